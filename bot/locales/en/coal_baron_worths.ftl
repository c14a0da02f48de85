## What computers count in Coal Baron: what is worth points to a player, as a reason for a move

cb-worth-points-count = { $number ->
    [one] { $count } { $how } point
   *[other] { $count } { $how } points
}
cb-worth-workers = workers free for more orders
cb-worth-workers-count = { $number ->
    [one] { $count } { $how } worker free for more orders
   *[other] { $count } { $how } workers free for more orders
}
cb-worth-francs-count = { $number ->
    [one] { $count } { $how } franc
   *[other] { $count } { $how } francs
}
cb-worth-cubes = cubes free for more orders
cb-worth-cubes-count = { $number ->
    [one] { $count } { $how } cube free for more orders
   *[other] { $count } { $how } cubes free for more orders
}
cb-worth-balance = difference between light and dark side of the mine
cb-worth-balance-count = { $number ->
    [one] difference between light and dark side: { $count } { $how } tile
   *[other] difference between light and dark side: { $count } { $how } tiles
}
cb-worth-orders = orders, delivered or outstanding
cb-worth-majorities = majorities, scored or to come
cb-worth-money = francs, in hand and needed for coal
