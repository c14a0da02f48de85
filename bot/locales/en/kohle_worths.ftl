## What computers count in Kohle & Kolonie: what is worth points to a player, as a reason for a move

kk-worth-points-count = { $number ->
    [one] { $count } { $how } point
   *[other] { $count } { $how } points
}
kk-worth-coins = the coins in hand
kk-worth-coins-count = { $number ->
    [one] { $count } { $how } coin
   *[other] { $count } { $how } coins
}
kk-worth-workers = workers in hand
kk-worth-workers-count = { $number ->
    [one] { $count } { $how } worker
   *[other] { $count } { $how } workers
}
kk-worth-engines = steam engines
kk-worth-engines-count = { $number ->
    [one] { $count } { $how } steam engine
   *[other] { $count } { $how } steam engines
}
kk-worth-engineers = engineers left to insert
kk-worth-engineers-count = { $number ->
    [one] { $count } { $how } engineer left to insert
   *[other] { $count } { $how } engineers left to insert
}
kk-worth-disasters = danger of mine disasters
kk-worth-extra = extra action markers
kk-worth-extra-count = { $number ->
    [one] { $count } { $how } extra action marker
   *[other] { $count } { $how } extra action markers
}
kk-worth-bonus = the bonus marker in hand
kk-worth-homes = settlements beside grounds without own mines
kk-worth-actions = actions to come
kk-worth-actions-count = { $number ->
    [one] { $count } { $how } action to come
   *[other] { $count } { $how } actions to come
}
kk-worth-grounds = points, board scorings and consolidations
kk-worth-incomes = income of the mines
kk-worth-pitheads = pithead cards (places there, Loading, flips to come)
kk-worth-miners = miners and railways
