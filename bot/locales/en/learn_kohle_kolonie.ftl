# The guide through Kohle & Kolonie: what is new, what is asked, what a good turn looks like. All keys begin with learn-kk-.

## What is new

learn-kk-new-begin = You run a mining company in the southern Ruhr area. You buy small mines, put your miners where they earn something, and from round 3 on fight for the large mines into which the small ones are merged. After { $rounds } rounds the most points win. You begin with { $coins } coins, { $miners } miners and { $points } points. Miners are your own people. Workers you get from the villages, one with almost every mine; they pay for flips and for Loading.
learn-kk-new-round = A round has 10 phases, but you decide in few of them: you choose a bonus marker, take two actions (one in each of two phases), protect mines against a disaster, perhaps use Loading. The rest runs by itself for now and is explained when it comes.
learn-kk-new-bonus = Everybody takes one bonus marker: a small extra for this round. Its space also sets the turn order: further left acts earlier.
learn-kk-new-mine = A mine costs 1 or 2 coins and takes a worker from a village next to its ground, who joins the buyer’s supply. One of the buyer’s miners marks the mine on the board; the card goes to the tableau, which has { $spaces } spaces, and earns coins in every round.
learn-kk-new-settler = No village next to the mine had a worker left. So a miner came from the buyer’s own settlement there, and no worker is gained.
learn-kk-new-second = Some mines show a second miner: their buyer may take one more worker nearby and put one more miner on the tableau or on a pithead card at once. It comes only if a village beside the mine has another worker, the buyer’s pool a miner, and a place is free.
learn-kk-new-miner = Miners inserted stand on pithead cards, where most earn coins or points each round, on the tableau as rescue team for the mine there, or in own settlements. One action inserts up to 2 and moves up to 2, free of charge.
learn-kk-new-redeployed = Redeploying moves a miner 1 space: between tableau and pithead cards, from a settlement to either of them or to a station beside it, along a railway line, or back to the pool.
learn-kk-new-engineer = An engineer works on a pithead card: a coin a round on the Cokery, a point on the Ironworks. The third one brings an extra action marker.
learn-kk-new-settlement = A settlement goes to a village that has no worker left. Every round it adds 1 point to each ground next to it in which its owner has a mine. Its miners can take the place of a worker who is lacking for a mine there, or go to stations. The third settlement brings an extra action marker, the fourth { $settlement_4 } points, the fifth { $settlement_5 }.
learn-kk-new-engine = A steam engine on a mine earns 1 coin more each round. At the end 1 of them is worth { $engine_1 } points, 2 are worth { $engine_2 }, 3 are worth { $engine_3 }, and so on up to { $most_engines } engines.
learn-kk-new-used = A bonus marker is used once, most of them beside an action. It goes back at once to the leftmost free space: used early, it promises an early place in the next round to whoever takes it.
learn-kk-new-exchanged = In an action turn anybody may swap, as often as they like while the pool lasts: { $given } coins for { $got } workers, or { $sold } workers for 1 coin. Workers are needed to flip pithead cards and for Loading.
learn-kk-new-flipped = Flipping a pithead card is no action. It costs workers, coins or both, brings points at once, and the back can do more. Whoever flips a kind first mostly makes something dearer for everybody.
learn-kk-new-extra = The extra action phase is for those with an extra action marker: it buys a third action. One comes with the third engineer, one with the third settlement, one for flipping the Ironworks. Kept to the end it is worth { $extra } points.
learn-kk-new-station = The first miner on a station takes its railway marker. At the end each station with a miner of yours is worth 1 point, whole lines much more.
learn-kk-new-secured = A rescue miner at its space keeps a mine safe as long as he stands there. A coin, on spaces with the sign of one, or the bonus marker does so for this round.
learn-kk-new-discs = The disaster: each unsecured mine puts a disc of its owner into the bag (at most { $discs } of one player), beside { $neutral } black ones and a blank. { $drawn } are drawn. A black one takes a coin from the Coal Trust, the blank does something only while subsidence lies on the board. If a player’s disc comes up, the disaster marker of the round takes effect.
learn-kk-new-suffered = For each of their discs drawn a player loses a miner for good, and once a round points: { $first_loss } in the first round, more in each, { $last_loss } in the last.
learn-kk-new-disaster = The disaster marker of the round says what else a disaster does, in this round alone or for good. It takes effect only if a player’s disc is drawn.
learn-kk-new-highest = The Trust takes the mine for sale with the highest number, free of charge. Nobody can buy that one any more.
learn-kk-new-extra-coin = The Trust is 1 higher in its next consolidation with bidding: you need 1 more to be above it.
learn-kk-new-power = From now on the Trust takes one mine more in every round: fewer are left to buy, and it is in more grounds when they are merged.
learn-kk-new-subsidence = Subsidence stays on the board: whenever the blank is drawn, everybody pays 1 coin or loses { $subsidence_points } points.
learn-kk-new-trust = The Coal Trust is nobody’s. Each round it takes the mine for sale with the lowest number, free of charge, and more than one once its buying power has grown. Later you must be above it to win a large mine.
learn-kk-new-income = Every mine card pays what is printed on it, 1 coin more with a steam engine.
learn-kk-new-ground = Every round each ground in which you have a mine brings points: 1 for every mine there that anybody owns, the Trust too, and 1 for each of your settlements beside it. So shared grounds pay. On the board, below the name of a ground of small mines, stands when it is merged and what the large mine brings: *III 4* is in round 3, for 4 points.
learn-kk-new-revealed = A consolidation: the small mines of this ground become one large mine. Their owners compare values: the prices of their mines there, their Administration, markers, and coins that they bid. The Trust takes part only with a mine of its own there or one that nobody bought: against them it sets the prices of these and the coins on its track; it never raises. Whoever is above all others wins.
learn-kk-new-sole = Whoever owns all small mines of a ground gets the large one without bidding.
learn-kk-new-won = The winner pays the coins bid and gets the large mine with its points and the steam engines there. The others keep their coins and get { $lost_mine } points for each small mine that they give up. All small ones leave the game. The mines that stay close the gaps: each row to the left, the lower one up if the upper is empty; the mine rescue stays where it is.
learn-kk-new-trust-won = Nobody was above the Trust: it gets the large mine. The players get { $lost_mine } points for each small mine there. The mines that stay close the gaps: each row to the left, the lower one up if the upper is empty; the mine rescue stays where it is.
learn-kk-new-cokery = The Cokery pays 1 coin each for its engineer, its single miner and its pair of miners.
learn-kk-new-ironworks = The Ironworks bring 1 point each for their engineer, their single miner and their pair of miners; the back brings more.
learn-kk-new-loading = Loading brings 1 point for each wagon shown on your mines, and coins if miner or engineer stand on it, on the front each for 2 wagons of its own. It takes 1 worker, but none with the bonus marker *{ kk-bonus-wagon }* or once the card is flipped.
learn-kk-new-returned = Bonus markers that nobody used go back at the end of the round.

