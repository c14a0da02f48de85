# Turns of Kohle & Kolonie told in one line each.

kk-semicolon = { "; " }
kk-digest-seat = **{ $who }** { $items }.
kk-digest-by-marker = { $marker }: { $deed }
kk-digest-ahead = as set in advance
kk-digest-line-ahead = { $line }, as set in advance.

## Action phases

kk-digest-bonus_used = uses the bonus marker { $bonus }
kk-digest-coin_taken = takes { $coins }
kk-digest-extra_spent = spends an extra action marker
kk-digest-mine_bought = buys { $card } for { $coins }{ $scored ->
    [0] { "" }
   *[other] { " " }({ $points })
}
kk-digest-worker_taken = with a worker from { $village }
kk-digest-settler_moved = a miner from the settlement in { $village }
kk-digest-second_worker_taken = a second worker from { $village }
kk-digest-card_placed = laid on space { $space }
kk-digest-engine_bought = buys a steam engine for { $coins } ({ $spot })
kk-digest-settlement_placed = places settlement number { $count } in { $village } for { $coins }{ $scored ->
    [0] { "" }
   *[other] { " " }({ $points })
}
kk-digest-miners_put = with { $miners }
kk-digest-engineer_inserted = inserts an engineer for { $coins } ({ $spot })
kk-digest-extra_gained = gets an extra action marker
kk-digest-pithead_flipped = flips { $pithead } for { $cost } ({ $points })
kk-digest-price_raised = from now on dearer for everybody: { $price }, { $coins }
kk-digest-pieces_arranged = rearranges its pieces
kk-digest-cokery_scored = scores { $points } on the Cokery & Briquette Plant
kk-digest-workers_bought = gives { $coins } for { $workers }
kk-digest-workers_sold = gives { $workers } for { $coins }
kk-digest-action_passed = leaves the action unused
kk-digest-miner_inserted = { $spot }
kk-digest-miner_redeployed = { $source } to { $spot }
kk-digest-engineer_redeployed = { $source } to { $spot }
kk-digest-marker_taken = { $marker }, { $station }
kk-digest-all-miner_inserted = inserts { $count ->
    [one] a miner
   *[other] { $count } miners
}: { $spots }
kk-digest-all-miner_redeployed = redeploys: { $spots }
kk-digest-all-engineer_redeployed = redeploys an engineer: { $spots }
kk-digest-all-marker_taken = takes { $count ->
    [one] a railway marker
   *[other] railway markers
}: { $spots }

## Disasters

kk-digest-mines-secured = secures { $spaces } for { $coins }
kk-digest-mines-rescued = secures { $spaces } with the rescue marker
kk-digest-miners_lost = loses { $miners } from the pool
kk-digest-miner_given_up = gives up a miner ({ $spot })
kk-digest-no_miner_to_lose = has no miner left to lose ({ $count } short)
kk-digest-disaster_suffered = loses { $scored ->
    [0] no points
   *[other] { $points }
} in the disaster
kk-digest-subsidence_ahead = pays for subsidence damage as set in advance
kk-digest-subsidence_paid = pays { $coins }
kk-digest-subsidence_suffered = loses { $scored ->
    [0] no points
   *[other] { $points }
}
kk-digest-discs = Discs drawn: { $items }.
kk-digest-disc_drawn = **{ $who }**
kk-digest-black_drawn = black
kk-digest-blank_drawn = blank
kk-digest-trust_weakened = the Coal Trust loses the coin on space { $space } and has { $count } left
kk-digest-disc-and = { $disc } ({ $effect })

## Income, scoring, consolidations

kk-digest-income = Income from mine cards: { $items }.
kk-digest-income_earned = **{ $who }** { $coins }
kk-digest-grounds = **{ $who }** scores { $points } on the board: { $items }.
kk-digest-cokery_earned = earns { $coins } from the Cokery
kk-digest-ironworks_earned = scores { $points } from the Ironworks
kk-digest-values = Values for { $ground }: { $items }.
kk-digest-value_set = **{ $who }** { $value } ({ $parts })
kk-digest-value_set_ahead = **{ $who }** { $value } ({ $parts }; as set in advance)
kk-digest-bids = Bids for { $ground }: { $items }.
kk-digest-bid_made = **{ $who }** { $value } ({ $coins })
kk-digest-bid_ahead = **{ $who }** { $value } ({ $coins }; within the ceiling set in advance)
kk-digest-bid_passed = **{ $who }** passes
kk-digest-passed_ahead = **{ $who }** passes (the ceiling set in advance is below { $least })
kk-digest-passed_unable = **{ $who }** passes (too few coins for { $least })
