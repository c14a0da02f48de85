# The clock of a table

# Figures: waking hours, 14 of them a day
span-hours = { $hours } h
span-days = { $hours } h ({ $days ->
        [one] 1 waking day
       *[other] { $days } waking days
    })
span-minutes = { $minutes } min
span-both = { $hours } h { $minutes } min
clock-none-chosen = none
clock-figures = { $base } to begin with, { $increment } more for each decision, never more than { $cap }. Only waking hours count. When time is up, { $zero }
zero-tell = the table is told
zero-pass = the least harmful legal move is made
zero-ask = the others are asked
lobby-clock = Clock: { $clock }
menu-pace = Pace, clock and reminders
clock-choice-none = no clock
clock-choice-tell = clock; when time is up, the table is told
clock-choice-pass = clock; when time is up, the least harmful legal move is made
clock-choice-ask = clock; when time is up, the others are asked
clock-short = { $base } plus { $increment } a decision, never more than { $cap }

# Time left
time-until = ⏱️ You have time until <t:{ $zero }:f>.
time-over = ⏱️ Your time has been up since <t:{ $zero }:f>.
time-still = ⏱️ You have { $span } left; your time is standing still.
turn-until = ⏱️ Time until <t:{ $zero }:f>
turn-until-each = ⏱️ { $name }: time until <t:{ $zero }:f>
status-until = time until <t:{ $zero }:f>
pace-title = Pace and clock of table { $table }
pace-seat-until = { $name }: time until <t:{ $zero }:f>
pace-seat-over = { $name }: out of time since <t:{ $zero }:f>
pace-seat-left = { $name }: { $span } left
pace-how = For another pace or clock, use `/table pace` and say what you want; a majority decides.
pace-in-lobby = The opener chooses pace and clock under *{ button-rules }*.
button-time-for = More time for { $name }

# At zero
remind-zero = This is the last reminder. Your time is up <t:{ $zero }:R>, at <t:{ $zero }:f>; { $how ->
        [finish] then your turn is finished as it stands
        [pass] then the least harmful legal move is made for you
        [ask] then the others are asked how to go on
       *[tell] then the table is told
    }. Any other player there can give you more time.
turn-clock-passed = ⏱️ Out of time, and passed by the clock: { $names }. Whoever it was can take that back until somebody else acts.
turn-clock-finished = ⏱️ { $names } ran out of time: the clock finished the turn as it stood.
notice-clock-zero = ⏱️ { $name } is out of time. The game waits; any other player can give more time.
notice-time-given = { $name } gave { $seat } more time{ $until ->
        [0] { "" }
       *[other] , until <t:{ $until }:f>
    }.
time-given = More time is given.

# Another pace and clock
notice-pace-asked = { $name } asks for another pace: { $pace }. Clock: { $clock }. { $more } more { $more ->
        [one] player
       *[other] players
    } must agree by <t:{ $until }:f>.
notice-pace-passed = From now on the pace is: { $pace }. Clock: { $clock }.
notice-pace-refused = Pace and clock stay as they are.
notice-pace-lapsed = Too few agreed in time, so pace and clock stay as they are.

# Why not
clock-none = Table { $table } has no clock.
time-own = You cannot give yourself more time; the others can.
time-absent = { $name } does not count now and has no clock.
time-full = { $name } already has as much time as the clock allows.
pace-the-same = Table { $table } already has that pace and clock.

# Acts in the log
act-clock = { $who } chose the clock: { $clock }
act-clock-finished = ⏱️ clock: { $seat }’s turn was finished as it stood.
act-clock-passed = ⏱️ clock: { $seat } was passed.
act-clock-zero = ⏱️ clock: { $seat } was out of time.
act-time-given = { $who } gave { $seat } more time.
act-pace-asked = { $who } asked for another pace: { $pace }. Clock: { $clock }
act-pace-passed = Another pace was agreed: { $pace }. Clock: { $clock }
act-pace-refused = Another pace was refused.
act-pace-lapsed = The question of another pace lapsed.

# Commands
cmd-table-pace = Pace, clock and time left; with options, ask for another pace or clock
opt-pace = How often you play
opt-clock = A clock with the figures of the pace, and what happens when time is up