## What is asked

learn-kk-ask-choose = Press *{ button-act }*: each marker is a button, and its number is its space. The lower it is, the earlier you act. Take one, then *{ button-finish }*.
learn-kk-ask-act = Press *{ button-act }*: you have one action in this phase, from the menu of mines or by a button. Beside it you may { $unflipped ->
    [0] { $bonus ->
        [1] use your bonus marker and{" "}
       *[0] {""}
    }exchange
   *[other] { $bonus ->
        [1] use your bonus marker, flip
       *[0] flip
    } cards that you can pay for, and exchange
}. *{ button-finish }* ends your turn.
learn-kk-ask-act-extra = You have an extra action marker. Spend it now for a third action, or finish and keep it.
learn-kk-ask-act-after = Your action is done.{ $still ->
    [0] {""}
   *[other] {" "}You can still { $still ->
        [1] use your bonus marker
        [2] flip
        [3] use your bonus marker and flip
        [4] exchange
        [5] use your bonus marker and exchange
        [6] flip and exchange
       *[7] use your bonus marker, flip and exchange
    }.
} *{ button-finish }* ends your turn.
learn-kk-ask-engine = Choose where the steam engine goes: onto one of your mines that has none yet, or onto the Cokery once that is flipped.
learn-kk-ask-flips = Choose a card to flip; that is no action. *{ button-overview }* shows the other choices again.
learn-kk-ask-settlement = Choose the village for the settlement.
learn-kk-ask-engineer = Choose the place for the engineer.
learn-kk-ask-worker = Your mine takes a worker from a village beside it; where none has one left, a miner comes from one of your settlements there. Choose from where.
learn-kk-ask-place_card = Choose the space of your tableau for the mine.
learn-kk-ask-second_worker = The mine shows a second miner, so you may take a second worker. Choose the village, or do without.
learn-kk-ask-second_miner = For the second worker you may place a miner. Choose where, or do without.
learn-kk-ask-settlement_miners = Put up to 2 miners from your pool at the new settlement.
learn-kk-ask-miners = { $insert ->
    [0] { $redeploy ->
        [0] Nothing is left to insert or redeploy.
        [one] Move up to 1 miner.
       *[other] Move up to { $redeploy } miners.
    }
   *[other] Insert up to { $insert } { $insert ->
        [one] miner
       *[other] miners
    } from the menu{ $redeploy ->
        [0] {""}
       *[other] , move up to { $redeploy }
    }.
} *{ kk-button-stop-miners }* ends this part.
learn-kk-ask-arrange = The card is flipped. You may put its pieces on other places of the back.
learn-kk-ask-secure = Each button secures a mine for this round. *{ button-finish }* leaves the rest at risk.{ $rescue ->
    [1] {" "}Your marker *{ kk-bonus-rescue }* secures 2 mines free of charge.
   *[0] {""}
}
learn-kk-ask-lose_miner = You must give up a miner, and your pool is empty. Choose which one.
learn-kk-ask-subsidence = Subsidence: pay 1 coin, or lose { $subsidence_points } points.
learn-kk-ask-declare = Before the bidding: choose which markers (*{ kk-bonus-aid }*, unification) you add to your value here. They are gone even if you lose; to declare nothing spends none.
learn-kk-ask-bid = Bid a value above the highest one, or pass. What your own value lacks is paid in coins, by the winner alone.
learn-kk-ask-place_large = You won the large mine. Choose its space.
learn-kk-ask-load = Loading: press a button to use it, or *{ button-finish }* to leave it.
learn-kk-ask-done = Everything in this turn is decided. *{ button-finish }* passes it on.

