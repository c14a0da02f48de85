# La pendule d’une table

# Chiffres : heures d’éveil, 14 par jour
span-hours = { $hours } h
span-days = { $hours } h ({ $days ->
        [one] 1 jour d’éveil
       *[other] { $days } jours d’éveil
    })
span-minutes = { $minutes } min
span-both = { $hours } h { $minutes } min
clock-none-chosen = aucune
clock-figures = { $base } au départ, { $increment } de plus à chaque décision, { $cap } au plus. Seules les heures d’éveil comptent. Le temps écoulé : { $zero }
zero-tell = la table en est avertie
zero-pass = la décision est passée, par le coup permis le moins nuisible
zero-ask = on demande aux autres
lobby-clock = Pendule : { $clock }
menu-pace = Rythme, pendule et rappels
clock-choice-none = pas de pendule
clock-choice-tell = pendule ; à zéro, la table est avertie
clock-choice-pass = pendule ; à zéro, la décision est passée
clock-choice-ask = pendule ; à zéro, on demande aux autres
clock-short = { $base } + { $increment } par décision, { $cap } au plus

# Le temps restant
time-until = ⏱️ Vous avez jusqu’au <t:{ $zero }:f>.
time-over = ⏱️ Votre temps est écoulé depuis le <t:{ $zero }:f>.
time-still = ⏱️ Il vous reste { $span } ; votre temps est arrêté.
turn-until = ⏱️ Jusqu’au <t:{ $zero }:f>
turn-until-each = ⏱️ { $name } : jusqu’au <t:{ $zero }:f>
status-until = jusqu’au <t:{ $zero }:f>
pace-title = Rythme et pendule de la table { $table }
pace-seat-until = { $name } : jusqu’au <t:{ $zero }:f>
pace-seat-over = { $name } : temps écoulé depuis le <t:{ $zero }:f>
pace-seat-left = { $name } : encore { $span }
pace-how = Un autre rythme ou une autre pendule : `/table pace` avec ce que vous souhaitez ; la majorité décide.
pace-in-lobby = Qui a ouvert la table choisit le rythme et la pendule sous *{ button-rules }*.
button-time-for = Plus de temps pour { $name }

# À zéro
remind-zero = C’est le dernier rappel. Votre temps s’écoule le <t:{ $zero }:f> (<t:{ $zero }:R>) ; { $how ->
        [finish] votre tour sera alors terminé tel quel
        [pass] le coup permis le moins nuisible sera alors joué pour vous
        [ask] on demandera alors aux autres comment continuer
       *[tell] la table en sera alors avertie
    }. Toute autre personne de la partie peut vous donner plus de temps.
turn-clock-passed = ⏱️ Temps écoulé pour { $names } : la pendule a passé. On peut revenir sur son propre tour tant que personne d’autre n’a agi.
turn-clock-finished = ⏱️ Temps écoulé pour { $names } : la pendule a terminé le tour tel quel.
notice-clock-zero = ⏱️ Le temps de { $name } est écoulé. La partie attend ; toute autre personne de la partie peut donner plus de temps.
notice-time-given = { $name } a donné plus de temps à { $seat }{ $until ->
        [0] { "" }
       *[other] , jusqu’au <t:{ $until }:f>
    }.
time-given = C’est donné.

# Un autre rythme, une autre pendule
notice-pace-asked = { $name } propose un autre rythme : { $pace }. Pendule : { $clock }. { $more } { $more ->
        [one] autre place doit
       *[other] autres places doivent
    } être d’accord, avant le <t:{ $until }:f>.
notice-pace-passed = Désormais, le rythme est : { $pace }. Pendule : { $clock }.
notice-pace-refused = Le rythme et la pendule restent les mêmes.
notice-pace-lapsed = Trop peu d’accords à temps : le rythme et la pendule restent les mêmes.

# Pourquoi non
clock-none = La table { $table } n’a pas de pendule.
time-own = Votre temps, ce sont les autres qui vous le donnent.
time-absent = { $name } ne compte pas en ce moment, et n’a pas de pendule.
time-full = { $name } a autant de temps que la pendule le permet.
pace-the-same = C’est déjà le rythme et la pendule de la table { $table }.

# Au journal
act-clock = { $who } a choisi la pendule : { $clock }
act-clock-finished = ⏱️ pendule : le tour de { $seat } a été terminé tel quel.
act-clock-passed = ⏱️ pendule : la table a passé pour { $seat }.
act-clock-zero = ⏱️ pendule : le temps de { $seat } était écoulé.
act-time-given = { $who } a donné plus de temps à { $seat }.
act-pace-asked = { $who } a proposé un autre rythme : { $pace }. Pendule : { $clock }
act-pace-passed = Un autre rythme a été décidé : { $pace }. Pendule : { $clock }
act-pace-refused = Un autre rythme a été refusé.
act-pace-lapsed = La proposition d’un autre rythme a expiré.

# Commandes
cmd-table-pace = Rythme, pendule et temps restant ; avec des options : proposer autre chose
opt-pace = À quel rythme vous jouez
opt-clock = Une pendule aux chiffres du rythme, et ce qui se passe à zéro
