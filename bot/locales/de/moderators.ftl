# What moderators do, rest, hidden texts

closed = Der Tisch ist geschlossen.
expelled = Der Platz ist frei. Wer hier saß, kann erst wieder Platz nehmen, wenn die Moderation oder wer den Tisch geöffnet hat dazu einlädt.
expelled-last = Der Platz ist frei. Sonst saß niemand am Tisch, also ist er geschlossen.
was-expelled = Die Moderation hat dich von Tisch { $table } genommen. Die Moderation oder wer den Tisch geöffnet hat kann dich wieder einladen.
place-occupied = Tisch { $table } hat schon genau diesen Kanal. Gib den Befehl in einem anderen Kanal oder in einem Thread.
place-the-same = Tisch { $table } ist schon hier.
lobby-expelled = Die Moderation hat { $name } vom Tisch genommen.
notice-closed = { $name } (Moderation) hat Tisch { $table } geschlossen.
notice-moved-away = Tisch { $table } geht in <#{ $to }> weiter.
act-closed = { $who } schloss den Tisch.
act-expelled = { $who } nahm { $seat } vom Tisch.
act-relocated = { $who } verlegte den Tisch nach <#{ $place }>.

cmd-moderate-close = Einen Tisch schließen, der noch auf den Start wartet
cmd-moderate-expel = Jemanden von einem Tisch nehmen, der noch auf den Start wartet
cmd-moderate-move = Einen Tisch dieses Servers in diesen Kanal verlegen
