# What moderators do, rest, hidden texts

closed = La table est fermée.
expelled = La place est libérée. Pour s’y rasseoir, il faudra une invitation de la modération ou de qui a ouvert la table.
expelled-last = La place est libérée. Il ne restait personne d’autre, la table est donc fermée.
was-expelled = La modération vous a retiré de la table { $table }. La modération, ou qui a ouvert la table, peut vous inviter de nouveau.
place-occupied = La table { $table } occupe déjà ce salon. Donnez la commande dans un autre salon ou dans un fil.
place-the-same = La table { $table } est déjà ici.
lobby-expelled = La modération a retiré { $name } de la table.
notice-closed = { $name } (modération) a fermé la table { $table }.
notice-moved-away = La table { $table } continue dans <#{ $to }>.
act-closed = { $who } a fermé la table.
act-expelled = { $who } a retiré { $seat } de la table.
act-relocated = { $who } a déplacé la table vers <#{ $place }>.

cmd-moderate-close = Fermer une table qui n’a pas encore commencé
cmd-moderate-expel = Retirer quelqu’un d’une table qui n’a pas encore commencé
cmd-moderate-move = Amener une table de ce serveur dans ce salon
