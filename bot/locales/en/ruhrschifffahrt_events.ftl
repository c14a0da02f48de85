# Ruhrschifffahrt 1769-1890: what happens, what is refused, and by which rule.

## Events

ru-event-game_began = Order of round 1: { $seats }. **{ $who }** starts.
ru-event-share_received = **{ $who }** begins with { $count ->
    [one] 1 warehouse
   *[other] { $count } warehouses
} in supply.
ru-event-round_began = Round { $round } begins ({ $year }). Black dice return to: { $dominion }.
ru-event-locks_allowed = From now on locks may be built, for { $coins } each.
ru-event-locks_dearer = From now on a lock costs { $coins }.
ru-event-options_dearer = From now on each special option that costs anything costs 1 coin more.
ru-event-track_dice_rose = Dice on the transport tracks rise by 1. Dice raised: { $count }.
ru-event-tracks_moved = The transport tracks move on: { $era }.
ru-event-country_revealed = Coal is exported to: { $country }.
ru-event-warehouse_received = **{ $who }** receives the warehouse of round { $round }.
ru-event-warehouse_missing = **{ $who }** receives no warehouse in round { $round }: it went into a debt.
ru-event-good_chosen = You have chosen { $what }.
ru-event-fund_paid_coins = **{ $who }** pays { $coins } into the shipping fund.
ru-event-fund_paid_points = **{ $who }** gives up { $points } for the shipping fund.
ru-event-payment_forced = **{ $who }** cannot pay in full and gives up { $gone }.
ru-event-gained_coins = **{ $who }** takes { $coins }.
ru-event-gained_points = **{ $who }** takes { $points }.
ru-event-die_removed = **{ $who }** removes { $colour } ({ $value }) from { $storage }.
ru-event-no_draw = In round { $round } no tile is drawn.
ru-event-bag_empty = The bag is empty: no tile is drawn.
ru-event-flood = Water level: { $tile }. There is no pilot in this round.
ru-event-low_water = Water level: { $tile }. There is no pilot in this round.
ru-digest-round_began = Round { $round } begins ({ $year }).
ru-digest-water = Water level: { $tile }.
ru-event-storage_dice_rose = Dice on storages rise by { $amount }. Dice raised: { $count }.
ru-event-storage_dice_fell = Dice on storages fall by { $amount }. Dice lowered: { $count }.
ru-event-demand_drawn = New demand, { $tile }: { $count ->
    [0] every space has 2 coins already.
    [one] 1 coin more on { $spaces }.
   *[other] 1 coin more on each of { $count } spaces ({ $spaces }).
}
ru-event-forced_lock_due = { $count ->
    [0] No tile is
    [one] Only 1 tile is
   *[other] Only { $count } tiles are
} left in the bag: in phase 6 every player with Lock construction must build a lock.
ru-event-option_chosen = **{ $who }** chooses { $option } for { $coins }.
ru-event-option_chosen_by_tile = **{ $who }** chooses { $option }, paid by the tile Tow action.
ru-event-option_chosen_unpaid = **{ $who }** chooses { $option }, cannot pay in full, and gives up { $gone }.
ru-event-wage_paid = **{ $who }** receives { $coins } in wages.
ru-event-die_transported = **{ $who }** transports { $colour } ({ $value }) to { $storage }.
ru-event-die_replenished = **{ $who }** replenishes { $storage }, from { $value_before } to { $value }.
ru-event-coal_hauled = **{ $who }** uses the coal hauler at { $storage }, from { $value_before } to { $value }.
ru-event-barge_started = **{ $who }** loads { $colour } ({ $value }) and starts at { $storage }.
ru-event-sale_planned = You plan to sell for { $coins } at { $space }.
ru-event-inn_used = **{ $who }** uses the inn: { $gain }.
ru-event-debt_made = **{ $who }** makes a debt for { $coins } (now { $debts }{ $points ->
    [0] {""}
   *[other] , { $points } lost
}).
ru-event-debt_made_from_calendar = **{ $who }** makes a debt for { $coins } with the next warehouse of the calendar (now { $debts }{ $points ->
    [0] {""}
    [one] , 1 point lost
   *[other] , { $points } points lost
}).
ru-event-coal_sold = **{ $who }** ships { $colour } from { $storage }, to { $space }. It arrives as { $value }{ $lost ->
    [0] {""}
   *[other] {" "}(an obstacle took 1)
} and pays { $coins }{ $demand ->
    [0] {""}
   *[other] , { $demand } of it for demand
}; { $cube ->
    [0] no cube, as { $area } is full
   *[other] cube: { $area }
}.
ru-event-coal_sold_alone = **{ $who }** ships { $colour } from { $storage }, to { $space }, the only sale possible. It arrives as { $value }{ $lost ->
    [0] {""}
   *[other] {" "}(an obstacle took 1)
} and pays { $coins }{ $demand ->
    [0] {""}
   *[other] , { $demand } of it for demand
}; { $cube ->
    [0] no cube, as { $area } is full
   *[other] cube: { $area }
}.
ru-event-coal_sold_as_planned = **{ $who }**, as planned, ships { $colour } from { $storage }, to { $space }. It arrives as { $value }{ $lost ->
    [0] {""}
   *[other] {" "}(an obstacle took 1)
} and pays { $coins }{ $demand ->
    [0] {""}
   *[other] , { $demand } of it for demand
}; { $cube ->
    [0] no cube, as { $area } is full
   *[other] cube: { $area }
}.
ru-event-warehouse_earned = **{ $who }** receives { $coins } for the warehouse in { $city }.
ru-event-export_marker_rose = The sale of a die of { $value } moves the export marker { $cell_before ->
    [0] to cell { $cell }
   *[other] from cell { $cell_before } to cell { $cell }
}: { $points } a warehouse.
ru-event-die_left = { $colour } ({ $value }) leaves the transport track.
ru-event-die_placed = **{ $who }** places { $colour } ({ $value }) on { $storage }.
ru-event-die_placed_alone = { $colour } ({ $value }) goes to { $storage }, the only place for it; **{ $who }** would have placed it.
ru-event-die_placed_ahead = { $colour } ({ $value }) goes to { $storage }, by the ranking of **{ $who }**.
ru-event-tile_received = **{ $who }** receives the progress tile { $tile }.
ru-event-tile_sold_out = **{ $who }** completes { $tile }, but it is sold out and counts as a blank tile.
ru-event-warehouses_freed = **{ $who }** takes { $count ->
    [one] 1 warehouse
   *[other] { $count } warehouses
} for { $reason ->
    [mark] the County of Mark
   *[lock] the first lock
}.
ru-event-lock_built = **{ $who }** builds a lock for { $coins } at { $obstacle }: { $points }.
ru-event-second_lock_built = **{ $who }** builds a second lock on top, free of charge ({ $coins }), at { $obstacle }: { $points }.
ru-event-city_warehouse_built = **{ $who }** builds warehouse number { $position } for { $coins } ({ $tile }) in { $city }: { $points }.
ru-event-depot_warehouse_built = **{ $who }** builds warehouse number { $position } in the coal depot ({ $dominion }) for { $coins }: { $points }.
ru-event-port_warehouse_built = **{ $who }** builds a warehouse in Ruhrort, { $country }, position { $position }, for { $coins } ({ $tile }): { $points }.
ru-event-port_warehouse_moved = **{ $who }** moves a warehouse in Ruhrort from { $source } to { $country }, position { $position }, for { $coins }.
ru-event-debt_repaid = **{ $who }** repays a debt for { $coins } ({ $debts } left).
ru-event-purchases_made_ahead = **{ $who }** buys as set in advance (purchases: { $count }) for { $coins }.
ru-event-nothing_bought = **{ $who }** buys nothing.
ru-event-nothing_bought_ahead = **{ $who }** buys nothing, as set in advance.
ru-event-purchases_skipped_ahead = **{ $who }** is passed over, as set in advance: nothing could be bought without a debt.
ru-event-purchases_left_undone = The purchases you set in advance ({ $count }) are not possible as they were; choose again.
ru-event-exported = **{ $who }** exports to { $country } from position { $position }: { $points }.
ru-event-nothing_exported = Nobody exports to { $country }.
ru-event-export_marker_fell = The export marker goes back { $cell_before ->
    [0] to cell { $cell }
   *[other] from cell { $cell_before } to cell { $cell }
}: { $points } a warehouse.
ru-event-surplus_returned = **{ $who }** returns { $coins }; { $most } may be kept.
ru-event-inn_coins_at_end = **{ $who }** uses the inn: { $coins }.
ru-event-inn_points_at_end = **{ $who }** uses the inn: { $points }.
ru-event-export_marker_stayed = The export marker stays at cell { $cell }: { $points } a warehouse.
ru-event-no_die_to_remove = No such die lies on a storage, so none is removed (still due: { $count }).
ru-event-sets_missed = Incomplete sets of warehouses, which bring no points: { $counts }.
ru-event-majorities_missed = Nobody has the majority in the coal depot of: { $dominions }.
ru-event-essen_set_scored = **{ $who }** has all Essen cities: { $points }.
ru-event-mark_set_scored = **{ $who }** has all Mark cities: { $points }.
ru-event-city_set_scored = **{ $who }** has all seven cities: { $points }.
ru-event-depot_set_scored = **{ $who }** has all coal depots: { $points }.
ru-event-depot_majority_scored = **{ $who }** has the majority in the coal depot ({ $dominion }): { $points }.
ru-event-mayor_scored = **{ $who }** scores the mayor with { $coins }: { $points }.
ru-event-mayor_in_debt = **{ $who }** scores nothing for the mayor because of { $debts }.
ru-event-railway_scored = **{ $who }** scores the Ruhr Valley Railway (cities with a warehouse: { $count }): { $points }.
ru-event-barge_scored = **{ $who }** scores the Ruhr barge, which lies at { $space }: { $points }.
ru-event-debts_scored = **{ $who }** has { $debts }: { $points }.
ru-event-game_won = **{ $who }** wins with { $points } ({ $coins }, { $debts }).
ru-event-victory_shared = **{ $who }** shares the victory with { $points } ({ $coins }, { $debts }).
ru-event-answer_left = Set in advance: { $answer }{ $round ->
    [0] {""}
   *[other] , round { $round }
}.
ru-event-answer_withdrawn = Withdrawn: { $answer }{ $round ->
    [0] {""}
   *[other] , round { $round }
}.

