# What moderators do, rest, hidden texts

closed = The table is closed.
expelled = They no longer sit at the table. They can sit there again once whoever opened it, or a moderator, invites them.
expelled-last = They no longer sit at the table. Nobody else did, so it is closed.
was-expelled = A moderator took you out of table { $table }. Whoever opened it, or a moderator, can invite you again.
place-occupied = Table { $table } has this very channel. Give the command in another channel or in a thread.
place-the-same = Table { $table } is here already.
hidden = It is hidden.
nothing-to-hide = At table { $table } there is no such text that could be hidden. Choose one from the list.
hidden-thread = It is hidden. I could not give the thread another name; please do that by hand.
hideable-table = The name of the table: { $text }
hideable-name = The name { $text }
rested = The table rests. The next command or press there wakes it.
rests-already = Table { $table } rests already.
rests-displaced = Table { $table } rests, and table { $other } has its channel by now. Carry it to another one: give the command `/table move` there.
status-rests = Table { $table } rests until somebody there goes on.
news-rests = 💤 The table rests: nobody has to decide anything.
lobby-stopped = The game was stopped before its end. So it stood:
absent-still = Time stands still at the table, so { $name } loses none. Two seats end a pause with `/table resume`.
lobby-expelled = { $name } was taken out by a moderator.
notice-closed = { $name } (moderator) closed table { $table }.
notice-moved-away = Table { $table } goes on in <#{ $to }>.
notice-rests = Nobody has moved at table { $table } for { $days } days, so it rests: no time runs, and its channel is free for another. Nothing is lost; the next command or press of anybody who sits here wakes it.
notice-rests-by-moderator = { $name } (moderator) put table { $table } to rest: no time runs, and its channel is free for another. Nothing is lost; the next command or press of anybody who sits here wakes it.
notice-woken = { $name } woke table { $table }. It goes on where it stood, and so does its time.
notice-resumed-early = The pause is over; { $name } asked for it. Time runs again.
notice-pause-late = The pause was agreed too late: its end has passed.
act-closed = { $who } closed the table.
act-expelled = { $who } took { $seat } out of the table.
act-relocated = { $who } moved the table to <#{ $place }>.
act-hidden = { $what ->
        [table] { $who } hid the name of the table
        [guest] { $who } hid the name of somebody without a seat
       *[player] { $who } hid the name of { $seat }
    }.
act-rested = { $who } put the table to rest.
act-rested-by-time = The table was put to rest: nobody had moved for long.
act-woken = { $who } woke the table.

remark-conceded = { $name } had conceded.
remark-suspended = { $name } was suspended.
remark-empty = The seat of { $name } was empty.
remark-replaced = { $name } took the seat over during the game.
remark-passed = The table passed { $count ->
        [one] one turn
       *[other] { $count } turns
    } of { $name }.

cmd-moderate-close = Close a table that is still gathering
cmd-moderate-expel = Take somebody out of a table that is still gathering
cmd-moderate-move = Carry a table of this server to this channel
cmd-moderate-hide = Hide a text that a player wrote: the table’s name, or somebody’s
opt-hidden-text = What is to be hidden
cmd-moderate-rest = Put a table to rest until somebody there goes on
suggest-none-suspended = Nobody is suspended here
