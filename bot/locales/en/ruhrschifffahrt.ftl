# Ruhrschifffahrt 1769-1890: names, panels, the board in words. All keys but the game’s name begin with ru-.

game-ruhrschifffahrt = Ruhrschifffahrt 1769–1890

## Names

ru-nothing = nothing
ru-none = none
ru-empty = empty
ru-free = free
ru-free-lock = free
ru-item = • { $text }
ru-numbered = { $number }) { $text }
ru-times = { $count } × { $name }
ru-count = { $who } { $what }
ru-with = { $what } ({ $more })
ru-semicolon = {"; "}
ru-offer = { $what }: { $price }
ru-by-tile = { $what } (by the tile { $tile })
ru-sold-out = { $tile } (sold out)
ru-space = { $number } { $name }, { $kind }
ru-lock-space = { $number } { $name }
ru-kind-storage = storage
ru-kind-obstacle = obstacle
ru-kind-lock = lock
ru-kind-city = city
ru-kind-port = port
ru-industry-forge = forge
ru-industry-hammer_mill = hammer mill
ru-industry-arms_factory = arms factory
ru-dominion-mark = County of Mark
ru-dominion-essen = Abbey of Essen
ru-dominion-werden = Abbey of Werden
ru-dominion-berg_broich = Berg and Lordship of Broich
ru-dominion-ruhrort = Ruhrort
ru-dominion-none = any black dominion
ru-country-belgium = Belgium
ru-country-netherlands = the Netherlands
ru-country-rhineland = the Rhineland
ru-coal-black = black coal
ru-coal-white = white coal
ru-die = { $colour } { $value }
ru-die-black = black
ru-die-white = white
ru-die-to = { $die } to { $storage }
ru-die-raised = { $storage }: from { $value } to { $raised }
ru-area-BI = black to industry
ru-area-BC = black to city
ru-area-BR = black to Ruhrort
ru-area-WI = white to industry
ru-area-WC = white to city
ru-area-WR = white to Ruhrort
ru-cubes-of = { $count } { $area }
ru-cubes-in = { $area } { $count }/{ $most }
ru-cubes-full = full: { $areas }
ru-cubes-empty = none yet ({ $areas })
ru-era-clay = clay path
ru-era-paved = paved road
ru-era-rail = rail
ru-good-coin = a coin
ru-good-point = a point
ru-good-pay-coin = pay 1 coin
ru-good-pay-point = lose 1 point
ru-good-gain-coin = take 1 coin
ru-good-gain-point = take 1 point

ru-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
ru-points = { $count ->
    [1] 1 point
    [-1] −1 point
   *[other] { $count } points
}
ru-debts = { $count ->
    [one] 1 debt
   *[other] { $count } debts
}
ru-lock-brings = Your first lock also brings { $count } warehouses into your supply.
ru-lock-in = dominion: { $dominion }
ru-lock-saves = +1 on arrival from { $starts }
ru-lock-saves-pilot = with a pilot +1 on arrival from { $starts }
ru-lock-saves-none = helps no start yet
ru-lock-starts = { $count } storages
ru-lock-needs-mark = but you lack { $tile }
ru-warehouses = { $count ->
    [one] 1 warehouse
   *[other] { $count } warehouses
}
ru-supply = { $warehouses } in supply
ru-price-with-debts = { $coins }, making { $debts }
ru-price-with-forfeit = { $coins }, { $debts } (−{ $points })
ru-points-in-all = in all { $points }
ru-price-unpaid = all coins and { $points }
ru-price-or-tile = { $price }, or by tile { $tile }
ru-price-or-a-tile = { $price }, or by tile
ru-tile-for-nothing = by tile { $tile }, free