## Events in one line

ru-digest-seat = **{ $who }**: { $items }
ru-digest-calendar = Warehouses of the round: { $items }
ru-digest-goods = Coin or point: { $items }
ru-digest-export = Export: { $items }
ru-digest-option_chosen = { $option } ({ $coins })
ru-digest-option_chosen_by_tile = { $option } (Tow action)
ru-digest-option_chosen_unpaid = { $option }, not paid in full: { $gone } lost
ru-digest-wage_paid = +{ $coins }
ru-digest-die_transported = transports { $colour } { $value } to { $storage }
ru-digest-die_replenished = replenishes { $storage }, from { $value_before } to { $value }
ru-digest-coal_hauled = uses the coal hauler at { $storage }, from { $value_before } to { $value }
ru-digest-barge_started = loads { $colour } { $value } and starts at { $storage }
ru-digest-inn_used = uses the inn: { $gain }
ru-digest-debt_made = makes a debt (+{ $coins }, now { $debts })
ru-digest-debt_made_from_calendar = makes a debt with the calendar’s warehouse (+{ $coins }, now { $debts }{ $points ->
    [0] {""}
    [one] , 1 point lost
   *[other] , { $points } points lost
})
ru-digest-lock_built = builds a lock for { $coins } at { $obstacle }: { $points }
ru-digest-second_lock_built = builds a second lock at { $obstacle }: { $points }
ru-digest-warehouses_freed = takes { $count ->
    [one] 1 warehouse
   *[other] { $count } warehouses
}
ru-digest-city_warehouse_built = builds a warehouse for { $coins } in { $city }: { $points }
ru-digest-depot_warehouse_built = builds in the coal depot ({ $dominion }) for { $coins }: { $points }
ru-digest-port_warehouse_built = builds in Ruhrort, { $country }, position { $position }, for { $coins }: { $points }
ru-digest-port_warehouse_moved = moves a warehouse in Ruhrort from { $source } to { $country } for { $coins }
ru-digest-debt_repaid = repays a debt for { $coins } ({ $debts } left)
ru-digest-purchases_made_ahead = as set in advance
ru-digest-nothing_bought = buys nothing
ru-digest-nothing_bought_ahead = buys nothing, as set in advance
ru-digest-purchases_skipped_ahead = passed over, as set in advance
ru-digest-coal_sold = { $colour } from { $storage }, to { $space }, arriving as { $value }: { $coins }{ $demand ->
    [0] {""}
   *[other] , { $demand } of them from demand
}{ $cube ->
    [0] , no cube
   *[other] , cube { $area }
}
ru-digest-coal_sold_alone = { $colour } from { $storage }, to { $space }, arriving as { $value }: { $coins }{ $demand ->
    [0] {""}
   *[other] , { $demand } of them from demand
}{ $cube ->
    [0] , no cube
   *[other] , cube { $area }
}
ru-digest-coal_sold_as_planned = as planned { $colour } from { $storage }, to { $space }, arriving as { $value }: { $coins }{ $demand ->
    [0] {""}
   *[other] , { $demand } of them from demand
}{ $cube ->
    [0] , no cube
   *[other] , cube { $area }
}
ru-digest-warehouse_earned = { $who } +{ $coins } ({ $city })
ru-digest-export_marker_rose = export marker on { $points }
ru-digest-die_left = a die of { $colour } ({ $value }) leaves the track
ru-digest-die_placed = { $who } places it on { $storage }
ru-digest-die_placed_alone = it goes to { $storage }
ru-digest-die_placed_ahead = by the ranking of { $who } it goes to { $storage }
ru-digest-die_placed_named = { $who } places the die of { $colour } ({ $value }) on { $storage }
ru-digest-die_placed_ahead_named = by the ranking of { $who } the die of { $colour } ({ $value }) goes to { $storage }
ru-digest-die_to = the die of { $colour } ({ $value }) goes to { $storage }
ru-digest-tile_received = gets the progress tile { $tile }
ru-digest-tile_sold_out = { $tile } (sold out)
ru-digest-warehouse_received = { $who }
ru-digest-warehouse_missing = { $who } none
ru-digest-fund_paid_coins = { $who } pays { $coins }
ru-digest-fund_paid_points = { $who } loses { $points }
ru-digest-gained_coins = { $who } { $coins }
ru-digest-gained_points = { $who } { $points }
ru-digest-exported = { $who } { $points } ({ $country }, position { $position })

