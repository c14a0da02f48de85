# Coal Baron: names, panels, events, refusals. All keys begin with cb-.

## Names

cb-nothing = nothing
cb-times = { $count } { $name }
cb-semicolon = { "; " }
cb-item = • { $text }
cb-numbered = { $number }) { $text }
cb-and-more = … and { $count } more

cb-coal-yellow = yellow
cb-coal-brown = brown
cb-coal-grey = grey
cb-coal-black = black
cb-cube-yellow = a yellow cube
cb-cube-brown = a brown cube
cb-cube-grey = a grey cube
cb-cube-black = a black cube
cb-cube-from = { $coal } ({ $source })
cb-source-cage = cage
cb-source-storage = storage

cb-vehicle-handcart = handcart
cb-vehicle-horse_cart = horse cart
cb-vehicle-truck = truck
cb-vehicle-locomotive = locomotive

cb-side-light = light
cb-side-dark = dark
cb-tile = { $carts } ({ $side })

cb-order = { $vehicle } { $points } ({ $coals })
cb-order-bare = { $vehicle } { $points }
cb-order-in-full = { $vehicle }, { $points } points: { $coals }
cb-order-needs = needs { $coals }
cb-order-complete = complete
cb-order-state = { $order }: { $state }

cb-space-factory = factory slot { $number }
cb-space-factory_draw = factory, draw five
cb-space-mining = mining, { $number } steps
cb-space-delivery = delivery by { $vehicle }
cb-space-money = money, { $number } francs
cb-space-orders = order slot { $number }
cb-space-order_draw = orders, draw five
cb-space-bank = bank

cb-area-factory = Factory
cb-area-mining = Mining
cb-area-delivery = Delivery
cb-area-money = Money
cb-area-orders = Orders
cb-area-bank = Bank

cb-level-surface = the surface
cb-level = level { $number } ({ $coal })
cb-cage-line = at { $level }, { $count } of { $room } cubes: { $held }

cb-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
cb-francs = { $count ->
    [one] 1 franc
   *[other] { $count } francs
}
cb-points = { $count ->
    [1] 1 point
    [-1] −1 point
   *[other] { $count } points
}
cb-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}

cb-colour-orange = orange
cb-colour-blue = blue
cb-colour-yellow = yellow
cb-colour-green = green

cb-stage-draft = take an order card
cb-stage-place = place workers
cb-stage-substitute = choose a substitute cube
cb-stage-keep = keep a drawn tile or card, or none
cb-stage-return_to = put the drawn tiles or cards back
cb-stage-put_next = put the drawn tiles or cards in order
cb-stage-mining = mine
cb-stage-done = finish the turn

cb-phase-draft = Draft
cb-phase-shift_1 = Shift 1
cb-phase-shift_2 = Shift 2
cb-phase-shift_3 = Shift 3
cb-phase-game = End of the game

cb-element-coal_yellow = yellow spaces delivered
cb-element-coal_brown = brown spaces delivered
cb-element-coal_grey = grey spaces delivered
cb-element-coal_black = black spaces delivered
cb-element-vehicle_handcart = spaces delivered by handcart
cb-element-vehicle_horse_cart = spaces delivered by horse cart
cb-element-vehicle_truck = spaces delivered by truck
cb-element-vehicle_locomotive = spaces delivered by locomotive
cb-element-empty_yellow = empty yellow minecarts
cb-element-empty_brown = empty brown minecarts
cb-element-empty_grey = empty grey minecarts
cb-element-empty_black = empty black minecarts

cb-score-deliveries = delivered orders
cb-score-francs = francs
cb-score-cubes = coal cubes left
cb-score-undelivered = undelivered orders
cb-score-balance = balance of the mine

## What is asked