## A good turn

learn-kk-good-choose-first = In this round you want your coins for mines.{ $miners_there ->
    [0] {""}
   *[other] {" "}*{ kk-bonus-miners }* is free, and two miners begin to earn at once.
}{ $aid_there ->
    [0] {""}
   *[other] {" "}*{ kk-bonus-aid }* is good for 1 coin.
}{ $dear ->
    [0] {""}
    [1] {" "}*{ kk-bonus-engineer }* costs some.
    [2] {" "}*{ kk-bonus-settlement }* costs some.
   *[other] {" "}*{ kk-bonus-engineer }* and *{ kk-bonus-settlement }* cost some.
}{ $wagon_there ->
    [0] {""}
   *[other] {" "}The wagon far left gives you the first choice of mines.
}
learn-kk-good-choose = Ask first: must I be early (a mine, a village, a station that others want too)? Then one on the left. Otherwise take what you would pay for: miners, engineer, settlement, a steam engine.{ $aid_there ->
    [0] {""}
   *[other] {" "}*{ kk-bonus-aid }* is worth no more than its coin yet: bidding begins in round { $first_bids }.
}{ $rescue_there ->
    [0] {""}
   *[other] {" "}The marker *{ kk-bonus-rescue }* is for many unsecured mines.
}
learn-kk-good-choose-bids = At the end of this round { $merging ->
    [one] one ground is merged: { $grounds }.
   *[other] { $merging } grounds are merged: { $grounds }.
}{ $aid_there ->
    [0] {""}
   *[other] {" "}If you have mines there, *{ kk-bonus-aid }* adds to your value in the bidding.
} Ask: must I be early (a mine, a village, a station that others want too)? Then one on the left. Else take what you would pay for{ $last_round ->
    [0] .
   *[other] , but for points: what is built in the last round earns once at most.
}{ $rescue_there ->
    [0] {""}
   *[other] {" "}The marker *{ kk-bonus-rescue }* is for many unsecured mines.
}
learn-kk-good-act-first = Buy a mine: in most cases it has earned its price by the end of this round and goes on earning. Look for income 2 or a second miner, for a ground where others will buy too, and for villages with workers. In the menu the ground stands behind the mine: its area on the board, which brings points in every round. A second miner is one more miner to place at once on the tableau or on a pithead card (Cokery, Ironworks and others, beside your tableau).
learn-kk-good-act-second = Buy a second mine if you can. If not, insert miners, which is free{ $single ->
    [0] : pairs on Cokery and Ironworks, or a guard for each mine
    [one] : one place for a single miner on Cokery or Ironworks is free and earns at once
   *[other] : { $single } places for a single miner on Cokery and Ironworks are free and earn at once
}.
learn-kk-good-act-early = Mines are still the best purchase.{ $paid ->
    [0] {" "}Nothing else can be paid now; inserting miners is free.
   *[other] {" "}You could also pay for { $instead }.
}
learn-kk-paid-engine = a steam engine ({ $coins })
learn-kk-paid-engineer = an engineer ({ $coins })
learn-kk-paid-settlement = a settlement in an empty village next to your mines ({ $coins })
learn-kk-late-flips = flip cards{ $points ->
    [0] {""}
   *[other] {" "}(Ironworks: { $points } points)
}
learn-kk-late-settlement = place settlements
learn-kk-late-miners = send miners to stations
learn-kk-late-engine = buy steam engines
learn-kk-good-act-late = { $merging ->
    [0] No grounds are merged this round.
    [one] This round one ground is merged: { $grounds }.
   *[other] This round { $merging } grounds are merged: { $grounds }.
}{ $bidding ->
    [0] {""}
   *[other] {" "}You have mines there: can you be above the Trust and the others? Keep coins for that. Before the bidding you still earn { $income ->
        [one] 1 coin
       *[other] { $income } coins
    }; the values there stand above the buttons.
} Where nothing is at stake, { $later }.{ $flips_later ->
    [0] {""}
   *[other] {" "}Cards can be flipped in a later turn as well.
}
learn-kk-note-last-turn = This is your last turn: nothing is flipped or exchanged after it. At the end { $per_coins } coins are 1 point, workers nothing: exchange them for coins, but for one that Loading may need.
learn-kk-good-act-poor = You cannot buy a mine now. Free of charge: insert miners{ $single ->
    [0] {""}
   *[other] , best on Cokery or Ironworks, where a place for a single miner is free and earns at once
}, or let them guard your mines{ $sells ->
    [0] {""}
   *[other] . { $sold } workers can be exchanged for 1 coin
}.
learn-kk-good-act-extra = Kept to the end the marker is worth { $extra } points. Spend it for an action that is worth more, earlier rather than later.
learn-kk-good-act-after = { $bonus ->
    [1] Your bonus marker *{ $marker }* ({ $effect }) can still be used; unused it goes back at the end of the round.{" "}
   *[0] {""}
}{ $last_turn ->
    [0] { $sells ->
        [0] {""}
       *[other] { $unflipped ->
            [0] {""}
           *[other] Exchange workers for coins only if you know what you will miss then: a flip takes up to { $flip_workers } workers, mostly coins as well.{" "}
        }
    }{ $flips_now ->
        [0] { $unflipped ->
            [0] All your cards are flipped: workers now pay for nothing but coins ({ $sold } for 1).
           *[other] You can pay for no flip now, perhaps in a later turn.
        }
       *[other] A flip can be made in a later turn too.
    }
   *[other] { $flips_now ->
        [0] { $unflipped ->
            [0] All your cards are flipped.
           *[other] No card can be flipped now.
        }
       *[other] Flip what you can still pay for.
    }
}
learn-kk-good-engine = On a mine it brings 1 coin more in every round. It stays there: only a consolidation takes it off the card again. Then the winner gets it; if that is the Trust, it goes back to the pool. So take a mine whose mining ground is merged late or never, or that you will win.
learn-kk-good-flips = Every flip brings its points once, whenever you do it. Early it also works longer: the Workforce then moves up to 4 miners and an engineer in one action; the Cokery has one more place for a miner and one for a steam engine; the Ironworks pay 2 points for an engineer and for a miner and bring an extra action marker; Loading needs no worker any more. Keep the coins that you will need for bidding (from round { $first_bids } on).
learn-kk-good-settlement = The village next to the most mining grounds with mines of yours: each of them then brings 1 point more in every round. From a village beside a station, miners can move on there.
learn-kk-good-engineer = In the Cokery it brings 1 coin in every round, in the Ironworks { $ironworks_engineer ->
    [one] 1 point
   *[other] { $ironworks_engineer } points
}, in the Administration 1 more value in every consolidation, on Loading 2 coins for 2 wagons (once flipped 1 for 1). The earlier in the game, the more often.
learn-kk-good-worker = Take a worker from a village that others need for their mines, or that you want empty: a settlement needs a village without workers. A miner comes best from a settlement where you need it least.
learn-kk-good-place_card = A space with the sign of a coin can be secured for 1 coin in a disaster.
learn-kk-good-second_worker = Take it: a worker is worth half a coin, and the miner comes for nothing.
learn-kk-good-second_worker-alone = No miner comes with it this time; why stands above the buttons. The worker still counts: { $unflipped ->
    [0] {""}
   *[other] a flip takes up to { $flip_workers } of them,{" "}
}{ $sold } are worth a coin. Without it the village keeps its worker, and no settlement can be placed there.
learn-kk-good-second_miner = { $single ->
    [0] Let the miner guard a mine, or make a pair on the Cokery or the Ironworks complete.
   *[other] A single place of the Cokery or of the Ironworks earns from this round on; a place for 2 earns nothing while a miner stands there alone. Else let the miner guard a mine.
}
learn-kk-note-flips = Possible now beside your action, for points that you keep to the end: flip { $flips }.
learn-kk-note-last-coin = { $at_risk ->
    [one] One of your mines is at risk
   *[other] { $at_risk } of your mines are at risk
} in the disaster of this round: in phase 5 a coin you still have then can secure one.
learn-kk-own-risk = Of yours at risk: { $spaces }.
learn-kk-own-safe = None of your mines was at risk.
learn-kk-good-settlement_miners = Two miners keep mines nearby within your reach and can go to stations.
learn-kk-good-miners = { $insert ->
    [0] { $redeploy ->
        [0] You can still flip or exchange here.
       *[other] Miners guard mines or go to stations.
    }
   *[other] First the single places of the Cokery and the Ironworks, then pairs: a place for 2 earns only when both stand there. Later miners guard mines or go to stations.
}
learn-kk-good-arrange = Fill the places that earn most.
learn-kk-good-arrange-idle = Nothing is to be gained here now: leave them with *{ kk-button-stop-arrange }*.
learn-kk-good-secure = This round a hit costs { $loss ->
    [one] 1 point
   *[other] { $loss } points
}, and a miner for each disc drawn.{ $too_many ->
    [0] {""}
   *[other] {" "}You have { $at_risk } mines at risk, but never more than { $discs } discs in the bag: only once you secure { $too_many } is it one less.
}{ $vain ->
    [0] {" "}With one mine at risk before the last round a coin is often better spent on the next mine; with several, or later, secure those you can.
   *[other] {" "}You cannot secure so many now: keep your coins.
}
learn-kk-good-lose_miner = Give up the one that earns least.
learn-kk-good-subsidence = A coin is cheaper than { $subsidence_points } points, unless you need it for something at once. If you have fewer points than that, the points cost less.
learn-kk-good-declare = Add markers if with them and your coins you can get above all others: each point saves a coin, and none can be added later. If you cannot win here, save them.
learn-kk-good-bid = { $last_round ->
    [0] {""}
   *[other] This is the last round: income and places in the ground bring nothing any more, and { $per_coins } coins are 1 point at the end.{" "}
}{ $rivals ->
    [0] Nobody can go above you any more, and the Trust never raises: *{ $enough }* is enough, more is never needed. Bid it if
   *[other] Bid as long as
} the coins are worth less to you than the large mine: its points{ $last_round ->
    [0] , its income, its place in the ground, and the steam engines there, which the winner takes too
   *[other] {" "}and the steam engines there, which the winner takes and which score at the end
}. Without it your small mines there bring you { $consoled } points, so a dear victory may be worse.
learn-kk-good-place_large = { $last_round ->
    [0] A space that is secured, or that a coin can secure.
   *[other] No disaster comes any more, so every space is as good.
}
learn-kk-good-load = Use it if the points are worth more to you than the worker; with the bonus marker *{ kk-bonus-wagon }* or on the flipped card it takes none. A railway marker with a wagon is 1 point in any round: keep it only for coins that it completes, and no longer than to the last round.
learn-kk-good-done = Look once more at what the panel says is left unused, then finish.

