# What moderators do, rest, hidden texts

closed = La table est fermée.
expelled = La place est libérée. Pour s’y rasseoir, il faudra une invitation de la modération ou de qui a ouvert la table.
expelled-last = La place est libérée. Il ne restait personne d’autre, la table est donc fermée.
was-expelled = La modération vous a retiré de la table { $table }. La modération, ou qui a ouvert la table, peut vous inviter de nouveau.
place-occupied = La table { $table } occupe déjà ce salon. Donnez la commande dans un autre salon ou dans un fil.
place-the-same = La table { $table } est déjà ici.
hidden = C’est masqué.
nothing-to-hide = À la table { $table }, aucun texte de ce genre ne peut être masqué. Choisissez dans la liste.
hidden-thread = C’est masqué. Je n’ai pas pu renommer le fil ; faites-le à la main.
hideable-table = Le nom de la table : { $text }
hideable-name = Le nom { $text }
hideable-reason = La raison d’une rectification : { $text }
rested = La table est au repos. La prochaine commande ou le prochain appui sur un bouton la réveillera.
rests-already = La table { $table } est déjà au repos.
rests-displaced = La table { $table } est au repos, et la table { $other } occupe maintenant son salon. Déplacez-la : donnez la commande `/table move` dans un autre salon.
status-rests = La table { $table } est au repos jusqu’à ce que quelqu’un y joue de nouveau.
news-rests = 💤 La table est au repos : personne n’a rien à décider.
lobby-stopped = La partie a été arrêtée avant la fin. La situation à ce moment :
absent-still = Le temps est arrêté à la table, { $name } n’en perd donc pas. Deux joueurs d’accord mettent fin à une pause avec `/table resume`.
lobby-expelled = La modération a retiré { $name } de la table.
notice-closed = { $name } (modération) a fermé la table { $table }.
notice-moved-away = La table { $table } continue dans <#{ $to }>.
notice-rests = Personne n’a joué à la table { $table } depuis { $days } jours : elle est mise au repos. Le temps ne court plus, et son salon est libre pour une autre. Rien n’est perdu ; quelqu’un de la table la réveille par une commande ou en appuyant sur un bouton.
notice-rests-by-moderator = { $name } (modération) met la table { $table } au repos. Le temps ne court plus, et son salon est libre pour une autre. Rien n’est perdu ; quelqu’un de la table la réveille par une commande ou en appuyant sur un bouton.
notice-woken = { $name } a réveillé la table { $table }. Elle reprend où elle en était, et son temps aussi.
notice-resumed-early = La pause est finie, à la demande { DE($name) }. Le temps court de nouveau.
notice-pause-late = La pause a été acceptée trop tard : sa fin est déjà passée.
act-closed = { $who } a fermé la table.
act-expelled = { $who } a retiré { $seat } de la table.
act-relocated = { $who } a déplacé la table vers <#{ $place }>.
act-hidden = { $what ->
        [reason] { $who } a masqué la raison d’une rectification
        [table] { $who } a masqué le nom de la table
        [guest] { $who } a masqué le nom de quelqu’un sans place
        [ruling] { $who } a masqué une décision écrite par des joueurs
       *[player] { $who } a masqué le nom { DE($seat) }
    }.
act-rested = { $who } a mis la table au repos.
act-rested-by-time = La table a été mise au repos : personne n’avait joué depuis longtemps.
act-woken = { $who } a réveillé la table.

remark-conceded = { $name } avait déclaré forfait.
remark-suspended = La place { DE($name) } était suspendue.
remark-empty = La place { DE($name) } était vide.
remark-replaced = { $name } a repris la place en cours de partie.
remark-passed = La table a passé { $count ->
        [one] une fois
       *[other] { $count } fois
    } pour { $name }.

cmd-moderate-close = Fermer une table qui n’a pas encore commencé
cmd-moderate-expel = Retirer quelqu’un d’une table qui n’a pas encore commencé
cmd-moderate-move = Amener une table de ce serveur dans ce salon
cmd-moderate-hide = Masquer un texte écrit par quelqu’un : le nom de la table ou d’une personne
opt-hidden-text = Ce qu’il faut masquer
cmd-moderate-rest = Mettre une table au repos jusqu’à ce que quelqu’un y joue de nouveau
suggest-none-suspended = Personne n’est suspendu ici
