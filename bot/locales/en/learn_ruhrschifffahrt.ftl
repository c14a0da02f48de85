# The guide through Ruhrschifffahrt: what is new, what is asked, what a good turn looks like. All keys begin with learn-ru-.

## What is new

learn-ru-new-begin = You ship coal on the Ruhr. In each of { $rounds } rounds your barge loads one die of coal at a storage, carries it downstream and sells it to a small industry, a city or the port of Ruhrort. Sales bring coins and cubes, cubes bring abilities, and with both you build locks and warehouses: most points come from these. After { $rounds } rounds the most points win.
learn-ru-new-round = A round: the calendar says what happens in its year, a tile is drawn (demand or water), all barges start, all barges sell, cubes that fit together bring progress tiles, then you buy, and from round { $first_export } to { $last_export } coal is exported from Ruhrort. In each of these phases the barge lying furthest upstream comes first; only for the very first start the lot decides.
learn-ru-new-dominion = Dice that were sold gather on the transport track (first *clay path*, then *paved road*, then *rail*). Where it is full, its lowest die returns to the river, a black one to a dominion that may be another in each round; on your turns the line *Black dice that leave the track* says which.
learn-ru-new-demand = Demand lays coins on sale spaces, { $on_space } on a space at most. Whoever sells there first takes them all, even rounds later.
learn-ru-new-ban = High or low water: in this round nobody has a pilot. So nobody gets further than { $trip } spaces, and nobody reaches Ruhrort. Some of these tiles also raise or lower every die on the storages by 1.
learn-ru-new-option = One *special option* may go with a start. *Pilot* (free): further than { $trip } spaces downstream; Ruhrort is reached only so. *Transport* (free): the die on the arrow of the transport track (first called *Clay path* on the board) comes to an empty storage. *Tow* (for coins): start upstream of your barge instead of downstream. Some join two of these.
learn-ru-new-transported = *Transport* brings a die that was sold back to the river, black coal to any dominion but the County of Mark, white coal there.
learn-ru-new-start = To start means: the barge goes to a storage with a die and loads it. Only one barge fits there. In round 1 any storage with black coal will do; later only those downstream of your barge, or upstream with a tow. From a storage with a helm only a pilot leads to a sale.
learn-ru-new-debt = Whoever lacks coins makes a debt: a warehouse from the supply is pawned for { $debt_coins } coins. Getting it back costs { $repayment } coins; at the end each debt costs { $debt_points } points. Only where the supply is empty is the next warehouse of the calendar pawned instead; that costs { $calendar_points } more points at once, as far as there are any.
learn-ru-new-sold = A barge carries its die to a sale space, { $trip } spaces away at most unless it has a pilot. Crossing obstacles takes 1 point off the die, be it one or five, but never its last. For one point of the die the seller gets a cube, for every other point a coin, and the coins of a demand on top. The sold die goes to the transport track.
learn-ru-new-marker = A sale in Ruhrort pays { $ruhrort } coin more and moves the export marker, on which later exports depend. But only a tow leads on from there.
learn-ru-new-leaving = Where a track is full, or gets shorter, the die at its lower end leaves it for an empty storage: a black one in the dominion that the calendar names, if there is room. Whoever’s barge lies furthest upstream at that moment chooses which one.
learn-ru-new-tile = Cubes on the player board make combinations, and each brings a progress tile by itself. Cubes are kept and may count for several. Your own tiles may each be used once a round. Those that build serve at once: *Lock construction* builds a lock; *Essen warehouses*, *Coal depot*, *Mark warehouses* and *Port of Ruhrort* build a warehouse in the places that they name. *Wage* ({ $wage } coins, for one player a round) and *Replenishment* (a die rises by { $replenished }) are special options, from the next round on and instead of another. All of them are in the rulebook under 6.5.2 (`/rules read`).
learn-ru-new-mark = The *County of Mark* lets its owner ship white coal, whose dice begin at 4, and brings { $with_mark } warehouses into the supply.
learn-ru-new-white-tile = A white tile is for one use in the game, or for points at the end. There are fewer of each than players.
learn-ru-new-sold-out = All tiles of this kind are taken: whoever completes its combination now gets a blank.
learn-ru-new-locks = From now on *Lock construction* builds a lock a round, for { $lock_coins } coins. That tile takes one cube of black coal sold to an industry and one of black coal sold to a city. A lock takes an obstacle away for everybody.{ $seats ->
    [2] {" "}With 2 players each lock bought in rounds { $two_from } to { $two_until } may bring a second one for nothing.
    [3] {" "}With 3 players the first lock that you buy may bring a second one for nothing.
   *[other] {""}
}
learn-ru-new-lock = A lock replaces an obstacle, where nothing is lost any more, for anybody. It brings { $lock_points } points, in the County of Mark { $lock_points_mark }.{ $seats ->
    [2] {" "}With 2 players each lock bought in rounds { $two_from } to { $two_until } may bring a second one for nothing.
    [3] {" "}With 3 players the first lock that somebody buys may bring a second one for nothing.
   *[other] {""}
}
learn-ru-new-supply = Only warehouses in your own supply can be built; everybody begins with 1. More come with the first lock ({ $with_lock }), with the County of Mark ({ $with_mark }) and, from round 6 on, from the calendar.
learn-ru-new-city = A warehouse brings { $warehouse_points } points at once. In a city, where each player may have one, it also earns { $city_coin } coin for its owner at every sale there, whoever sells. The next place in the row costs more or as much.
learn-ru-new-depot = A warehouse in a coal depot brings { $warehouse_points } points, and more at the end for having most there or one in each depot.
learn-ru-new-port = A warehouse in Ruhrort brings { $warehouse_points } points, and more whenever the country of its column imports coal. Each player builds { $port_most } there at most, never two in one column.
learn-ru-new-fund = The fund takes 1 coin or 1 point from everybody, this once.
learn-ru-new-tracks = The dice move on to a part of the track with fewer cells; what finds no cell there returns to the river.
learn-ru-new-country = From now on one country imports in each round, up to round 11. Warehouses in its column in Ruhrort score.
learn-ru-new-export = Each warehouse in the column of the importing country scores what the export marker shows, the topmost 1 more, the third 1 less. Then the marker goes back 1 cell for each of them.
learn-ru-new-forced = The bag is nearly empty: this round everybody with Lock construction must build a lock first.
learn-ru-new-surplus = At the end of a round nobody keeps more than { $kept } coins.

