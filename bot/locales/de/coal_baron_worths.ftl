## Was Computer in Coal Baron zählen: was einem Spieler Punkte wert ist, als Grund für einen Zug

cb-worth-points-count = { $number ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
cb-worth-workers = freie Arbeiter
cb-worth-workers-count = { $number ->
    [one] { $count } freier Arbeiter
   *[other] { $count } freie Arbeiter
}
cb-worth-francs-count = { $number ->
    [one] { $count } Franc
   *[other] { $count } Francs
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
cb-worth-orders = Aufträge, ausgeliefert oder offen
cb-worth-majorities = Mehrheiten, gewertet oder noch zu werten
cb-worth-money = Francs, vorhandene und für Kohle nötige
