## What computers count in Ruhrschifffahrt: what is worth points to a player, as a reason for a move

ru-worth-points = points scored
ru-worth-points-count = { $number ->
    [one] { $count } { $how } point
   *[other] { $count } { $how } points
}
ru-worth-coins = the coins in hand
ru-worth-coins-count = { $number ->
    [one] { $count } { $how } coin
   *[other] { $count } { $how } coins
}
ru-worth-debts = debts
ru-worth-debts-count = { $number ->
    [one] { $count } { $how } debt
   *[other] { $count } { $how } debts
}
ru-worth-warehouses = warehouses in supply
ru-worth-warehouses-count = { $number ->
    [one] { $count } { $how } warehouse in supply
   *[other] { $count } { $how } warehouses in supply
}
ru-worth-depots = warehouses and majorities in coal depots
ru-worth-port = export from Ruhrort
ru-worth-berth = where the barge lies, and dice in reach
ru-worth-ahead = what can still be bought and earned later
ru-worth-tiles = tiles, and cubes towards them
ru-worth-towns = warehouses in cities
ru-worth-sets = sets of cities and of coal depots
ru-hint-locks = All locks compared: { $groups }
ru-hint-locks-of = { $points }, { $use }: { $locks }
ru-hint-lock-now = +1 on arrival
ru-hint-lock-pilot = +1 on arrival with a pilot
ru-hint-lock-mark = +1 on arrival, but only with { $tile }
ru-hint-lock-none = helps no start yet
ru-worth-tile-named = { $tile } ({ $brings })
ru-worth-tile-received = tile { $tile }
ru-worth-tile-lock_construction = one lock a round
ru-worth-tile-coal_depot = a warehouse a round in a coal depot
ru-worth-tile-essen_warehouses = a warehouse a round in Essen
ru-worth-tile-county_mark = white coal, and warehouses
ru-worth-tile-wage = coins in place of another option
ru-worth-tile-ruhrort_port = a warehouse a round there
ru-worth-tile-replenishment = a higher die in place of another option
ru-worth-tile-mark_warehouses = a warehouse a round in the Mark
ru-worth-tile-inn = coins or points once
ru-worth-tile-coal_hauler = a higher die once
ru-worth-tile-warehouse = a warehouse at a fixed price once
ru-worth-tile-tow_action = towing once for nothing
ru-worth-tile-mayor = points for coins at the end
ru-worth-tile-ruhr_valley_railway = points for cities at the end
ru-worth-tile-ruhr_barge = points at the end, more in Ruhrort
