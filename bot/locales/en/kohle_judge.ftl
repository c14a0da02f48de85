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

## What a changed switch meets

kk-violation-switch-turn-open = The turn of { $seat } is under way and would end under the new reading ({ $stage }).
kk-violation-switch-consolidation-open = The consolidation of { $ground } is under way and would end under the new reading.
kk-violation-switch-action-due = { $seat } is at turn and could no longer end it without an action.
kk-violation-switch-card-taken = { $card } was taken for the Coal Trust under the present reading, and it has still to buy in this round.
kk-violation-switch-pieces-there = { $seat } has pieces where they could not have been put: { $spot }.
kk-violation-switch-markers-taken = { $seat } holds railway markers taken in this round: { $count }.
kk-violation-switch-trust-track = The coins of the Coal Trust lie as only the present reading leaves them: { $count }.
kk-violation-switch-scored-before = Points of { $seat } under the present reading stay: { $points } ({ $source }).
kk-violation-switch-flipped-before = { $seat } has flipped { $pithead } under the present reading; that stays.

## What a repair can set

kk-quantity-of-seat = { $who }, { $what }
kk-quantity-points = points ({ $source })
kk-quantity-engineers = engineers not yet inserted
kk-quantity-secured = mine on { $space } secured
kk-quantity-side = side of { $card } that lies up
kk-quantity-cokery = bonus of the Cokery & Briquette Plant scored ({ $reason })
kk-quantity-station = miners on station { $station }
kk-quantity-lost = miners lost in round { $round }
kk-quantity-gained = extra action marker gained ({ $reason })
kk-quantity-markers = railway markers ({ $marker })
kk-quantity-fresh = railway markers of this round ({ $marker })
kk-quantity-reason-engineer = engineer
kk-quantity-reason-engine = steam engine
kk-quantity-reason-one = first piece
kk-quantity-reason-both = both pieces
kk-quantity-reason-settlements = third settlement
kk-quantity-reason-engineers = third engineer
kk-quantity-reason-ironworks = Ironworks flipped
kk-quantity-turn = whose turn it is
kk-quantity-bank = coins in the bank
kk-quantity-worker_pool = workers in the pool
kk-quantity-engine_pool = steam engines in the pool
kk-quantity-extra_coin = additional coin of the Coal Trust
kk-quantity-buying_power = buying power markers of the Coal Trust
kk-quantity-subsidence = subsidence marker on the board
kk-quantity-owner = owner of { $card }
kk-quantity-place = space of { $card }
kk-quantity-engine = steam engine on { $card }
kk-quantity-mark = marker of the Coal Trust on { $card }
kk-quantity-village = workers in { $village }
kk-quantity-track = coin of the Coal Trust on space { $space }
kk-quantity-raised = price raised ({ $price })
kk-quantity-bonus = bonus marker { $bonus }
kk-quantity-order = turn order, place { $place }
kk-quantity-settled = { $count ->
    [0] without miners
    [one] with 1 miner
   *[other] with { $count } miners
}
kk-quantity-on-track = space { $space } of the track
kk-quantity-value-yes = yes
kk-quantity-value-no = no
kk-quantity-value-none = none
kk-quantity-value-front = front
kk-quantity-value-back = back
kk-quantity-value-engine = steam engine
kk-quantity-value-coin = coin
kk-quantity-value-trust = Coal Trust
kk-quantity-value-display = for sale
kk-quantity-change = { $what }: { $after } instead of { $before }
kk-quantity-changes = { $rest }; { $last }
kk-event-table_repaired = The table has set right: { $changes }.
kk-violation-repair-unknown = There is nothing to set right by the name `{ $word }`.
kk-violation-repair-value-unknown = This cannot be set to `{ $word }`: { $quantity }.
kk-violation-repair-contradicts = With the rest of the change, this would not stay at `{ $word }`: { $quantity }.
kk-violation-repair-changes-nothing = All of this is so already.
kk-violation-consolidation-runs = The consolidation of { $ground } rests on what it began with. Set that right before or after it.
kk-violation-turn-cannot-go-on = The turn of { $seat } could not go on like that ({ $stage }).
