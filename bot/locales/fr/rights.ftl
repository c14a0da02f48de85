# Who may do what, who counts, going on without somebody

button-wait = Attendre
button-time = Plus de temps
button-pass = Passer
button-seat = Chercher un remplaçant
button-computer = Laisser jouer un ordinateur

# What was done
ended = La partie est terminée.
returned = Bon retour : votre place est de nouveau à vous, et elle compte.
conceded = Vous avez déclaré forfait. Les autres continuent ; le résultat le dira. `/table return` l’annule tant que la place est à vous.
suspended = La place est suspendue.
reinstated = La suspension est levée ; la place peut de nouveau jouer.

# Why not
moderator-plays = Vous jouez à la table { $table } : la majorité, ou quelqu’un d’autre de la modération, en décide.
moderators-only = C’est réservé à la modération, c’est-à-dire à qui peut gérer les messages ici.
openers-only = C’est réservé à la modération et à qui a ouvert la table { $table }.
openers-for-a-day = { $name } a ouvert la table et en décide jusqu’au <t:{ $from }:f> ; ensuite, toute la table le peut.
seat-suspended = Votre place à la table { $table } est suspendue. La modération peut lever la suspension.
nothing-to-return-to = Aucune place ne vous attend à la table { $table }.
application-open = La table se prononce déjà sur { $newcomer }. Réessayez quand ce sera décidé.
asked-in-vain = Vous l’avez déjà demandé en vain. Vous pourrez le redemander après avoir terminé un tour, ou à partir du <t:{ $until }:f>.
applied-in-vain = La table ne vous a pas accepté. Vous pourrez le redemander à partir du <t:{ $until }:f>.
somebody-can-end = Quelqu’un à la table peut encore en décider : `/table abandon`.
nobody-to-accept = Personne à la table ne peut vous accepter pour l’instant. Quiconque y a une place peut revenir en jouant.
absent-yourself = Vous êtes là : c’est votre propre place.
absent-not-waited-for = Rien n’attend { $name } en ce moment.
absent-counts = { $until ->
        [0] Le temps { DE($name) } ne court qu’une fois le message de tour dans le salon
       *[other] { $name } a du temps jusqu’au <t:{ $until }:f>
    }. Ce temps écoulé, les autres pourront décider de la suite.
pause-already = La table est déjà en pause, jusqu’au <t:{ $until }:f>.
pause-too-long = Choisissez une fin de pause à venir, dans { $days } jours au plus.
pause-none = La table n’est pas en pause.
conceded-already = Vous avez déjà déclaré forfait.
suspended-already = La place { DE($name) } est déjà suspendue.
not-suspended = La place { DE($name) } n’est pas suspendue.
suspend-yourself = Votre propre place, vous pouvez la quitter : `/table leave`.
suspend-needs-others = Il faut l’accord d’un autre joueur, et personne d’autre n’est là. Adressez-vous à quelqu’un d’autre de la modération.

