# Kohle & Kolonie: names, panels, events, refusals. All keys but the game’s name begin with kk-.

game-kohle_kolonie = Kohle & Kolonie

## Names

kk-nothing = nothing
kk-nobody = nobody
kk-none = none
kk-item = • { $text }
kk-numbered = { $number }) { $text }
kk-times = { $count } × { $name }
kk-card = { $name } (no. { $number })
kk-card-heard = { $name } { $number }
kk-card-large = large mine { $name }
kk-same-name = { $name } ({ $id })
kk-station = { $name } ({ $id })
kk-spot-pool = the pool
kk-spot-rescue = mine rescue team { $space }
kk-spot-pithead = { $card }, { $place }
kk-spot-space = space { $space }
kk-spot-settlement = settlement in { $village }
kk-spot-station = station { $station }
kk-slot-engineer = engineer place { $number }
kk-slot-miner = miner place { $number }
kk-slot-engine = steam engine place
kk-earns-a-round = { $what } a round
kk-earns-consolidation = { $count ->
    [one] 1 consolidation point
   *[other] { $count } consolidation points
}
kk-earns-wagons = { $coins } for { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
}
kk-earns-with-two = { $earned }, with 2 miners

kk-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
kk-points = { $count ->
    [1] 1 point
    [-1] −1 point
   *[other] { $count } points
}
kk-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
kk-workers-marked = { $workers } (+{ $marked } on railway markers)
kk-miners = { $count ->
    [one] 1 miner
   *[other] { $count } miners
}
kk-engineers = { $count ->
    [one] 1 engineer
   *[other] { $count } engineers
}

kk-bonus-wagon = Wagon
kk-bonus-aid = Consolidation aid
kk-bonus-rescue = Mine rescue team
kk-bonus-miners = Miners
kk-bonus-engineer = Engineer
kk-bonus-settlement = Settlement
kk-bonus-engine = Steam engine
kk-bonus-effect-wagon = 1 more wagon for Loading, no worker needed
kk-bonus-effect-aid = 2 consolidation points once, or 1 coin
kk-bonus-effect-rescue = secures 2 mines in the disaster
kk-bonus-effect-miners = insert 2 miners, redeploy 2, free
kk-bonus-effect-engineer = insert 1 engineer for 1 coin
kk-bonus-effect-settlement = place 1 settlement for 2 coins
kk-bonus-effect-engine = 1 steam engine for 1 coin

kk-marker-points = victory points (2)
kk-marker-coin = coin (1)
kk-marker-worker = worker
kk-marker-wagon = wagon
kk-marker-unification = unification

kk-disaster-highest_number = highest number
kk-disaster-extra_coin = 1 additional coin
kk-disaster-buying_power = increased buying power
kk-disaster-subsidence = subsidence damage

kk-pithead-workforce = Workforce
kk-pithead-cokery = Cokery
kk-pithead-ironworks = Ironworks
kk-pithead-loading = Loading
kk-pithead-administration = Administration
kk-pithead-back-workforce = Workforce (flipped)
kk-pithead-back-cokery = Cokery & Briquette Plant
kk-pithead-back-ironworks = Steelworks
kk-pithead-back-loading = Loading II
kk-pithead-turned = { $back } (back of { $front })

kk-price-settlement = settlement
kk-price-engineer = engineer
kk-price-engine = steam engine

kk-colour-orange = orange
kk-colour-blue = blue
kk-colour-red = red
kk-colour-yellow = yellow
kk-colour-green = green

kk-score-start = start
kk-score-single_mines = single mines
kk-score-large_mines = large mines
kk-score-lost_mines = small mines given up
kk-score-board = game board scoring
kk-score-settlements = settlements
kk-score-flips = flipped pithead cards
kk-score-cokery = Cokery & Briquette Plant
kk-score-ironworks = Ironworks
kk-score-loading = Loading
kk-score-markers = railway markers
kk-score-disasters = mine disasters
kk-score-subsidence = subsidence damage
kk-score-engines = steam engines
kk-score-coins = coins
kk-score-stations = train stations
kk-score-lines = railway lines
kk-score-extra_markers = extra action markers

kk-stage-begin = wait
kk-stage-choose = choose a bonus marker
kk-stage-act = take an action
kk-stage-worker = choose where the miner comes from
kk-stage-place_card = lay the mine card on the tableau
kk-stage-place_large = lay the large mine on the tableau
kk-stage-second_worker = take a second worker or not
kk-stage-second_miner = place the second miner or not
kk-stage-settlement_miners = put miners in the settlement
kk-stage-miners = insert and redeploy miners
kk-stage-arrange = rearrange the flipped card
kk-stage-secure = secure mines
kk-stage-lose_miner = give up a miner
kk-stage-subsidence = pay for subsidence damage
kk-stage-declare = declare for the consolidation
kk-stage-bid = bid or pass
kk-stage-load = use Loading or not
kk-stage-done = finish the turn

## What is asked

kk-asked-begin = wait
kk-asked-choose = choose a bonus marker
kk-asked-act = { $phase }
kk-asked-worker = { $card }: choose where the miner comes from
kk-asked-place_card = lay { $card }
kk-asked-place_large = lay the { $card }
kk-asked-second_worker = { $card }: take a second worker or not
kk-asked-second_miner = { $card }: place the second miner or not
kk-asked-settlement_miners = put miners in the settlement in { $village }
kk-asked-miners = insert and redeploy miners
kk-asked-arrange = rearrange the flipped card { $pithead }
kk-asked-secure = secure mines or not
kk-asked-lose_miner = give up a miner
kk-asked-subsidence = pay 1 coin or lose 2 points for subsidence damage
kk-asked-declare = declare for { $ground }
kk-asked-bid = { $ground }: { $lead }; bid { $bid } for { $coins }, or pass
kk-asked-load = use Loading or not
kk-asked-done = finish the turn
kk-decides-choose = { $left } markers to choose from
kk-decides-means = { $coins }, { $workers }
kk-decides-miners = { $insert ->
    [0] redeploy { $redeploy }
   *[other] insert { $insert }{ $redeploy ->
        [0] {""}
       *[other] , redeploy { $redeploy }
    }
}
kk-decides-lose_miner = { $count } to give up
kk-decides-subsidence = { $coins }, { $points }
kk-decides-declare = mines worth { $value }{ $administration ->
    [0] {""}
   *[other] , Administration { $administration }
}
kk-decides-load = { $count ->
    [one] 1 wagon
   *[other] { $count } wagons
}
kk-lead-nobody = no bid yet
kk-lead-trust = Coal Trust leads with { $value }
kk-lead-player = { $who } leads with { $value }

## Presets and options

kk-preset-steiger = Steiger
kk-preset-german = German
kk-preset-english = English
kk-preset-french = French
kk-preset-about-steiger = What the editions agree on; where they differ, the reading that fits the rest best.
kk-preset-about-german = Bonus on the Cokery for one piece, then for both; Loading uses all wagon markers or none.
kk-preset-about-english = Start with 5 coins; the rescue marker secures two mines; Administration as you choose; on a flip only miners move; second miner from anywhere.
kk-preset-about-french = Whoever can act must; freer settlements; stations count every miner; railway markers wait a round; miners may go back to settlements.

kk-group-setup = Setup
kk-group-actions = Actions
kk-group-miners = Miners and railways
kk-group-disasters_and_trust = Disasters and Coal Trust
kk-group-consolidations = Consolidations
kk-group-pithead_cards = Pithead cards
kk-group-final_scoring = Final scoring

