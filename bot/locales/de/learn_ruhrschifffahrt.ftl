# Die Anleitung durch die Ruhrschifffahrt: was neu ist, was gefragt ist, wie ein guter Zug aussieht. Alle Schlüssel beginnen mit learn-ru-.

## Was neu ist

learn-ru-new-begin = Du verschiffst Kohle auf der Ruhr. In jeder der { $rounds } Runden lädt deine Aake an einer Kohleniederlage einen Würfel Kohle, bringt ihn flussabwärts und verkauft ihn an eine Kleinindustrie, eine Stadt oder den Hafen Ruhrort. Verkäufe bringen Thaler und Steine, Steine bringen Fähigkeiten, und mit beidem baust du Schleusen und Lagerhäuser: Daher kommen die meisten Siegpunkte. Nach { $rounds } Runden gewinnt, wer die meisten hat.
learn-ru-new-round = Eine Runde: Der Kalender sagt, was in seinem Jahr geschieht, ein Plättchen wird gezogen (Nachfrage oder Wasserstand), alle Aaken starten, alle verkaufen, passende Steine bringen Fortschrittsplättchen, dann wird eingekauft, und in den Runden { $first_export } bis { $last_export } wird von Ruhrort Kohle ausgeführt. In jeder dieser Phasen ist zuerst dran, wessen Aake am weitesten flussaufwärts liegt; nur beim allerersten Start entscheidet das Los.
learn-ru-new-dominion = Verkaufte Würfel sammeln sich auf der Transportbahn (erst *Lehmweg*, dann *befestigte Straße*, dann *Schiene*). Ist sie voll, kommt der unterste zurück an den Fluss, ein schwarzer in einem Gebiet, das in jeder Runde ein anderes sein kann; bei deinen Zügen nennt es die Zeile *Verlässt ein schwarzer Würfel die Transportbahn*.
learn-ru-new-demand = Nachfrage legt Thaler auf Verkaufsfelder, höchstens { $on_space } auf eines. Wer dort zuerst verkauft, nimmt sie alle, auch Runden später noch.
learn-ru-new-ban = Hoch- oder Niedrigwasser: In dieser Runde gibt es keinen Lotsen. Niemand kommt weiter als { $trip } Felder, und niemand kommt nach Ruhrort. Manche dieser Plättchen heben oder senken auch jeden Würfel auf den Kohleniederlagen um 1.
learn-ru-new-option = Zum Start gehört auf Wunsch eine *Sonderoption*. *Lotse* (kostenlos): weiter als { $trip } Felder flussabwärts; nur so kommst du nach Ruhrort. *Transport* (kostenlos): Der Würfel auf dem Pfeil der Transportbahn (auf dem Spielplan zuerst *Lehmweg*) kommt auf eine leere Kohleniederlage. *Treideln* (für Thaler): Start oberhalb deiner Aake statt unterhalb. Manche verbinden zwei davon.
learn-ru-new-transported = *Transport* bringt einen verkauften Würfel zurück an den Fluss: schwarze Kohle in jedes Gebiet außer der Mark, weiße in die Mark.
learn-ru-new-start = Starten heißt: Die Aake legt an einer Kohleniederlage mit Würfel an und lädt ihn. Dort ist nur für eine Aake Platz. In Runde 1 ist jede Kohleniederlage mit schwarzer Kohle recht, später nur eine unterhalb deiner Aake, oder mit Treideln eine oberhalb. Von einer Kohleniederlage mit Steuerrad führt nur ein Lotse zu einem Verkauf.
learn-ru-new-debt = Wem Thaler fehlen, der macht Schulden: Ein Lagerhaus aus dem Vorrat wird für { $debt_coins } Thaler verpfändet. Es auszulösen kostet { $repayment } Thaler; am Ende kostet jede Schuld { $debt_points } Siegpunkte. Nur wenn der Vorrat leer ist, wird stattdessen das nächste Lagerhaus des Kalenders verpfändet; das kostet sofort weitere { $calendar_points } Siegpunkte, soweit man sie hat.
learn-ru-new-sold = Eine Aake bringt ihren Würfel zu einem Verkaufsfeld, ohne Lotse höchstens { $trip } Felder weit. Hindernisse auf dem Weg nehmen dem Würfel 1 Punkt, ob eines oder fünf, aber nie den letzten. Für einen Punkt des Würfels gibt es einen Stein, für jeden anderen einen Thaler, dazu die Thaler einer Nachfrage. Der verkaufte Würfel kommt auf die Transportbahn.
learn-ru-new-marker = Ein Verkauf in Ruhrort bringt { $ruhrort } Thaler mehr und bewegt den Ausfuhrstein, von dem spätere Ausfuhren abhängen. Von dort geht es aber nur mit Treideln weiter.
learn-ru-new-leaving = Ist eine Bahn voll, oder wird sie kürzer, verlässt sie ihr unterster Würfel und kommt auf eine leere Kohleniederlage, ein schwarzer in dem Gebiet, das der Kalender nennt, wenn dort Platz ist. Auf welche, bestimmt, wessen Aake in diesem Augenblick am weitesten flussaufwärts liegt.
learn-ru-new-tile = Steine auf dem Tableau ergeben Kombinationen, und jede bringt von selbst ein Fortschrittsplättchen. Steine behältst du, und einer darf für mehrere zählen. Deine eigenen Plättchen darfst du je einmal in der Runde nutzen. Die zum Bauen helfen sofort: *Schleusenbau* baut eine Schleuse; *Essener Lagerhäuser*, *Kohlenlager*, *Märkische Lagerhäuser* und *Hafen Ruhrort* bauen ein Lagerhaus am Ort ihres Namens. *Lohn* ({ $wage } Thaler, in jeder Runde nur für einen) und *Nachschub* (ein Würfel steigt um { $replenished }) sind Sonderoptionen, ab der nächsten Runde und anstelle einer anderen. Alle stehen im Regelheft unter 6.5.2 (`/rules read`).
learn-ru-new-mark = Mit der *Grafschaft Mark* darf weiße Kohle verschifft werden, deren Würfel mit 4 beginnen; außerdem kommen { $with_mark } Lagerhäuser in den Vorrat.
learn-ru-new-white-tile = Ein weißes Plättchen wird einmal im Spiel genutzt oder am Ende gewertet. Von jedem gibt es weniger, als Personen mitspielen.
learn-ru-new-sold-out = Von diesen Plättchen ist keines mehr da: Wer die Kombination jetzt noch vollendet, bekommt ein leeres.
learn-ru-new-locks = Ab jetzt baut der *Schleusenbau* eine Schleuse je Runde, für { $lock_coins } Thaler. Du bekommst ihn für einen Stein für schwarze Kohle an Kleinindustrie und einen für schwarze Kohle an eine Stadt. Eine Schleuse beseitigt ein Hindernis für alle.{ $seats ->
    [2] {" "}Zu zweit bringt jede Schleuse, die in den Runden { $two_from } bis { $two_until } gekauft wird, auf Wunsch eine zweite kostenlos.
    [3] {" "}Zu dritt bringt die erste Schleuse, die du kaufst, auf Wunsch eine zweite kostenlos.
   *[other] {""}
}
learn-ru-new-lock = Eine Schleuse ersetzt ein Hindernis; dort geht nun nichts mehr verloren, für niemanden. Sie bringt { $lock_points } Siegpunkte, in der Mark { $lock_points_mark }.{ $seats ->
    [2] {" "}Zu zweit bringt jede Schleuse, die in den Runden { $two_from } bis { $two_until } gekauft wird, auf Wunsch eine zweite kostenlos.
    [3] {" "}Zu dritt bringt die erste Schleuse, die jemand kauft, auf Wunsch eine zweite kostenlos.
   *[other] {""}
}
learn-ru-new-supply = Bauen kannst du nur Lagerhäuser aus deinem Vorrat; alle beginnen mit 1. Weitere kommen mit der ersten Schleuse ({ $with_lock }), mit der Grafschaft Mark ({ $with_mark }) und ab Runde 6 vom Kalender.
learn-ru-new-city = Ein Lagerhaus bringt sofort { $warehouse_points } Siegpunkte. In einer Stadt, wo jeder eines haben darf, bringt es seinem Besitzer dazu bei jedem Verkauf dort { $city_coin } Thaler, wer auch verkauft. Der nächste Platz der Reihe kostet mehr oder gleich viel.
learn-ru-new-depot = Ein Lagerhaus in einem Kohlenlager bringt { $warehouse_points } Siegpunkte, und am Ende mehr, wenn du dort die meisten hast oder in jedem Kohlenlager eines.
learn-ru-new-port = Ein Lagerhaus in Ruhrort bringt { $warehouse_points } Siegpunkte, und weitere, sooft das Land seiner Spalte Kohle abnimmt. Jeder baut dort höchstens { $port_most }, nie zwei in derselben Spalte.
learn-ru-new-fund = Die Ruhrschifffahrtskasse nimmt von allen 1 Thaler oder 1 Siegpunkt, nur dieses eine Mal.
learn-ru-new-tracks = Die Würfel rücken auf einen Abschnitt der Bahn mit weniger Feldern; was dort keinen Platz findet, kommt zurück an den Fluss.
learn-ru-new-country = Von jetzt an bis Runde 11 nimmt in jeder Runde ein Land Kohle ab. Lagerhäuser in seiner Spalte in Ruhrort bringen Siegpunkte.
learn-ru-new-export = Jedes Lagerhaus in der Spalte des Landes bringt, was der Ausfuhrstein zeigt, das oberste 1 mehr, das dritte 1 weniger. Danach rückt der Stein für jedes ein Feld zurück.
learn-ru-new-forced = Der Beutel ist fast leer: In dieser Runde muss zuerst eine Schleuse bauen, wer den Schleusenbau hat.
learn-ru-new-surplus = Am Ende einer Runde behält niemand mehr als { $kept } Thaler.

