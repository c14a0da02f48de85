## Was Computer in Kohle & Kolonie zählen: was einem Spieler Punkte wert ist, als Grund für einen Zug

kk-worth-points-count = { $number ->
    [one] { $count } Punkt { $how }
   *[other] { $count } Punkte { $how }
}
kk-worth-coins = die eigenen Münzen
kk-worth-coins-count = { $number ->
    [one] { $count } Münze { $how }
   *[other] { $count } Münzen { $how }
}
kk-worth-workers = die eigenen Arbeiter
kk-worth-workers-count = { $number ->
    [one] { $count } Arbeiter { $how }
   *[other] { $count } Arbeiter { $how }
}
kk-worth-engines = Dampfmaschinen
kk-worth-engines-count = { $number ->
    [one] { $count } Dampfmaschine { $how }
   *[other] { $count } Dampfmaschinen { $how }
}
kk-worth-engineers = Bergingenieure, die noch nicht eingesetzt sind
kk-worth-engineers-count = { $number ->
    [one] { $count } Bergingenieur zum Einsetzen { $how }
   *[other] { $count } Bergingenieure zum Einsetzen { $how }
}
kk-worth-disasters = Gefahr durch Grubenunglücke
kk-worth-extra = Extraaktionsmarker
kk-worth-extra-count = { $number ->
    [one] { $count } Extraaktionsmarker { $how }
   *[other] { $count } Extraaktionsmarker { $how }
}
kk-worth-bonus = der eigene Bonusmarker
kk-worth-homes = Siedlungen neben Grubenfeldern ohne eigene Zeche
kk-worth-actions = kommende Aktionen
kk-worth-actions-count = { $number ->
    [one] { $count } kommende Aktion { $how }
   *[other] { $count } kommende Aktionen { $how }
}
kk-worth-grounds = Punkte, Brettwertungen und Konsolidierungen
kk-worth-incomes = Einnahmen der Zechen
kk-worth-pitheads = Übertagekarten (Plätze dort, Verladung, künftiges Drehen)
kk-worth-miners = Kumpel und Eisenbahn
