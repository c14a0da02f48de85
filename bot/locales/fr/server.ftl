# Ce qui relève du serveur, et la recherche de joueurs

# Le panneau
server-title = **Les tables de ce serveur**
server-page-opening = Ouverture
server-page-new = Nouvelles tables
server-page-wanted = Recherche de joueurs
server-channels = On peut ouvrir des tables dans { $places }.
server-channels-all = On peut ouvrir des tables dans tous les salons.
server-roles = Peuvent les ouvrir : { $roles }.
server-roles-all = Tout le monde peut les ouvrir.
server-most = Une même personne peut avoir ouvert { $most ->
        [one] une table
       *[other] { $most } tables
    } à la fois.
server-most-any = Une même personne peut ouvrir autant de tables qu’elle veut.
server-language = Langue des nouvelles tables : { $language }, sauf demande contraire.
server-language-any = Langue des nouvelles tables : celle de la personne qui les ouvre.
server-pace = Rythme des nouvelles tables : { $pace }.
server-clock = Pendule des nouvelles tables : { $clock }.
server-unreminded = Aux nouvelles tables, personne ne reçoit de rappel.
server-hours = Heures d’éveil des nouvelles tables : { $span } ({ $place }).
server-zone-usual = là où l’on parle le plus la langue de la table
server-wanted = On cherche des joueurs dans <#{ $place }>, sans mention.
server-wanted-role = On cherche des joueurs dans <#{ $place }> ; { $role } y est mentionné, une fois par table et une fois par jour pour qui ouvre des tables.
server-wanted-nowhere = Aucun salon n’est choisi pour chercher des joueurs.
server-unusable = Je ne peux ni voir ni écrire dans { $places } : il m’y manque des droits.
server-any-language = celle de qui ouvre la table
server-any-number = sans limite
server-most-choice = { $most ->
        [one] une table
       *[other] { $most } tables
    }
menu-server-channels = Salons pour les tables (aucun : tous)
menu-server-roles = Rôles qui ouvrent des tables (aucun : tous)
menu-server-most = Tables ouvertes par personne
menu-server-language = Langue des nouvelles tables
menu-server-pace = Rythme, pendule et rappels
menu-server-channel = Salon de la recherche de joueurs
menu-server-role = Rôle qui y est mentionné
button-server-hours = Fuseau et heures…
button-usual-hours = Heures habituelles
form-server-hours = Heures d’éveil des nouvelles tables

# Ce qui a été fait
server-set = C’est choisi. Les tables déjà ouvertes continuent comme avant.
wanted-posted = La recherche de joueurs est lancée.
wanted-posted-quietly = La recherche de joueurs est lancée. Le rôle n’a pas été mentionné : c’est une fois par jour au plus.

# Pourquoi non
managers-only = C’est réservé à qui gère ce serveur (le droit *Gérer le serveur*). `/table check` montre ce qui est choisi.
opens-elsewhere = Sur ce serveur, les tables se tiennent dans certains salons : { $places }.
opens-nowhere = Sur ce serveur, les tables se tiennent dans certains salons, et il n’y en a aucun que vous voyiez et où je puisse écrire. Qui gère le serveur peut y remédier : `/server`.
opens-by-role = Sur ce serveur, les tables sont ouvertes par { $roles }. Tout le monde peut s’y joindre.
opens-too-many = Sur ce serveur, une même personne peut avoir ouvert { $most ->
        [one] une table
       *[other] { $most } tables
    } à la fois. Vous en avez déjà ouvert autant ; `/table status` montre vos tables.
wanted-nowhere = Aucun salon de ce serveur n’est choisi pour chercher des joueurs. Qui gère le serveur peut en choisir un : `/server`.
wanted-no-right = Je ne peux pas écrire dans <#{ $place }>, où l’on cherche des joueurs. Qui gère le serveur peut aider.
wanted-already = On cherche déjà des joueurs dans <#{ $place }> ; l’annonce y suit votre table.
wanted-unseen = Vous ne voyez pas le salon de cette table.

# L’annonce
button-wanted = Chercher des joueurs
wanted-head = **On cherche des joueurs :** { $game }, table { $table }
wanted-free = { $free ->
        [0] Toutes les places sont prises
        [one] Une place est libre
       *[other] { $free } places sont libres
    }. À la table : { $names }
wanted-hours = Heures d’éveil : de { $start } à { $end } ({ $zone })
wanted-all-day = On est debout jour et nuit ({ $zone })
wanted-elsewhere = On cherche désormais des joueurs ailleurs.
act-wanted = { $who } a cherché des joueurs.

# Commandes
cmd-server = Où s’ouvrent les tables de ce serveur, par qui, et comment elles commencent
opt-wanted = Chercher des joueurs dans le salon du serveur prévu pour cela