ru-special-pilot = Pilot
ru-special-transport = Transport
ru-special-wage = Wage
ru-special-replenishment = Replenishment
ru-special-tow = Tow
ru-special-transport_pilot = Transport and pilot
ru-special-tow_pilot = Tow and pilot
ru-special-tow_transport = Tow and transport
ru-special-effect-pilot = the barge may go any distance downstream, to Ruhrort too
ru-special-effect-transport = the die on the arrow comes to an empty storage
ru-special-effect-wage = 2 coins at once
ru-special-effect-replenishment = a die on a storage rises by 2, to 6 at most
ru-special-effect-tow = start upstream
ru-special-effect-transport_pilot = the die on the arrow comes to an empty storage; the barge may go any distance
ru-special-effect-tow_pilot = start upstream; the barge may go any distance
ru-special-effect-tow_transport = the die on the arrow comes to an empty storage upstream, where the barge starts

ru-tile-lock_construction = Lock construction
ru-tile-coal_depot = Coal depot
ru-tile-essen_warehouses = Essen warehouses
ru-tile-county_mark = County of Mark
ru-tile-wage = Wage
ru-tile-ruhrort_port = Port of Ruhrort
ru-tile-replenishment = Replenishment
ru-tile-mark_warehouses = Mark warehouses
ru-tile-inn = Inn
ru-tile-coal_hauler = Coal hauler
ru-tile-warehouse = Warehouse
ru-tile-tow_action = Tow action
ru-tile-mayor = Mayor
ru-tile-ruhr_valley_railway = Ruhr Valley Railway
ru-tile-ruhr_barge = Ruhr barge
ru-at-end-mayor = at the end 1 point for each coin kept, { $most } at most, only without debts
ru-at-end-ruhr_valley_railway = at the end 1 point for each city with a warehouse of yours
ru-at-end-ruhr_barge = at the end { $port } points in Ruhrort, else { $points }

ru-demand-forge = forges
ru-demand-hammer_mill = hammer mills
ru-demand-arms_factory = arms factories
ru-demand-cities = cities
ru-demand-dominion = small industries: { $dominion }
ru-water-flood = flood
ru-water-low_water = low water
ru-water-dice = { $water }, dice { $change }

## Phases and stages

ru-phase-1 = historical event
ru-phase-2 = water level and demand
ru-phase-3 = start and special option
ru-phase-4 = shipping and sales
ru-phase-5 = progress tiles
ru-phase-6 = purchases
ru-phase-7 = export
ru-phase-8 = game over
ru-phase-game = Final scoring
ru-phase-of-round = Round { $round }, { $phase }
ru-stage-begin = nothing
ru-stage-choose = a coin or a point
ru-stage-remove_die = the die to be removed
ru-stage-place_dice = the storage for a die that left the track
ru-stage-option = a special option or a start
ru-stage-transport = the storage for the transported die
ru-stage-replenish = the die to be replenished
ru-stage-start = the start of the barge
ru-stage-plan = the sale to be planned, or the end of the turn
ru-stage-sell = where to sell
ru-stage-purchase = purchases
ru-stage-done = the end of the turn
ru-asked-begin = nothing to decide
ru-asked-choose = { $side ->
    [pay] pay 1 coin or lose 1 point
   *[gain] take 1 coin or 1 point
}
ru-asked-remove_die = remove a die from the game
ru-asked-place_dice = place dice that left the track
ru-asked-option = option, start and sale
ru-asked-transport = place the transported die
ru-asked-replenish = raise a die by 2
ru-asked-start = choose the start
ru-asked-plan = plan the sale
ru-asked-sell = sell the coal
ru-asked-purchase = buy, or finish
ru-asked-done = finish the turn
ru-answer-choice = a coin or a point
ru-answer-purchases = purchases of this round
ru-answer-skip = being passed over
ru-answer-storages = ranking of storages

## A player's side