cb-asked-draft = take an order card
cb-asked-place = place workers
cb-asked-substitute = choose a substitute cube
cb-asked-keep = { $drawn ->
    [tiles] keep a drawn tunnel tile, or none
   *[orders] keep a drawn order card, or none
}
cb-asked-return_to = { $drawn ->
    [tiles] put the drawn tunnel tiles back
   *[orders] put the drawn order cards back
}
cb-asked-put_next = { $drawn ->
    [tiles] put the drawn tunnel tiles in order
   *[orders] put the drawn order cards in order
}
cb-asked-mining = go on mining
cb-asked-done = finish the turn
cb-decides-draft = card { $number } of 3, { $open } open
cb-decides-substitute = { $count ->
    [one] 1 minecart to fill
   *[other] { $count } minecarts to fill
}
cb-decides-mining = { $steps } left
cb-deciding-player = { $who }: { $points }, { $francs }, { $workers }
cb-deciding-active = ➤ { $means }
cb-unused-steps = { $count ->
    [one] 1 mining step
   *[other] { $count } mining steps
}
cb-unused-goal = within reach: { $goal }

## Panels

cb-own-means = **Shift { $shift } of 3** · { $workers } in reserve · { $francs } · { $points }
cb-own-coal = Cage { $cage } · Storage: { $storage }
cb-own-orders = Outstanding orders:
cb-own-orders-none = No outstanding orders.
cb-own-delivered = Your delivered spaces: { $items } (the others’ lie face down { $shift ->
    [1] until the shift is scored
   *[other] again until the next scoring
})
cb-all-delivered = Spaces delivered (you/{ $others }): { $items }{ $closing ->
    [0] {""}
   *[other] {" "}(as just scored; with the next move the others’ lie face down again)
}
cb-mine-level = { $level }: { $cubes } to load
cb-balance-line = Tunnel tiles: { $light } on the light side, { $dark } on the dark side
cb-supply-line = In the supply: { $coals }

cb-menu-factory = Factory: buy a tunnel tile
cb-menu-mining = Mining and delivery
cb-menu-money = Money and bank
cb-menu-orders = Orders: take a card
cb-workers-of = { $needed } of { $have ->
    [one] 1 worker
   *[other] { $have } workers
}
cb-displaces = sends { $count } of { $who } to the canteen
cb-cost-for-good = { $cost } · cannot be taken back
cb-cost-and-effect = { $cost } · { $effect }
cb-choice-tile = Factory slot { $slot }: { $tile }, { $price }
cb-effect-tile = { $left } left · mine then { $light } light, { $dark } dark
cb-effect-tile-brief = { $left } left · light { $light }, dark { $dark }
cb-effect-left = { $left } left
cb-choice-tiles-draw = { $left ->
    [five] Factory, draw five (of { $count } tiles): keep one (paid) or none
   *[fewer] Factory, draw five (only { $count } left): keep one (paid) or none
}
cb-effect-for-good = cannot be taken back
cb-choice-order = Order slot { $slot }: { $order }
cb-effect-order = { $count ->
    [one] your only outstanding order
   *[other] then { $count } outstanding orders
}
cb-choice-orders-draw = { $left ->
    [five] Orders, draw five (of { $count } cards): keep one or none
   *[fewer] Orders, draw five (only { $count } left): keep one or none
}
cb-effect-delivery = { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}, { $points }, then { $total } in all
cb-effect-money = then { $total }
cb-choice-bank = Bank: 1 franc for 1 worker
cb-effect-goal = for example: { $goal }
cb-area-none = { $area }: nothing is possible, because { $reason }
cb-none-workers = the cheapest space takes { $needed } workers and you have { $have }
cb-none-factory = no tile is within reach of { $francs } and your workers
cb-none-delivery-orders = you have no orders
cb-none-delivery-complete = { $count ->
    [one] your order is not complete
   *[other] none of your { $count } orders is complete
}
cb-none-delivery-workers = that takes { $needed } workers and you have { $have }
cb-none-orders = no card is within reach of your workers