## Was gefragt ist

learn-ru-ask-option = Drücke auf *{ button-act }*. Das Menü *{ ru-menu-start }* nennt Kohleniederlagen und den Verkauf, zu dem jede führt. Mit einem der Knöpfe nimmst du vorher eine Sonderoption; dann zeigt das Menü, was sie möglich macht.
learn-ru-ask-option-needed = Drücke auf *{ button-act }*. Ohne Sonderoption kann deine Aake jetzt nirgends laden. Drücke auf den Knopf einer Option; dann zeigt ein Menü, was sie möglich macht.
learn-ru-ask-transport = Wähle, auf welche leere Kohleniederlage der Würfel von der Bahn kommt: in der Mark ein weißer, sonst ein schwarzer.
learn-ru-ask-replenish = Wähle den Würfel, der um { $replenished } steigt, höchstens auf { $highest }.
learn-ru-ask-start = Die Sonderoption ist genommen. Wähle jetzt die Kohleniederlage, an der deine Aake lädt.
learn-ru-ask-plan = { $known ->
    [0] Dein Würfel ist an Bord. Wähle, wo du ihn verkaufst, und drücke auf *{ button-finish }*. Ohne Plan wirst du noch einmal gefragt, wenn du mit dem Verkaufen dran bist.
   *[other] Wähle, wo du deinen Würfel verkaufst, und drücke auf *{ button-finish }*.
}
learn-ru-ask-plan-only = Dein Würfel ist an Bord, und es gibt nur einen Ort, ihn zu verkaufen. *{ button-finish }* gibt den Zug weiter. Was für später angeboten wird (Einkäufe, Kohleniederlagen), kannst du im Voraus festlegen oder lassen.
learn-ru-ask-planned = Dein Würfel ist an Bord, sein Verkauf ist geplant. *{ button-finish }* gibt den Zug weiter, *{ button-back }* nimmt den Plan zurück. Was für später angeboten wird (Einkäufe, Kohleniederlagen), kannst du im Voraus festlegen oder lassen: Du wirst gefragt, wenn es so weit ist.
learn-ru-ask-plan-only-known = Es gibt nur einen Verkauf; *{ button-finish }* gibt den Zug weiter.
learn-ru-ask-planned-known = Der Verkauf ist geplant; *{ button-finish }* gibt den Zug weiter.
learn-ru-ask-sell = Wähle, wo dein Würfel verkauft wird. Jeder Eintrag sagt, was es bringt und welchen Stein du bekommst.
learn-ru-ask-purchase = Kaufe, was deine Fortschrittsplättchen erlauben, solange Thaler und Lagerhäuser reichen; jedes eigene baut einmal je Runde. *{ button-finish }* beendet den Einkauf.
learn-ru-ask-purchase-free = Du darfst noch eine Schleuse bauen, kostenlos. *{ button-finish }* verzichtet darauf.
learn-ru-ask-choose-pay = Alle wählen geheim: Du zahlst 1 Thaler oder 1 Siegpunkt.
learn-ru-ask-choose-gain = Alle wählen geheim: Du bekommst 1 Thaler oder 1 Siegpunkt.
learn-ru-ask-remove = Würfel verlassen das Spiel. Wähle, welcher.
learn-ru-ask-place = { $leaving ->
    [one] Ein Würfel hat
   *[other] { $leaving } Würfel haben
} die Transportbahn verlassen. Wähle { $leaving ->
    [one] die Kohleniederlage, auf die er kommt
   *[other] für jeden die Kohleniederlage, auf die er kommt
}.
learn-ru-ask-done = In diesem Zug ist alles entschieden. *{ button-finish }* gibt ihn weiter.

