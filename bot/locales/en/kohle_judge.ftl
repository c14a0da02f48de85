# What does not add up, what a changed switch meets, what a repair can set.

## Kinds of pieces, and what a seat has

kk-piece-coins = coins
kk-piece-points = points
kk-piece-workers = workers
kk-piece-miners = miners
kk-piece-pool = miners in the pool
kk-piece-engineers = engineers
kk-piece-settlements = settlements
kk-piece-engines = steam engines
kk-piece-mines = mines
kk-piece-extra = extra action markers
kk-piece-markers = railway markers
kk-piece-beside = steam engines beside the tableau
kk-piece-lost = miners on disaster spaces

## What does not add up

kk-violation-pieces-miscounted = It does not add up: { $piece } { $count }, but the box holds { $box }.
kk-violation-seat-pieces-miscounted = It does not add up for { $seat }: { $piece } { $count }, but the box holds { $box }.
kk-violation-card-miscounted = { $count ->
    [0] { $card } would be nowhere.
   *[other] { $card } would be in { $count } places at once.
}
kk-violation-bonus-miscounted = { $count ->
    [0] The bonus marker { $bonus } would be nowhere.
   *[other] The bonus marker { $bonus } would be in { $count } places at once.
}
kk-violation-disaster-miscounted = It does not add up: disaster marker { $disaster } { $count }, but the box holds { $box }.
kk-violation-markers-miscounted = It does not add up: railway marker { $marker } { $count }, but the box holds { $box }.
kk-violation-below-zero = There cannot be fewer than none: { $piece } { $count }.
kk-violation-seat-below-zero = { $seat } cannot have fewer than none: { $piece } { $count }.
kk-violation-spot-overfilled = Pieces of { $seat } here: { $count }; there is room for { $most } ({ $spot }).
kk-violation-settlement-twice = { $seat } would have two settlements in { $village }.
kk-violation-no-such-miner = Miners of { $seat } cannot stand there: { $spot } { $count }.
kk-violation-extra-overcounted = { $seat } would have { $count ->
    [one] 1 extra action marker
   *[other] { $count } extra action markers
} but has gained { $most }.
kk-violation-village-overfilled = { $village } would have { $count } settlements; there is room for { $most }.
kk-violation-village-workers-miscounted = { $village } would have { $count ->
    [one] 1 worker
   *[other] { $count } workers
}; it can have { $most }.
