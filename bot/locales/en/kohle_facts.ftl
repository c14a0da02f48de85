## On what the numbers of events rest, as short sentences below them

kk-fact-start_coins = Everybody starts with { $coins } at this table.
kk-fact-start_points = Everybody starts with { $points }.
kk-fact-start_pieces = Also at hand: { $miners }, { $engineers }, { $settlements } settlements.

# Phase 1
kk-fact-disc_on_space = { $seat }: disc on space { $space }, where { $bonus } was taken.

# Phases 2 to 4
kk-fact-extra_left = Extra action markers left: { $count }.
kk-fact-card_price = Price on { $card }: { $coins }.
kk-fact-card_points = { $card } brings { $points } once.
kk-fact-price_printed = Printed price ({ $price }): { $coins }.
kk-fact-price_raised = { $coins } more since the first flip of { $pithead }; flipped by { $seats }.
kk-fact-price_by_bonus = By the bonus marker { $bonus } it is always { $coins }; the action itself costs { $price_else }.
kk-fact-settlement_reward = Settlement number { $count } brings { $points }.
kk-fact-worker_markers_spent = Paid with worker markers from the railway: { $count }.
kk-fact-flip_printed = To flip { $pithead } takes { $workers } and { $coins } and brings { $points }.
kk-fact-flip_for_workers = Flipping { $pithead } for { $workers } brings { $points }.
kk-fact-flip_for_coins = Flipping { $pithead } for { $coins } brings { $points }.
kk-fact-flip_for_either = It takes either { $workers_asked } workers or { $coins_asked } coins.
kk-fact-price_up_already = An earlier flip has already made this action dearer: { $price }.
kk-fact-engineer_there_before = The engineer stood there before the flip, so no points come of it.
kk-fact-cokery_bonus = { $points }, once a game, for { $reason ->
    [engineer] the engineer
    [engine] the steam engine
    [one] the first piece
   *[both] both pieces
}.
kk-fact-marker_points = This marker brings { $points } at once.
kk-fact-marker_coins = This marker brings { $coins } at once.
kk-fact-marker_kept = Kept until it is used: { $marker }.
kk-fact-marker_for_later = Kept, and to be used from the next round on: { $marker }.
kk-fact-no_marker_there = No railway marker lay at { $station }.

# Phase 5
kk-fact-mine_on_space = On space { $space }: { $card }.
kk-fact-no_mine = { $seat } owns no mine.
kk-fact-all_manned = { $seat } has a mine rescue team by every mine.
kk-fact-cannot_secure = { $seat } cannot secure { $spaces }: { $coins_have ->
    [0] no coin
   *[other] no symbol of a coin there
}.
kk-fact-left_unsecured = Left unsecured: { $spaces }.
kk-fact-discs_laid = { $seat }: { $discs ->
    [one] 1 disc
    [3] 3 discs, the most there are
   *[other] { $discs } discs
}; unsecured { $unsecured_spaces }, safe { $safe_spaces }.
kk-fact-miner_for_each_disc = A miner for each disc drawn ({ $discs }); miners in the pool before: { $pool }.
kk-fact-pool_empty = The pool was empty.
kk-fact-discs_drawn = { $seat }: { $discs ->
    [one] 1 disc drawn
   *[other] { $discs } discs drawn
}.
kk-fact-disaster_space = The disaster space of round { $round } costs { $points }.
kk-fact-lost_only_once = { $discs } discs were drawn; points are lost only once.
kk-fact-never_below_nothing = Nobody falls below 0; points before: { $points_have }.
kk-fact-buying_power = 1 mine, and 1 more for each marker of increased buying power ({ $markers }), 3 at most.
kk-fact-subsidence_coin = Subsidence damage costs { $coins } or 2 points.
kk-fact-subsidence_points = Subsidence damage costs 1 coin or { $points }.
kk-fact-no_coin = There was no coin to pay with.

# Phases 6 to 8
kk-fact-numbers_for_sale = For sale were numbers { $numbers }.
kk-fact-singles_apart = At this table single mines count only where no small mine is for sale.
kk-fact-no_engine_in_pool = No steam engine was left, so a coin marks the mine.
kk-fact-trust_purchase = Purchase { $number } of { $due }, { $markers ->
    [0] without a marker
    [one] with 1 marker
   *[other] with { $markers } markers
} of increased buying power.
kk-fact-taken_by_event = Mines taken by the highest number in this round, which count: { $count }.
kk-fact-spaces_refilled = Blank spaces filled: { $spaces }.
kk-fact-card_income = { $card }: { $coins }{ $engine ->
    [0] .
   *[other] , 1 of it by the steam engine.
}
kk-fact-mines_owned = { $mines ->
    [one] 1 mine
   *[other] { $mines } mines
} owned in { $ground }: { $counts }{ $trust ->
    [0] { "" }
   *[other] , Coal Trust { $trust }
}.
kk-fact-unsold_not_counted = For sale and so not counted: { $cards }.
kk-fact-large_mine_is_one = A large mine counts as 1 mine.
kk-fact-settlements_beside = Own settlements next to it: { $villages } ({ $points }).
kk-fact-settlements_alone = { $seat } owns no mine; without one settlements bring nothing: { $villages }.

