# Why something is as it is: /rules why, *Why?* below messages and refusals, and under *Apps*
cmd-rules-why = Why it is so: a line of the log, your money, your points, a whole balance
opt-why-what = A line of the log (type a player or words of it), your money or points, or the balance
opt-why-seat = Whose money, points or balance, where not your own
menu-command-why = Why?
menu-command-dispute = Dispute
button-why = Why?
button-dispute = Dispute
button-why-settled = That settles it
button-why-by-rule = By rule
button-why-by-round = By { $game ->
        [coal_baron] shift
       *[other] round
    }
button-why-older = Older
button-why-newer = Newer
menu-why = Why this line?
menu-why-booking = Why one of these?

why-balance-choice = balance: everything gained and lost so far
why-balance-word = balance
# Words by which somebody asks for them, without accents or commas in a word; all languages are understood.
why-words-asking = why, do, did, does, i, have, has, get, got, my, mine, me, is, are, was, how, many, much, only, just, so, few, the, of, our, what, about
why-words-money = money, cash, coin, coins, franc, francs, thaler, thalers
why-words-points = point, points, score
why-own = my { $account }
why-undone-choice = { $line } (taken back)
why-refused-choice = just refused: { $reason }
why-round = Round { $round }
why-round-coal_baron = Shift { $round }
why-round-kohle_kolonie = Round { $round ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
why-round-ruhrschifffahrt = Round { $round }
why-round-unknown = Not recorded in which round

why-line = **{ button-why }** { $line }
why-when = { $round }, on <t:{ $at }:f>
why-whose = { $round }, turn of { $name }, on <t:{ $at }:f>
why-moved = • { $who }: { $amounts }
why-moved-nothing = It moved no money, no points and no pieces.
why-facts = What it rests on, as it was at that moment:
why-fact = • { $fact }
why-undone = ↩ Taken back since: { $name } asked for it (<t:{ $at }:f>).
why-undone-decided = ↩ Taken back since: the table decided so in the dispute of { $name } (<t:{ $at }:f>).
why-undone-host = ↩ Taken back since: the host set the table back (<t:{ $at }:f>).
why-undone-unknown = ↩ Taken back since.
why-settles = Does that settle it?
why-settled = Glad to hear it. Nobody was told that you asked.

why-told = **What this message told.** Choose a line to see why.
why-told-contest = **What do you want to dispute?** Choose a line: first you see why it is so.
why-found = **Several lines fit { $typed }.** Choose one to see why.
why-item = • { $line }
why-and-more = … and { $count } more, in `/table log`
why-message-told-nothing = That message told nothing that happened in the game, or so long ago that I did not yet keep what a message tells.
why-message-not-mine = I can only say why of my own messages about a game.
why-message-elsewhere = That message belongs to a table in another server.
why-line-unknown = The log { table-of } has no such line that you may see.
why-choose = Choose a line from the list, or type a player’s name or words of it; `/table log` has them all.
why-none-fits = No recent line of the log fits { $typed }. Start typing and choose from the list; `/table log` has them all.
why-needs-seat = You have no seat at table { $table }: choose a player under *seat*.
why-no-accounts = This game counts neither money nor points.
why-refusal-gone = That refusal is no longer kept, or it was not yours: I keep the last five of each player for 72 hours, for that player alone.

why-refusal = **Why was that refused?** { $reason }
why-tried = You tried: { $what } (<t:{ $at }:R>)
why-refusal-unreadable = What was refused can no longer be read.

why-account-title = **{ $who }: { $amount }** ({ table-named }, page { $page } of { $pages })
why-by-rule = By rule: { $sums }
why-by-round = By { $game ->
        [coal_baron] shift
       *[other] round
    }: { $sums }
why-sum = { $what } { $amount }
why-booking = • **{ $change }**, making { $balance }: { $line }
why-nothing-booked = Nothing has been booked so far.
why-balance-title = **Balance of { $who }** ({ table-named }, page { $page } of { $pages })
why-balance-account = **{ $amount }**
why-balance-sum = • { $what }: { $amount }
why-agrees = Together that is what the player has.
why-unreadable = ⚠️ { $count ->
    [one] 1 line
   *[other] { $count } lines
} of the log cannot be read.
why-missing = ⚠️ What can be read comes to { $booked }, but it should be { $owned }: { $missing } are missing here.
why-plate-unreadable = ⚠️ The position cannot be read, so this cannot be compared with what the player has.
why-open = Your open turn is not in it: what counts is what is sealed.

# What the accounts of the ledger are called, and so much of those that count pieces
cb-account-francs = francs
cb-account-points = points
cb-pieces-workers = { $count ->
    [one] 1 worker in reserve
   *[other] { $count } workers in reserve
}
cb-pieces-tiles = { $count ->
    [one] 1 tunnel tile
   *[other] { $count } tunnel tiles
}
cb-pieces-orders = { $count ->
    [one] 1 outstanding order
   *[other] { $count } outstanding orders
}
cb-pieces-delivered = { $count ->
    [one] 1 delivered order
   *[other] { $count } delivered orders
}
cb-pieces-cubes = { $count ->
    [one] 1 coal cube
   *[other] { $count } coal cubes
}

# What the accounts of the ledger are called, and so much of those that count pieces
kk-account-coins = coins
kk-account-points = points
kk-pieces-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
kk-pieces-pool = { $count ->
    [one] 1 miner in the pool
   *[other] { $count } miners in the pool
}
kk-pieces-engineers = { $count ->
    [one] 1 engineer on the tableau
   *[other] { $count } engineers on the tableau
}
kk-pieces-settlements = { $count ->
    [one] 1 settlement on the tableau
   *[other] { $count } settlements on the tableau
}
kk-pieces-engines = { $count ->
    [one] 1 steam engine
   *[other] { $count } steam engines
}
kk-pieces-mines = { $count ->
    [one] 1 mine
   *[other] { $count } mines
}
kk-pieces-extra = { $count ->
    [one] 1 extra action marker
   *[other] { $count } extra action markers
}
kk-pieces-markers = { $count ->
    [one] 1 railway marker
   *[other] { $count } railway markers
}

# What the accounts of the ledger are called, and so much of those that count pieces
ru-account-coins = coins
ru-account-points = points
ru-pieces-supply = { $count ->
    [one] 1 warehouse in supply
   *[other] { $count } warehouses in supply
}
ru-pieces-debts = { $count ->
    [one] 1 debt
   *[other] { $count } debts
}
ru-pieces-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
ru-pieces-tiles = { $count ->
    [one] 1 progress tile
   *[other] { $count } progress tiles
}
ru-pieces-warehouses = { $count ->
    [one] 1 warehouse built
   *[other] { $count } warehouses built
}
