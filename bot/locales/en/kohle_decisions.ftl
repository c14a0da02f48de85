# Kohle & Kolonie: pictures to decide from.

kk-question-choose = Which bonus marker?
kk-question-act = What do you do?
kk-question-mines = Buy a mine
kk-question-settlement = Settlement for { $price }: where?
kk-question-engineer = Engineer for { $price }: where?
kk-question-engine = Steam engine for { $price }: where?
kk-question-worker = { $card }: worker or miner from where?
kk-question-place_card = { $card }: on which space?
kk-question-second_worker = { $card }: a second worker?
kk-question-second_miner = { $card }: second miner?
kk-question-settlement_miners = { $village }: how many miners?
kk-question-miners = { $insert ->
    [0] Redeploy { $redeploy }
   *[other] Insert { $insert }{ $redeploy ->
        [0] {""}
       *[other] , redeploy { $redeploy }
    }
}
kk-question-from = From { $spot } to…
kk-question-shift = Move an engineer
kk-question-flips = Flip which card?
kk-question-exchanges = Exchange what?
kk-question-arrange = Rearrange: { $card }
kk-question-secure = Secure which mines?
kk-question-lose_miner = Give up { $count ->
    [one] 1 miner
   *[other] { $count } miners
}: from where?
kk-question-subsidence = Subsidence: pay with what?
kk-question-declare = What do you declare?
kk-question-bid = What do you bid?
kk-question-load = Use Loading?
kk-question-loaders = Who uses Loading?
kk-question-ceilings = Bid up to…: which ground?
kk-question-ceiling = { $ground }: bid up to…
kk-question-protect = Protect which mines?
kk-question-places = Spaces for large mines
kk-question-done = Nothing left to choose
kk-question-ranking = Rank the bonus markers

kk-decision-pool = Pool
kk-decision-rescue = Rescue
kk-decision-mine = Mine { $number }
kk-decision-miners = Miners
kk-decision-extra = Extra action
kk-decision-left = { $count } left
kk-decision-bids = { $needed ->
    [0] { $least }–{ $most }: needless
   *[other] { $least }–{ $most }
}
kk-decision-value = Value { $value }
kk-decision-wagons = { $count ->
    [one] 1 wagon
   *[other] { $count } wagons
}

kk-figure-coin = { $n ->
    [one] { $count } coin
   *[other] { $count } coins
}
kk-figure-star = { $n ->
    [one] { $count } point
   *[other] { $count } points
}
kk-figure-worker = { $n ->
    [one] { $count } worker
   *[other] { $count } workers
}
kk-figure-miner = { $n ->
    [one] { $count } miner
   *[other] { $count } miners
}
kk-figure-engineer = { $n ->
    [one] { $count } engineer
   *[other] { $count } engineers
}
kk-figure-engine = { $n ->
    [one] { $count } steam engine
   *[other] { $count } steam engines
}
kk-figure-wagon = { $n ->
    [one] { $count } wagon
   *[other] { $count } wagons
}
kk-figure-marker = { $n ->
    [one] { $count } wagon marker
   *[other] { $count } wagon markers
}
kk-figure-bolt = { $n ->
    [one] { $count } extra action marker
   *[other] { $count } extra action markers
}
kk-figure-move = { $n ->
    [one] { $count } move
   *[other] { $count } moves
}
kk-figure-mine = mines { $count }
kk-figure-steps = consolidation { $count }
kk-figure-station = unification { $count }
kk-figure-settlement = settlement { $count }
kk-figure-space = space { $count }
kk-figure-empty = no mine yet at { $count }
kk-figure-rank = number { $count }
kk-figure-coin-one = a coin
kk-figure-star-one = a point
kk-figure-miner-one = a miner
kk-figure-engineer-one = an engineer
kk-figure-engine-one = steam engine
kk-figure-settlement-one = settlement
kk-figure-hidden-one = a railway marker
kk-figure-arrow-one = then
kk-figure-flip-one = flipped

kk-alt-asked = { $who }: { $question }
kk-alt-choice = { $choice }: { $figures }