## What is asked

learn-ru-ask-option = Press *{ button-act }*. The menu *{ ru-menu-start }* lists storages with the sale that each leads to. One of the buttons takes a special option first; then the menu shows what it makes possible.
learn-ru-ask-option-needed = Press *{ button-act }*. Without a special option your barge can load nowhere now. Press the button of an option; then a menu shows what it makes possible.
learn-ru-ask-transport = Choose to which empty storage the die from the track goes: in the County of Mark a white one, elsewhere a black one.
learn-ru-ask-replenish = Choose the die that rises by { $replenished }, up to { $highest }.
learn-ru-ask-start = The special option is taken. Now choose the storage where your barge loads.
learn-ru-ask-plan = { $known ->
    [0] Your die is aboard. Choose where to sell it and press *{ button-finish }*. Without a plan you are asked again when it is your turn to sell.
   *[other] Choose where to sell your die and press *{ button-finish }*.
}
learn-ru-ask-plan-only = Your die is aboard, and there is only one place to sell it. *{ button-finish }* passes on. What is offered for later (purchases, storages) may be set in advance or left.
learn-ru-ask-planned = Your die is aboard and its sale is planned. *{ button-finish }* passes on, *{ button-back }* takes the plan back. What is offered for later (purchases, storages) may be set in advance or left: you are asked when it comes.
learn-ru-ask-plan-only-known = There is only one sale; *{ button-finish }* passes on.
learn-ru-ask-planned-known = The sale is planned; *{ button-finish }* passes on.
learn-ru-ask-sell = Choose where your die is sold. Each entry says what it pays and which cube it brings.
learn-ru-ask-purchase = Buy what your progress tiles allow, as long as coins and warehouses last; each own tile builds once a round. *{ button-finish }* ends the shopping.
learn-ru-ask-purchase-free = You may build another lock, for nothing. *{ button-finish }* does without it.
learn-ru-ask-choose-pay = All choose in secret: you pay 1 coin or 1 point.
learn-ru-ask-choose-gain = All choose in secret: you get 1 coin or 1 point.
learn-ru-ask-remove = Dice leave the game. Choose which one.
learn-ru-ask-place = { $leaving ->
    [one] A die has
   *[other] { $leaving } dice have
} left the transport track. Choose the storage for { $leaving ->
    [one] it
   *[other] each
}.
learn-ru-ask-done = Everything in this turn is decided. *{ button-finish }* passes it on.

## A good turn

