# What moderators do, rest, hidden texts

closed = Der Tisch ist geschlossen.
expelled = Der Platz ist frei. Wer hier saß, kann erst wieder Platz nehmen, wenn die Moderation oder wer den Tisch eröffnet hat dazu einlädt.
expelled-last = Der Platz ist frei. Sonst saß niemand am Tisch, also ist er geschlossen.
was-expelled = Die Moderation hat dich von Tisch { $table } genommen. Die Moderation oder wer den Tisch eröffnet hat kann dich wieder einladen.
place-occupied = Hier ist schon Tisch { $table }. Gib den Befehl in einem anderen Kanal oder in einem Thread.
place-the-same = Tisch { $table } ist schon hier.
hidden = Das ist ausgeblendet.
nothing-to-hide = An Tisch { $table } gibt es keinen solchen Text, den man ausblenden könnte. Wähle aus der Liste.
hidden-thread = Das ist ausgeblendet. Den Thread konnte ich nicht umbenennen; bitte mach das von Hand.
hideable-table = Der Name des Tisches: { $text }
hideable-name = Der Name { $text }
hideable-reason = Der Grund einer Berichtigung: { $text }
rested = Der Tisch ruht. Der nächste Befehl oder Knopfdruck dort weckt ihn.
rests-already = Tisch { $table } ruht schon.
rests-displaced = Tisch { $table } ruht, und seinen Kanal hat inzwischen Tisch { $other }. Verlege ihn: Gib in einem anderen Kanal `/table move` ein.
status-rests = Tisch { $table } ruht, bis dort jemand weitermacht.
news-rests = 💤 Der Tisch ruht: Niemand muss etwas entscheiden.
lobby-stopped = Das Spiel wurde vorzeitig beendet. So stand es:
absent-still = Am Tisch steht die Zeit still, also verliert { $name } keine. Zu zweit könnt ihr eine Pause mit `/table resume` beenden.
lobby-expelled = Die Moderation hat { $name } vom Tisch genommen.
notice-closed = { $name } (Moderation) hat Tisch { $table } geschlossen.
notice-moved-away = Tisch { $table } geht in <#{ $to }> weiter.
notice-rests = An Tisch { $table } hat { $days } Tage lang niemand gezogen; jetzt ruht er. Es läuft keine Zeit, und der Kanal ist für einen anderen Tisch frei. Verloren ist nichts: Sobald jemand, der hier sitzt, einen Befehl gibt oder einen Knopf drückt, geht es weiter.
notice-rests-by-moderator = { $name } (Moderation) lässt Tisch { $table } ruhen. Es läuft keine Zeit, und der Kanal ist für einen anderen Tisch frei. Verloren ist nichts: Sobald jemand, der hier sitzt, einen Befehl gibt oder einen Knopf drückt, geht es weiter.
notice-woken = { $name } hat Tisch { $table } geweckt. Das Spiel geht weiter, wo es stand, und die Zeit läuft wieder.
notice-resumed-early = Die Pause ist auf Bitte von { $name } vorbei. Die Zeit läuft wieder.
notice-pause-late = Die Zustimmung zur Pause kam zu spät: Ihr Ende ist schon vorbei.
act-closed = { $who } schloss den Tisch.
act-expelled = { $who } nahm { $seat } vom Tisch.
act-relocated = { $who } verlegte den Tisch nach <#{ $place }>.
act-hidden = { $what ->
        [reason] { $who } blendete den Grund einer Berichtigung aus
        [table] { $who } blendete den Namen des Tisches aus
        [guest] { $who } blendete den Namen von jemandem ohne Platz aus
        [ruling] { $who } blendete eine Regelung der Spieler aus
       *[player] { $who } blendete den Namen von { $seat } aus
    }.
act-rested = { $who } ließ den Tisch ruhen.
act-rested-by-time = Seit diesem Tag ruhte der Tisch, weil lange niemand gezogen hatte.
act-woken = { $who } weckte den Tisch.

remark-conceded = { $name } hatte sich geschlagen gegeben.
remark-suspended = { $name } war gesperrt.
remark-empty = Der Platz von { $name } war leer.
remark-replaced = { $name } hat den Platz während des Spiels übernommen.
remark-passed = Für { $name } wurde { $count ->
        [one] einen Zug lang
       *[other] { $count } Züge lang
    } gepasst.

cmd-moderate-close = Einen Tisch schließen, der noch auf den Start wartet
cmd-moderate-expel = Jemanden von einem Tisch nehmen, der noch auf den Start wartet
cmd-moderate-move = Einen Tisch dieses Servers in diesen Kanal verlegen
cmd-moderate-hide = Einen Text ausblenden, den jemand geschrieben hat: den Namen des Tisches oder einer Person
opt-hidden-text = Was ausgeblendet wird
cmd-moderate-rest = Einen Tisch ruhen lassen, bis dort jemand weitermacht
suggest-none-suspended = Hier ist niemand gesperrt
