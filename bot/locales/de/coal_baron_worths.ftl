## Was Computer in Coal Baron zählen: was einem Spieler Punkte wert ist, als Grund für einen Zug

cb-worth-points-count = { $number ->
    [one] { $count } Punkt { $how }
   *[other] { $count } Punkte { $how }
}
cb-worth-workers = Arbeiter für neue Aufträge
cb-worth-workers-count = { $number ->
    [one] { $count } Arbeiter { $how } für neue Aufträge
   *[other] { $count } Arbeiter { $how } für neue Aufträge
}
cb-worth-francs-count = { $number ->
    [one] { $count } Franc { $how }
   *[other] { $count } Francs { $how }
}
cb-worth-cubes = Würfel für neue Aufträge
cb-worth-cubes-count = { $number ->
    [one] { $count } Würfel { $how } für neue Aufträge
   *[other] { $count } Würfel { $how } für neue Aufträge
}
cb-worth-balance = Unterschied zwischen beleuchteter und unbeleuchteter Seite
cb-worth-balance-count = { $number ->
    [one] Unterschied beleuchtet/unbeleuchtet: { $count } Tunnelplättchen { $how }
   *[other] Unterschied beleuchtet/unbeleuchtet: { $count } Tunnelplättchen { $how }
}
cb-worth-orders = Punkte von Aufträgen, ausgelieferten und offenen
cb-worth-prospects = Punkte von Aufträgen, auch neuen mit den übrigen Arbeitern und Würfeln
cb-worth-majorities = Punkte von Mehrheiten, gewerteten und künftigen
cb-worth-money = Francs, vorhandene und für Kohle nötige
cb-hint-plan = Alle Schritte beim Fördern gehen auch auf einmal: { $stage ->
    [mining] *{ $button }*
   *[other] Arbeiter einsetzen, dann *{ $button }*
}.
cb-hint-free = Arbeiter und Würfel für neue Aufträge: die deine ausstehenden Aufträge nicht brauchen werden.
