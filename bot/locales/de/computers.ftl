# Computer am Tisch
level-apprentice = Lehrling
level-steiger = Steiger
level-inspector = Inspektor
level-about-apprentice = Vernünftig und hastig
level-about-steiger = Spielt gut
level-about-inspector = So stark, wie zwei Sekunden je Zug erlauben
computer-name = Computer { $colour } ({ $level })
computer-short = { $level } { $colour }
menu-computer = Computer-Mitspieler
computer-add = Computer dazu: { $level }
computer-remove = { $name } entfernen
computer-added = Ein Computer hat den nächsten Platz genommen; die Karte zeigt es allen.
computer-removed = Der Computer ist weg, sein Platz ist wieder frei.
computer-unknown = Einen solchen Computer gibt es am Tisch { $table } nicht.
notice-computer-plays = Für { $name } spielt von hier an { $computer }.
notice-computer-plays-for = Für { $name } spielt von hier an { $computer }; `/table return` bringt den Platz jederzeit zurück.
computer-sits-there = { $name } ist ein Computer; das gibt es nur für Menschen.

# Was getan wurde
act-computer-added = { $who } hat { $name } dazugeholt.
act-computer-removed = { $who } hat { $name } entfernt.
act-computer-gave-way = { $name } hat den Platz für einen Menschen geräumt.
act-computer-failed = { $name } fand keinen Zug; gespielt wurde der am wenigsten schädliche.

# Befehle
cmd-computer = Computer, die mitspielen
cmd-computer-add = Einen Computer auf den nächsten freien Platz am Tisch setzen, der hier Spieler sucht
cmd-computer-remove = Einen Computer vom Tisch nehmen, der hier Spieler sucht
opt-computer-level = Wie gut er spielt
suggest-no-computers = An diesem Tisch sitzt kein Computer
opt-computer = Welcher Computer