# What the channel is told
notice-called = { $who } : { $line }
turn-passed = La table a passé pour { $names }.
notice-stopped = La partie de la table { $table } a été arrêtée avant la fin.
notice-conceded = { $name } déclare forfait. Les autres continuent ; désormais, on passe pour cette place, et `/table absent` permet de chercher un remplaçant ou un ordinateur.
notice-suspended = La place { DE($name) } est suspendue et ne voit plus rien de nouveau. Décidez de la suite avec `/table absent`.
notice-reinstated = { $name } peut de nouveau jouer.
notice-paused = Pause jusqu’au <t:{ $until }:f>, à la demande { DE($name) } : le temps ne court plus. On peut jouer quand même ; deux joueurs d’accord y mettent fin plus tôt avec `/table resume`.
notice-resumed = La pause est finie. Le temps court de nouveau.
notice-outage = J’ai été injoignable pendant { $counted ->
    [days] { $days } jours
   *[hours] { $hours } heures
}. Cela ne compte pour personne : qui doit décider a d’autant plus de temps.
notice-server-back = Ce serveur m’a été inaccessible pendant { $counted ->
    [days] { $days } jours
   *[hours] { $hours } heures
}. Cela ne compte pour personne.
notice-absent-asked = { $why ->
        [empty] La place { DE($seat) } est vide
        [gone] { $seat } a quitté le serveur, et la partie attend
        [conceded] { $seat } a déclaré forfait, et la table passe pour cette place
        [suspended] La place { DE($seat) } est suspendue, et la partie attend
        [slow] { $seat } a mis très longtemps pour ses derniers tours, et la partie attend
        [time] Le temps { DE($seat) } est écoulé, et la partie attend
       *[silent] { $seat } n’a pas joué depuis longtemps, et la partie attend
    }. Comment continuer ? *{ button-wait }*, *{ button-time }*, *{ button-pass }* (le coup permis le moins nuisible, jusqu’au retour { DE($seat) }), *{ button-seat }* ou *{ button-computer }* (joue au niveau Steiger) ; { $more ->
        [one] un autre joueur doit
       *[other] { $more } autres joueurs doivent
    } faire le même choix avant le <t:{ $until }:f>. { $choice ->
        [wait] { $name } pose la question et choisit *{ button-wait }*.
        [time] { $name } pose la question et choisit *{ button-time }*.
        [pass] { $name } pose la question et choisit *{ button-pass }*.
        [seat] { $name } pose la question et choisit *{ button-seat }*.
        [computer] { $name } pose la question et choisit *{ button-computer }*.
       *[none] { "" }
    }
notice-absent-refused = Vous n’êtes pas d’accord sur la suite sans { $seat }. La partie attend ; `/table absent` repose la question.
notice-absent-lapsed = Pas d’accord à temps sur la suite sans { $seat }. La partie attend ; `/table absent` repose la question.
notice-pause-asked = { $name } demande une pause jusqu’au <t:{ $to }:f>. { $more ->
        [one] Un autre joueur doit
       *[other] { $more } autres joueurs doivent
    } accepter avant le <t:{ $until }:f>.
notice-pause-refused = Il n’y aura pas de pause.
notice-pause-lapsed = Trop peu d’accords à temps ; il n’y aura pas de pause.
notice-resume-asked = { $name } demande la fin de la pause. L’accord d’un autre joueur suffit.
notice-resume-refused = La pause continue.
notice-resume-lapsed = La pause continue.
notice-suspend-asked = { $name } propose de suspendre la place { DE($seat) } en raison de son comportement. { $more ->
        [one] Un autre joueur doit
       *[other] { $more } autres joueurs doivent
    } accepter avant le <t:{ $until }:f>.
notice-suspend-refused = La place { DE($seat) } n’est pas suspendue.
notice-suspend-lapsed = Trop peu d’accords à temps ; la place { DE($seat) } n’est pas suspendue.

# The same as an earlier version asked it: how many must agree, not how many more
notice-undo-asked-before = { $name } demande d’annuler { $turns ->
        [one] le dernier tour
       *[other] les { $turns } derniers tours
    }. Tous les joueurs cités doivent accepter avant le <t:{ $until }:f> ({ $needed } accords).
notice-abandon-asked-before = { $name } propose d’abandonner. { $needed } joueurs doivent accepter avant le <t:{ $until }:f>.
notice-replace-asked-before = { $newcomer } voudrait prendre la place libre { DE($name) }. { $needed ->
        [one] Un joueur doit
       *[other] { $needed } joueurs doivent
    } accepter avant le <t:{ $until }:f>.

# Acts in the log
act-who = { $role ->
        [moderator] { $name } (modération)
        [member] { $name } (sans place)
       *[other] { $name }
    }
