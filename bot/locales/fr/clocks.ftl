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
clock-figures = { $base } au départ, { $increment } de plus à chaque décision, { $cap } au plus. Seules les heures d’éveil comptent. Une fois le temps écoulé, { $zero }
zero-tell = la table en est avertie
zero-pass = le coup permis le moins nuisible est joué d’office
zero-ask = on demande aux autres comment continuer
lobby-clock = Pendule : { $clock }
menu-pace = Rythme, pendule et rappels
clock-choice-none = pas de pendule
clock-choice-tell = pendule ; à zéro, la table est avertie
clock-choice-pass = pendule ; à zéro, le coup permis le moins nuisible est joué
clock-choice-ask = pendule ; à zéro, on demande aux autres
clock-short = { $base } plus { $increment } par décision, { $cap } au plus

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
pace-how = Pour un autre rythme ou une autre pendule, donnez `/table pace` avec ce que vous souhaitez ; la majorité décide.
pace-in-lobby = Qui a ouvert la table choisit le rythme et la pendule dans *{ button-rules }*.
button-time-for = Plus de temps pour { $name }

# À zéro
remind-zero = C’est le dernier rappel. Votre temps se termine le <t:{ $zero }:f> (<t:{ $zero }:R>) ; { $how ->
        [finish] votre tour sera alors terminé tel quel
        [pass] le coup permis le moins nuisible sera alors joué pour vous
        [ask] on demandera alors aux autres comment continuer
       *[tell] la table en sera alors avertie
    }. Les autres joueurs de la partie peuvent vous donner plus de temps.
turn-clock-passed = ⏱️ Temps écoulé pour { $names } : le coup permis le moins nuisible a été joué d’office. Qui était au tour peut l’annuler tant que personne d’autre n’a joué.
turn-clock-finished = ⏱️ Temps écoulé pour { $names } : le tour a été terminé tel quel.
notice-clock-zero = ⏱️ Le temps { DE($name) } est écoulé. La partie attend ; les autres joueurs de la partie peuvent donner plus de temps.
notice-time-given = { $name } a donné plus de temps à { $seat }{ $until ->
        [0] { "" }
       *[other] , jusqu’au <t:{ $until }:f>
    }.
time-given = Vous avez donné plus de temps.

# Un autre rythme, une autre pendule
notice-pace-asked = { $name } propose un autre rythme : { $pace }. Pendule : { $clock }. { $more ->
        [one] Un autre joueur doit
       *[other] { $more } autres joueurs doivent
    } accepter avant le <t:{ $until }:f>.
notice-pace-passed = Rythme désormais : { $pace }. Pendule : { $clock }.
notice-pace-refused = Le rythme et la pendule restent les mêmes.
notice-pace-lapsed = Trop peu d’accords à temps : le rythme et la pendule restent les mêmes.

# Pourquoi non
clock-none = La table { $table } n’a pas de pendule.
time-own = Seuls les autres peuvent vous donner plus de temps.
time-absent = { $name } ne compte pas en ce moment, et n’a pas de pendule.
time-full = { $name } a autant de temps que la pendule le permet.
pace-the-same = C’est déjà le rythme et la pendule de la table { $table }.

# Au journal
act-clock = { $who } a choisi la pendule : { $clock }
act-clock-finished = ⏱️ La pendule a terminé le tour { DE($seat) } tel quel.
act-clock-passed = ⏱️ La pendule a passé pour { $seat }.
act-clock-zero = ⏱️ Le temps { DE($seat) } était écoulé.
act-time-given = { $who } a donné plus de temps à { $seat }.
act-pace-asked = { $who } a proposé un autre rythme : { $pace }. Pendule : { $clock }
act-pace-passed = Un autre rythme a été accepté : { $pace }. Pendule : { $clock }
act-pace-refused = Un autre rythme a été refusé.
act-pace-lapsed = La proposition d’un autre rythme a expiré.

# Commandes
cmd-table-pace = Rythme, pendule et temps restant ; avec des options, proposer autre chose
opt-pace = À quel rythme vous jouez
opt-clock = Une pendule réglée sur le rythme, et ce qui se passe à zéro
