# Who may do what, who counts, going on without somebody

button-wait = Wait
button-time = More time
button-pass = Pass
button-seat = Find a successor
button-computer = Let a computer play

# What was done
ended = The game has ended.
returned = Welcome back: your seat is yours again, and your vote counts.
conceded = You have conceded. The others play on, and the result will mention it. `/table return` takes it back while your seat is still yours.
suspended = The player is suspended.
reinstated = The player may play again.

# Why not
moderator-plays = You play at table { $table }: there, another moderator or a majority decides about others’ seats.
moderators-only = Only moderators can do that: people who may manage messages here.
openers-only = Only whoever opened table { $table } or a moderator can do that.
openers-for-a-day = Until <t:{ $from }:f> only { $name }, who opened the table, can do that; after that, anybody seated here.
seat-suspended = Your seat at table { $table } is suspended. A moderator can lift that.
nothing-to-return-to = You have no seat at table { $table } to return to.
application-open = The table is already being asked about { $newcomer }. Try again once that is decided.
asked-in-vain = You asked that before, and it was not agreed. You may ask again after you finish another turn, or from <t:{ $until }:f>.
applied-in-vain = The table did not accept you. You may ask again from <t:{ $until }:f>.
somebody-can-end = Somebody at the table can still decide that, with `/table abandon`.
nobody-to-accept = There is nobody at the table who could accept you. Anybody seated there can come back by making a move.
absent-yourself = That is you, and you are here.
absent-not-waited-for = The game is not waiting for { $name } now.
absent-counts = { $until ->
        [0] { $name }’s time does not run until the turn message is in the channel
       *[other] { $name } has time until <t:{ $until }:f>
    }. After that, the others may decide how to go on.
pause-already = The table is already paused until <t:{ $until }:f>.
pause-too-long = A pause must end in the future, at most { $days } days from now.
pause-none = The table is not paused.
conceded-already = You have already conceded.
suspended-already = { $name } is already suspended.
not-suspended = { $name } is not suspended.
suspend-yourself = You cannot suspend yourself. `/table leave` gives up your seat.
suspend-needs-others = That needs the agreement of another player, and nobody else is there. Ask another moderator.

