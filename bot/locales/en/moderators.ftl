# What moderators do, rest, hidden texts

closed = The table is closed.
expelled = That player no longer has a seat at the table, and gets one again only by invitation from a moderator or whoever opened it.
expelled-last = That player no longer has a seat at the table. Nobody else had one, so it is closed.
was-expelled = A moderator removed you from table { $table }. A moderator or whoever opened it can invite you again.
place-occupied = Table { $table } already has this very channel. Give the command in another channel or in a thread.
place-the-same = Table { $table } is already here.
hidden = It is hidden.
nothing-to-hide = At table { $table } there is no such text to hide. Choose one from the list.
hidden-thread = It is hidden. I could not rename the thread; please do that by hand.
hideable-table = The name of the table: { $text }
hideable-name = The player name { $text }
hideable-reason = The reason given for setting something right: { $text }
rested = The table is at rest. The next command or press there wakes it.
rests-already = Table { $table } is already at rest.
rests-displaced = Table { $table } is at rest, and table { $other } has taken its channel. Move it to another channel: give the command `/table move` there.
status-rests = Table { $table } is at rest until somebody there goes on.
news-rests = 💤 The table is at rest: nobody has to decide anything.
lobby-stopped = The game was stopped before its end. This is how it stood:
absent-still = Time is standing still at the table, so { $name } loses none. Two players can end a pause with `/table resume`.
lobby-expelled = { $name } was removed by a moderator.
notice-closed = { $name } (moderator) closed table { $table }.
notice-moved-away = Table { $table } goes on in <#{ $to }>.
notice-rests = Nobody has moved at table { $table } for { $days } days, so it is put to rest: no time runs, and its channel is free for another table. Nothing is lost; the next command or press of anybody seated here wakes it.
notice-rests-by-moderator = { $name } (moderator) put table { $table } to rest: no time runs, and its channel is free for another table. Nothing is lost; the next command or press of anybody seated here wakes it.
notice-woken = { $name } woke table { $table }. It goes on where it stopped, and time runs again.
notice-resumed-early = The pause is over; { $name } asked for it. Time runs again.
notice-pause-late = The pause was agreed too late: its end has passed.
act-closed = { $who } closed the table.
act-expelled = { $who } removed { $seat } from the table.
act-relocated = { $who } moved the table to <#{ $place }>.
act-hidden = { $what ->
        [reason] { $who } hid the reason for setting something right
        [table] { $who } hid the name of the table
        [guest] { $who } hid the name of somebody without a seat
        [ruling] { $who } hid a ruling in players’ words
       *[player] { $who } hid the name of { $seat }
    }.
act-rested = { $who } put the table to rest.
act-rested-by-time = The table was put to rest: nobody had moved for a long time.
act-woken = { $who } woke the table.

remark-conceded = { $name } had conceded.
remark-suspended = { $name } was suspended.
remark-empty = The seat of { $name } was empty.
remark-replaced = { $name } took over the seat during the game.
remark-passed = The table passed { $count ->
        [one] one turn
       *[other] { $count } turns
    } of { $name }.

cmd-moderate-close = Close a table that is still gathering players
cmd-moderate-expel = Remove somebody from a table that is still gathering players
cmd-moderate-move = Move a table of this server to this channel
cmd-moderate-hide = Hide a text that a player wrote: the table’s name, or somebody’s
opt-hidden-text = What to hide
cmd-moderate-rest = Put a table to rest until somebody there goes on
suggest-none-suspended = Nobody is suspended here