## The end of the first round

learn-kk-end-scored = **The first round is over.** Grounds brought points, mines and the Cokery coins, the Ironworks points. All of this comes again in every round, so what you build early pays most often. Over a game the grounds bring more points than anything else: look for mines in grounds with many mines, and settlements beside them.
learn-kk-end-next = **New in round 2:** steam engines can be bought. From now on whoever was last in a round takes a bonus marker first in the next. New mines are for sale, those left over stay. Villages run out of workers; then only miners in an own settlement beside the mine will do, so think of one in time.
learn-kk-end-later = **From round 3 on** the mines of some grounds are merged each round: owners bid with the prices of their mines there, miners and engineers on Administration, markers and coins in hand. The Trust, too, counts there: with the coins on its track and every small mine that no player owns. So keep coins for it. **Flips** bring { $loading_points } to { $ironworks_points } points each and cost mostly { $flip_workers } workers and some coins. The first Cokery makes engineers dearer for everybody, the first Workforce settlements, the first Ironworks steam engines.
learn-kk-end-last = **At the very end** score: steam engines ({ $engine_1 }, { $engine_2 }, { $engine_3 } … points for 1, 2, 3 …), stations and whole railway lines, { $extra } points for each extra action marker left, 1 point for every { $per_coins } coins. Workers count for nothing.