## Refusals

ru-refused = { $reason } ({ $rule })

ru-violation-game-over = The game is over.
ru-violation-not-your-turn = It is not your turn; { $other } must decide.
ru-violation-decision-open = First decide what your turn is waiting for: { $stage }.
ru-violation-turn-done = Nothing is left to decide in your turn; finish it.
ru-violation-reveal-inside-plan = A plan must end where something new is revealed; look at that first.
ru-violation-unknown-good = `{ $word }` is neither a coin nor a point.
ru-violation-no-point-to-pay = You have no point to lose; pay the coin.
ru-violation-colour-not-owed = { $storage }: the die there is { $colour }, and no more of those need to go; remove one of the other colour.
ru-violation-storage-not-empty = `{ $word }` is not an empty storage for this die; this one is: { $instead_storage }.
ru-violation-wrong-dominion = { $storage } is not in the dominion of this round, which still has room, for example here: { $instead_storage }.
ru-violation-unknown-option = There is no special option `{ $word }`.
ru-violation-option-not-in-last-round = { $option } cannot be chosen in the last round.
ru-violation-pilot-banned = { $option } is not possible: there is no pilot in this round.
ru-violation-no-tow-in-round-1 = { $option } cannot be chosen in round 1; start from any storage.
ru-violation-wage-taken = { $other } has already taken the wage of this round.
ru-violation-tow-action-only-tows = The tile Tow action pays for the three tow options, not for { $option }.
ru-violation-ruhrort-needs-tow = Your barge is in Ruhrort; only the tow options lead away from there.
ru-violation-nothing-to-replenish = Every die on a storage already shows { $most }.
ru-violation-tracks-empty = There is no die on the transport tracks for { $option }.
ru-violation-no-storage-empty = There is no empty storage of the right colour for { $option }.
ru-violation-no-start-upstream = With { $option } there is no start upstream from which you could sell.
ru-violation-no-start-downstream = With { $option } there is no start downstream from which you could sell.
ru-violation-unknown-storage = There is no storage `{ $word }`.
ru-violation-storage-empty = { $storage }: there is no die there.
ru-violation-storage-filled = { $storage }: there is already a die there.
ru-violation-track-empty = There is no { $colour } on the track to transport.
ru-violation-colour-not-there = { $storage }: not for { $colour }; white dice go to the County of Mark, black dice to the other dominions.
ru-violation-mark-tile-needed = { $storage }: for this you need the progress tile County of Mark.
ru-violation-storage-taken = { $storage }: the barge of { $other } is there.
ru-violation-start-only-downstream = { $storage }: that is upstream of your barge; only the tow options lead there.
ru-violation-tow-goes-upstream = { $storage }: that is downstream of your barge; a tow leads upstream.
ru-violation-start-needs-pilot = { $storage }: there is a helm here; a barge starts here only with a pilot.
ru-violation-start-where-filled = After Tow and transport you start where the die went: { $instead_storage }.
ru-violation-no-sale-space = `{ $word }` is not a place where coal is sold.
ru-violation-only-downstream = { $space }: that is upstream of { $storage }; barges go downstream.
ru-violation-ruhrort-needs-pilot = Ruhrort can be reached with a pilot only.
ru-violation-too-far-without-pilot = { $space }: { $distance } spaces from { $storage }; without a pilot you can go at most { $most }.
ru-violation-tile-needed = You do not have the progress tile { $tile }.
ru-violation-tile-used-this-round = You have already used { $tile } in this round.
ru-violation-white-tile-used = { $tile } is used up.
ru-violation-value-out-of-range = { $value } is not possible; this die can become { $least } to { $most }.
ru-violation-only-this-value = { $value } is not possible; this die can only become { $most }.
ru-violation-die-at-highest = { $storage }: the die there already shows { $most }.
ru-violation-too-few-coins = That costs { $coins_needed }; you have { $coins_have } and would need { $debts }, but can make only { $debts_possible }.
ru-violation-no-warehouse = You have no warehouse in supply.
ru-violation-warehouse-needed-for-debt = That costs { $coins_needed }; with { $coins_have } it takes { $debts }, and then no warehouse is left to build.
ru-violation-lock-first = Build a lock first: at most one tile was left in the bag.
ru-violation-locks-not-yet = Locks can be built from round { $round } on.
ru-violation-unknown-obstacle = There is no obstacle `{ $word }`.
ru-violation-lock-already-there = { $obstacle }: there is already a lock.
ru-violation-unknown-city = There is no city `{ $word }`.
ru-violation-own-warehouse-there = { $city }: you already have a warehouse there.
ru-violation-city-full = { $city } is full, with { $count } warehouses.
ru-violation-only-by-white-tile = { $city }: you can build there only with the white tile Warehouse.
ru-violation-unknown-depot = There is no coal depot `{ $word }`.
ru-violation-depot-full = This coal depot ({ $dominion }) is full, with { $count } warehouses.
ru-violation-unknown-country = There is no export column `{ $word }`.
ru-violation-own-warehouse-in-column = You already have a warehouse in this column: { $country }.
ru-violation-column-full = This column is full, with { $count } warehouses: { $country }.
ru-violation-port-warehouses-built = You have { $count } warehouses in Ruhrort, which is the most allowed.
ru-violation-no-warehouse-in-column = You have no warehouse in this column: { $country }.
ru-violation-already-moved = You have already moved a warehouse in this phase.
ru-violation-no-debt = You have no debt.
ru-violation-too-few-coins-to-repay = Repaying a debt takes { $coins_needed }; you have { $coins_have }.
ru-violation-no-such-seat = There is no seat { $other } at this table.
ru-violation-no-choice-in-round = In round { $round } there is nothing to choose, only in rounds 3, 6 and 10.
ru-violation-choice-round-past = Round { $round } has already begun.
ru-violation-purchases-reached = You have reached phase 6; buy now.
ru-violation-purchases-over = Your purchases of this round are done; set those of the next one once it has begun.
ru-violation-limit-out-of-range = The limit must be between 0 and { $most }.
ru-violation-too-many-purchases = { $count } purchases are too many; at most { $most } can be set in advance.
ru-violation-ranking-empty = A ranking needs at least one storage.
ru-violation-ranking-repeats = { $storage } is in the ranking twice.
ru-violation-unknown-answer = There is no answer `{ $word }` to set in advance.
ru-violation-no-answer = You have not set this answer in advance: { $answer }.

