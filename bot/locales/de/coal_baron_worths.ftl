## Was Computer in Coal Baron zählen: was einem Spieler Punkte wert ist, als Grund für einen Zug

cb-worth-points-count = { $number ->
    [one] { $count } Punkt { $how }
   *[other] { $count } Punkte { $how }
}
cb-worth-workers = Arbeiter, frei für weitere Aufträge
cb-worth-workers-count = { $number ->
    [one] { $count } Arbeiter { $how }, frei für weitere Aufträge
   *[other] { $count } Arbeiter { $how }, frei für weitere Aufträge
}
cb-worth-francs-count = { $number ->
    [one] { $count } Franc { $how }
   *[other] { $count } Francs { $how }
}
cb-worth-cubes = Würfel, frei für weitere Aufträge
cb-worth-cubes-count = { $number ->
    [one] { $count } Würfel { $how }, frei für weitere Aufträge
   *[other] { $count } Würfel { $how }, frei für weitere Aufträge
}
cb-worth-balance = Unterschied zwischen beleuchteter und unbeleuchteter Seite
cb-worth-balance-count = { $number ->
    [one] Unterschied beleuchtet/unbeleuchtet: { $count } Tunnelplättchen { $how }
   *[other] Unterschied beleuchtet/unbeleuchtet: { $count } Tunnelplättchen { $how }
}
cb-worth-orders = Aufträge, ausgeliefert oder offen
cb-worth-majorities = Mehrheiten, gewertet oder noch zu werten
cb-worth-money = Francs, vorhandene und für Kohle nötige
