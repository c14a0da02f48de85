# Turns of Kohle & Kolonie told in one line each.

kk-semicolon = { "; " }
kk-digest-seat = **{ $who }** { $items }.
kk-digest-by-marker = { $marker }: { $deed }
kk-digest-ahead = as left ahead

## Action phases

kk-digest-bonus-used = uses the bonus marker { $bonus }
kk-digest-coin-taken = takes { $coins }
kk-digest-extra-spent = spends an extra action marker
kk-digest-mine-bought = buys { $card } for { $coins }{ $scored ->
    [0] { "" }
   *[other] { " " }({ $points })
}
kk-digest-worker-taken = worker from { $village }
kk-digest-settler-moved = miner from the settlement in { $village }
kk-digest-second-worker-taken = second worker from { $village }
kk-digest-card-placed = laid on { $space }
kk-digest-engine-bought = buys a steam engine for { $coins } ({ $spot })
kk-digest-settlement-placed = places settlement number { $count } in { $village } for { $coins }{ $scored ->
    [0] { "" }
   *[other] { " " }({ $points })
}
kk-digest-miners-put = { $miners } in it
kk-digest-engineer-inserted = inserts an engineer for { $coins } ({ $spot })
kk-digest-extra-gained = gets an extra action marker
kk-digest-pithead-flipped = flips { $pithead } for { $cost } ({ $points })
kk-digest-price-raised = dearer for all from now on: { $price }, { $coins }
kk-digest-pieces-arranged = rearranges its pieces
kk-digest-cokery-scored = scores { $points } on the Cokery & Briquette Plant
kk-digest-workers-bought = gives { $coins } for { $workers }
kk-digest-workers-sold = gives { $workers } for { $coins }
kk-digest-action-passed = leaves the action unused
kk-digest-miner-inserted = { $spot }
kk-digest-miner-redeployed = { $source } → { $spot }
kk-digest-engineer-redeployed = { $source } → { $spot }
kk-digest-marker-taken = { $marker }, { $station }
kk-digest-all-miner-inserted = inserts { $count ->
    [one] a miner
   *[other] { $count } miners
}: { $spots }
kk-digest-all-miner-redeployed = redeploys: { $spots }
kk-digest-all-engineer-redeployed = redeploys an engineer: { $spots }
kk-digest-all-marker-taken = takes { $count ->
    [one] a railway marker
   *[other] railway markers
}: { $spots }

## Disasters

kk-digest-mines-secured = secures { $spaces } for { $coins }
kk-digest-mines-rescued = secures { $spaces } by the rescue marker
kk-digest-miners-lost = loses { $miners } from the pool
kk-digest-miner-given-up = gives up a miner ({ $spot })
kk-digest-no-miner-to-lose = has no miner left to lose ({ $count })
kk-digest-disaster-suffered = loses { $scored ->
    [0] no points
   *[other] { $points }
} in the disaster
kk-digest-subsidence-ahead = has settled subsidence damage ahead
kk-digest-subsidence-paid = pays { $coins }
kk-digest-subsidence-suffered = loses { $scored ->
    [0] no points
   *[other] { $points }
}
kk-digest-discs = Discs drawn: { $items }.
kk-digest-disc-drawn = **{ $who }**
kk-digest-black-drawn = black
kk-digest-blank-drawn = blank
kk-digest-trust-weakened = so the Coal Trust loses the coin on space { $space } ({ $count } left)

## Income, scoring, consolidations

kk-digest-income = Income from mine cards: { $items }.
kk-digest-income-earned = **{ $who }** { $coins }
kk-digest-grounds = **{ $who }** scores { $points } on the board: { $items }.
kk-digest-cokery-earned = earns { $coins } from the Cokery
kk-digest-ironworks-earned = scores { $points } from the Ironworks
kk-digest-values = Values for { $ground }: { $items }.
kk-digest-value-set = **{ $who }** { $value } ({ $parts })
kk-digest-value-set-ahead = **{ $who }** { $value } ({ $parts }; as left ahead)
kk-digest-bids = Bids for { $ground }: { $items }.
kk-digest-bid-made = **{ $who }** { $value } ({ $coins })
kk-digest-bid-ahead = **{ $who }** { $value } ({ $coins }; by the ceiling left ahead)
kk-digest-bid-passed = **{ $who }** passes
kk-digest-passed-ahead = **{ $who }** passes (the ceiling left ahead is below { $least })
kk-digest-passed-unable = **{ $who }** passes (no coins for { $least })