ru-own-head = Round { $round } ({ $year }), { $phase }. You have { $means }.
ru-own-cubes = Cubes: { $items }
ru-own-tiles = Progress: { $tiles }
ru-own-turned = Used up: { $tiles }
ru-own-blanks = Sold out: { $tiles }
ru-own-plan = Planned: { $space }, { $coins }
ru-own-plan-then = Planned: { $space } ({ $coins } when it was planned)
ru-round-pilot-ban = No pilot in this round.
ru-round-country = Export: { $country }, { $points } a warehouse.
ru-round-dominion = Black dice that leave the track return to: { $dominion }.
ru-round-dominion-full = Black dice that leave the track return to: { $dominion } (while it is full, as now: to any other but Mark).
ru-round-forced-lock = At most one tile was left in the bag: in phase 6 every player with Lock construction must build a lock.
ru-tile-needs = { $tile }: { $cubes }
ru-barge-ashore = barge not started yet
ru-barge-at = barge: { $space }
ru-barge-loaded = barge loaded: { $space }
ru-barge-in-port = barge: { $space }, position { $position }
ru-waiting-lock = { $count } with the first lock
ru-waiting-mark = { $count } with County of Mark
ru-waiting-calendar = 1 each in rounds { $rounds }
ru-deciding = { $who }: { $means }; { $where }
ru-deciding-active = ▶ { $means }

## Panels

