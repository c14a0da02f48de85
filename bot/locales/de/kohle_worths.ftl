## Was Computer in Kohle & Kolonie zählen: was einem Spieler Punkte wert ist, als Grund für einen Zug

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
kk-worth-homes = Siedlungen neben Grubenfeldern ohne eigene Zeche
kk-worth-actions = kommende Aktionen
kk-worth-actions-count = { $number ->
    [one] { $count } kommende Aktion
   *[other] { $count } kommende Aktionen
}
kk-worth-grounds = Punkte, Brettwertungen und Konsolidierungen
kk-worth-incomes = Einnahmen der Zechen
kk-worth-pitheads = Übertagekarten
kk-worth-miners = Kumpel und Eisenbahn