learn-ru-good-option-first = Begin where a demand pays extra or no obstacle lies on the way. Sell to a city or to an industry, whichever pays better now; the other should follow in the next rounds, because both together bring Lock construction. Stay rather far upstream: you come first then, and more storages lie below you next time. What a sale pays: for one point of the die a cube, for every other point a coin, and what a demand has laid there. If obstacles (dark discs on the river) lie between storage and sale, the die loses 1 point.
learn-ru-good-option-lock = You want one black cube from an industry and one from a city: Lock construction. The sale that brings the cube you lack is worth much; weigh it against the coins and against where your barge ends. Far down only a tow (at least { $next_tow ->
    [one] 1 coin
   *[other] { $next_tow } coins
}) leads back, so keep coins for it.
learn-ru-good-option-port = From Ruhrort only a tow leads on. It costs { $tow }, with pilot or transport { $tow_far }. If coins are short you make a debt. Weigh the cube that the sale brings, its coins, and what the tow costs.
learn-ru-good-option-mark = You can ship white coal in this round, even without a tow. Its dice begin higher, and white cubes complete the tiles that black ones cannot.
learn-ru-good-option-mark-tow = White coal lies in the County of Mark, upstream of your barge; in this round a tow leads there. Its dice begin higher, and white cubes complete the tiles that black ones cannot. See whether they are worth the tow.
learn-ru-good-option = Look for the sale that completes a progress tile or takes a demand; the entry says so. Then compare coins, and where your barge ends: upstream plays first, far down needs a tow (at least { $next_tow ->
    [one] 1 coin
   *[other] { $next_tow } coins
}).
learn-ru-good-last = This is the last round. Take the sale whose coins pay for what you still want to build, or whose cube completes a tile that builds at once or counts at the end. Where your barge ends only decides who comes first for tiles and purchases; only with the tile *Ruhr barge* does Ruhrort bring { $barge_more } points more.{ $in_port ->
    [0] {""}
   *[other] {" "}From Ruhrort only a tow leads on; it costs { $tow }, with pilot or transport { $tow_far }.
}
learn-ru-good-transport = Where you start at once it serves you in this round{ $last ->
    [0] ; below your barge and above the others’ perhaps in the next. What lies below them they may load as well: weigh to whom its sales from there bring more.
   *[other] , the last one; otherwise put it where nobody else can start.
}
learn-ru-good-replenish = Raise the die that you are going to load: every point is a coin.
learn-ru-good-start = Compare the sales below each storage: the cube, the coins, and where your barge ends.
learn-ru-good-plan = { $known ->
    [0] Weigh three things: the cube (only for an area that is not full; one that completes a tile brings most), the coins, and where you end: upstream comes first next time. Mostly the cube weighs most.
   *[other] Weigh the cube, the coins, and where you end; mostly the cube weighs most.
}
learn-ru-good-plan-only = Nothing is to be chosen here: the sale is made when it is your turn to sell.
learn-ru-good-planned = The sale is made by itself when it is your turn, if it still pays the same; otherwise you are asked.
learn-ru-good-sell = Weigh three things: the cube (only for an area that is not full; one that completes a tile brings most), the coins, and where you end: upstream comes first next time. Mostly the cube weighs most.
learn-ru-good-purchase-lock = Build your first lock { $last ->
    [0] soon
   *[other] now
}: it brings points and { $with_lock } warehouses into your supply{ $second ->
    [0] {""}
   *[other] , and you may build a second lock with it for nothing
}.{ $mark_obstacles ->
    [0] {""}
   *[other] {" "}In the County of Mark a lock is worth a point more.
}
learn-ru-good-purchase-free = The second lock is free: { $mark_obstacles ->
    [0] { $lock_points } points, wherever it stands.
   *[other] { $lock_points_mark } points in the County of Mark, { $lock_points } elsewhere.
}{ $last ->
    [0] {" "}On your own way it saves every die that you ship past it the lost point, so a coin, where no other obstacle lies on the way; for the others it does as much.
   *[other] {""}
}
learn-ru-good-purchase-build = Every warehouse is { $warehouse_points } points; early ones are cheaper, and those in cities earn coins.{ $builds_lock ->
    [0] {""}
   *[other] {" "}Compare the price of another lock ({ $lock_coins } coins for { $mark_obstacles ->
        [0] { $lock_points } points
       *[other] { $lock_points } points, { $lock_points_mark } in the County of Mark
    }{ $second ->
        [0] {""}
       *[other] ; a second one with it for nothing
    }).
} Keep what the next tow costs ({ $next_tow ->
    [one] 1 coin
   *[other] { $next_tow } coins
}), if you will need one.
learn-ru-good-purchase-more = A further lock each round is worth { $lock_points } points{ $mark_obstacles ->
    [0] {""}
   *[other] , { $lock_points_mark } in the County of Mark,
} and costs { $lock_coins } coins{ $second ->
    [0] {""}
   *[other] ; you may build a second one with it for nothing
}. Put it where your own barge will pass often, and keep what the next tow costs ({ $next_tow ->
    [one] 1 coin
   *[other] { $next_tow } coins
}), if you will need one.
learn-ru-good-purchase-last = These are the last purchases.{ $builds_warehouse ->
    [0] {""}
   *[other] {" "}Every warehouse is { $warehouse_points } points, and more where it completes a set of cities or coal depots.
}{ $builds_lock ->
    [0] {""}
   *[other] {" "}A lock is { $lock_points } points{ $mark_obstacles ->
        [0] {""}
       *[other] , { $lock_points_mark } in the County of Mark,
    } for { $lock_coins } coins.
} { $mayor ->
    [0] Keep nothing back: coins bring no points in the end (only the tile *Mayor* makes each one kept a point, { $kept } at most, without debts).
   *[other] By your tile *Mayor* each coin left is a point, but only up to { $kept }: more are given up when the round ends. So spend what is above { $kept } on any point; below that buy only what brings more points than it costs coins.
}
learn-ru-good-purchase-none = There is hardly anything for you to build at the moment: you lack the tile or a warehouse in supply, or no obstacle is left for a lock. Repay a debt if coins are left over, else finish.
learn-ru-good-choose-pay = Give what you miss less: a coin, if enough is left for the next tow and the next lock; otherwise the point.
learn-ru-good-choose-gain = Take the point, unless a coin makes a purchase possible in this round.
learn-ru-good-remove = Take one from where others would load next and you would not.
learn-ru-good-place = Below your own barge and above the others’ you can load it next; elsewhere the others are likelier to. Weigh what the sales from there bring you and what they bring them: at times it lies better where it helps nobody.
learn-ru-good-place-any = Below your barge and above the next one there is no storage where it may go now. Take one from which the sales help the others least.
learn-ru-good-place-last = Nobody loads it any more: any storage will do.
learn-ru-good-done = Look once more at what the panel says is left unused, then finish.

