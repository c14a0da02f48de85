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
clock-figures = { $base } to begin with, { $increment } more for each decision, { $cap } at most. Only waking hours count. When the time is over: { $zero }
zero-tell = the table is told
zero-pass = the decision is passed by the least harmful legal move
zero-ask = the others are asked
lobby-clock = Clock: { $clock }
menu-pace = Pace, clock and reminders
clock-choice-none = no clock
clock-choice-tell = clock; at zero the table is told
clock-choice-pass = clock; at zero the decision is passed
clock-choice-ask = clock; at zero the others are asked
clock-short = { $base } + { $increment } a decision, { $cap } at most

# Time left
time-until = ⏱️ You have time until <t:{ $zero }:f>.
time-over = ⏱️ Your time has been over since <t:{ $zero }:f>.
time-still = ⏱️ You have { $span } left; your time stands still.
turn-until = ⏱️ Time until <t:{ $zero }:f>
turn-until-each = ⏱️ { $name }: time until <t:{ $zero }:f>
status-until = time until <t:{ $zero }:f>
pace-title = Pace and clock of table { $table }
pace-seat-until = { $name }: time until <t:{ $zero }:f>
pace-seat-over = { $name }: time over since <t:{ $zero }:f>
pace-seat-left = { $name }: { $span } left
pace-how = Another pace or clock: `/table pace` with what you want; a majority decides.
pace-in-lobby = The opener chooses pace and clock under *{ button-rules }*.
button-time-for = More time for { $name }

# At zero
remind-zero = This is the last reminder. Your time ends <t:{ $zero }:f> (<t:{ $zero }:R>); { $how ->
        [finish] then your turn is finished as it stands
        [pass] then the least harmful legal move is made for you
        [ask] then the others are asked how to go on
       *[tell] then the table is told
    }. Anybody else who plays there can give you more time.
turn-clock-passed = ⏱️ The time of { $names } was over: passed by the clock. Whoever it was can take that back until somebody else acts.
turn-clock-finished = ⏱️ The time of { $names } was over: the clock finished the turn as it stood.
notice-clock-zero = ⏱️ The time of { $name } is over. The game waits; anybody else who plays can give more time.
notice-time-given = { $name } gave { $seat } more time{ $until ->
        [0] { "" }
       *[other] , until <t:{ $until }:f>
    }.
time-given = Given.

# Another pace and clock
notice-pace-asked = { $name } asks for another pace: { $pace }. Clock: { $clock }. { $more } more { $more ->
        [one] seat must
       *[other] seats must
    } agree, until <t:{ $until }:f>.
notice-pace-passed = From now on the pace is: { $pace }. Clock: { $clock }.
notice-pace-refused = Pace and clock stay as they are.
notice-pace-lapsed = Too few agreed in time: pace and clock stay as they are.

# Why not
clock-none = Table { $table } has no clock.
time-own = Your own time the others give you.
time-absent = { $name } does not count now, and has no clock.
time-full = { $name } has as much time as the clock allows.
pace-the-same = That is the pace and the clock of table { $table } already.

# Acts in the log
act-clock = { $who } chose the clock: { $clock }
act-clock-finished = ⏱️ clock: the turn of { $seat } was finished as it stood.
act-clock-passed = ⏱️ clock: { $seat } was passed.
act-clock-zero = ⏱️ clock: the time of { $seat } was over.
act-time-given = { $who } gave { $seat } more time.
act-pace-asked = { $who } asked for another pace: { $pace }. Clock: { $clock }
act-pace-passed = Another pace was agreed: { $pace }. Clock: { $clock }
act-pace-refused = Another pace was refused.
act-pace-lapsed = The question of another pace lapsed.

# Commands
cmd-table-pace = Pace, clock and time left; with options: ask for another pace or clock
opt-pace = How often you play
opt-clock = A clock with the figures of the pace, and what happens at zero
