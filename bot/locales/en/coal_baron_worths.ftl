## What computers count in Coal Baron: what is worth points to a player, as a reason for a move

cb-worth-points-count = { $number ->
    [one] { $count } { $how } point
   *[other] { $count } { $how } points
}
cb-worth-workers = workers for new orders
cb-worth-workers-count = { $number ->
    [one] { $count } { $how } worker for new orders
   *[other] { $count } { $how } workers for new orders
}
cb-worth-francs-count = { $number ->
    [one] { $count } { $how } franc
   *[other] { $count } { $how } francs
}
cb-worth-cubes = cubes for new orders
cb-worth-cubes-count = { $number ->
    [one] { $count } { $how } cube for new orders
   *[other] { $count } { $how } cubes for new orders
}
cb-worth-balance = difference between light and dark side of the mine
cb-worth-balance-count = { $number ->
    [one] difference between light and dark side: { $count } { $how } tile
   *[other] difference between light and dark side: { $count } { $how } tiles
}
cb-worth-orders = points of orders, delivered or still to deliver
cb-worth-prospects = points of orders, new ones for the workers and cubes left included
cb-worth-majorities = points of majorities, scored or to come
cb-worth-money = francs, in hand and needed for coal
cb-hint-plan = All steps of mining can be played at once: { $stage ->
    [mining] *{ $button }*
   *[other] place the workers, then *{ $button }*
}.
cb-hint-free = Workers and cubes for new orders: those that your outstanding orders will not take.
