## What computers count in Kohle & Kolonie: what is worth points to a player, as a reason for a move

kk-worth-points = points scored
kk-worth-points-count = { $number ->
    [one] { $count } point
   *[other] { $count } points
}
kk-worth-coins = the coins in hand
kk-worth-coins-count = { $number ->
    [one] { $count } coin
   *[other] { $count } coins
}
kk-worth-workers = workers in hand
kk-worth-workers-count = { $number ->
    [one] { $count } worker
   *[other] { $count } workers
}
kk-worth-engines = steam engines
kk-worth-engines-count = { $number ->
    [one] { $count } steam engine
   *[other] { $count } steam engines
}
kk-worth-cokery = yield of the Cokery
kk-worth-cokery-count = { $number ->
    [one] { $count } coin a round from the Cokery
   *[other] { $count } coins a round from the Cokery
}
kk-worth-ironworks = yield of the Ironworks
kk-worth-ironworks-count = { $number ->
    [one] { $count } point a round from the Ironworks
   *[other] { $count } points a round from the Ironworks
}
kk-worth-loading = yield of Loading
kk-worth-loading-count = { $number ->
    [one] { $count } wagon for Loading
   *[other] { $count } wagons for Loading
}
kk-worth-flips = pithead cards still to flip
kk-worth-stations = stations
kk-worth-stations-count = { $number ->
    [one] { $count } point for stations
   *[other] { $count } points for stations
}
kk-worth-lines = railway lines
kk-worth-settlers = miners at settlements
kk-worth-settlers-count = { $number ->
    [one] { $count } miner at settlements
   *[other] { $count } miners at settlements
}
kk-worth-pool = miners in the pool
kk-worth-pool-count = { $number ->
    [one] { $count } miner in the pool
   *[other] { $count } miners in the pool
}
kk-worth-markers = railway markers
kk-worth-markers-count = { $number ->
    [one] { $count } railway marker
   *[other] { $count } railway markers
}
kk-worth-engineers = engineers not inserted yet
kk-worth-engineers-count = { $number ->
    [one] { $count } engineer not inserted yet
   *[other] { $count } engineers not inserted yet
}
kk-worth-disasters = danger of mine disasters
kk-worth-extra = extra action markers
kk-worth-extra-count = { $number ->
    [one] { $count } extra action marker
   *[other] { $count } extra action markers
}
kk-worth-bonus = the bonus marker in hand
kk-worth-board = board scoring: { $name }
kk-worth-income = income: { $name }
kk-worth-merger = consolidation: { $name }
kk-worth-spaces = empty spaces of the tableau
kk-worth-spaces-count = { $number ->
    [one] { $count } empty space of the tableau
   *[other] { $count } empty spaces of the tableau
}
kk-worth-homes = settlements beside grounds without own mines
kk-worth-actions = actions to come
kk-worth-actions-count = { $number ->
    [one] { $count } action to come
   *[other] { $count } actions to come
}