ru-ask-choose = What do you choose? It takes effect once everybody has chosen.
ru-chosen = Your choice: { $what }. Finish the turn, or take it back.
ru-ask-remove = Which die leaves the game? Still to be removed: { $owed }
ru-owed = { $count } { $coal }
ru-ask-place = { $count ->
    [one] Where does the die from the track go? Still to be placed: { $dice }.
   *[other] Where do the dice from the track go? Still to be placed: { $dice }.
}
ru-ask-option = From where do you start, with or without a special option?
ru-ask-transport = To which storage does the die go?
ru-ask-replenish = Which die rises by 2?
ru-ask-start = From where do you start?
ru-ask-plan = Where will you sell? Without a plan you are asked in phase 4.
ru-ask-haul = Which die does the coal hauler raise, and to what?
ru-ask-sell = Where do you sell?
ru-ask-purchase = What do you buy?
ru-ask-forced-lock = You must build a lock first: at most one tile was left in the bag.
ru-ask-second-lock = You may build one more lock free of charge.
ru-ask-two-for-one = The lock you buy brings a second one free of charge.
ru-port-most = Ruhrort: { $most } warehouses a player at most, never two in one column; you have { $built }.
ru-port-move-useless = Moving a warehouse in Ruhrort changes nothing any more: there is no further export.
ru-port-left = Exports still to come, this round counted: { $countries }. In brackets: what a move changes of this round’s export.
ru-port-left-before = Exports still to come: { $countries }.
ru-port-left-of = { $country } { $count }
ru-what-exports = { $what } (export { $change })
ru-what-no-export = { $what } (no export left)
ru-port-scores-now = { $points } from this round’s export
ru-ask-done = Nothing is left to decide in this turn. *{ button-finish }* ends it.
ru-ask-done-before = Nothing is left to decide for the moment; *{ button-finish }* ends your turn. Purchases come after it, in phase 6.
ru-forbidden = ✗ { $options }: { $reason }
ru-forbidden-option-not-in-last-round = not in the last round
ru-forbidden-pilot-banned = no pilot in this round
ru-forbidden-tile-needed = progress tile not received
ru-forbidden-no-tow-in-round-1 = not in round 1
ru-forbidden-tracks-empty = no die on the transport tracks
ru-forbidden-no-storage-empty = no storage of the right colour is empty
ru-forbidden-no-start-upstream = no start upstream from which a sale could be made
ru-forbidden-no-start-downstream = no start downstream from which a sale could be made
ru-forbidden-no-place = every place is full or has a warehouse of yours
ru-forbidden-no-obstacle = no obstacle is left
ru-option-told = **{ $option }** ({ $price }): { $effect }.
ru-start = { $storage } ({ $die })
ru-start-to = { $start } to { $sale }
ru-trip-pays = { $space }: { $coins }
ru-sale-and-way = { $sale }, { $way }
ru-trip-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
ru-trip-obstacles = { $count ->
    [one] 1 obstacle
   *[other] { $count } obstacles
}
ru-trip-locks = { $count ->
    [one] 1 lock
   *[other] { $count } locks
}
ru-trip-helm = from a helm
ru-trip-value = arrives as { $value }
ru-trip-value-lost = arrives as { $value } (1 lost)
ru-trip-cube = cube { $area }
ru-trip-no-cube = no cube ({ $area } is full)
ru-trip-demand = demand { $coins } included
ru-trip-warehouse = own warehouse { $coins } included
ru-trip-others = 1 coin to { $who }
ru-trip-export = export marker +{ $steps }
ru-trip-completes = completes { $tiles }
ru-trip-more = { $count } more
ru-trip-more-paying = { $count } more, ≤ { $coins }
ru-trip-completes-count = completes { $count ->
    [one] { $count } progress tile
   *[other] { $count } progress tiles
}
ru-no-start-there = your barge cannot start from there now
ru-barges-there = { $count ->
    [one] A barge where you can sell: { $there }. It is not in your way: it leaves before the sales.
   *[other] Barges where you can sell: { $there }. They are not in your way: they leave before the sales.
} Of several barges on one space the last to come plays first.
ru-barges-there-now = { $count ->
    [one] A barge where you can sell: { $there }. There is room for yours too, and you then play before it.
   *[other] Barges where you can sell: { $there }. There is room for yours too, and you then play before them.
}
ru-barge-lies = { $who } ({ $space })
ru-loaded = Loaded: { $storage }, { $die }.
ru-only-sale = The only sale: { $sale }.
ru-plan-changed = You planned { $space } for { $coins }; it pays something else now.
ru-coins-left = { $coins } left
ru-position = position { $position }
ru-port-exports = { $count ->
    [0] exports no more
    [one] exports once more
   *[other] exports { $count } times more
}
ru-port-exports-now = { $count ->
    [one] exports now for the last time
   *[other] exports { $count } times more, now too
}
ru-city-earns = 1 coin per sale there
ru-at-end = at the end { $changes }
ru-set-begun = { $set } { $count } of { $of } (at the end +{ $points })
ru-depot-lead = at the end { $points } for the majority
ru-depot-lead-had = the majority is yours already
ru-depot-lead-open = no majority yet
ru-depot-set = { $lead ->
    [0] at the end { $points } for all four depots
   *[other] { $points } for all four depots
}
ru-button-option = { $option }: { $price }
ru-button-haul = { $tile }: raise a die
ru-button-inn-coin = Inn: 3 coins
ru-button-inn-point = Inn: 2 points
ru-button-purchases = Purchases of this round
ru-button-choice = Coin or point in round { $round }
ru-button-storages = Storages for my dice
ru-button-withdraw-storages = Forget the ranking
ru-button-nothing = Buy nothing
ru-button-take-out = Take out: { $what }
ru-button-limit = Limit: { $most } coins
ru-button-ask-me = Ask me
ru-button-skip = Pass me over if I could buy only by making debts
ru-button-no-skip = Do not pass me over
ru-menu-start = Start and sale
ru-menu-transport = Die and storage
ru-menu-replenish = Die to be raised by 2
ru-menu-haul = Die and new value
ru-menu-haul-die = Which die? Its new value is asked next
ru-menu-place = Storages for the dice
ru-menu-plan = Plan the sale
ru-menu-sell = Sell
ru-menu-locks = Build a lock
ru-menu-warehouses = Build a warehouse
ru-menu-storages-add = Place { $place } in the ranking
ru-menu-store-first = To the first place
ru-menu-store-remove = Take out
ru-waiting = There is nothing for you to decide now: { $who } must act.
ru-waiting-over = The game is over.
ru-ahead = Answers you have set in advance:
ru-ahead-none = none
ru-ahead-at-turn = It is your turn; these answers are for later.
ru-ahead-bought = Your purchases of this round are done.
ru-ask-purchases = What will you buy in this round? You would have { $coins } left, as far as is known now. It is bought for you if all of it is possible then and costs no more than now (a limit that you may raise); otherwise you are asked.
ru-ask-purchases-none = As far as is known now, there is nothing that you could buy in this round: you lack a progress tile that builds, or coins, or a warehouse in supply.
ru-ahead-purchases-told = This is optional: without an answer you are asked in phase 6. *{ ru-button-nothing }* is for this round only; *{ ru-button-skip }* is for all rounds until you withdraw it, and only where every purchase would cost a debt.
ru-ask-ahead-choice = What will you choose in round { $round }? This is optional: without an answer you are asked then.
ru-ahead-choice-pay = Everybody then pays 1 coin or loses 1 point. Whoever lacks the coin makes a debt for it; whoever has no point pays the coin.
ru-ahead-choice-gain = Everybody then takes 1 coin or 1 point.
ru-ask-storages = Where should the dice go that you must place? Each goes to the first free storage in this ranking that the rules allow.
ru-ranking-none = No ranking yet: you are asked each time.
ru-counted-in = Already counted: { $sale }; progress: { $tiles }.
ru-counted-in-progress = Already counted, what phase 5 brings: { $tiles }.
ru-cost-now = At present prices that costs { $coins }.
ru-limit-raised = You have raised the limit. Once a purchase is added or taken out, it is the price of then again; so raise it last.
ru-left-choice = Round { $round }: { $what }
ru-left-purchases = To be bought: { $items }; for { $coins } at most
ru-left-nothing = Buy nothing in this round
ru-left-skip = Passed over in phase 6 if you could buy only by making debts
ru-left-storages = Storages: { $storages }
ru-unused-plan = a plan for the sale (without one you are asked in phase 4)
ru-unused-lock = building a lock
ru-unused-city = building a warehouse in a city
ru-unused-depot = building a warehouse in a depot
ru-unused-port = building a warehouse in Ruhrort
ru-unused-repay = repaying a debt
ru-unused-coins = { $coins } that go back at the end of the round (you keep no more than { $kept })