## Ein guter Zug

learn-ru-good-option-first = Beginne dort, wo eine Nachfrage etwas drauflegt oder kein Hindernis im Weg liegt. Verkaufe an eine Stadt oder eine Kleinindustrie, was jetzt mehr bringt; das andere sollte in den nächsten Runden folgen, denn beides zusammen bringt den Schleusenbau. Bleib eher weit flussaufwärts: Dann bist du zuerst dran, und nächstes Mal liegen mehr Kohleniederlagen unter dir. Was ein Verkauf bringt: für einen Punkt des Würfels einen Stein, für jeden anderen Punkt einen Thaler, dazu, was eine Nachfrage dort hingelegt hat. Liegen Hindernisse (dunkle Scheiben auf dem Fluss) zwischen Niederlage und Verkauf, verliert der Würfel 1 Punkt.
learn-ru-good-option-lock = Du brauchst je einen schwarzen Stein von einer Kleinindustrie und einer Stadt: für den Schleusenbau. Der Verkauf, der den fehlenden Stein bringt, ist viel wert; wäge ihn ab gegen die Thaler und dagegen, wo deine Aake am Ende liegt. Von weit unten führt nur Treideln zurück (mindestens { $next_tow } Thaler); behalte Thaler dafür.
learn-ru-good-option-port = Von Ruhrort geht es nur mit Treideln weiter. Das kostet { $tow }, zusammen mit Lotse oder Transport { $tow_far }. Reichen die Thaler nicht, machst du Schulden. Wäge ab: den Stein, den der Verkauf bringt, seine Thaler, und was das Treideln kostet.
learn-ru-good-option-mark = Du kannst in dieser Runde weiße Kohle verschiffen, auch ohne Treideln. Ihre Würfel beginnen höher, und weiße Steine vollenden die Plättchen, die schwarze allein nicht bringen.
learn-ru-good-option-mark-tow = Weiße Kohle liegt in der Mark, flussaufwärts von deiner Aake; in dieser Runde führt Treideln dorthin. Ihre Würfel beginnen höher, und weiße Steine vollenden die Plättchen, die schwarze allein nicht bringen. Sieh nach, ob sie das Treideln wert sind.
learn-ru-good-option = Suche den Verkauf, der ein Fortschrittsplättchen vollendet oder eine Nachfrage mitnimmt; der Eintrag sagt es. Vergleiche dann die Thaler und wo deine Aake am Ende liegt: Oben bist du zuerst dran, von weit unten musst du treideln (mindestens { $next_tow } Thaler).
learn-ru-good-last = Das ist die letzte Runde. Nimm den Verkauf, dessen Thaler bezahlen, was du noch bauen willst, oder dessen Stein ein Plättchen vollendet, das gleich baut oder am Ende zählt. Wo deine Aake am Ende liegt, entscheidet nur, wer bei Plättchen und Einkauf zuerst dran ist; allein mit dem Plättchen *Ruhraake* bringt Ruhrort { $barge_more } Siegpunkte mehr.{ $in_port ->
    [0] {""}
   *[other] {" "}Von Ruhrort geht es nur mit Treideln weiter; das kostet { $tow }, zusammen mit Lotse oder Transport { $tow_far }.
}
learn-ru-good-transport = Wo du gleich startest, nützt er dir in dieser Runde{ $last ->
    [0] ; unter deiner Aake und über den anderen vielleicht in der nächsten. Was unter ihnen liegt, können auch sie laden: Wäge ab, wem seine Verkäufe von dort mehr bringen.
   *[other] , der letzten; sonst lege ihn dorthin, wo niemand anders starten kann.
}
learn-ru-good-replenish = Erhöhe den Würfel, den du gleich lädst: Jeder Punkt ist ein Thaler.
learn-ru-good-start = Vergleiche die Verkäufe unterhalb jeder Kohleniederlage: den Stein, die Thaler, und wo deine Aake am Ende liegt.
learn-ru-good-plan = { $known ->
    [0] Wäge dreierlei ab: den Stein (nur für eine Fläche, die noch nicht voll ist; am meisten bringt einer, der ein Plättchen vollendet), die Thaler, und wo du am Ende liegst: Wer oben liegt, ist nächstes Mal zuerst dran. Meist wiegt der Stein am schwersten.
   *[other] Wäge den Stein, die Thaler und deinen Platz am Ende ab; meist wiegt der Stein am schwersten.
}
learn-ru-good-plan-only = Hier ist nichts zu wählen: Verkauft wird, sobald du damit dran bist.
learn-ru-good-planned = Der Verkauf geschieht von selbst, sobald du damit dran bist, wenn er dann noch dasselbe bringt; sonst wirst du gefragt.
learn-ru-good-sell = Wäge dreierlei ab: den Stein (nur für eine Fläche, die noch nicht voll ist; am meisten bringt einer, der ein Plättchen vollendet), die Thaler, und wo du am Ende liegst: Wer oben liegt, ist nächstes Mal zuerst dran. Meist wiegt der Stein am schwersten.
learn-ru-good-purchase-lock = Baue deine erste Schleuse { $last ->
    [0] bald
   *[other] jetzt
}: Sie bringt Siegpunkte und { $with_lock } Lagerhäuser in deinen Vorrat{ $second ->
    [0] {""}
   *[other] , und du darfst mit ihr kostenlos eine zweite bauen
}.{ $mark_obstacles ->
    [0] {""}
   *[other] {" "}In der Mark ist eine Schleuse einen Siegpunkt mehr wert.
}
learn-ru-good-purchase-free = Die zweite Schleuse ist kostenlos: { $mark_obstacles ->
    [0] { $lock_points } Siegpunkte, wo immer sie steht.
   *[other] { $lock_points_mark } Siegpunkte in der Mark, anderswo { $lock_points }.
}{ $last ->
    [0] {" "}Auf deinem eigenen Weg spart sie jedem Würfel, den du dort vorbeibringst, den verlorenen Punkt, also einen Thaler, wenn kein anderes Hindernis mehr dazwischen liegt; den anderen aber auch.
   *[other] {""}
}
learn-ru-good-purchase-build = Jedes Lagerhaus ist { $warehouse_points } Siegpunkte wert; frühe sind billiger, und die in Städten bringen Thaler.{ $builds_lock ->
    [0] {""}
   *[other] {" "}Vergleiche den Preis einer weiteren Schleuse ({ $lock_coins } Thaler für { $mark_obstacles ->
        [0] { $lock_points } Siegpunkte
       *[other] { $lock_points } Siegpunkte, in der Mark { $lock_points_mark }
    }{ $second ->
        [0] {""}
       *[other] ; eine zweite mit ihr kostenlos
    }).
} Behalte, was das nächste Treideln kostet ({ $next_tow } Thaler), falls du es brauchst.
learn-ru-good-purchase-more = Jede Runde noch eine Schleuse bringt { $lock_points } Siegpunkte{ $mark_obstacles ->
    [0] {""}
   *[other] , in der Mark { $lock_points_mark },
} und kostet { $lock_coins } Thaler{ $second ->
    [0] {""}
   *[other] ; du darfst mit ihr kostenlos eine zweite bauen
}. Baue sie dort, wo deine eigene Aake oft vorbeikommt, und behalte, was das nächste Treideln kostet ({ $next_tow } Thaler), falls du es brauchst.
learn-ru-good-purchase-last = Das ist der letzte Einkauf.{ $builds_warehouse ->
    [0] {""}
   *[other] {" "}Jedes Lagerhaus ist { $warehouse_points } Siegpunkte wert, und mehr, wo es eine Reihe von Städten oder Kohlenlagern vollendet.
}{ $builds_lock ->
    [0] {""}
   *[other] {" "}Eine Schleuse bringt { $lock_points } Siegpunkte{ $mark_obstacles ->
        [0] {""}
       *[other] , in der Mark { $lock_points_mark },
    } für { $lock_coins } Thaler.
} { $mayor ->
    [0] Behalte nichts zurück: Thaler bringen am Ende keine Siegpunkte (nur das Plättchen *Bürgermeister* macht aus jedem behaltenen einen, höchstens { $kept }, ohne Schulden).
   *[other] Durch dein Plättchen *Bürgermeister* ist jeder übrige Thaler ein Siegpunkt, aber nur bis { $kept }: Was darüber ist, gibst du am Ende der Runde ab. Gib also alles über { $kept } für jeden Siegpunkt aus; darunter kaufe nur, was mehr Siegpunkte bringt, als es Thaler kostet.
}
learn-ru-good-purchase-none = Im Augenblick gibt es für dich kaum etwas zu bauen: Dir fehlt das Plättchen oder ein Lagerhaus im Vorrat, oder für eine Schleuse ist kein Hindernis mehr da. Tilge eine Schuld, wenn Thaler übrig sind, sonst beende den Zug.
learn-ru-good-choose-pay = Gib, was du eher entbehren kannst: den Thaler, wenn für das nächste Treideln und die nächste Schleuse genug bleibt; sonst den Siegpunkt.
learn-ru-good-choose-gain = Nimm den Siegpunkt, wenn nicht gerade ein Thaler in dieser Runde einen Kauf möglich macht.
learn-ru-good-remove = Nimm einen von dort, wo andere als Nächstes laden würden und du nicht.
learn-ru-good-place = Unter deiner eigenen Aake und über denen der anderen kannst du ihn als Nächstes laden; anderswo laden ihn eher die anderen. Wäge ab, was die Verkäufe von dort dir bringen und was ihnen: Manchmal liegt er besser, wo er niemandem hilft.
learn-ru-good-place-any = Unter deiner Aake und zugleich über der nächsten ist keine Kohleniederlage, auf die er jetzt darf. Nimm eine, deren Verkäufe den anderen am wenigsten helfen.
learn-ru-good-place-last = Niemand lädt ihn mehr: Jede Kohleniederlage ist recht.
learn-ru-good-done = Sieh noch einmal nach, was laut Anzeige ungenutzt bliebe, und beende dann den Zug.

