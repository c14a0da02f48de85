# Who may do what, who counts, going on without somebody

button-wait = Wait
button-time = More time
button-pass = Pass
button-seat = Find a successor

# What was done
ended = The game is ended.
returned = Welcome back: your seat is yours again, and counts.
conceded = You have conceded. The others play on; the result will say so. `/table return` takes it back while your seat is yours.
suspended = The seat is suspended.
reinstated = The seat is free to play again.

# Why not
moderator-plays = You sit at table { $table }: another moderator or a majority decides on others’ seats there.
moderators-only = That belongs to moderators, who may manage messages here.
openers-only = That belongs to whoever opened table { $table }, and to moderators.
openers-for-a-day = That belongs to { $name }, who opened the table, until <t:{ $from }:f>; then to everybody who sits here.
seat-suspended = Your seat at table { $table } is suspended. A moderator can lift that.
nothing-to-return-to = There is no seat at table { $table } that you could come back to.
application-open = The table is already being asked about { $newcomer }. Try again when that is decided.
asked-in-vain = You asked that in vain. You may ask again after a finished turn of your own, or from <t:{ $until }:f>.
applied-in-vain = The table did not accept you. You may ask again from <t:{ $until }:f>.
somebody-can-end = Somebody at the table can still decide that: `/table abandon`.
nobody-to-accept = Nobody is at the table who could accept you. Whoever sits there can come back with a move.
absent-yourself = You are here yourself.
absent-not-waited-for = Nothing waits for { $name } now.
absent-counts = { $until ->
        [0] The time of { $name } does not run before the turn message stands in the channel
       *[other] { $name } has time until <t:{ $until }:f>
    }. When it is over, the others may decide how to go on.
pause-already = The table is paused until <t:{ $until }:f>.
pause-too-long = A pause ends in the future, { $days } days from now at most.
pause-none = The table is not paused.
conceded-already = You have conceded already.
suspended-already = { $name } is suspended already.
not-suspended = { $name } is not suspended.
suspend-yourself = Your own seat you may leave: `/table leave`.
suspend-needs-others = That takes the agreement of another seat, and nobody else is there. Ask another moderator.

# What the channel is told
notice-called = { $who }: { $line }
turn-passed = The table passed for { $names }.
notice-stopped = The game at table { $table } was stopped before its end.
notice-conceded = { $name } concedes. The others play on; the seat is passed from now on, and `/table absent` can find a successor.
notice-suspended = { $name } is suspended and sees nothing new. `/table absent` decides how to go on.
notice-reinstated = { $name } may play again.
notice-paused = Pause until <t:{ $until }:f>, for which { $name } asked: no time runs. Whoever wants to may play all the same; any two seats end it earlier with `/table resume`.
notice-resumed = The pause is over. Time runs again.
notice-outage = I was out of reach for { $counted ->
    [days] { $days } days
   *[hours] { $hours } hours
}. That counts for nobody: whoever must decide has as much more time.
notice-server-back = Discord could not reach this server, or I was not in it, for { $counted ->
    [days] { $days } days
   *[hours] { $hours } hours
}. That counts for nobody.
notice-absent-asked = { $why ->
        [empty] The seat of { $seat } is empty, and the game waits
        [gone] { $seat } has left the server, and the game waits
        [conceded] { $seat } has conceded, and the seat is passed
        [suspended] { $seat } is suspended, and the game waits
        [slow] { $seat } took very long for the last turns, and the game waits
        [time] The time of { $seat } is over, and the game waits
       *[silent] { $seat } has not moved for a long time, and the game waits
    }. How do you go on? *Wait*, *More time*, *Pass* (the least harmful legal move, until { $seat } comes back) or *Find a successor*; { $more } more { $more ->
        [one] seat must
       *[other] seats must
    } choose the same, until <t:{ $until }:f>. { $choice ->
        [wait] { $name } asks, and is for *{ button-wait }*.
        [time] { $name } asks, and is for *{ button-time }*.
        [pass] { $name } asks, and is for *{ button-pass }*.
        [seat] { $name } asks, and is for *{ button-seat }*.
       *[none] { "" }
    }
notice-absent-refused = You do not agree how to go on without { $seat }. The game waits; `/table absent` asks again.
notice-absent-lapsed = You did not agree in time how to go on without { $seat }. The game waits; `/table absent` asks again.
notice-pause-asked = { $name } asks for a pause until <t:{ $to }:f>. { $more } more { $more ->
        [one] seat must
       *[other] seats must
    } agree, until <t:{ $until }:f>.