kk-option-start_coins = Coins at the start
kk-option-start_coins-4 = everybody starts with 4 coins
kk-option-start_coins-5 = everybody starts with 5 coins
kk-option-three_player_entry_ban = Unused places with three players
kk-option-three_player_entry_ban-yes = unused villages and stations may not be entered
kk-option-three_player_entry_ban-no = unused villages and stations are empty, but may be entered
kk-option-bonus_marker_phases = When bonus markers may be used
kk-option-bonus_marker_phases-phases_2_4 = in phases 2 to 4
kk-option-bonus_marker_phases-phases_2_3 = in phases 2 and 3 only
kk-option-action_mandatory = Leaving an action unused
kk-option-action_mandatory-may = an action may be left unused
kk-option-action_mandatory-must = whoever can take an action must take one
kk-option-exchange_timing = Exchanging coins and workers
kk-option-exchange_timing-own_turn = in phase 4 only with an extra action marker
kk-option-exchange_timing-any_time = in phase 4 even without an extra action marker
kk-option-second_miner_source = The second miner
kk-option-second_miner_source-pool = comes from the pool
kk-option-second_miner_source-anywhere = may be one from elsewhere on the board
kk-option-settlement_village_condition = Settlement without workers
kk-option-settlement_village_condition-that_village = the village itself must have no worker
kk-option-settlement_village_condition-any_village = some village on the board must have no worker, whichever it is
kk-option-bonus_miners_may_move_new = Miners marker: miners just inserted
kk-option-bonus_miners_may_move_new-yes = may be redeployed at once
kk-option-bonus_miners_may_move_new-no = may not be redeployed at once
kk-option-miner_moves_board = Miners back to settlements
kk-option-miner_moves_board-on_board = not possible
kk-option-miner_moves_board-to_board = miners may go from tableau and pithead cards to their owner’s settlements
kk-option-station_to_pool = Miners on stations
kk-option-station_to_pool-yes = may go back to the pool
kk-option-station_to_pool-no = may only go to the next station of the line
kk-option-railway_marker_same_turn = Railway markers just taken
kk-option-railway_marker_same_turn-yes = may be used in the same round
kk-option-railway_marker_same_turn-no = may be used from the next round on
kk-option-rescue_marker_mines = Mine rescue team marker
kk-option-rescue_marker_mines-up_to_two = secures up to two mines
kk-option-rescue_marker_mines-two = must secure two mines where two are not secured
kk-option-numbering = Numbers of single mines
kk-option-numbering-one_row = small and single mines share one row of numbers
kk-option-numbering-singles_apart = single mines count only when no small mine is on display
kk-option-highest_number_counts_as_purchase = Mine taken for the highest number
kk-option-highest_number_counts_as_purchase-no = the Trust takes it in addition
kk-option-highest_number_counts_as_purchase-yes = counts as one of the Trust’s purchases of the round
kk-option-trust_removal = Which coin of the Trust leaves first
kk-option-trust_removal-from_six = the one on space 6, the lowest
kk-option-trust_removal-from_one = the one on space 1, the highest
kk-option-administration_points_optional = Points of Administration
kk-option-administration_points_optional-added = always count in a consolidation
kk-option-administration_points_optional-chosen = count if their owner declares them
kk-option-bid_tie_players = A tie of players that nobody raises
kk-option-bid_tie_players-last_in = goes to the last one who has not passed
kk-option-bid_tie_players-highest_number = goes to the mine with the highest number
kk-option-flip_redistribute = Rearranging on a flip
kk-option-flip_redistribute-pieces = all own pieces on the card may be rearranged
kk-option-flip_redistribute-miners = only miners on the card may be rearranged
kk-option-cokery_bonus = Points on the Cokery & Briquette Plant
kk-option-cokery_bonus-each_once = 2 for an engineer and 2 for a steam engine, each once
kk-option-cokery_bonus-one_then_both = 2 for the first of the two, 2 more when both are there
kk-option-cokery_bonus_present = Engineer already on the Cokery
kk-option-cokery_bonus_present-placed_after = brings points only when placed after the flip
kk-option-cokery_bonus_present-counts = brings its points with the flip
kk-option-loading_flip_cost = Flipping Loading
kk-option-loading_flip_cost-printed = costs 2 workers and 2 coins and brings 4 points
kk-option-loading_flip_cost-free = costs nothing and brings nothing
kk-option-ironworks_engineer_points = Engineer on the Ironworks
kk-option-ironworks_engineer_points-1 = scores 1 point
kk-option-ironworks_engineer_points-2 = scores 2 points
kk-option-loading_markers_optional = Wagon markers at Loading
kk-option-loading_markers_optional-chosen = are used as their owner chooses
kk-option-loading_markers_optional-all = are used all together or not at all
kk-option-loading_back_engineer = Engineer on Loading II
kk-option-loading_back_engineer-one_coin = earns 1 coin for 1 wagon
kk-option-loading_back_engineer-each_wagon = earns 1 coin for every wagon left over
kk-option-station_points = Train stations at the end
kk-option-station_points-station = 1 point for each station with miners of one’s own
kk-option-station_points-miner = 1 point for each of one’s own miners on a station
kk-option-tie_break_2 = Second tie-break: mine values
kk-option-tie_break_2-sum = of large and single mines, added up
kk-option-tie_break_2-highest = the most valuable large or single mine
kk-option-tie_break_large_value = A large mine’s value in a tie
kk-option-tie_break_large_value-small_mines = the sum of its small mines
kk-option-tie_break_large_value-points = the points printed on it
kk-option-tie_break_large_value-nothing = nothing

## Panels

kk-own-head = **Round { $round }, { $phase }** · { $means }
kk-own-means = { $points } · { $coins } · { $workers }
kk-own-supplies = In the pool: { $miners }, { $engineers } · settlements left: { $settlements } · steam engines: { $engines }
kk-own-income = Income a round: { $income } · wagons on cards: { $wagons }
kk-own-bonus = Bonus marker: { $bonus } ({ $effect })
kk-own-markers = Railway markers: { $markers }
kk-own-fresh = Railway markers for the next round: { $markers }
kk-own-extra = Extra action markers: { $count }
kk-own-administration = Administration: { $points } each time
kk-deciding-player = { $who }: { $points }, { $coins }, { $workers }
kk-deciding-active = ➤ { $means }