## Was dabei zum ersten Mal zählt

learn-ru-note-tiles = **Was die Plättchen bringen, die ein Verkauf jetzt vollendet:** { $tiles }.
learn-ru-note-port = **Ruhrort** zahlt { $ruhrort } Thaler mehr als anderswo und bewegt den Ausfuhrstein nach rechts, um 1 Feld, um 2, wenn der Würfel bei der Ankunft noch 4 oder mehr zeigt. Seine Leiste zeigt 1 oder 2 Siegpunkte: So viel bringt ab Runde { $first_export } jedes Lagerhaus, aus dem ein Land Kohle abnimmt, auch das der anderen.
learn-ru-note-city = **In einer Stadt** bringt ein Lagerhaus bei jedem Verkauf dort { $city_coin } Thaler, wer auch verkauft.
learn-ru-note-depot = **Ein Kohlenlager** bringt am Ende { $depot_points } Siegpunkt, wenn du dort allein die meisten Lagerhäuser hast, und { $depots_points } weitere, wenn du in allen vier eines hast; Thaler bringt es keine.
learn-ru-note-repay = **Eine Schuld zu tilgen** kostet { $repayment } Thaler; das erspart { $debt_points } Siegpunkte am Ende und bringt ihr Lagerhaus in den Vorrat zurück, auch zum Bauen in diesem Zug.
learn-ru-note-warehouse = **Das Plättchen Lagerhaus** baut einmal im Spiel eines in einer beliebigen Stadt, auch in Mülheim, oder in Ruhrort, immer für { $tile_coins } Thaler: Am meisten spart es, wo der Platz sonst teuer ist oder dir das Plättchen fehlt.