act-abandon-asked = { $who } a proposé d’abandonner la partie.
act-abandon-passed = L’abandon a été accepté.
act-abandon-refused = L’abandon a été refusé.
act-abandon-lapsed = La proposition d’abandon a expiré.
act-replace-asked = { $who } a demandé la place { DE($name) }.
act-replace-passed = La table a accepté { $newcomer }.
act-replace-refused = La candidature a été refusée.
act-replace-lapsed = La candidature a expiré.
act-absent-asked = { $who } a demandé comment continuer sans { $seat }.
act-absent-passed = La table a décidé comment continuer sans { $seat } : { $choice ->
        [wait] { button-wait }
        [time] { button-time }
        [seat] { button-seat }
        [computer] { button-computer }
       *[pass] { button-pass }
    }.
act-absent-refused = La table ne s’est pas accordée sur la suite sans { $seat }.
act-absent-lapsed = La table n’a pas trouvé d’accord à temps sur la suite sans { $seat }.
act-pause-asked = { $who } a demandé une pause jusqu’au <t:{ $to }:f>.
act-pause-passed = La pause a été acceptée, jusqu’au <t:{ $to }:f>.
act-pause-refused = La pause a été refusée.
act-pause-lapsed = La demande de pause a expiré.
act-resume-asked = { $who } a demandé la fin de la pause.
act-resume-passed = La fin de la pause a été acceptée.
act-resume-refused = La pause a continué.
act-resume-lapsed = La pause a continué.
act-resumed = La pause était finie.
act-suspend-asked = { $who } a proposé de suspendre la place { DE($seat) }.
act-suspend-passed = La suspension { DE($seat) } a été acceptée.
act-suspend-refused = La suspension { DE($seat) } a été refusée.
act-suspend-lapsed = La proposition de suspendre la place { DE($seat) } a expiré.
act-suspended = { $who } a suspendu la place { DE($seat) }.
act-reinstated = { $who } a levé la suspension { DE($seat) }.
act-ended = { $who } a mis fin à la partie, ce que personne à la table ne pouvait faire.
act-left = { $seat } a quitté la partie, la place attend.
act-returned = { $seat } est de retour.
act-conceded = { $who } a déclaré forfait.
act-passed = La table a passé pour { $seat }.
act-absent-due = { $why ->
        [time] Le temps { DE($seat) } était écoulé ; on a demandé à la table comment continuer.
       *[other] { $seat } ne vient pas ; on a demandé à la table comment continuer.
    }

# Commands about seats
cmd-table-absent = Demander comment continuer sans quelqu’un qui ne vient pas
cmd-table-concede = Déclarer forfait ; les autres continuent
cmd-table-return = Reprendre votre place
cmd-table-pause = Demander une pause : le temps s’arrête
cmd-table-resume = Demander la fin de la pause
cmd-moderate = Pour la modération du salon
cmd-moderate-suspend = Suspendre un joueur pour son comportement
cmd-moderate-reinstate = Lever une suspension
cmd-moderate-end = Terminer une partie que personne à la table ne peut terminer
opt-absent-player = Qui ne vient pas
opt-absent-how = Ce que vous souhaitez
opt-pause-until = Le dernier jour de la pause, par exemple demain, 2.12. ou 12 déc
opt-player = La personne
button-concede = Déclarer forfait
button-quit = Quitter la partie
button-stop = Arrêter la partie
button-return = Je suis de retour
sure-concede = Déclarer forfait à la table { $table } ? On passe alors pour votre place, ou quelqu’un d’autre la prend ; les autres continuent et le résultat le dira.
sure-quit = Quitter la table { $table } ? Votre place attend telle quelle : `/table return` vous la rend tant que personne ne l’a prise.
sure-stop = Personne d’autre ne compte à la table { $table } en ce moment : cela arrête la partie aussitôt, pour les absents aussi.
sure-alone = À la table { $table }, vous jouez sans autre personne : sans vous, la partie s’arrête aussitôt.
you-are-passed = ⏭️ Les autres continuent sans vous : on passe vos décisions. *{ button-return }* y met fin.
absent-how-unknown = Choisissez comment continuer : attendre, donner plus de temps, passer, chercher un remplaçant ou un ordinateur.
player-unknown = { $table ->
    [0] L’entraînement
   *[other] La table { $table }
} n’a personne de ce nom, ou plusieurs. Choisissez dans la liste.
