# What moderators do, rest, hidden texts

closed = Der Tisch ist geschlossen.
expelled = Der Platz ist frei. Wer hier saß, kann erst wieder Platz nehmen, wenn die Moderation oder wer den Tisch geöffnet hat dazu einlädt.
expelled-last = Der Platz ist frei. Sonst saß niemand am Tisch, also ist er geschlossen.
was-expelled = Die Moderation hat dich von Tisch { $table } genommen. Die Moderation oder wer den Tisch geöffnet hat kann dich wieder einladen.
place-occupied = Tisch { $table } hat schon genau diesen Kanal. Gib den Befehl in einem anderen Kanal oder in einem Thread.
place-the-same = Tisch { $table } ist schon hier.
hidden = Das ist ausgeblendet.
nothing-to-hide = An Tisch { $table } gibt es keinen solchen Text, den man ausblenden könnte. Wähle aus der Liste.
hidden-thread = Das ist ausgeblendet. Den Thread konnte ich nicht umbenennen; bitte mach das von Hand.
hideable-table = Der Name des Tisches: { $text }
hideable-name = Der Name { $text }
lobby-expelled = Die Moderation hat { $name } vom Tisch genommen.
notice-closed = { $name } (Moderation) hat Tisch { $table } geschlossen.
notice-moved-away = Tisch { $table } geht in <#{ $to }> weiter.
act-closed = { $who } schloss den Tisch.
act-expelled = { $who } nahm { $seat } vom Tisch.
act-relocated = { $who } verlegte den Tisch nach <#{ $place }>.
act-hidden = { $what ->
        [table] { $who } blendete den Namen des Tisches aus
        [guest] { $who } blendete den Namen von jemandem ohne Platz aus
       *[player] { $who } blendete den Namen von { $seat } aus
    }.

cmd-moderate-close = Einen Tisch schließen, der noch auf den Start wartet
cmd-moderate-expel = Jemanden von einem Tisch nehmen, der noch auf den Start wartet
cmd-moderate-move = Einen Tisch dieses Servers in diesen Kanal verlegen
cmd-moderate-hide = Einen Text ausblenden, den jemand geschrieben hat: den Namen des Tisches oder einer Person
opt-hidden-text = Was ausgeblendet wird