## Moves

ru-move-remove = remove the die at { $storage }
ru-move-place = die to { $storage }
ru-move-transport = { $colour } to { $storage }
ru-move-replenish = replenish { $storage }
ru-move-start = start at { $storage }
ru-move-plan = plan: { $space }
ru-move-haul = { ru-tile-coal_hauler } ({ $storage }): to { $value }
ru-move-sell = sell: { $space }
ru-move-end = finish
ru-move-lock = lock at { $obstacle }
ru-move-city = warehouse in { $city }
ru-move-depot = depot { $depot }
ru-move-port = Ruhrort, { $country }
ru-move-shift = move { $source } to { $country }
ru-move-repay = repay a debt
ru-move-inn-coin = inn: 3 coins
ru-move-inn-point = inn: 2 points
ru-move-answer = set in advance: { $answer }
ru-move-withdraw = withdraw: { $answer }

## The board in words

ru-text-board = Board: { $board }
ru-text-round = Round { $round } ({ $year }), { $phase }
ru-text-over = The game is over.
ru-text-active = { $who } must decide: { $stage }.
ru-text-order = Barges downstream: { $who }
ru-text-option = { $question }: { $meaning }
ru-text-calendar-round = round { $round }: { $events }
ru-calendar-locks_allowed = locks may be built
ru-calendar-fund = 1 coin or 1 point to pay
ru-calendar-tracks_move = new transport tracks
ru-calendar-locks_dearer = locks cost 3 coins
ru-calendar-warehouse = 1 warehouse
ru-calendar-gain = 1 coin or 1 point
ru-calendar-options_dearer = paid options cost 1 coin more
ru-calendar-track_dice_rise = dice on tracks +1
ru-calendar-remove_dice = dice are removed
ru-text-tracks = Transport track: { $era }, from the arrow upwards
ru-text-track = { $coal }, { $cells } cells: { $dice }
ru-text-leaving = To be placed: { $dice }
ru-text-options = Special options: { $items }
ru-text-options-chosen = Chosen: { $items }
ru-text-port = Port of Ruhrort, next warehouse { $coins }
ru-text-column = { $country } ({ $spaces } spaces): { $owners }
ru-text-export = Export track: marker on cell { $cell }; the cells are { $track }
ru-text-countries = Countries so far: { $countries }
ru-text-depots = Coal depots
ru-text-warehouses = warehouses { $owners }; prices left { $prices }
ru-text-white-tile = { $tile } { $count } left ({ $cubes })
ru-text-white-tiles = White progress tiles: { $items }
ru-text-bag = Tiles in the bag: { $count }
ru-text-unseen = Not drawn yet, in the bag or on obstacles: { $items }
ru-text-space = { $name }: { $parts }
ru-text-storage = { $die }
ru-text-lock-no-space = lock, counts as no space
ru-text-helm = only with a pilot
ru-text-demand = demand { $coins }
ru-text-barges = barge of { $who }
ru-text-dice = Dice: { $items }.
ru-text-player = **{ $who }**: { $means }
ru-text-special = special option: { $option }
ru-text-built = on the board: { $warehouses }, locks built: { $locks }
ru-text-waiting = warehouses to come: { $items }