kk-cost-and-effect = { $cost } · { $effect }
kk-cost-left = { $coins }, leaves { $left }
kk-effect-income = income { $income }
kk-effect-worker = worker, miner from the pool
kk-effect-settler = miner from a settlement
kk-effect-half = nothing alone, { $earns } with { $needs }
kk-effect-same = changes nothing
kk-effect-arranged = { $then } instead of { $now }
kk-effect-arranged-more = gains { $what } a round
kk-effect-arranged-less = loses { $what } a round
kk-effect-arranged-even = earns as much as now
kk-arranged-best = They earn as much as they can now: no other way gains anything.
kk-stands-earns = earns { $earns }
kk-stands-half = earns nothing alone
kk-stands-rescue = guards the mine there
kk-effect-pool = pool then { $count }
kk-effect-rescue = the mine there is safe
kk-effect-rescue-empty = no mine there yet
kk-effect-workers-left = then { $count } left there
kk-effect-village-empty = then empty
kk-effect-village-free = then empty: settlement +{ $count }
kk-effect-settlement-none = no own mine beside it
kk-effect-settlement-station = { $text }, next to a station
kk-effect-space-bare = only a rescue team secures it
kk-effect-home = can be a mine’s miner there, or go to a station
kk-differ-worker = The worker is the same from every village. { $same ->
    [1] Here that makes no difference for you now, either.
   *[other] They differ in what is left there: workers for further mines, or, once empty, room for a settlement (+ points a round).
}
kk-differ-space = { $same ->
    [1] No difference: on each of these spaces the mine earns the same and is secured alike.
   *[other] On each space the mine earns the same. They differ only in how it can be secured in a disaster.
}
kk-no-difference = No difference for you now: all of these bring the same.
kk-no-difference-heard = No difference.
kk-effect-engine = income +1
kk-effect-engine-until = income +1, { $merged }
kk-merged-in = merged in { $round }
kk-merged-heard = merged { $round }
kk-merged-never = never merged
kk-mine-until = { $mine } · { $merged } · scoring +{ $points }
kk-values-head = Merged this round (values before markers and bids):
kk-values-heard = Merged this round: { $values }; before that { $coins }.
kk-values = { $ground }: { $values }
kk-values-of = { $who } { $value }
kk-values-you = you
kk-values-trust = Trust
kk-income-first = Before the bidding you still earn { $coins }.
kk-no-mine-affordable = The cheapest mine costs { $price }; you have { $coins }.
kk-not-for-sale = Not to be bought: { $mines }
kk-not-for-sale-too-few-coins-for-mine = { $card } (too few coins)
kk-not-for-sale-no-worker-adjacent = { $card } (no worker beside it)
kk-not-for-sale-pool-empty = { $card } (no miner in the pool)
kk-secure-more = { $text } · helps only with { $more } more
kk-secure-then = { $text } · then { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}
kk-mine-bonus-no-worker = 2nd miner: no 2nd worker
kk-mine-bonus-no-pool = 2nd miner: none in the pool
kk-mine-bonus-no-place = 2nd miner: no free place
kk-second-only-pool = No second miner will come: your pool is empty. Only the worker is to be had.
kk-second-only-place = No second miner will come: no place on tableau or pithead cards is free. Only the worker is to be had.
kk-second-none-worker = { $card } brought no second miner: no village beside it had a worker left.
kk-second-none-pool = { $card } brought no second miner: your pool is empty.
kk-second-none-place = { $card } brought no second miner: no place on tableau or pithead cards is free.
kk-effect-settlement = +{ $count } a round
kk-effect-at-once = { $points } at once
kk-effect-extra = extra action marker
kk-effect-station = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
kk-effect-station-marker = { $text }, a railway marker is there
kk-mine-bonus-wagon = wagon
kk-mine-bonus-miner = second miner
kk-card-price = { $coins }, income { $income }
kk-card-in-full = { $card }: { $what }
kk-card-and-ground = { $card }, { $ground }
kk-large-mine = large mine
kk-standing = { $place }: { $count }

kk-menu-mines = Buy a mine
kk-menu-mines-city = Buy a mine: in which city?
kk-choice-target = { $label }: { $cost } · { $effect }
kk-ask-settlement = In which village?
kk-ask-engineer = On which place?
kk-ask-engine = For which mine?
kk-ask-extra = An extra action marker opens a third action, the bonus marker, flips and exchanges. Kept to the end, it is worth 4 points.
kk-action-taken = Your action is taken. Bonus marker, flips and exchanges are still possible where there is a button for them.
kk-button-settlement = Settlement, { $coins } ({ $count } villages)…
kk-button-engineer = Engineer, { $coins } ({ $count } places)…
kk-button-engine = Steam engine, { $coins } ({ $count } places)…
kk-button-one-target = { $action }: { $target }
kk-button-miners = Insert 2 miners, redeploy
kk-button-miners-bonus = Insert 2 miners, redeploy 2
kk-button-by-bonus = With the marker: { $label }
kk-button-extra = Spend an extra action marker ({ $count })
kk-button-coin = Take 1 coin, give up the consolidation aid
kk-button-flips = Flip a card: { $count } possible…
kk-button-exchanges = Exchange…
kk-button-means = My mines and pieces…
kk-button-give-coins = 2 coins for 3 workers
kk-button-give-workers = 2 workers for 1 coin
kk-button-flip = Flip { $card }: { $cost }, { $points }
kk-button-flip-raises = { $flip }, then { $price } { $coins } for all
kk-button-flip-extra = { $flip }, { kk-effect-extra }
kk-flip-raises = After flipping { $card }: { $price } { $coins } for all
kk-flip-now = { $card }: { $cost }, { $points }
kk-hint-flips = Flips possible now, beside the action: { $flips }.
kk-hint-arranged = No other place gains anything now: *{ kk-button-stop-arrange }* is as good as any.

kk-left = **Left: { $insert ->
    [0] redeploy { $redeploy }
   *[other] insert { $insert }{ $redeploy ->
        [0] {""}
       *[other] , redeploy { $redeploy }
    }
}**
kk-left-none = **Nothing is left to insert or redeploy**
kk-left-engineer-only = **Left: redeploy 1 engineer**
kk-left-engineer = { $text } · 1 engineer
kk-menu-insert = Insert a miner ({ $count } left)
kk-menu-sources = Redeploy a miner ({ $count } left)
kk-menu-targets-home = To tableau, pithead card or pool
kk-menu-targets-city = To { $city }
kk-menu-targets = { $targets } · from { $spot } · { $count } left
kk-menu-from = From { $spot } to… · { $count } left
kk-menu-to = Where to?
kk-menu-steps = Choose one
kk-ask-target = From { $spot } to:
kk-choice-insert = Insert: { $spot }
kk-choice-shift = { $source } to { $spot }
kk-button-stop-miners = Done with the miners
kk-button-shift = Redeploy the engineer…
kk-button-plan = Type a plan…