# What the channel is told
notice-called = { $who }: { $line }
turn-passed = The table passed for { $names }.
notice-stopped = The game at table { $table } was stopped before its end.
notice-conceded = { $name } concedes. The others play on; that seat passes from now on, and `/table absent` can find a successor or a computer.
notice-suspended = { $name } is suspended and sees nothing new. Decide with `/table absent` how to go on.
notice-reinstated = { $name } may play again.
notice-paused = Pause until <t:{ $until }:f>, as { $name } asked. No time runs. Anybody who wants to may still play, and any two players can end the pause earlier with `/table resume`.
notice-resumed = The pause is over. Time runs again.
notice-outage = I was out of reach for { $counted ->
    [days] { $days } days
   *[hours] { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
}. Nobody loses that time: whoever must decide gets it back.
notice-server-back = Discord could not reach this server, or I was not on it, for { $counted ->
    [days] { $days } days
   *[hours] { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
}. Nobody loses that time.
notice-absent-asked = { $why ->
        [empty] The seat of { $seat } is empty
        [gone] { $seat } has left the server, and the game waits
        [conceded] { $seat } has conceded, and that seat passes
        [suspended] { $seat } is suspended, and the game waits
        [slow] { $seat } took very long over the last turns, and the game waits
        [time] { $seat } is out of time, and the game waits
       *[silent] { $seat } has not moved for a long time, and the game waits
    }. How do you want to go on? *{ button-wait }*, *{ button-time }*, *{ button-pass }* (the least harmful legal move, until { $seat } comes back), *{ button-seat }* or *{ button-computer }* (plays at the level Steiger): { $more } more { $more ->
        [one] player
       *[other] players
    } must choose the same by <t:{ $until }:f>. { $choice ->
        [wait] { $name } asks, and votes for *{ button-wait }*.
        [time] { $name } asks, and votes for *{ button-time }*.
        [pass] { $name } asks, and votes for *{ button-pass }*.
        [seat] { $name } asks, and votes for *{ button-seat }*.
        [computer] { $name } asks, and votes for *{ button-computer }*.
       *[none] { "" }
    }
notice-absent-refused = You did not agree on how to go on without { $seat }. The game waits; `/table absent` asks again.
notice-absent-lapsed = You did not agree in time on how to go on without { $seat }. The game waits; `/table absent` asks again.
notice-pause-asked = { $name } asks for a pause until <t:{ $to }:f>. { $more } more { $more ->
        [one] player
       *[other] players
    } must agree by <t:{ $until }:f>.
notice-pause-refused = The pause was refused.
notice-pause-lapsed = Too few agreed in time, so there is no pause.
notice-resume-asked = { $name } asks to end the pause. One more player is enough.
notice-resume-refused = The pause goes on.
notice-resume-lapsed = The pause goes on.
notice-suspend-asked = { $name } asks to suspend { $seat } for conduct. { $more } more { $more ->
        [one] player
       *[other] players
    } must agree by <t:{ $until }:f>.
notice-suspend-refused = { $seat } is not suspended.
notice-suspend-lapsed = Too few agreed in time, so { $seat } is not suspended.

# The same as an earlier version asked it: how many must agree, not how many more
notice-undo-asked-before = { $name } asks to take back { $turns ->
        [one] the last turn
       *[other] the last { $turns } turns
    }. Everybody named here must agree by <t:{ $until }:f> ({ $needed } needed).
notice-abandon-asked-before = { $name } asks to give up the game. { $needed } { $needed ->
        [one] player
       *[other] players
    } must agree by <t:{ $until }:f>.
notice-replace-asked-before = { $newcomer } would like to take over the free seat of { $name }. { $needed } { $needed ->
        [one] player
       *[other] players
    } must agree by <t:{ $until }:f>.

# Acts in the log
act-who = { $role ->
        [moderator] { $name } (moderator)
        [member] { $name } (no seat)
       *[other] { $name }
    }
act-abandon-asked = { $who } asked to give up the game.
act-abandon-passed = It was agreed to give up the game.
act-abandon-refused = Giving up the game was refused.
act-abandon-lapsed = The question of giving up the game lapsed.
act-replace-asked = { $who } asked for the seat of { $name }.
act-replace-passed = { $newcomer } was accepted.
act-replace-refused = The newcomer was refused.
act-replace-lapsed = The question of the newcomer lapsed.
act-absent-asked = { $who } asked how to go on without { $seat }.
act-absent-passed = The table decided how to go on without { $seat }: { $choice ->
        [wait] { button-wait }
        [time] { button-time }
        [seat] { button-seat }
        [computer] { button-computer }
       *[pass] { button-pass }
    }.
act-absent-refused = The table did not agree on how to go on without { $seat }.
act-absent-lapsed = The table did not agree in time on how to go on without { $seat }.
act-pause-asked = { $who } asked for a pause until <t:{ $to }:f>.
act-pause-passed = The pause was agreed, until <t:{ $to }:f>.
act-pause-refused = The pause was refused.
act-pause-lapsed = The question of a pause lapsed.
act-resume-asked = { $who } asked to end the pause.
act-resume-passed = It was agreed to end the pause.
act-resume-refused = It was not agreed to end the pause.
act-resume-lapsed = The question of ending the pause lapsed.
act-resumed = The pause was over.
act-suspend-asked = { $who } asked to suspend { $seat }.
act-suspend-passed = The suspension of { $seat } was agreed.
act-suspend-refused = The suspension of { $seat } was refused.
act-suspend-lapsed = The question of suspending { $seat } lapsed.
act-suspended = { $who } suspended { $seat }.
act-reinstated = { $who } lifted the suspension of { $seat }.
act-ended = { $who } ended the game, which nobody at the table could.
act-left = { $seat } left; the seat is free.
act-returned = { $seat } came back.
act-conceded = { $who } conceded.
act-passed = The table passed { $seat }.
act-absent-due = { $why ->
        [time] { $seat } was out of time; the table was asked how to go on.
       *[other] { $seat } did not come; the table was asked how to go on.
    }

# Commands about seats
cmd-table-absent = Ask how to go on without a player who is not there
cmd-table-concede = Give up the game for yourself; the others play on
cmd-table-return = Come back to your seat
cmd-table-pause = Ask for a pause: no time runs
cmd-table-resume = Ask to end the pause
cmd-moderate = For moderators of the channel
cmd-moderate-suspend = Suspend a player for conduct
cmd-moderate-reinstate = Lift a suspension
cmd-moderate-end = End a game that nobody at the table can end
opt-absent-player = Who is not there
opt-absent-how = How you want to go on
opt-pause-until = The last day of the pause, such as tomorrow, 2.12. or 12 Dec
opt-player = The player
button-concede = Concede
button-quit = Leave the game
button-stop = End the game
button-return = I am back
sure-concede = Concede table { $table }? From then on your seat passes or goes to a successor; the others play on, and the result mentions it.
sure-quit = Leave table { $table }? Your seat is kept as it is: you can come back with `/table return` until somebody takes it.
sure-stop = Nobody else at table { $table } counts now, so this ends the game at once, also for those who are away.
sure-alone = You are the only person at table { $table }: without you, the game ends at once.
you-are-passed = ⏭️ The others go on without you: you are passed at every decision. *{ button-return }* ends that.
absent-how-unknown = Choose one of the ways to go on: wait, more time, pass, find a successor, or a computer.
player-unknown = { $table ->
    [0] The practice game
   *[other] Table { $table }
} has no such player, or several. Choose one from the list.