## Das Ende der ersten Runde

learn-ru-end-scored = **Die erste Runde ist vorbei**, und noch hat niemand einen Siegpunkt. Das ist in Ordnung: Sie kommen vom Bauen ({ $lock_points } oder { $lock_points_mark } für eine Schleuse, { $warehouse_points } für ein Lagerhaus), von der Ausfuhr, und einige am Ende (Reihen von Städten, Kohlenlager, weiße Plättchen, { $debt_points } weniger für jede Schuld).
learn-ru-end-aims = **Kombinationen schwarzer Steine:** Kleinindustrie und Stadt: *Schleusenbau*. Zweimal Stadt: *Essener Lagerhäuser* (Kettwig, Werden, Steele). Zweimal Kleinindustrie: *Kohlenlager*. Alle vier: *Grafschaft Mark* mit weißer Kohle. Stadt und Ruhrort: *Hafen Ruhrort*. Kleinindustrie und Ruhrort: *Lohn*. Auf eine Fläche passen 2 Steine; weitere Verkäufe dorthin bringen nur Thaler.
learn-ru-end-calendar = **Im Kalender:** ab Runde 2 Schleusen ({ $lock_coins } Thaler, { $lock_coins_later } ab Runde 5). In den Runden 4 bis 11 nimmt je ein Land Kohle ab. Ab Runde 7 kosten bezahlte Optionen 1 mehr. Lagerhäuser kommen in den Runden 6, 7, 9, 10 und 11.
learn-ru-end-money = **Achte auf deine Thaler.** Behalte genug zum Treideln, wenn du weit unten liegst. Fehlen dir welche, werden Lagerhäuser für je { $debt_coins } Thaler verpfändet; jedes einzulösen kostet { $repayment }. Mehr als { $kept } Thaler behält niemand.
