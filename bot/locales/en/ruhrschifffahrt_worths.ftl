## What computers count in Ruhrschifffahrt: what is worth points to a player, as a reason for a move

ru-worth-points = points scored
ru-worth-points-count = { $number ->
    [one] { $count } point
   *[other] { $count } points
}
ru-worth-coins = the coins in hand
ru-worth-coins-count = { $number ->
    [one] { $count } coin
   *[other] { $count } coins
}
ru-worth-debts = debts
ru-worth-debts-count = { $number ->
    [one] { $count } debt
   *[other] { $count } debts
}
ru-worth-warehouses = warehouses in supply
ru-worth-warehouses-count = { $number ->
    [one] { $count } warehouse in supply
   *[other] { $count } warehouses in supply
}
ru-worth-calendar = warehouses on the calendar
ru-worth-calendar-count = { $number ->
    [one] { $count } warehouse on the calendar
   *[other] { $count } warehouses on the calendar
}
ru-worth-tile = tile: { $name }
ru-worth-cubes = cubes: { $name }
ru-worth-cubes-count = { $number ->
    [one] { $count } cube ({ $name })
   *[other] { $count } cubes ({ $name })
}
ru-worth-cities = warehouses: { $name }
ru-worth-cities-count = { $number ->
    [one] { $count } warehouse ({ $name })
   *[other] { $count } warehouses ({ $name })
}
ru-worth-sets = sets of cities and depots
ru-worth-depots = majorities in coal depots
ru-worth-depots-count = { $number ->
    [one] { $count } warehouse in coal depots
   *[other] { $count } warehouses in coal depots
}
ru-worth-port = export from Ruhrort
ru-worth-port-count = { $number ->
    [one] { $count } warehouse in Ruhrort
   *[other] { $count } warehouses in Ruhrort
}
ru-worth-berth = where the barge lies
ru-worth-dice = dice in reach in the next round
ru-worth-ahead = whatever may still be bought and earned
ru-worth-group-essen = Essen cities
ru-worth-group-mark = Mark cities
ru-worth-group-muelheim = Mülheim