kk-ask-choose = Choose a bonus marker; its space decides the turn order.
kk-button-choose = { $space }: { $bonus }, { $effect }
kk-button-ranking = Ranking set in advance…
kk-ask-worker = From where does the worker or miner for { $card } come?
kk-ask-place_card = On which space does { $card } go?
kk-ask-place_large = On which space does { $card } go?
kk-ask-second_worker = { $card } brings a second miner: from which village does a second worker come?
kk-ask-second_miner = Where does the second miner of { $card } go?
kk-ask-settlement_miners = How many miners go to the new settlement in { $village }?
kk-ask-arrange = The card is flipped, so its pieces may change places on { $card }, free of charge (5.2.1):
kk-ask-secure = Which mines do you make safe? { $at_risk ->
    [one] One of yours is at risk
   *[other] { $at_risk } of yours are at risk
}: { $discs ->
    [one] 1 disc goes
   *[other] { $discs } discs go
} into the bag. If one is drawn you lose { $loss ->
    [one] 1 point
   *[other] { $loss } points
}, once, and a miner for each.{ $vain ->
    [0] {""}
   *[other] {" "}It would take { $needed ->
        [one] 1 more safe mine
       *[other] { $needed } more safe mines
    } for a disc less, and you can secure { $reach ->
        [0] none
       *[other] { $reach } at most
    }.
}
kk-ask-lose_miner = The pool is empty: { $count ->
    [one] 1 miner has
   *[other] { $count } miners have
} to be given up. From where?
kk-ask-subsidence = How do you pay for subsidence damage?
kk-ask-load = Use Loading? { $wagons ->
    [one] There is 1 wagon
   *[other] There are { $wagons } wagons
} on your mine cards. *{ button-finish }* does without Loading.
kk-ask-done = Nothing is left to decide in this turn. *{ button-finish }* ends it.
kk-choice-worker = Worker from { $village } ({ $count } there)
kk-choice-worker-brief = { $village }: { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
kk-choice-settler = Miner from the settlement in { $village }
kk-choice-put = { $miners }, { $left } left in the pool
kk-choice-space = Space { $space }
kk-choice-space-coin = Space { $space }, which a coin can secure
kk-choice-space-rescue = Space { $space }, with a rescue team
kk-choice-secure = Secure space { $space }, { $card }: 1 coin, leaves { $left }
kk-choice-rescue = With the marker: space { $space }, { $card }
kk-choice-secure-brief = Secure space { $space }: 1 coin, leaves { $left }
kk-choice-pay-coin = 1 coin, leaves { $left }
kk-choice-pay-points = Lose { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $left } left
kk-choice-load = { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
}{ $markers ->
    [0] {""}
    [one] {" "}(with 1 railway marker)
   *[other] {" "}(with { $markers } railway markers)
}: { $points }, { $coins }
kk-choice-load-bonus = { $text }, uses the bonus marker
kk-choice-load-worker = { $text }, costs 1 worker
kk-button-stop = Do without it
kk-button-stop-arrange = Leave the pieces as they are

## Consolidations

kk-large-brings = { $points }, income { $income }
kk-auction-head = **Consolidation of { $ground }** ({ $what })
kk-auction-value = { $who } **{ $value }** = { $parts }; has { $coins }
kk-auction-passed = { $text }; passed
kk-auction-undeclared = { $text }; not declared yet{ $administration ->
    [0] {""}
   *[other] , Administration adds { $administration }
}
kk-auction-trust = Coal Trust **{ $value }** = mines { $mines } and { $coins }
kk-auction-won = { $who } has won.
kk-auction-leader = { $who } leads.
kk-auction-next = { $who } must bid at least { $value } ({ $coins }) or pass.
kk-value-mines = mines { $points }
kk-value-administration = Administration { $points }
kk-value-aid = aid { $points }
kk-value-unification = unification { $points }
kk-value-coins = coins { $points }
kk-nothing-declared = nothing
kk-ask-declare = What do you declare? Markers are spent even if you lose{ $administration ->
    [0] .
   *[other] ; Administration ({ $administration }) counts by itself and stays.
}
kk-choice-declare = Declare { $declared }: value { $value }
kk-declare-finish = *{ button-finish }* declares { $declared }: value { $value }.
kk-ask-bid = What do you bid? Only the winner pays.
kk-choice-bid = Value { $value }: { $coins }, leaves { $left }
kk-choice-bid-wins = Value { $value } wins: { $coins }, leaves { $left }
kk-button-pass = Pass
kk-button-pass-brings = Pass: { $points } for your mines there
kk-button-pass-heard = Pass: { $points }
kk-bid-enough = { $rivals ->
    [0] Value { $value } is enough: nobody can go above it any more, and the Trust never raises.
   *[other] Nobody can go above value { $value }: more is never needed.
}

## Answers set in advance

kk-waiting = There is nothing for you to decide now: { $who } must act.
kk-waiting-over = The game is over.
kk-ahead-at-turn = Answers for later, while it is your turn:
kk-ahead = **Answers set in advance**, which only you can see:
kk-ahead-none = none: you are asked each time
kk-button-ahead = Set answers in advance…
kk-button-ahead-ranking = Bonus marker ranking…
kk-button-ahead-ceiling = Bidding ceilings…
kk-button-ahead-protect = Protect mines…
kk-button-ahead-subsidence = Subsidence damage…
kk-button-ahead-loading = Use of Loading…
kk-button-ahead-places = Spaces for large mines…
kk-button-ask-live = Ask me each time
kk-left-ranking = Bonus markers: { $markers }
kk-left-ceiling = { $ground }: up to { $value }, declare { $declared }
kk-left-ceiling-plain = { $ground }: up to { $value }
kk-left-protection = Protect with coins: { $coins }; with the marker: { $marker }
kk-left-subsidence-coin = Subsidence damage: pay a coin
kk-left-subsidence-points = Subsidence damage: lose points
kk-left-loading-never = Loading: never
kk-left-loading-cards = Loading: with mine cards alone
kk-left-loading-all = Loading: with all wagon markers
kk-left-places = Spaces for large mines: { $spaces }
kk-ask-ranking = Your ranking of bonus markers: at your next choice you get the first of these that is still there. Nobody else sees it.
kk-ranking-none = No ranking yet.
kk-places-none = No ranking yet: you are asked each time a large mine needs a space.
kk-menu-ranking-add = Add as number { $place }
kk-menu-ranking-first = Move to the front
kk-menu-ranking-remove = Remove from the ranking
kk-button-ranking-withdraw = Withdraw the ranking
kk-ask-places = Spaces for large mines that you win: each goes to the first of these that is open.
kk-button-places-in-order = Always the first open space
kk-ask-ahead-protect = Which mines do you make safe in the next disaster?
kk-menu-protect = Protect
kk-choice-protect-none = Protect nothing
kk-choice-protect-coins = { $spaces } for { $coins }
kk-choice-protect-marker = { $spaces } with the marker
kk-ask-ahead-subsidence = How do you pay for subsidence damage?
kk-later-subsidence = Subsidence damage costs everybody 1 coin or 2 points if the blank is drawn in the disaster while its marker lies on the board. You may choose now, or you are asked then.
kk-button-subsidence-coin = Pay 1 coin for subsidence damage
kk-button-subsidence-points = Lose 2 points for subsidence damage
kk-button-subsidence-ask = Ask me about subsidence damage
kk-ask-loading = How should Loading be used in every round?
kk-button-loading-all = With all wagon markers
kk-button-loading-cards = With mine cards alone
kk-button-loading-never = Never
kk-ask-ceilings = For which ground do you set a ceiling? Bids are made for you step by step up to it; beyond it you pass.
kk-no-ceilings = You have no small mine in a ground that is still to be consolidated.
kk-ask-ceiling = **{ $ground }**, { $points }: your mines there are worth { $value }.
kk-ceiling-none = No ceiling yet: you are asked each time.
kk-ceiling-from-next-bid = This bid is still yours; from the next one on the ceiling bids for you.
kk-ceiling-from-first-bid = Declare now; then the ceiling bids for you.
kk-menu-ceiling = Ceiling: bid up to…
kk-menu-bids = Bids from { $least } to { $most }
kk-choice-ceiling = up to { $value }
kk-aid-on = Declare the consolidation aid
kk-aid-off = Without the consolidation aid
kk-unification-of = { $count ->
    [0] No unification marker
    [one] 1 unification marker
   *[other] { $count } unification markers
}
kk-administration-of = Administration { $count }
kk-button-declare-type = Type the declaration…
kk-button-exchange-type = Exchange several times…
kk-button-ceiling-type = Type a ceiling…
kk-form-ceiling-title = Bidding ceiling
kk-form-declare-title = Declaration
kk-form-exchange-title = Exchanges
kk-form-field-value = Highest value to bid
kk-form-field-aid = Consolidation aid (yes or no)
kk-form-field-unification = Unification markers (number)
kk-form-field-administration = Points of Administration (number)
kk-form-field-coins = How often: 2 coins for 3 workers
kk-form-field-workers = How often: 2 workers for 1 coin
kk-form-yes = yes
kk-form-no = no
kk-say-yes = yes y 1 aid x
kk-say-no = no n 0 none
kk-form-plan-title = Plan for miners
kk-form-plan-label = Steps, separated by commas
kk-word-buy = buy
kk-word-engine = engine
kk-word-settle = settle
kk-word-engineer = engineer
kk-word-miners = miners
kk-word-coin = coin
kk-word-worker = worker
kk-word-settler = settler
kk-word-place = place
kk-word-put = put
kk-word-insert = insert
kk-word-move = move
kk-word-shift = shift
kk-word-arrange = arrange
kk-word-flip = flip
kk-word-give = give
kk-word-extra = extra
kk-word-stop = stop
kk-word-end = end
kk-word-bonus = bonus
kk-word-workers = workers
kk-word-coins = coins
kk-word-to = to
kk-say-aid = aid help
kk-say-unification = unification unify marker markers
kk-say-administration = administration admin

## What is left unused

kk-unused-action = your action
kk-unused-mine = a mine that you could afford
kk-unused-miners = miners ({ $insert ->
    [0] redeploy { $redeploy }
   *[other] insert { $insert }{ $redeploy ->
        [0] {""}
       *[other] , redeploy { $redeploy }
    }
})
kk-unused-second = the second miner for the mine
kk-unused-bonus = the bonus marker { $bonus }
kk-unused-extra = an extra action marker
kk-unused-flip = flipping { $card }
kk-unused-secure = mines that could be secured

## Moves of the open turn

kk-move-choose = bonus marker { $marker }
kk-move-buy = buy { $card }
kk-move-worker = worker from { $village }
kk-move-settler = miner from { $village }
kk-move-place = on space { $space }
kk-move-put = { $miners } in the settlement
kk-move-engine = steam engine: { $to }
kk-move-settle = settlement in { $village }
kk-move-engineer = engineer: { $to }
kk-move-miners = miners
kk-move-by-bonus = with the marker: { $text }
kk-move-insert = insert: { $to }
kk-move-move = redeploy: { $source } to { $to }
kk-move-shift = engineer: { $source } to { $to }
kk-move-arrange = rearrange: { $places }
kk-move-coin = take 1 coin, give up the consolidation aid
kk-move-flip = flip { $card }
kk-move-give-coins = 2 coins for 3 workers
kk-move-give-workers = 2 workers for 1 coin
kk-move-extra = extra action marker
kk-move-stop = do without the rest
kk-move-secure = secure space { $space }
kk-move-rescue = secure space { $space } with the rescue marker
kk-move-lose = give up a miner: { $source }
kk-move-pay-coin = pay a coin
kk-move-pay-points = lose points
kk-move-declare = declare: { $declared }
kk-move-bid = bid { $value }
kk-move-pass = pass
kk-move-load = Loading with { $bonus ->
    [0] { $count ->
        [0] mine cards alone
        [one] 1 railway marker
       *[other] { $count } railway markers
    }
   *[other] { $count ->
        [0] the bonus marker
        [one] 1 railway marker and the bonus marker
       *[other] { $count } railway markers and the bonus marker
    }
}
kk-move-end = end of the turn
kk-move-rank = { $markers ->
    [one] ranking of 1 marker
   *[other] ranking of { $markers } markers
}
kk-move-ceiling = ceiling for { $ground }: { $value }
kk-move-protect = protection of mines set
kk-move-subsidence = payment for subsidence damage set
kk-move-loading = Loading set
kk-move-places = spaces for large mines set
kk-move-withdraw = answer withdrawn

## The position in words

kk-phase-1 = bonus markers
kk-phase-2 = first action
kk-phase-3 = second action
kk-phase-4 = extra action
kk-phase-5 = mine disaster
kk-phase-6 = the Coal Trust buys
kk-phase-7 = income
kk-phase-8 = board scoring
kk-phase-9 = consolidations
kk-phase-10 = pithead cards
kk-phase-11 = end of the game
kk-phase-game = End of the game
kk-phase-of-round = Round { $round }, { $phase }

kk-text-board = Board: **{ $board } board**.
kk-text-round = **Round { $round } of V**, { $phase }.
kk-text-over = The game is over.
kk-text-active = { $who } must decide: { $stage }.
kk-text-order = Turn order: { $who }.
kk-text-bonus-track = Bonus markers: { $markers }.
kk-text-shut = { $name } (from round II)
kk-text-preset = Rules: { $preset }.
kk-text-option = { $question }: { $meaning }
kk-text-prices = Prices: { $prices }.
kk-text-price = { $what } { $coins }
kk-text-pools = Bank: { $coins }. Pool: { $workers }, steam engines { $engines }.
kk-text-trust = Coal Trust: { $count ->
    [one] 1 coin
   *[other] { $count } coins
} on its track (spaces { $spaces }).
kk-text-trust-coins = Coal Trust: { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
kk-text-trust-buys = It takes { $count ->
    [one] 1 mine
   *[other] { $count } mines
} a round.
kk-text-trust-extra = An additional coin waits for its next consolidation.
kk-text-trust-mines = Its mines: { $mines }.
kk-text-of-round = { $round } { $what }
kk-text-losses = Points lost in a disaster, by round: { $losses }.
kk-text-disasters = Disaster markers: { $markers }.
kk-text-discs = Discs drawn: { $discs }.
kk-text-subsidence = The subsidence marker is on the board: each blank drawn costs everybody 1 coin or 2 points.
kk-text-merged = Consolidated: { $grounds }.
kk-text-to-consolidate = Still to be consolidated in this round: { $grounds }.
kk-disc-black = black
kk-disc-blank = blank
kk-disc-of = disc of { $who }
kk-text-ground = • { $ground }: { $mines }. Villages: { $villages }
kk-text-mine-owned = { $mine } **{ $who }**
kk-text-mine-trust-engine = { $mine } Trust, steam engine
kk-text-mine-trust-coin = { $mine } Trust, coin
kk-text-mine-trust-none = { $mine } Trust
kk-text-mine-displayed = { $mine } for sale, { $coins }
kk-text-mine-large = large mine in round { $round }, points { $points }, income { $income }
kk-text-mine-later = { $mine } from round { $round }
kk-text-village = • { $village }: { $workers }, settlements: { $settlements }, free spaces { $count }
kk-text-settled = { $who } ({ $count ->
    [one] 1 miner
   *[other] { $count } miners
})
kk-text-markers-hidden = Face-down railway markers: { $markers }.
kk-text-station = • { $station }, next to { $villages }: { $miners }
kk-text-station-marker = { $station }; marker
kk-text-count = { $who } { $count }
kk-text-player = **{ $who }** ({ $colour })
kk-text-space = { $space }: { $what }
kk-text-card-income = { $card } income { $income }
kk-text-rescue = rescue team
kk-text-secured = secured
kk-text-no-mines = No mines on the tableau
kk-text-pithead = { $card }: { $places }
kk-text-pitheads-empty = Without pieces: { $cards }
kk-text-pitheads-free = **Pithead cards without pieces:** what their places earn
kk-text-place-free = { $place } ({ $earns })
kk-text-place = { $place } { $count }/{ $needs } ({ $earns })
kk-text-own-settlements = Settlements with miners: { $items }
kk-text-own-stations = Miners on stations: { $items }
kk-text-own-lost = Lost in disasters: { $items }
kk-text-score = Points from: { $items }

## The result

kk-final-rank = { $rank }. **{ $who }**: { $points }
kk-final-tie = Equal points: most steam engines decide ({ $compared }).
kk-final-tie-values = Equal in steam engines, too: mine values decide ({ $compared }).
kk-final-shared = Equal in everything: the victory is shared.

## Alt texts

kk-alt-board = { $board } board { table-of }, round { $round }.
kk-alt-player = Board of { $who } { table-at }.
kk-alt-area = { $area } { table-at }.
kk-alt-auction = Consolidation { table-at }.
kk-alt-sentence = { $text }.
kk-alt-means = { $who }: { $means }.
kk-alt-display = For sale: { $cards }.
kk-alt-score-sheet = Score sheet { table-of }: { $totals }.

## Rules as references

kk-refused = { $reason } ({ $rule })

## Events

kk-event-game_started = **{ $who }** chooses first. Order of choosing: { $seats }.
kk-event-share_received = **{ $who }** receives { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $points ->
    [one] 1 point
   *[other] { $points } points
}.
kk-event-round_began = Round { $round } begins. New for sale: { $cards }.
kk-event-bonus_chosen = **{ $who }** takes the bonus marker { $bonus } (space { $space }).
kk-event-bonus_chosen_ahead = **{ $who }** gets the bonus marker { $bonus } (space { $space }), from the ranking set in advance.
kk-event-order_set = Turn order: { $seats }.
kk-event-bonus_used = **{ $who }** uses the bonus marker { $bonus }; it goes back to the track.
kk-event-bonus_returned = **{ $who }** gives back the unused bonus marker { $bonus }.
kk-event-coin_taken = **{ $who }** takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for the consolidation aid.
kk-event-extra_spent = **{ $who }** spends an extra action marker.
kk-event-extra_gained = **{ $who }** gets an extra action marker for { $reason ->
    [settlements] the third settlement
    [engineers] the third engineer
   *[ironworks] flipping the Ironworks
}.
kk-event-action_passed = **{ $who }** leaves the action unused.
kk-event-passed_over = **{ $who }** can do nothing and is passed over.
kk-event-nobody_acts = Nobody can take an extra action.
kk-event-mine_bought = **{ $who }** buys { $card } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $points ->
    [0] .
    [one] , 1 point.
   *[other] , { $points } points.
}
kk-event-worker_taken = **{ $who }** takes a worker from { $village } for { $card }; a miner from the pool marks the mine.
kk-event-settler_moved = **{ $who }** moves a miner from { $village } onto { $card }.
kk-event-second_worker_taken = **{ $who }** takes a second worker from { $village }.
kk-event-card_placed = **{ $who }** lays { $card } on space { $space }.
kk-event-engine_bought = **{ $who }** buys a steam engine for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: { $spot }.
kk-event-settlement_placed = **{ $who }** places settlement number { $count } in { $village } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $points ->
    [0] .
   *[other] , { $points } points.
}
kk-event-miners_put = **{ $who }** puts { $count ->
    [0] no miner
    [one] 1 miner
   *[other] { $count } miners
} in the settlement in { $village }.
kk-event-engineer_inserted = **{ $who }** inserts an engineer for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: { $spot }.
kk-event-engineer_redeployed = **{ $who }** redeploys an engineer: { $source } to { $spot }.
kk-event-miner_inserted = **{ $who }** inserts a miner: { $spot }.
kk-event-miner_redeployed = **{ $who }** redeploys a miner: { $source } to { $spot }.
kk-event-marker_taken = **{ $who }** takes the railway marker at { $station }: { $marker }.
kk-event-pithead_flipped = **{ $who }** flips { $pithead } ({ $cost }): { $points ->
    [one] 1 point
   *[other] { $points } points
}.
kk-event-price_raised = From now on dearer for everybody: { $price }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
kk-event-pieces_arranged = **{ $who }** rearranges the pieces on { $pithead }.
kk-event-cokery_scored = **{ $who }** scores { $points } points on the Cokery & Briquette Plant ({ $reason ->
    [engineer] engineer
    [engine] steam engine
    [one] first piece
   *[both] both pieces
}).
kk-event-workers_bought = **{ $who }** gives { $coins } coins for { $workers } workers.
kk-event-workers_sold = **{ $who }** gives { $workers } workers for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
kk-event-mine_secured = **{ $who }** secures the mine on space { $space } with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
kk-event-mine_rescued = **{ $who }** secures the mine on space { $space } with the rescue marker.
kk-event-protected_ahead = **{ $who }** secures { $count ->
    [0] no mine
    [one] 1 mine
   *[other] { $count } mines
}, as set in advance.
kk-event-none_to_secure = No further mine can be secured by { $seats }.
kk-event-bag_filled = Discs in the bag: { $counts }, 3 black, 1 blank.
kk-event-disaster_revealed = Disaster marker of the round: { $disaster }.
kk-event-no_disaster = No player’s disc was drawn, so there is no disaster; { $disaster } has no effect.
kk-event-black_drawn = A black disc is drawn.
kk-event-blank_drawn = The blank is drawn.
kk-event-disc_drawn = A disc of **{ $who }** is drawn.
kk-event-miners_lost = **{ $who }** loses { $count ->
    [one] 1 miner
   *[other] { $count } miners
} from the pool.
kk-event-miner_given_up = **{ $who }** gives up a miner: { $spot }.
kk-event-no_miner_to_lose = **{ $who }** has no miner left to lose ({ $count } short).
kk-event-disaster_suffered = **{ $who }** loses { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} in the disaster.
kk-event-extra_coin_waits = The Coal Trust will have 1 additional coin in its next consolidation.
kk-event-buying_power_raised = From now on the Coal Trust takes { $count ->
    [one] 1 mine
   *[other] { $count } mines
} a round.
kk-event-subsidence_stays = The subsidence marker stays on the board: from now on each blank drawn costs everybody 1 coin or 2 points.
kk-event-subsidence_strikes = Subsidence damage: everybody pays 1 coin or loses 2 points.
kk-event-subsidence_ahead = **{ $who }** pays for subsidence damage as set in advance: { $payment ->
    [coin] a coin
   *[points] points
}.
kk-event-subsidence_paid = **{ $who }** pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for subsidence damage.
kk-event-subsidence_suffered = **{ $who }** loses { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} to subsidence damage.
kk-event-trust_took_highest = The Coal Trust takes the mine with the highest number: { $card }.
kk-event-trust_bought = The Coal Trust takes { $card }.
kk-event-trust_found_nothing = The Coal Trust finds no mine for sale.
kk-event-trust_bought_already = The Coal Trust has already taken its mine for this round.
kk-event-trust_has_no_coin = The Coal Trust has no coin left to lose.
kk-event-trust_weakened = The Coal Trust loses the coin on space { $space }; { $count ->
    [one] 1 coin is
   *[other] { $count } coins are
} left.
kk-event-trust_refilled = The Coal Trust gets { $count ->
    [one] 1 coin
   *[other] { $count } coins
} and has { $coins }.
kk-event-income_earned = **{ $who }** earns { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} from { $count ->
    [one] 1 mine card
   *[other] { $count } mine cards
}.
kk-event-ground_scored = **{ $who }** scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $ground }: { $count ->
    [one] 1 mine owned
   *[other] { $count } mines owned
} there{ $settlements ->
    [0] .
    [one] , 1 own settlement next to it.
   *[other] , { $settlements } own settlements next to it.
}
kk-event-ground_revealed = Next consolidation: **{ $ground }** ({ $points ->
    [one] 1 point
   *[other] { $points } points
}, income { $coins }).
kk-event-sole_owner = **{ $who }** owns every mine in { $ground } and gets the large mine without bidding.
kk-event-trust_value_set = The Coal Trust has a value of { $value }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} on its track{ $extra ->
    [0] { "" }
   *[other] {" "}and 1 additional coin
}, the rest from mines.
kk-event-value_set = **{ $who }** has a value of { $value } for { $ground }: { $parts }.
kk-event-value_set_ahead = **{ $who }** declares as set in advance and has a value of { $value } for { $ground }: { $parts }.
kk-event-bid_made = **{ $who }** bids { $value } for { $ground } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}).
kk-event-bid_ahead = **{ $who }** bids { $value } for { $ground } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}), within the ceiling set in advance.
kk-event-bid_passed = **{ $who }** passes on { $ground } (the next bid was at least { $least }).
kk-event-passed_ahead = **{ $who }** passes on { $ground }: the ceiling set in advance is below { $least }.
kk-event-passed_unable = **{ $who }** passes on { $ground }: too few coins to bid { $least }.
kk-event-mines_lost = **{ $who }** gives up { $count ->
    [one] 1 small mine
   *[other] { $count } small mines
} in { $ground } for { $points } points{ $engines ->
    [0] .
    [one] , and 1 steam engine with them.
   *[other] , and { $engines } steam engines with them.
}
kk-event-trust_won = The Coal Trust gets the large mine { $ground }; { $engines ->
    [0] no steam engine goes
    [one] 1 steam engine goes
   *[other] { $engines } steam engines go
} back to the pool.
kk-event-consolidation_won = **{ $who }** gets the large mine { $ground } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $engines ->
    [0] .
    [one] , 1 steam engine.
   *[other] , { $engines } steam engines.
}
kk-event-placed_ahead = **{ $who }** lays the large mine on space { $space }, as set in advance.
kk-event-cokery_earned = **{ $who }** earns { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} from the Cokery.
kk-event-ironworks_earned = **{ $who }** scores { $points ->
    [one] 1 point
   *[other] { $points } points
} from the Ironworks.
kk-event-loading_used = **{ $who }** uses Loading with { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
} ({ $count ->
    [0] no railway marker
    [one] 1 railway marker
   *[other] { $count } railway markers
}{ $bonus_used ->
    [0] { "" }
   *[other] , the bonus marker
}{ $workers ->
    [0] { "" }
   *[other] , 1 worker
}): { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
kk-event-loading_ran = **{ $who }** has Loading run with { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
} ({ $count ->
    [0] no railway marker
    [one] 1 railway marker
   *[other] { $count } railway markers
}{ $bonus_used ->
    [0] { "" }
   *[other] , the bonus marker
}{ $workers ->
    [0] { "" }
   *[other] , 1 worker
}): { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
kk-event-loading_used_ahead = **{ $who }** uses Loading, as set in advance, with { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
} ({ $count ->
    [0] no railway marker
    [one] 1 railway marker
   *[other] { $count } railway markers
}{ $bonus_used ->
    [0] { "" }
   *[other] , the bonus marker
}{ $workers ->
    [0] { "" }
   *[other] , 1 worker
}): { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
kk-event-loading_left_out = **{ $who }** does not use Loading.
kk-event-loading_left_out_ahead = **{ $who }** does not use Loading, as set in advance.
kk-event-engines_scored = **{ $who }** has { $count ->
    [one] 1 steam engine
   *[other] { $count } steam engines
}: { $points } points.
kk-event-coins_scored = **{ $who }** has { $coins } coins: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
kk-event-stations_scored = **{ $who }** scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for train stations ({ $count }).
kk-event-line_scored = **{ $who }** has the whole line { $line }: { $points } points.
kk-event-extra_scored = **{ $who }** has { $count ->
    [one] 1 extra action marker
   *[other] { $count } extra action markers
} left: { $points } points.
kk-event-game_won = **{ $who }** wins with { $points } points and { $engines ->
    [one] 1 steam engine
   *[other] { $engines } steam engines
}.
kk-event-victory_shared = **{ $who }** shares the victory with { $points } points and { $engines ->
    [one] 1 steam engine
   *[other] { $engines } steam engines
}.
kk-event-no_bonus_returned = Nobody has an unused bonus marker to give back.
kk-event-cokery_scored_before = **{ $who }** scores nothing on the Cokery & Briquette Plant: this was scored before ({ $reason ->
    [engineer] engineer
    [engine] steam engine
    [one] first piece
   *[both] both pieces
}).
kk-event-secured_nothing = **{ $who }** secures no mine.
kk-event-disaster_spared = The disaster spares { $seats }.
kk-event-blank_without_effect = The blank has no effect: the subsidence marker is not on the board.
kk-event-subsidence_rests = No blank was drawn, so nobody pays for subsidence damage.
kk-event-trust_not_refilled = The Coal Trust gets no coin, for spaces 1 to 3 of its track are full; it has { $coins }.
kk-event-no_income = No income without a mine card: { $seats }.
kk-event-board_scored_nothing = No points from the game board: { $seats }.
kk-event-trust_not_there = The Coal Trust takes no part in { $ground }: all mines there are players’.
kk-event-nobody_bid = Nobody bids for { $ground }.
kk-event-cokery_earned_nothing = No coins from the Cokery: { $seats }.
kk-event-ironworks_earned_nothing = No points from the Ironworks: { $seats }.
kk-event-loading_not_possible = Loading cannot be used by { $seats }.
kk-event-scored_nothing = No points in the final scoring for { $source }: { $seats }.
kk-event-answer_left = **{ $who }** sets an answer in advance: { $answer } { $ground }
kk-event-answer_withdrawn = **{ $who }** withdraws an answer set in advance: { $answer } { $ground }
kk-event-answer_lapsed = { $ground } is consolidated, so an answer that **{ $who }** set in advance no longer holds: { $answer }. It can be set again.
kk-answer-ranking = bonus marker ranking
kk-answer-ceiling = bidding ceiling
kk-answer-protection = protection of mines
kk-answer-subsidence = payment for subsidence damage
kk-answer-loading = Loading
kk-answer-places = spaces for large mines

## Refusals

kk-violation-game-over = The game is over.
kk-violation-not-your-turn = It is not your turn; { $other } must act.
kk-violation-no-such-seat = There is no seat { $other } at this table.
kk-violation-wrong-phase = That does not belong to this phase: { $phase }.
kk-violation-turn-done = Nothing is left to decide in your turn; finish it.
kk-violation-decision-open = First decide what your turn is waiting for: { $stage }.
kk-violation-reveal-inside-plan = A plan must stop where something new is revealed; look at that first.
kk-violation-nothing-chosen = Choose a bonus marker before you finish.
kk-violation-nothing-to-stop = There is nothing to leave unused here: { $stage }.
kk-violation-unknown-bonus = There is no bonus marker `{ $word }`.
kk-violation-bonus-taken = The bonus marker { $bonus } is taken.
kk-violation-bonus-shut = The bonus marker { $bonus } can be chosen only from round II on.
kk-violation-bonus-not-held = You do not have the bonus marker { $bonus }.
kk-violation-bonus-not-in-extra-phase = At this table bonus markers can be used in phases 2 and 3 only.
kk-violation-extra-not-spent = Spend an extra action marker first.
kk-violation-extra-only-in-phase-4 = Extra action markers can be spent in phase 4 only.
kk-violation-extra-spent = You have already spent an extra action marker in this round.
kk-violation-no-extra-marker = You have no extra action marker.
kk-violation-action-taken = You have already taken the action of this phase.
kk-violation-action-mandatory = At this table whoever can take an action must take one.
kk-violation-unknown-card = There is no mine `{ $word }`.
kk-violation-card-unused = The mine `{ $word }` is not used with three players.
kk-violation-large-not-for-sale = { $card } is not for sale; it comes by consolidation.
kk-violation-card-not-yet = { $card } is not for sale until round { $round }.
kk-violation-card-not-displayed = { $card } is no longer for sale.
kk-violation-too-few-coins-for-mine = { $card } costs { $coins_needed ->
    [one] 1 coin
   *[other] { $coins_needed } coins
}; you have { $coins_have }.
kk-violation-tableau-full = Your tableau has no space for { $card }.
kk-violation-pool-empty = You have no miner left in the pool.
kk-violation-no-worker-adjacent = No village next to { $ground } has a worker or a settlement with a miner of yours, so { $card } cannot be bought.
kk-violation-unknown-village = There is no village `{ $word }`.
kk-violation-village-not-adjacent = { $village } is not next to { $ground }.
kk-violation-no-worker-in-village = { $village } has no worker.
kk-violation-worker-first = Workers must be taken before your own miners; there is one in { $instead_village }.
kk-violation-no-settler-there = You have no miner in { $village }.
kk-violation-unknown-space = There is no space `{ $word }`; the spaces are A1 to A3 and B1 to B3.
kk-violation-space-occupied = There is already a card on space { $space }.
kk-violation-against-the-arrows = Space { $space } may not be filled yet; space { $instead_space } may.
kk-violation-space-empty = There is no mine on space { $space }.
kk-violation-too-few-coins = That costs { $coins_needed ->
    [one] 1 coin
   *[other] { $coins_needed } coins
}; you have { $coins_have }.
kk-violation-engines-not-yet = Steam engines are sold only from round { $round } on.
kk-violation-no-engine-left = No steam engine is left in the pool.
kk-violation-engine-already-there = There is already a steam engine on space { $space }.
kk-violation-cokery-has-no-place = No steam engine can go there: { $spot }.
kk-violation-no-settlement-left = You have placed all your settlements.
kk-violation-village-unused = { $village } is not used with three players.
kk-violation-own-settlement-there = You already have a settlement in { $village }.
kk-violation-village-full = { $village } has no space for a settlement.
kk-violation-workers-in-village = { $village } still has { $count ->
    [one] 1 worker
   *[other] { $count } workers
}.
kk-violation-wrong-number-of-miners = { $count } miners cannot go there; at most { $most } can.
kk-violation-no-engineer-left = You have inserted all your engineers.
kk-violation-no-place-for-engineer = No engineer can go there: { $spot }.
kk-violation-no-engineer-move-left = No engineer can be redeployed now; that takes a flipped Workforce and an action of its own.
kk-violation-no-engineer-there = You have no engineer there: { $spot }.
kk-violation-unknown-spot = There is no place `{ $word }`.
kk-violation-spot-taken = That place is taken, is for another kind of piece, or is on the side that is face down: { $spot }.
kk-violation-same-spot = The piece is already there: { $spot }.
kk-violation-no-miner-to-move = You have no miner to insert or redeploy.
kk-violation-no-inserts-left = You have inserted { $count } miners; this action allows no more.
kk-violation-no-insert-at-station = Miners reach { $station } only by redeploying.
kk-violation-no-second-miner-there = The second miner goes to a rescue team or a pithead card, not to { $village }.
kk-violation-settlement-full = The settlement in { $village } is full.
kk-violation-no-own-settlement = You have no settlement in { $village }.
kk-violation-no-moves-left = No redeployment is left in this action.
kk-violation-no-miner-there = You have no miner there: { $spot }.
kk-violation-just-inserted = A miner just inserted may not be redeployed at this table: { $spot }.
kk-violation-too-few-moves = { $station } takes { $count } redeployments; you do not have that many left.
kk-violation-station-not-to-pool = At this table a miner on a station stays on the railway: { $station }.
kk-violation-only-along-the-line = From { $station } a miner may only go to the next station of the line.
kk-violation-station-out-of-reach = { $station } cannot be reached from there: { $spot }.
kk-violation-station-unused = { $station } is not used with three players.
kk-violation-no-move-to-settlement = Miners are not redeployed to settlements: { $village }.
kk-violation-second-miner-from-pool = The second miner comes from the pool.
kk-violation-not-flippable = There is no card `{ $word }` that can be flipped.
kk-violation-already-flipped = { $pithead } is flipped already.
kk-violation-pay-by-what = { $pithead } can be flipped for workers or for coins; say which.
kk-violation-pay-no-choice = { $pithead } is flipped at the whole price printed on it; there is nothing to choose.
kk-violation-too-few-workers = Flipping { $pithead } takes { $workers_needed ->
    [one] 1 worker
   *[other] { $workers_needed } workers
}; you have { $workers_have }.
kk-violation-too-few-coins-to-flip = Flipping { $pithead } takes { $coins_needed ->
    [one] 1 coin
   *[other] { $coins_needed } coins
}; you have { $coins_have }.
kk-violation-no-such-arrangement = The pieces on { $pithead } cannot be arranged like that.
kk-violation-unknown-exchange = Only coins or workers can be exchanged, not `{ $word }`.
kk-violation-worker-pool-short = There { $workers_have ->
    [one] is only 1 worker
   *[other] are only { $workers_have } workers
} in the pool; the exchange takes 3.
kk-violation-too-few-workers-to-give = The exchange takes { $workers_needed } workers; you have { $workers_have }.
kk-violation-bank-empty = The bank has only { $coins_have } coins.
kk-violation-no-coin-symbol = Space { $space } cannot be secured with a coin.
kk-violation-already-secured = Space { $space } is already safe.
kk-violation-rescue-used-up = The rescue marker secures { $count } mines and no more.
kk-violation-rescue-a-second = At this table the rescue marker must secure a second mine as well.
kk-violation-unknown-payment = Subsidence damage is paid with a coin or points, not with `{ $word }`.
kk-violation-too-few-unification-markers = You have { $count_have } unification markers, not { $count }.
kk-violation-administration-always-added = At this table points of Administration always count.
kk-violation-administration-points = { $count ->
    [0] You have no points of Administration to declare.
    [one] You can declare at most 1 point of Administration.
   *[other] You can declare at most { $count } points of Administration.
}
kk-violation-negative-declaration = Less than nothing cannot be declared.
kk-violation-bid-too-low = { $bid } is too low; bid at least { $least }.
kk-violation-bid-too-high = That takes { $coins_needed ->
    [one] 1 coin
   *[other] { $coins_needed } coins
}; you have { $coins_have }, so { $most } is the most you can bid.
kk-violation-unknown-ground = There is no ground `{ $word }` with a large mine.
kk-violation-already-merged = { $ground } is already consolidated.
kk-violation-ceiling-value-only = The consolidation of { $ground } is under way: markers and points are declared now, not in advance, so a ceiling can only be a value.
kk-violation-ceiling-out-of-range = A ceiling must be between 0 and { $most }.
kk-violation-too-few-wagon-markers = You have { $count_have } wagon markers, not { $count }.
kk-violation-all-wagon-markers = At this table all wagon markers are used or none: { $count } from the railway{ $bonus_held ->
    [0] {""}
   *[other] {" "}and the bonus marker
}.
kk-violation-no-wagon = You have no wagon.
kk-violation-no-worker-to-load = Loading takes { $workers_needed ->
    [one] 1 worker
   *[other] { $workers_needed } workers
}, and you have none.
kk-violation-unknown-loading = Loading can be used never, with mine cards alone or with all markers, not `{ $word }`.
kk-violation-ranking-empty = A ranking needs at least one entry.
kk-violation-ranking-repeats = `{ $word }` is in the ranking twice.
kk-violation-unknown-in-ranking = `{ $word }` cannot be ranked here.
kk-violation-no-answer = You have not set this answer in advance: { $answer }.
kk-violation-unknown-answer = There is no answer `{ $word }` to set in advance.

## What cannot be read

kk-malformed-line-too-long = The text has { $length } characters; at most { $longest } are possible.
kk-malformed-line-empty = Nothing was written.
kk-malformed-wrong-number-of-words = `{ $verb }` cannot have { $words ->
    [one] 1 word
   *[other] { $words } words
} after it. Example: { $example }
kk-malformed-plan-step-unreadable = Step { $step } cannot be read: `{ $word }`. Example: { $example }
kk-malformed-unknown-verb = `{ $word }` is not an action. Example: { $example }
kk-malformed-not-an-id = `{ $word }` is not the name of a place or card.
kk-malformed-not-a-number = `{ $word }` is not a number.
kk-malformed-not-bonus = `{ $word }` cannot be used there; only bonus can.
kk-malformed-not-a-bonus = `{ $word }` is not a bonus marker.
kk-malformed-not-a-pithead = `{ $word }` is not a pithead card.
kk-malformed-not-a-payment = `{ $word }` is not a way to pay.
kk-malformed-not-an-exchange = `{ $word }` cannot be exchanged; write coins or workers.
kk-malformed-not-aid = `{ $word }` cannot be used there; write aid or none.
kk-malformed-not-a-way-to-load = `{ $word }` is not a way to use Loading; write never, cards or all.
kk-malformed-not-an-answer = `{ $word }` is not an answer that can be set in advance.
kk-malformed-not-a-space = `{ $word }` is not a space of the tableau.
kk-malformed-not-a-ground = `{ $word }` is not a ground with a large mine.
kk-malformed-ground-ambiguous = `{ $word }` could mean any of { $count } grounds; write more of the name.
kk-malformed-ceiling-unreadable = `{ $word }` cannot be read. Example: Vereinigter General: 9, aid, 1 marker
kk-malformed-name-ambiguous = `{ $word }` could mean several: { $names }. Write more of the name.
kk-malformed-name-unknown = Nothing here is called `{ $word }`. Possible: { $names }.
kk-malformed-form-unreadable = { $count ->
    [one] `{ $entries }` cannot be read
   *[other] { $count } entries cannot be read (`{ $entries }`)
}. Write whole numbers, and yes or no for the aid; an empty field is 0 or no.
kk-malformed-too-many-exchanges = { $count } exchanges at once are too many; at most { $most } are possible.
kk-malformed-ceiling-without-value = `{ $word }` has no highest value. Example: Vereinigter General: 9

## Autocomplete

kk-suggest-by-bonus = with the bonus marker
kk-suggest-by-action = as the action of the phase
kk-suggest-by-workers = for workers
kk-suggest-by-coins = for coins
