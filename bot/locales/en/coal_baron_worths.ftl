## What computers count in Coal Baron: what is worth points to a player, as a reason for a move

cb-worth-scored = points scored
cb-worth-scored-count = { $number ->
    [one] { $count } point
   *[other] { $count } points
}
cb-worth-delivered-count = { $number ->
    [one] { $count } point by delivery
   *[other] { $count } points by delivery
}, counted on before
cb-worth-order-taken = a new order: { $name }
cb-worth-order = chance to deliver { $name }
cb-worth-workers = free workers
cb-worth-workers-count = { $number ->
    [one] { $count } free worker
   *[other] { $count } free workers
}
cb-worth-francs = the francs in hand
cb-worth-francs-count = { $number ->
    [one] { $count } franc
   *[other] { $count } francs
}
cb-worth-costs = costs to come for orders
cb-worth-costs-count = { $number ->
    [one] { $count } franc to pay for orders
   *[other] { $count } francs to pay for orders
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
cb-worth-majority = majority: { $name }