# Phase 9
kk-fact-mine_of_player = { $card }, value { $value }: { $seat }.
kk-fact-mine_of_trust = { $card }, value { $value }: Coal Trust.
kk-fact-mine_unbought = { $card }, value { $value }: not bought, so the Coal Trust’s.
kk-fact-bidding_order = Order of bidding by the highest number of each ({ $numbers }): { $seats }.
kk-fact-trust_track = Coins on the track of the Coal Trust: { $value }.
kk-fact-trust_extra_coin = Additional coin from a mine disaster: { $value }.
kk-fact-place_value = { $spot }: { $value }.
kk-fact-administration_chosen = Declared from Administration: { $value } of { $most }.
kk-fact-aid_declared = Consolidation aid: { $value }.
kk-fact-unification_declared = Unification markers: { $value }.
kk-fact-highest_before = Highest value before: { $highest } ({ $seats }).
kk-fact-highest_is_trust = Highest value before: { $highest } (Coal Trust).
kk-fact-highest_with_trust = Highest value before: { $highest } ({ $seats }, Coal Trust).
kk-fact-coins_on_top = Value without coins { $base }, and { $coins } on top.
kk-fact-next_bid_takes = Coins for the next bid: { $coins_needed }; at hand: { $coins_have }.
kk-fact-stood_at = { $seat } stood at { $total }, coins in it: { $bid }.
kk-fact-trust_stood_at = The Coal Trust stood at { $total }.
kk-fact-engine_of_player = Steam engine on { $card }, of { $seat }.
kk-fact-engine_of_trust = Steam engine on { $card }, of the Coal Trust.
kk-fact-mine_lost = Given up: { $card }, { $points }.
kk-fact-bid_kept = The coins bid in vain are kept: { $count }.
kk-fact-bid_paid = The coins bid are paid: { $coins }.
kk-fact-handed_in = Mines handed in without points: { $cards }.

# Phase 10
kk-fact-place_coins = { $spot }: { $coins }.
kk-fact-place_points = { $spot }: { $points }.
kk-fact-place_waits = { $spot }: { $count } of { $needs } miners, so nothing.
kk-fact-place_of_waits = { $seat }, { $spot }: { $count } of { $needs } miners, so nothing.
kk-fact-wagon_on_card = Wagon on { $card }: { $points }.
kk-fact-wagon_markers = Railway markers with a wagon ({ $count }): { $points }.
kk-fact-wagon_bonus = Bonus marker Wagon: { $points }.
kk-fact-place_loads = { $spot }: { $coins } for { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
}.
kk-fact-place_lacks_wagons = { $spot }: nothing, for { $wagons_needed ->
    [one] 1 wagon was
   *[other] { $wagons_needed } wagons were
} not left.
kk-fact-loading_flipped = Loading is flipped, so it takes no worker.
kk-fact-loading_takes_worker = Neither flipped nor with the bonus marker: it takes 1 worker.
kk-fact-no_wagon = { $seat } has no wagon.
kk-fact-no_worker_to_load = { $seat } has no worker to give for it; wagons: { $wagons }.
kk-fact-wagons_unused = Wagons on mine cards: { $wagons }; on railway markers: { $markers }{ $bonus_held ->
    [0] .
   *[other] ; and the bonus marker.
}

# The end
kk-fact-engine_on_card = Steam engine on { $card }.
kk-fact-engine_on_cokery = Steam engine on the Cokery & Briquette Plant.
kk-fact-engines_beside = Steam engines next to the tableau: { $count }.
kk-fact-engine_table = By the table { $count ->
    [one] 1 steam engine brings
   *[other] { $count } steam engines bring
} { $points }; more than 6 bring no more.
kk-fact-coins_per_point = 1 point for every 2 coins: { $points }{ $left_over ->
    [0] .
   *[other] , 1 coin is left over.
}
kk-fact-station_occupied = { $station }: { $points }, own miners there: { $miners }.
kk-fact-line_incomplete = { $line } is not complete; missing: { $stations }.
kk-fact-line_complete = With { $players } players the line brings { $points }: { $stations }.
kk-fact-points_for_each = { $each } points for each: { $points }.
kk-fact-source_total = { $source }: { $points }.
kk-fact-final_total = { $seat }: { $total ->
    [one] 1 point
   *[other] { $total } points
} in all.
kk-fact-tie_engines = Level on points, { $seat } has { $engines ->
    [one] 1 steam engine
   *[other] { $engines } steam engines
}.
kk-fact-tie_mine = { $seat }, mine value of { $card }: { $mine_value }.
kk-fact-tie_value = Level on steam engines, too, { $seat } has a mine value of { $mine_value }.
