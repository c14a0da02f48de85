## What computers count in Coal Baron: what is worth points to a player, as a reason for a move

cb-worth-points-count = { $number ->
    [one] { $count } point
   *[other] { $count } points
}
cb-worth-workers = free workers
cb-worth-workers-count = { $number ->
    [one] { $count } free worker
   *[other] { $count } free workers
}
cb-worth-francs-count = { $number ->
    [one] { $count } franc
   *[other] { $count } francs
}
cb-worth-cubes = cubes that no order needs
cb-worth-cubes-count = { $number ->
    [one] { $count } spare cube
   *[other] { $count } spare cubes
}
cb-worth-balance = balance of the mine
cb-worth-balance-count = { $number ->
    [one] { $count } tile out of balance
   *[other] { $count } tiles out of balance
}
cb-worth-orders = orders, delivered or outstanding
cb-worth-majorities = majorities, scored or to come
cb-worth-money = francs, in hand and needed for coal