ru-malformed-line-too-long = The text has { $length } characters; at most { $longest } are possible.
ru-malformed-line-empty = Nothing was written.
ru-malformed-wrong-number-of-words = `{ $verb }` cannot have { $words } words after it. Example: { $example }
ru-malformed-plan-step-unreadable = Step { $step } cannot be read: `{ $word }`. Example: { $example }
ru-malformed-unknown-verb = `{ $word }` is not an action. Example: { $example }
ru-malformed-not-an-id = `{ $word }` is not a place.
ru-malformed-not-a-number = `{ $word }` is not a number.
ru-malformed-not-a-good = `{ $word }` is neither coin nor point.
ru-malformed-not-an-option = There is no special option `{ $word }`.
ru-malformed-not-free = `{ $word }` should be `free`.
ru-malformed-not-a-colour = `{ $word }` is neither black nor white.
ru-malformed-not-white = `{ $word }` should be `white`.
ru-malformed-not-a-depot = There is no coal depot `{ $word }`.
ru-malformed-not-a-country = There is no export column `{ $word }`.
ru-malformed-not-a-purchase = `{ $word }` cannot be bought.
ru-malformed-not-an-answer = There is no answer `{ $word }` to set in advance.
ru-malformed-not-a-storage = There is no storage `{ $word }`.
ru-malformed-name-ambiguous = `{ $word }` could mean several: { $names }. Write more of the name.
ru-malformed-name-unknown = Nothing here is called `{ $word }`, or it is not possible now. Possible: { $names }
