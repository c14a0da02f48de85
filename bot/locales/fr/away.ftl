# Être absent
cmd-me-away = Annoncer une absence, des vacances par exemple ; sans option, montre celles déjà annoncées
opt-away-from = Le premier jour, par exemple aujourd’hui, 2/12 ou 2 décembre
opt-away-to = Le dernier jour de votre absence
opt-away-show = Montrer ou non aux autres quel jour vous revenez
away-none = Vous n’avez annoncé aucune absence. Faites-le avec `/me away`, *from* et *to*.
away-several = Vos absences :
away-one = • { $span }
away-days = 🧳 **{ $span }**
away-begun = C’est commencé : vous n’êtes pas là.
away-ahead = Cela commence tout seul.
away-read-shown = Les autres lisent : pas là, retour le { $date }.
away-read-hidden = Les autres lisent *pas là*, et aucun jour.
away-at = • Table { $table } : { $choice }
away-at-over = • Table { $table } : vous y êtes de retour
away-no-tables = Vous ne jouez à aucune table en ce moment. Une partie qui commence entre-temps vous attend.
away-later = Une partie vous attend 14 jours au plus, toutes vos absences comprises ; ensuite, votre temps court. Les parties que vous rejoignez plus tard vous attendent aussi.
away-zone = Les jours sont ceux { DE($city) } ; `/me hours` change votre fuseau.
away-choice-wait = la partie vous attend
away-choice-pass = on passe pour vous jusqu’à votre retour
away-choice-seat = on vous cherche un remplaçant, pour de bon
away-menu = Table { $table } : { $choice }
away-short-wait = attendre
away-short-pass = passer
away-short-seat = remplaçant
away-option-wait = M’attendre
away-option-pass = Passer pour moi jusqu’à mon retour
away-option-seat = Me chercher un remplaçant, pour de bon
away-which = Choisissez les jours
away-kept = C’est noté. Que faire entre-temps à vos tables ? Sans réponse, elles vous attendent.
away-taken-back = Cette absence est annulée.
away-ended = Bon retour. Vos tables sont prévenues.
away-chosen-wait = C’est noté : cette partie vous attend.
away-chosen-pass = C’est noté : on y passe pour vous, jusqu’à ce que vous jouiez ou soyez de retour.
away-chosen-seat = C’est noté : le premier jour, j’y propose votre place. Elle est de nouveau à vous avec `/table return` tant que personne ne l’a prise.
away-shown = C’est noté : les autres lisent quand vous êtes de retour.
away-hidden = C’est noté : les autres ne lisent aucun jour.
away-sure-seat = Votre absence a déjà commencé : votre place à la table { $table } est proposée tout de suite, pour de bon. Elle est de nouveau à vous avec `/table return` tant que personne ne l’a prise.
away-past = Ce jour est passé. Une absence commence aujourd’hui ou plus tard. Rien n’a changé.
away-backwards = Le dernier jour vient avant le premier. Rien n’a changé.
away-too-long = Une absence dure { $days } jours au plus ; pour plus, rendez vos places avec `/table leave`. Rien n’a changé.
away-too-far = Une absence commence dans { $days } jours au plus tard. Si vous pensiez à un autre jour, écrivez aussi l’année. Rien n’a changé.
away-too-many = Vous avez déjà { $count } absences prévues ; annulez-en une d’abord. Rien n’a changé.
away-overlaps = Vous avez déjà annoncé une absence du { $first } au { $last } ; annulez-la d’abord. Rien n’a changé.
away-half = Donnez les deux jours, *from* et *to*. Rien n’a changé.
away-unknown = Cette absence est finie ou annulée.
button-away = Je m’absente
button-away-back = Je suis de retour
button-away-drop = Annuler l’absence
button-away-show = Montrer le jour de mon retour
button-away-hide = Cacher le jour de mon retour
button-away-all = Toutes mes absences
button-away-seat = Proposer ma place
form-away = Je m’absente
form-away-from = Premier jour (aujourd’hui, 2/12, 2 décembre)
form-away-to = Dernier jour d’absence
you-are-away = 🧳 Vous n’êtes pas là, et les autres le lisent. *{ button-away-back }* y met fin partout.
away-named = { $name } ({ $back ->
    [no] pas là
   *[other] pas là, retour le { $back }
})
notice-away-wait = 🧳 { $names } s’absente{ $back ->
    [no] { "" }
   *[other] , retour le { $back }
}. Quand c’est à { $names }, la partie attend, 14 jours au plus.
notice-away-ran = 🧳 { $names } s’absente{ $back ->
    [no] { "" }
   *[other] , retour le { $back }
}. La partie a déjà attendu 14 jours, le temps court donc.
notice-away-pass = 🧳 { $names } s’absente{ $back ->
    [no] { "" }
   *[other] , retour le { $back }
}. Entre-temps, la table passe pour { $names }, qui l’a voulu ainsi.
notice-away-spent = La partie a déjà attendu { $names } 14 jours. À partir de maintenant, le temps court.
notice-away-back = { $names } est de retour.{ $counted ->
    [no] { "" }
    [hours] {" "}Le temps s’était arrêté pour ce tour : { $hours ->
            [one] 1 heure ne compte
           *[other] { $hours } heures ne comptent
        } pas.
   *[days] {" "}Le temps s’était arrêté pour ce tour : { $days } jours ne comptent pas.
}
absent-away = { $name } n’est pas là, et la partie attend 14 jours au plus. Qui le veut peut demander une pause, ou la fin de la partie.
