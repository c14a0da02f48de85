## Was Computer in Coal Baron zählen: was einem Spieler Punkte wert ist, als Grund für einen Zug

cb-worth-scored = erzielte Punkte
cb-worth-scored-count = { $number ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
cb-worth-delivered-count = { $number ->
    [one] { $count } Punkt durch Auslieferung
   *[other] { $count } Punkte durch Auslieferung
}, vorher schon eingerechnet
cb-worth-order-taken = neuer Auftrag: { $name }
cb-worth-order = Aussicht auf Auslieferung von { $name }
cb-worth-workers = freie Arbeiter
cb-worth-workers-count = { $number ->
    [one] { $count } freier Arbeiter
   *[other] { $count } freie Arbeiter
}
cb-worth-francs = die eigenen Francs
cb-worth-francs-count = { $number ->
    [one] { $count } Franc
   *[other] { $count } Francs
}
cb-worth-costs = Kosten, die Aufträge noch machen
cb-worth-costs-count = { $number ->
    [one] { $count } Franc für Aufträge zu zahlen
   *[other] { $count } Francs für Aufträge zu zahlen
}
cb-worth-cubes = Würfel, die kein Auftrag braucht
cb-worth-cubes-count = { $number ->
    [one] { $count } freier Würfel
   *[other] { $count } freie Würfel
}
cb-worth-balance = Gleichgewicht im Bergwerk
cb-worth-balance-count = { $number ->
    [one] { $count } Plättchen Übergewicht
   *[other] { $count } Plättchen Übergewicht
}
cb-worth-majority = Mehrheit: { $name }