cb-steps-left = **Mining: { $count ->
    [one] 1 step
   *[other] { $count } steps
} left**
cb-goal-complete = Complete { $vehicle }, { $points } ({ $coals })
cb-goal-complete-brief = Complete { $vehicle }, { $points }
cb-goal-several = Complete { $count } orders, { $points }
cb-goal-paired = { $goal }, { $cubes } cubes for { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
cb-goal-prepare = Prepare { $order }: { $coals }
cb-goal-prepare-brief = Prepare { $order }
cb-goal-prepare-load = Load for { $order }: { $coals }
cb-goal-empty = Empty the cage
cb-goal-unload = { $count ->
    [one] Unload 1 cube
   *[other] Unload { $count } cubes
}
cb-goal-completing = { $goal }: { $count ->
    [one] 1 order complete
   *[other] { $count } orders complete
}, { $points }
cb-goal-bringing = { $goal }: { $brought }
cb-goal-filling = { $count ->
    [one] 1 space filled
   *[other] { $count } spaces filled
}
cb-goal-storing = { $count ->
    [one] 1 cube stored
   *[other] { $count } cubes stored
}
cb-goal-of-steps = { $goal }, { $needed } of { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
cb-button-edit-goal = Edit the first plan as text
cb-button-plan = Type a plan…
cb-button-pair = Two cubes for one space
cb-step-cage = Cage to { $level }
cb-step-cage-in-vain = Cage to { $level }: nothing to load
cb-step-cage-surface = Cage to the surface
cb-step-load = Load { $coal } ({ $count } here)
cb-step-store = Store { $coal }
cb-step-fill-cage = { $coal } onto { $order }
cb-step-fill-storage = { $coal } from storage onto { $order }
cb-menu-fills = { $count ->
    [one] Fill a space (1 way)
   *[other] Fill a space ({ $count } ways)
}
cb-menu-fill-order = Fill a space: of which order?
cb-menu-pairs = Two cubes for one space, 2 steps
cb-menu-pairs-for = Two cubes, 2 steps: { $space }
cb-menu-pair-space = Two cubes: for which space?
cb-menu-pair-cube = { $space }: which cube first?
cb-pair = { $order }, { $space } space: { $first } and { $second }
cb-pair-space = { $order }, { $space } space

cb-ask-substitute = The supply lacks cubes for { $tile }. Choose a substitute: { $count ->
    [one] 1 minecart is
   *[other] { $count } minecarts are
} still to be filled.
cb-button-substitute = { $coal } ({ $count } in the supply)
cb-button-leave-empty = Leave the minecart empty
cb-drawn-line = You drew:
cb-drawn-tile = { $tile } for { $price }
cb-drawn-tile-too-dear = { $tile } for { $price }, which you cannot afford
cb-button-keep = Keep { $card }
cb-button-keep-none = Keep none
cb-ask-return = { $count ->
    [one] 1 goes back:
   *[other] { $count } go back, counted from the top:
}
cb-button-rest-top = On top, in this order
cb-button-rest-bottom = Under the pile, in this order
cb-button-return-top = On top, choose the order
cb-button-return-bottom = Under the pile, choose the order
cb-ask-next = Which comes next, as number { $number } from the top? Still in your hand:
cb-button-rest = The rest in this order

cb-ask-draft = Take one of the open order cards; you will then have { $number } of 3.
cb-button-ranking = Ranking set in advance…
cb-ask-ranking = Your ranking for the draft: at your turn you get the first of these cards that is still open. Nobody else sees it.
cb-ranking-none = No ranking yet.
cb-menu-ranking-add = Add as number { $place }
cb-menu-ranking-first = Move to the front
cb-menu-ranking-remove = Remove from the ranking
cb-button-ranking-type = Type the ranking…
cb-button-ranking-withdraw = Withdraw the ranking

cb-ask-done = Nothing is left to decide in this turn. *{ button-finish }* ends it.
cb-waiting = There is nothing for you to decide now: { $who } must act.
cb-waiting-over = The game is over.
cb-button-mine = My board

cb-form-plan-title = Mining plan
cb-form-plan-label = Steps with commas; cage 0 is the surface
cb-form-plan-placeholder = cage 3, load grey, cage 0, fill truck 8 grey, store grey, fill truck 8 grey storage
cb-word-cage = cage
cb-word-load = load
cb-word-store = store
cb-word-fill = fill
cb-word-pair = pair
cb-word-end = end
cb-form-ranking-title = Ranking for the draft
cb-form-ranking-label = Cards in order, separated by commas
cb-form-ranking-placeholder = horse cart 9, truck 12, handcart 3 yellow yellow

## Moves of the open turn

cb-move-draft = take { $order }
cb-move-place = place workers: { $space }
cb-move-substitute = substitute: { $cube }
cb-move-leave-empty = leave the minecart empty
cb-move-keep = keep { $card }
cb-move-keep-none = keep none
cb-move-two-of-tile = { $move } (two of these cubes fill a space for { $coal })
cb-move-return-top = the others on top of the pile
cb-move-return-bottom = the others under the pile
cb-move-next = { $number ->
    [1] in this order: { $card }
   *[other] then { $card }
}
cb-move-cage = cage to { $level }
cb-move-load = load { $cube }
cb-move-store = store { $cube }
cb-move-fill = { $cubes } onto { $order }
cb-move-pair = { $first } and { $second } onto { $order }, { $space } space
cb-move-rank = { $orders ->
    [one] ranking of 1 card
   *[other] ranking of { $orders } cards
}
cb-move-unrank = ranking withdrawn
cb-move-end = end of the turn

## Events

cb-event-game_started = **{ $who }** is the start player.
cb-event-share_received = **{ $who }** receives { $francs ->
    [one] 1 franc
   *[other] { $francs } francs
}, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} and { $count ->
    [one] 1 coal cube
   *[other] { $count } coal cubes
}.
cb-event-draft_opened = Open for the draft: { $orders }. **{ $who }** picks first.
cb-event-order_drafted = **{ $who }** takes { $order } in the draft.
cb-event-order_drafted_ahead = **{ $who }** gets { $order } in the draft, from the ranking set in advance.
cb-event-ranking_left = **{ $who }** sets a ranking in advance: { $orders }.
cb-event-ranking_withdrawn = **{ $who }** withdraws the ranking.
cb-event-order_left_over = The card left over, { $order }, goes to { $space }.
cb-event-workers_placed = **{ $who }** places { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}: { $space }.
cb-event-workers_displaced = **{ $who }**: { $workers ->
    [one] 1 worker goes
   *[other] { $workers } workers go
} to the canteen ({ $space }).
cb-event-workers_used_up = **{ $who }** has no workers left in this shift.
cb-event-francs_taken = **{ $who }** takes { $francs ->
    [one] 1 franc
   *[other] { $francs } francs
}.
cb-event-tile_bought = **{ $who }** buys the tunnel tile { $tile } for { $francs ->
    [one] 1 franc
   *[other] { $francs } francs
} and puts { $count ->
    [0] no cube
    [one] 1 cube
   *[other] { $count } cubes
} on it.
cb-event-substitute_put = **{ $who }** puts { $cube } on { $tile } as a substitute.
cb-event-minecart_left_empty = **{ $who }** leaves { $count ->
    [one] 1 minecart
   *[other] { $count } minecarts
} of { $tile } empty.
cb-event-order_taken = **{ $who }** takes the order { $order }.
cb-event-tiles_drawn = **{ $who }** draws { $count ->
    [one] 1 tunnel tile
   *[other] { $count } tunnel tiles
}.
cb-event-tiles_seen = **{ $who }** looks at: { $tiles }.
cb-event-tiles_returned = **{ $who }** puts { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} back, { $place }.
cb-event-orders_drawn = **{ $who }** draws { $count ->
    [one] 1 order card
   *[other] { $count } order cards
}.
cb-event-orders_seen = **{ $who }** looks at: { $orders }.
cb-event-orders_returned = **{ $who }** puts { $count ->
    [one] 1 card
   *[other] { $count } cards
} back, { $place }.
cb-place-top = on top of the pile
cb-place-bottom = under the pile
cb-event-nothing_kept = **{ $who }** keeps nothing ({ $space }).
cb-event-cage_moved = { $number ->
    [0] **{ $who }** brings the cage to the surface.
   *[other] **{ $who }** moves the cage to { $level }.
}
cb-event-cube_loaded = **{ $who }** loads { $cube } at { $level }.
cb-event-space_filled = **{ $who }** puts { $cube } ({ $source }) on { $order }.
cb-event-space_filled_with_two = **{ $who }** puts two cubes ({ $coals }) on a { $coal } space of { $order }.
cb-event-cube_stored = **{ $who }** stores { $cube }.
cb-event-steps_unused = **{ $who }** leaves { $steps ->
    [one] 1 mining step
   *[other] { $steps } mining steps
} unused.
cb-digest-draft-opened = { $count } order cards are open for the draft. **{ $who }** picks first.
cb-digest-mining = **{ $who }** mines with { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} ({ $steps }): { $items }.
cb-digest-filled = { $coals } onto { $order }
cb-digest-completed = { $coals } onto { $order } (complete)
cb-digest-stored = { $coals } stored
cb-digest-loaded = { $coals } loaded
cb-digest-unused = { $steps } unused
cb-digest-scored-total = **{ $who }** scores { $points }, now { $total }:
cb-digest-scored = **{ $who }** scores { $points }:
cb-digest-scored-coal = – delivered coal: { $items }
cb-digest-scored-vehicle = – delivered by: { $items }
cb-digest-scored-empty = – empty minecarts: { $items }
cb-digest-scored-item = { $name } { $points } ({ $tied ->
    [1] tied{" "}
   *[other] {""}
}{ $rank ->
    [1] 1st
   *[other] 2nd
} with { $count })
cb-digest-returned = All take their workers back into reserve: { $items }.
cb-digest-item = { $name } { $number }
cb-event-order_delivered = **{ $who }** delivers { $order }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} to the supply.
cb-event-tile_turned_up = New at { $space }: tunnel tile { $tile }.
cb-event-order_turned_up = New at { $space }: { $order }.
cb-event-slot_stays_empty = The pile is empty: nothing new at { $space }.
cb-booked-coal = Comparison by colours
cb-booked-vehicle = Comparison by vehicles
cb-booked-empty = Comparison by empty minecarts
cb-booked-francs = Francs at the end
cb-booked-cubes = Cubes at the end
cb-booked-undelivered = Undelivered orders
cb-booked-balance = Sides of the mine
cb-event-shift_started = Shift { $shift } begins with **{ $who }**.
cb-event-shift_ended = Shift { $shift } ends.
cb-event-element_scored = { $rank ->
    [1] **{ $who }** has the most { $element } ({ $count }): { $points } points.
   *[other] **{ $who }** has the second most { $element } ({ $count }): { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
cb-tied-event = { $event } (tied).
cb-event-nothing_scored = Scoring elements without points: { $counts }.
cb-event-start_marker_given = { $count ->
    [one] **{ $who }** becomes start player with 1 worker in the factory.
   *[other] **{ $who }** becomes start player with { $count } workers in the factory.
}
cb-event-workers_returned = **{ $who }** takes { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} back into reserve.
cb-event-francs_converted = **{ $who }** changes { $francs ->
    [one] 1 franc
   *[other] { $francs } francs
} into { $points ->
    [one] 1 point
   *[other] { $points } points
}.
cb-event-cubes_converted = **{ $who }** has { $count ->
    [one] 1 coal cube
   *[other] { $count } coal cubes
} left: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
cb-event-undelivered_counted = **{ $who }** has { $count ->
    [one] 1 undelivered order
   *[other] { $count } undelivered orders
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cb-event-balance_counted = **{ $who }** has { $light ->
    [one] 1 tunnel tile
   *[other] { $light } tunnel tiles
} on the light side and { $dark } on the dark side: { $points } points.
cb-event-game_won = **{ $who }** wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cb-event-victory_shared = **{ $who }** shares the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Rules as references


## Refusals

cb-refused = { $reason } ({ $rule })
cb-violation-game-over = The game is over.
cb-violation-not-your-turn = It is not your turn; { $other } must act.
cb-violation-decision-open = First decide what your turn is waiting for: { $stage }.
cb-violation-turn-done = Nothing is left to decide in your turn; finish it.
cb-violation-reveal-inside-plan = A plan must stop where something new is revealed; look at that first.
cb-violation-draft-over = The draft is over.
cb-violation-already-drafted = You have already taken your card; finish the turn.
cb-violation-nothing-drafted = Take an order card before you finish.
cb-violation-not-in-draft = { $order } is not open in the draft; { $count ->
    [one] 1 other card is
   *[other] { $count } others are
}.
cb-violation-no-such-seat = There is no seat { $other } at this table.
cb-violation-no-ranking = You have set no ranking in advance.
cb-violation-ranking-empty = A ranking needs at least one card.
cb-violation-ranking-repeats = { $order } is in the ranking twice.
cb-violation-nothing-placed = You still have workers, so you cannot pass; this is always possible: { $instead_space }.
cb-violation-unknown-space = There is no worker space `{ $word }`.
cb-violation-space-covered = A lock tile covers this space with { $count } players: { $space }.
cb-violation-too-few-workers = This space takes { $workers_needed ->
    [one] 1 worker
   *[other] { $workers_needed } workers
}: { $space }. You have { $workers_have }. Possible instead: { $instead_space }.
cb-violation-slot-empty = There is nothing at { $space }.
cb-violation-pile-empty = The pile is empty: { $space }.
cb-violation-no-order-of-vehicle = You have no outstanding order for this vehicle: { $vehicle }.
cb-violation-no-complete-order = None of your orders for this vehicle is complete: { $vehicle }. The nearest is { $order }, with { $count ->
    [one] 1 space
   *[other] { $count } spaces
} still to fill.
cb-violation-too-few-francs = { $tile } costs { $francs_needed ->
    [one] 1 franc
   *[other] { $francs_needed } francs
}, you have { $francs_have }.
cb-violation-none-in-supply = There is no { $coal } cube in the supply, but there is { $instead_coal }.
cb-violation-substitute-required = { $count ->
    [one] 1 minecart must
   *[other] { $count } minecarts must
} be filled as long as there are cubes in the supply.
cb-violation-tile-not-drawn = { $tile } is not among the tiles you drew.
cb-violation-order-not-drawn = { $order } is not among the cards you drew.
cb-violation-unknown-tile = There is no tunnel tile `{ $word }`.
cb-violation-unknown-order = There is no order card `{ $word }`.
cb-violation-unknown-place = Tiles and cards go on top of the pile or under it, not to `{ $word }`.
cb-violation-no-steps-left = All steps of this space are used: { $space }.
cb-violation-too-few-steps = Two cubes take { $steps_needed } steps; you have { $steps_have } left.
cb-violation-unknown-level = There is no level { $level }; the levels are 0 (surface) to 4.
cb-violation-unknown-coal = There is no coal `{ $word }`; the colours are yellow, brown, grey, black.
cb-violation-unknown-source = Cubes come from the cage or from storage, not from `{ $word }`.
cb-violation-cage-already-there = The cage is already at { $level }.
cb-violation-cage-at-surface = The cage is at the surface; move it to a level with { $coal } first.
cb-violation-cage-below = The cage is at { $level }; bring it to the surface first.
cb-violation-cage-full = The cage is full, with { $count } cubes; empty it at the surface.
cb-violation-none-on-level = There is no { $coal } cube at { $level }, but there is one at { $instead_level }.
cb-violation-none-in-minecarts = There is no { $coal } cube in your minecarts; only new tunnel tiles bring cubes.
cb-violation-none-in-cage = There is no { $coal } cube in the cage.
cb-violation-none-in-storage = There is no { $coal } cube in storage.
cb-violation-one-in-cage = There is only one { $coal } cube in the cage.
cb-violation-one-in-storage = There is only one { $coal } cube in storage.
cb-violation-storage-needs-surface = At this table storage can be used only while the cage is at the surface; it is at { $level }.
cb-violation-coal-wanted = At this table a cube that fits an order may not be stored: { $coal } fits { $order }.
cb-violation-not-outstanding = { $order } is not among your outstanding orders.
cb-violation-no-such-space = { $order } has no { $coal } space.
cb-violation-space-occupied = All { $coal } spaces of { $order } are filled.

## What cannot be read

cb-malformed-line-too-long = The text has { $length } characters; at most { $longest } are possible.
cb-malformed-line-empty = Nothing was written.
cb-malformed-wrong-number-of-words = `{ $verb }` cannot have { $words ->
    [one] 1 word
   *[other] { $words } words
} after it. Example: { $example }
cb-malformed-plan-step-unreadable = Step { $step } cannot be read: `{ $word }`. Example: { $example }
cb-malformed-unknown-verb = `{ $word }` is not an action. Example: { $example }
cb-malformed-name-ambiguous = `{ $word }` could mean several: { $names }. Write more of the name.
cb-malformed-not-now = `{ $word }` cannot be used here. Your turn is waiting for something else: { $stage }.
cb-malformed-not-a-card = `{ $word }` is not a card.
cb-malformed-not-a-coal = `{ $word }` is not a coal; write yellow, brown, grey or black.
cb-malformed-not-a-level = `{ $word }` is not a level; write a number from 0 (surface) to 4.
cb-malformed-not-a-place = `{ $word }` is not a place; write top or bottom.
cb-malformed-not-a-source = Cubes cannot be taken from `{ $word }`; write cage or storage.
cb-malformed-not-a-space = `{ $word }` is not a worker space.
cb-malformed-not-an-order = `{ $word }` is not an order card.
cb-malformed-goal-unknown = There is no goal `{ $word }`; at the moment { $count ->
    [0] there are none
    [one] there is 1
   *[other] there are { $count }
}.
cb-malformed-card-ambiguous = `{ $word }` could mean any of { $count } open cards; add the coal, as in “handcart 3 yellow yellow”.
cb-malformed-card-not-open = `{ $word }` is not one of the open cards.

## The position in words

cb-nobody = nobody
cb-text-shift = **Shift { $shift } of 3**, start player { $start }.
cb-text-over = The game is over.
cb-text-active = { $who } must decide: { $stage }.
cb-text-space = Chosen space: { $space }. { $steps ->
    [0] { "" }
    [one] 1 step left.
   *[other] { $steps } steps left.
}
cb-text-piles = Piles: { $tiles ->
    [one] 1 tunnel tile
   *[other] { $tiles } tunnel tiles
}, { $orders ->
    [one] 1 order card
   *[other] { $orders } order cards
}.
cb-text-supply = Supply of cubes: { $coals }.
cb-text-canteen = Canteen: { $workers }.
cb-text-count = { $who } { $count }
cb-text-drawn = **In your hand:**
cb-text-space-closed = • { $space }: closed by a lock tile
cb-text-bank = • { $space }: always 1 worker; there: { $workers }
cb-text-space-free = • { $space }; free, takes { $needed ->
    [one] 1 worker
   *[other] { $needed } workers
}
cb-text-space-taken = • { $space }; { $who } with { $count }, takes { $needed ->
    [one] 1 worker
   *[other] { $needed } workers
}
cb-text-offer = { $space }: { $offer }
cb-text-slot-empty = empty
cb-text-tile = { $tile }, { $price }
cb-text-player = **{ $who }** ({ $colour }): { $points }, { $francs }, { $workers } in reserve
cb-text-level = { $level }: light { $light }; dark { $dark }
cb-text-no-section = nothing
cb-text-section = tile with { $carts }
cb-text-printed = printed cart { $carts }
cb-cart-empty = empty
cb-text-orders = Outstanding orders:
cb-text-orders-none = No outstanding orders.
cb-text-order-filled = { $state }; on it: { $cubes }
cb-text-two-for-one = { $first } and { $second } for { $coal }
cb-text-delivered-count = { $count ->
    [one] 1 delivered order
   *[other] { $count } delivered orders
}
cb-text-delivered = Delivered ({ $count }): { $orders }
cb-text-delivered-sums = Spaces delivered: { $items }
cb-text-score = Points from: { $items }
cb-text-score-item = { $source } { $points }
cb-text-ranking = Ranking for the draft: { $orders }
cb-text-element = • { $element }: { $items }
cb-text-standing = { $who } { $count } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})

## The result

cb-final-rank = { $rank }. **{ $who }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cb-final-tie = Equal points: most francs decide ({ $francs }).
cb-final-tie-below = Equal points at place { $rank }: most francs decide ({ $francs }).
cb-final-shared = Equal in francs, too: the victory is shared.

## Alt texts

cb-alt-board = Board { table-of }, shift { $shift }.
cb-alt-player = Board of { $who } { table-at }.
cb-alt-area = { $area } { table-at }.
cb-alt-sentence = { $text }.
cb-alt-orders = Outstanding orders: { $count }.
cb-alt-tiles = Tiles in the factory: { $tiles }.
cb-alt-cards = Order cards: { $orders }.
cb-alt-taken = { $who } stands at: { $items }.
cb-alt-standing = { $space } with { $count }
cb-alt-score-sheet = Score sheet { table-of }: { $totals }.
cb-picture-area-factory = Minecart factory
cb-picture-area-mining_delivery = Mining and delivery
cb-picture-area-money_bank = Money and bank
cb-picture-area-orders = Orders
cb-picture-area-draft = Open order cards
cb-picture-area-mine = Board

## Table options

cb-option-delivered = Delivered orders
cb-option-delivered-hidden = delivered orders lie face down until a shift is scored
cb-option-delivered-open = delivered orders and majorities are open
cb-option-storing = Storing coal
cb-option-storing-always = any cube may be stored
cb-option-storing-unneeded_only = only cubes that fit no outstanding order may be stored
cb-option-substitutes = Substitute cubes
cb-option-substitutes-required = a cube of another colour must be taken while the supply has any
cb-option-substitutes-optional = a minecart that lacks its colour may stay empty
cb-option-storage_use = Using storage
cb-option-storage_use-any_level = storage can be used wherever the cage is
cb-option-storage_use-surface = storage can be used with the cage at the surface only

## Autocomplete

cb-find-factory = factory buy tile tunnel
cb-find-mining = mining pit extraction mine
cb-find-delivery = delivery deliver
cb-find-money = money francs
cb-find-orders = orders order card new
cb-find-bank = bank
cb-find-draw = draw five
cb-suggest-no-goal = no goal is within reach
cb-choice-with-cost = { $label } · { $cost }
cb-choice-none = none

## Pictures to decide from

cb-decide-draft = Card { $number } of 3: which order?
cb-decide-ranking = Rank the orders
cb-decide-place = Place workers
cb-decide-elsewhere = Other menus: { $letters }
cb-decide-no-tile = no tile affordable
cb-decide-and = { $line }; { $note }
cb-decide-part = { $letters }: { $part }
cb-decide-mining = { $steps ->
    [one] 1 step: which goal?
   *[other] { $steps } steps: which goal?
}
cb-decide-fill = Fill which order?
cb-decide-fill-cubes = With which cube?
cb-decide-pair-cubes = With which cubes?
cb-decide-beyond = Not within { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
cb-decide-others = Other orders
cb-decide-prepare = for later
cb-decide-pairs = { $cubes } cubes for { $spaces }
cb-decide-keep-tiles = Keep which tile?
cb-decide-keep-orders = Keep which order?
cb-decide-return = Put them back where?
cb-decide-next = Which is number { $number }?
cb-decide-substitute = Which cube instead?
cb-decide-leave-empty = Leave empty
cb-common-tiles = Keep a drawn tile?
cb-common-orders = Keep a drawn order?
cb-alt-decision = { table-here }, { $who }: { $question }
cb-alt-spend = { $workers }, { $francs }.
