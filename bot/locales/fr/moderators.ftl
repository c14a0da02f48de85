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
lobby-expelled = La modération a retiré { $name } de la table.
notice-closed = { $name } (modération) a fermé la table { $table }.
notice-moved-away = La table { $table } continue dans <#{ $to }>.
act-closed = { $who } a fermé la table.
act-expelled = { $who } a retiré { $seat } de la table.
act-relocated = { $who } a déplacé la table vers <#{ $place }>.
act-hidden = { $what ->
        [table] { $who } a masqué le nom de la table
        [guest] { $who } a masqué le nom de quelqu’un sans place
       *[player] { $who } a masqué le nom de { $seat }
    }.

cmd-moderate-close = Fermer une table qui n’a pas encore commencé
cmd-moderate-expel = Retirer quelqu’un d’une table qui n’a pas encore commencé
cmd-moderate-move = Amener une table de ce serveur dans ce salon
cmd-moderate-hide = Masquer un texte écrit par quelqu’un : le nom de la table ou d’une personne
opt-hidden-text = Ce qu’il faut masquer
