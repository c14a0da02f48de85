## Was Computer in der Ruhrschifffahrt zählen: was einem Spieler Punkte wert ist, als Grund für einen Zug

ru-worth-points = erzielte Siegpunkte
ru-worth-points-count = { $number ->
    [one] { $count } Siegpunkt { $how }
   *[other] { $count } Siegpunkte { $how }
}
ru-worth-coins = die eigenen Thaler
ru-worth-coins-count = { $number ->
    [one] { $count } Thaler { $how }
   *[other] { $count } Thaler { $how }
}
ru-worth-debts = Schulden
ru-worth-debts-count = { $number ->
    [one] { $count } Schuld { $how }
   *[other] { $count } Schulden { $how }
}
ru-worth-warehouses = Lagerhäuser im Vorrat
ru-worth-warehouses-count = { $number ->
    [one] { $count } Lagerhaus im Vorrat { $how }
   *[other] { $count } Lagerhäuser im Vorrat { $how }
}
ru-worth-depots = Lagerhäuser und Mehrheiten in Kohlenlagern
ru-worth-port = Ausfuhr aus Ruhrort
ru-worth-berth = wo die Aake liegt, und Würfel in Reichweite
ru-worth-ahead = was später noch zu kaufen und zu verdienen ist
ru-worth-tiles = Plättchen und Steine dafür
ru-worth-towns = Lagerhäuser in Städten
ru-worth-sets = Reihen aus Städten und aus Kohlenlagern
ru-hint-locks = Alle Schleusen im Vergleich: { $groups }
ru-hint-locks-of = { $points }, { $use }: { $locks }
ru-hint-lock-now = +1 bei der Ankunft
ru-hint-lock-pilot = +1 bei der Ankunft mit Lotse
ru-hint-lock-mark = +1 bei der Ankunft, aber erst mit { $tile }
ru-hint-lock-none = nützt noch keinem Start
ru-worth-tile-named = { $tile } ({ $brings })
ru-worth-tile-received = Plättchen { $tile }
ru-worth-tile-lock_construction = eine Schleuse je Runde
ru-worth-tile-coal_depot = je Runde ein Lagerhaus in einem Kohlenlager
ru-worth-tile-essen_warehouses = je Runde ein Lagerhaus in Essen
ru-worth-tile-county_mark = weiße Kohle, dazu Lagerhäuser
ru-worth-tile-wage = Thaler anstelle einer anderen Option
ru-worth-tile-ruhrort_port = je Runde ein Lagerhaus dort
ru-worth-tile-replenishment = höherer Würfel anstelle einer anderen Option
ru-worth-tile-mark_warehouses = je Runde ein Lagerhaus in der Mark
ru-worth-tile-inn = einmal Thaler oder Siegpunkte
ru-worth-tile-coal_hauler = einmal ein höherer Würfel
ru-worth-tile-warehouse = einmal ein Lagerhaus zu festem Preis
ru-worth-tile-tow_action = einmal kostenlos treideln
ru-worth-tile-mayor = am Ende Punkte für Thaler
ru-worth-tile-ruhr_valley_railway = am Ende Punkte für Städte
ru-worth-tile-ruhr_barge = am Ende Punkte, mehr in Ruhrort
