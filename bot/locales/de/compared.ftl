# Was Computer verglichen haben
tenths = { $whole },{ $tenth }
reason-more = mehr
reason-less = weniger
reason-rival-more = der beste Gegner hat { $number ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} mehr
reason-rival-less = der beste Gegner hat { $number ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} weniger
reason-afterwards = was spätere Züge und der beste Gegner daraus machen

# Seiten mit dem, was ein Computer verglichen hat
button-compared = Was Computer verglichen
compared-title = **{ $name }** hat verglichen · { $round } ({ $number }/{ $count })
compared-first = **1. { $moves }** · gespielt
compared-less = **{ $number }. { $moves }** · { $worth }
compared-better = **{ $number }. { $moves }** · { $worth }, in der Eile übersehen
compared-even = **{ $number }. { $moves }** · ebenso gut
plan-moves-times = { $move } ({ $count }-mal)
plan-moves-more = und { $count ->
    [one] noch eine Aktion
   *[other] noch { $count } Aktionen
}
compared-reason = • { $worth }: { $reason }
compared-rest = • { $worth }: { $count ->
    [one] ein anderes
   *[other] { $count } andere Dinge
}
compared-alone = -# Sonst war nichts eine Überlegung wert.
compared-foot = -# Hinter einem Plan: erwartete Punkte am Ende gegenüber dem ersten (meist zählen die des besten Gegners halb dagegen). Darunter: was sofort anders ist und was daraus wird.
compared-unreadable = Was hier verglichen wurde, lässt sich nicht mehr lesen.
compared-secret = Dieser Zug hängt an etwas, das nur dieser Computer weiß. Er wird gezeigt, sobald das offen liegt, spätestens nach dem Spiel.
compared-later = Was Computer an Tisch { $table } verglichen haben, wird nach dem Spiel gezeigt.
compared-none = { table-at-first } hat noch kein Computer etwas verglichen.

# Tipps
button-hint = Tipp
button-hint-back = Zurück zur Auswahl
button-hint-whole = Meinen Anfang abwägen
button-hint-rest = Tipp zum Rest
hint-thinking = Der Computer denkt über deine Entscheidung nach …
hint-title = **Was ein { $level } an deiner Stelle vergliche**
hint-title-whole = **Dein Zug, wie du ihn begonnen hast, neben dem, was ein { $level } vergliche**
hint-after = { $count ->
    [one] Nach deinem bisherigen Schritt:
   *[other] Nach deinen { $count } bisherigen Schritten:
}
hint-first = **1. { $moves }** · seine Wahl
hint-begun = { $moves } (wie von dir begonnen)
hint-at-once = Sofort: { $things }
hint-beside-others = Gegenüber den schlechteren im Mittel:
hint-alike-apart = Gegenüber Plan { $number } sofort: { $things }
hint-alike = Später wie Plan { $number }, aus denselben Gründen.
hint-foot = -# Hinter einem Plan: wie viele Punkte weniger als der erste er bis zum Ende bringt, nach { $games } von jedem aus weitergespielten Spielen; ebenso gut: Sie zeigen keinen Unterschied. Darunter: woran das liegt, gezählt an deren Ende (wer jetzt eine Münze nimmt, kann sie bis dahin ausgegeben haben). Die Punkte des besten Gegners zählen halb gegen deine.
hint-own = Um eine eigene Wahl abwägen zu lassen: Triff sie, frag wieder nach einem Tipp und drücke auf *{ button-hint-whole }*, bevor du den Zug beendest (nicht, was gleich gezogen wird).
hint-guided = Wo die Anleitung anderes rät: Sie sagt, was meist gut ist, hier wurde die Lage angesehen.
hint-busy = Über deinen letzten Tipp wird noch nachgedacht; er kommt in seiner eigenen Antwort.
hint-failed = Der Computer hat diesmal keinen Tipp gefunden. Versuch es gleich noch einmal.
hint-nothing-asked = { table-at-first } ist gerade nichts von dir gefragt.
hint-overtaken = Der Tipp galt einer Lage, die sich inzwischen geändert hat.
hints-not-allowed = An Tisch { $table } sind keine Tipps erlaubt; das wird vor Spielbeginn gewählt.
hints-on = Allen Tipps erlauben
hints-off = Keine Tipps erlauben
hints-about = Wer am Zug ist, sieht, was ein Computer vergliche; jeder Tipp steht im Protokoll
lobby-hints = Alle dürfen den Computer um Tipps bitten; jeder steht im Protokoll.
act-hint = { $who } hat um einen Tipp gebeten.
act-hints-on = { $who } hat allen Tipps erlaubt.
act-hints-off = { $who } hat keine Tipps erlaubt.

# Befehle
cmd-computer-hints = Wählen, ob an dem Tisch, der hier Spieler sammelt, alle um Tipps bitten dürfen
opt-computer-hints = Ob Tipps erlaubt sind
cmd-computer-hint = Einen Computer die besten Züge für deine Entscheidung vergleichen lassen
cmd-computer-compared = Was ein Computer vor seinem Zug verglichen hat, nach dem Spiel oder beim Üben