ru-final-rank = { $rank }. **{ $who }**: { $points }
ru-final-tie = Equal at { $points }; coins decide: { $compared }.
ru-final-tie-debts = Equal in coins as well; fewer debts decide: { $compared }.
ru-final-shared = The victory is shared.

ru-alt-board = Ruhrschifffahrt, { table-named }, board { $board }, round { $round } ({ $year }).
ru-alt-player = { table-here }, board of { $who }.
ru-alt-area = { table-here }: { $area }.
ru-alt-means = { $who }: { $means }.
ru-alt-sentence = { $text }.
ru-alt-score-sheet = Final scores { table-of }: { $totals }.

## Autocomplete

ru-suggest-not-now = it is not possible now
ru-suggest-long = Too long for this list: go on typing, with commas between names
ru-suggest-by-coins = with coins
ru-suggest-by-tile = with the white progress tile

## Options of the table

ru-option-demand_tiles = Obstacle/demand tiles used
ru-option-demand_tiles-20 = All 20.
ru-option-demand_tiles-18 = 18: the two with a star stay in the box.
ru-option-leaving_dice = Placing a die that leaves in phase 4
ru-option-leaving_dice-most_upstream = Whoever lies most upstream at that moment.
ru-option-leaving_dice-first_of_phase = Whoever was first in this phase.
ru-option-lock_spaces = Locks as spaces
ru-option-lock_spaces-count = Yes: printed arrows stay true.
ru-option-lock_spaces-vanish = No: barges get further; from a helm still only with a pilot.
ru-option-export_marker = Moving the export marker
ru-option-export_marker-every_sale = Every sale.
ru-option-export_marker-first_only = Only the first sale of a round.
ru-option-tow_in_round_1 = Towing in round 1
ru-option-tow_in_round_1-no = No.
ru-option-tow_in_round_1-yes = Yes, as the rulebook says to the letter.
ru-option-forced_lock = Locks when at most one tile is left
ru-option-forced_lock-yes = Yes: each owner of Lock construction builds one first, even if the bag was empty.
ru-option-forced_lock-no = No: it has no effect.
ru-option-coal_hauler = Reach of the coal hauler
ru-option-coal_hauler-to_six = To any value up to 6.
ru-option-coal_hauler-by_one = By 1.

## Heads of pictures

ru-picture-title = Ruhrschifffahrt
ru-picture-subtitle = { table-here } · { $board } board · { $players } players
ru-picture-subline = Round { $round } ({ $year }): { $phase }
ru-picture-headline-begin = { $who } waits
ru-picture-headline-choose = { $who } chooses
ru-picture-headline-remove_die = { $who } removes a die
ru-picture-headline-place_dice = { $who } places dice
ru-picture-headline-option = { $who } picks a start
ru-picture-headline-transport = { $who } transports coal
ru-picture-headline-replenish = { $who } replenishes
ru-picture-headline-start = { $who } picks a start
ru-picture-headline-plan = { $who } plans a sale
ru-picture-headline-sell = { $who } sells coal
ru-picture-headline-purchase = { $who } buys
ru-picture-headline-done = { $who } finishes
ru-picture-headline-over = Game over
