## What computers count in Coal Baron: what is worth points to a player, as a reason for a move

cb-worth-points-count = { $number ->
    [one] { $count } { $how } point
   *[other] { $count } { $how } points
}
cb-worth-workers = workers that no order needs
cb-worth-workers-count = { $number ->
    [one] { $count } { $how } worker that no order needs
   *[other] { $count } { $how } workers that no order needs
}
cb-worth-francs-count = { $number ->
    [one] { $count } { $how } franc
   *[other] { $count } { $how } francs
}
cb-worth-cubes = cubes that no order needs
cb-worth-cubes-count = { $number ->
    [one] { $count } { $how } cube that no order needs
   *[other] { $count } { $how } cubes that no order needs
}
cb-worth-balance = difference between light and dark side of the mine
cb-worth-balance-count = { $number ->
    [one] difference between light and dark side: { $count } { $how } tile
   *[other] difference between light and dark side: { $count } { $how } tiles
}
cb-worth-orders = orders, delivered or outstanding
cb-worth-majorities = majorities, scored or to come
cb-worth-money = francs, in hand and needed for coal