notice-pause-refused = There is no pause.
notice-pause-lapsed = Too few agreed in time: there is no pause.
notice-resume-asked = { $name } asks to end the pause. One more seat is enough.
notice-resume-refused = The pause goes on.
notice-resume-lapsed = The pause goes on.
notice-suspend-asked = { $name } asks to suspend { $seat } for conduct. { $more } more { $more ->
        [one] seat must
       *[other] seats must
    } agree, until <t:{ $until }:f>.
notice-suspend-refused = { $seat } is not suspended.
notice-suspend-lapsed = Too few agreed in time: { $seat } is not suspended.

# The same as an earlier version asked it: how many must agree, not how many more
notice-undo-asked-before = { $name } asks to take back { $turns ->
        [one] the last turn
       *[other] the last { $turns } turns
    }. All named here must agree, until <t:{ $until }:f> ({ $needed } needed).
notice-abandon-asked-before = { $name } asks to give up the game. { $needed } seats must agree, until <t:{ $until }:f>.
notice-replace-asked-before = { $newcomer } would take the free seat of { $name }. { $needed } { $needed ->
        [one] seat
       *[other] seats
    } must agree, until <t:{ $until }:f>.

# Acts in the log
act-who = { $role ->
        [moderator] { $name } (moderator)
        [member] { $name } (no seat)
       *[other] { $name }
    }
act-abandon-asked = { $who } asked to give the game up.
act-abandon-passed = Giving up was agreed.
act-abandon-refused = Giving up was refused.
act-abandon-lapsed = The question of giving up lapsed.
act-replace-asked = { $who } asked for the seat of { $name }.
act-replace-passed = { $newcomer } was accepted.
act-replace-refused = The newcomer was refused.
act-replace-lapsed = The question of the newcomer lapsed.
act-absent-asked = { $who } asked how to go on without { $seat }.
act-absent-passed = The table decided how to go on without { $seat }: { $choice ->
        [wait] { button-wait }
        [time] { button-time }
        [seat] { button-seat }
       *[pass] { button-pass }
    }.
act-absent-refused = The table did not agree how to go on without { $seat }.
act-absent-lapsed = The table did not agree in time how to go on without { $seat }.
act-pause-asked = { $who } asked for a pause until <t:{ $to }:f>.
act-pause-passed = The pause was agreed, until <t:{ $to }:f>.
act-pause-refused = The pause was refused.
act-pause-lapsed = The question of a pause lapsed.
act-resume-asked = { $who } asked to end the pause.
act-resume-passed = Ending the pause was agreed.
act-resume-refused = The pause went on.
act-resume-lapsed = The pause went on.
act-resumed = The pause was over.
act-suspend-asked = { $who } asked to suspend { $seat }.
act-suspend-passed = The suspension of { $seat } was agreed.
act-suspend-refused = The suspension of { $seat } was refused.
act-suspend-lapsed = The question of suspending { $seat } lapsed.
act-suspended = { $who } suspended { $seat }.
act-reinstated = { $who } lifted the suspension of { $seat }.
act-ended = { $who } ended the game, which nobody at the table could.
act-left = { $seat } left; the seat waits.
act-returned = { $seat } came back.
act-conceded = { $who } conceded.
act-passed = The table passed { $seat }.
act-absent-due = { $why ->
        [time] The time of { $seat } was over; the table was asked how to go on.
       *[other] { $seat } does not come; the table was asked how to go on.
    }

# Commands about seats
cmd-table-absent = Ask how to go on without a player who does not come
cmd-table-concede = Give the game up for yourself; the others play on
cmd-table-return = Take your seat up again
cmd-table-pause = Ask for a pause: no time runs
cmd-table-resume = Ask for the pause to end
cmd-moderate = For moderators of the channel
cmd-moderate-suspend = Suspend a player for conduct
cmd-moderate-reinstate = Lift a suspension
cmd-moderate-end = End a game that nobody at the table can end
opt-absent-player = Who does not come
opt-absent-how = What you are for
opt-pause-until = The last day of the pause, such as tomorrow, 2.12. or 12 Dec
opt-player = The player
button-concede = Concede
button-quit = Leave the game
button-stop = End the game
button-return = I am back
sure-concede = Concede table { $table }? Your seat is passed from then on or goes to a successor; the others play on, and the result says so.
sure-quit = Leave table { $table }? Your seat waits as it stands: you can come back with `/table return` until somebody takes it.
sure-stop = Nobody else at table { $table } counts now, so this ends the game at once, for those who are away too.
you-are-passed = ⏭️ The others go on without you: your decisions are passed. *I am back* ends that.
absent-how-unknown = Choose one of the ways to go on: wait, more time, pass, or find a successor.
player-unknown = Table { $table } has no such player, or several. Choose one from the list.