## What counts there for the first time

learn-ru-note-tiles = **What the tiles bring that a sale completes now:** { $tiles }.
learn-ru-note-port = **Ruhrort** pays { $ruhrort } coin more than elsewhere and moves the export marker to the right, by 1 cell, by 2 if the die still shows 4 or more when it arrives. Its scale shows 1 or 2 points: that is what each warehouse brings from which a country imports, from round { $first_export } on, the others’ as well.
learn-ru-note-city = **In a city** a warehouse earns { $city_coin } coin at every sale there, whoever sells.
learn-ru-note-depot = **A coal depot** brings { $depot_points } point at the end if you alone have most warehouses there, and { $depots_points } more if you have one in each of the four; it earns no coins.
learn-ru-note-repay = **Repaying a debt** costs { $repayment } coins; it saves { $debt_points } points at the end and returns its warehouse to your supply, to be built in this turn if you like.
learn-ru-note-warehouse = **The tile Warehouse** builds one once in the game, in any city, even in Mülheim, or in Ruhrort, always for { $tile_coins } coins: it saves most where the place is dear otherwise or where you lack the tile.

## The end of the first round

learn-ru-end-scored = **The first round is over**, and nobody has a point yet. That is as it should be: they come from building ({ $lock_points } or { $lock_points_mark } for a lock, { $warehouse_points } for a warehouse), from exports, and some at the end (sets of cities, coal depots, white tiles, less { $debt_points } for each debt).
learn-ru-end-aims = **Combinations of black cubes:** an industry and a city: *Lock construction*. Two cities: *Essen warehouses* (Kettwig, Werden, Steele). Two industries: *Coal depot*. All four: *County of Mark* with white coal. A city and Ruhrort: *Port of Ruhrort*. An industry and Ruhrort: *Wage*. An area holds 2 cubes; sold there again, coal brings coins only.
learn-ru-end-calendar = **In the calendar:** from round 2 locks ({ $lock_coins } coins, { $lock_coins_later } from round 5 on). From round 4 to 11 one country imports in each. From round 7 paid options cost 1 more. Warehouses come in rounds 6, 7, 9, 10 and 11.
learn-ru-end-money = **Mind your coins.** Keep enough for a tow when you lie far downstream. If you lack some, warehouses are pawned for { $debt_coins } coins each; to redeem one costs { $repayment }. More than { $kept } coins are not kept.
