## Was Computer in Kohle & Kolonie zählen: was einem Spieler Punkte wert ist, als Grund für einen Zug

kk-worth-points = erzielte Punkte
kk-worth-points-count = { $number ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
kk-worth-coins = die eigenen Münzen
kk-worth-coins-count = { $number ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
kk-worth-workers = die eigenen Arbeiter
kk-worth-workers-count = { $number ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
}
kk-worth-engines = Dampfmaschinen
kk-worth-engines-count = { $number ->
    [one] { $count } Dampfmaschine
   *[other] { $count } Dampfmaschinen
}
kk-worth-cokery = Ertrag der Kokerei
kk-worth-cokery-count = { $number ->
    [one] { $count } Münze je Runde aus der Kokerei
   *[other] { $count } Münzen je Runde aus der Kokerei
}
kk-worth-ironworks = Ertrag der Eisenhütte
kk-worth-ironworks-count = { $number ->
    [one] { $count } Punkt je Runde aus der Eisenhütte
   *[other] { $count } Punkte je Runde aus der Eisenhütte
}
kk-worth-loading = Ertrag der Verladung
kk-worth-loading-count = { $number ->
    [one] { $count } Lore für die Verladung
   *[other] { $count } Loren für die Verladung
}
kk-worth-flips = Übertagekarten, die noch zu drehen sind
kk-worth-stations = Bahnhöfe
kk-worth-stations-count = { $number ->
    [one] { $count } Punkt für Bahnhöfe
   *[other] { $count } Punkte für Bahnhöfe
}
kk-worth-lines = Eisenbahnlinien
kk-worth-settlers = Kumpel in Siedlungen
kk-worth-settlers-count = { $number ->
    [one] { $count } Kumpel in Siedlungen
   *[other] { $count } Kumpel in Siedlungen
}
kk-worth-pool = Kumpel im Vorrat
kk-worth-pool-count = { $number ->
    [one] { $count } Kumpel im Vorrat
   *[other] { $count } Kumpel im Vorrat
}
kk-worth-markers = Eisenbahnmarker
kk-worth-markers-count = { $number ->
    [one] { $count } Eisenbahnmarker
   *[other] { $count } Eisenbahnmarker
}
kk-worth-engineers = Bergingenieure, die noch nicht eingesetzt sind
kk-worth-engineers-count = { $number ->
    [one] { $count } Bergingenieur zum Einsetzen
   *[other] { $count } Bergingenieure zum Einsetzen
}
kk-worth-disasters = Gefahr durch Grubenunglücke
kk-worth-extra = Extraaktionsmarker
kk-worth-extra-count = { $number ->
    [one] { $count } Extraaktionsmarker
   *[other] { $count } Extraaktionsmarker
}
kk-worth-bonus = der eigene Bonusmarker
kk-worth-board = Spielplan-Wertung: { $name }
kk-worth-income = Einnahmen: { $name }
kk-worth-merger = Konsolidierung: { $name }
kk-worth-spaces = freie Felder des Tableaus
kk-worth-spaces-count = { $number ->
    [one] { $count } freies Feld des Tableaus
   *[other] { $count } freie Felder des Tableaus
}
kk-worth-homes = Siedlungen neben Grubenfeldern ohne eigene Zeche
kk-worth-actions = kommende Aktionen
kk-worth-actions-count = { $number ->
    [one] { $count } kommende Aktion
   *[other] { $count } kommende Aktionen
}
