list-parts = { "; " }
list-last = { $rest } and { $last }
signed = { $sign } · { $label }
menu-of-area = { $menu }: { $area }
game-coal_baron = Coal Baron
colour-orange = Orange
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-red = Red

# The lobby
lobby-title = **{ $game }** · table { $table }
lobby-seat = { $number }. { $name }
lobby-players = Seats taken: { $seats }. The game takes { $least } to { $most } players, seated clockwise.
lobby-language = Language of the table: { $language }
lobby-option = { $question }: **{ $meaning }**
lobby-preset = **{ $name }**: { $about }
lobby-edition = Edition **{ $name }**: { $about }
edition = Edition: { $name }{ $changed ->
    [0] { "" }
    [one] , 1 option changed
   *[other] , { $changed } options changed
}
lobby-fingerprint = Fingerprint of the shuffle: `{ $fingerprint }`
lobby-running = The game is in <#{ $place }>.
lobby-over = The game is over.
lobby-place = How it went: <#{ $place }>
lobby-abandoned = This table is closed.
thread-name = { $game } · table { $table }
signpost = 📌 **{ $game }**, table { $table }. The button leads to the latest turn.
button-join = Join
button-leave = Leave the table
button-rules = Options
button-all-rules = Back to all options
button-start = Start the game
button-act = Act
button-mine = My board
button-news = News
button-finish = Finish turn
button-overview = Back
button-board = Board
button-log = Log
button-where = Go to the current turn
button-earlier = Earlier
button-later = Later
for-later = For later: { $what }
button-yes = Agree
button-no = Refuse
button-take-seat = Take the seat
menu-language = Language of the table
menu-part = Look at a part of the board
table-opened = Table { $table } is open. Its card is in the channel.
table-opened-unseen = Table { $table } is open, but its card is not in the channel yet. It will be as soon as Discord accepts it; until then, take a seat with `/table join`.
card-refused = I could not post the table’s card here, so no table was opened. `/table check` names what is missing.
joined = You have a seat.
left = You have given up your seat.
started = The game begins in <#{ $place }>.
option-set = The option is changed; everybody sees it on the card.
option-unknown = There is no such option.
table-language-set = The language of the table is changed.
table-language-edition-set = The language of the table is changed, and with it the edition you play, which the card names.
language-unknown = I do not speak that language.
my-language-set = From now on I answer you in { $language }.
rules-title = Options { table-of }:
switch-to = Change to: { $meaning }
already-seated = You already have a seat at table { $table }.
not-seated = You have no seat at table { $table }.
table-full = Table { $table } is full: all { $seats } seats are taken.
too-few-players = At least { $least } players are needed; { $seats } { $seats ->
        [one] is
       *[other] are
    } seated so far.
too-many-lobbies = You already have { $most } tables here that are gathering players. Start or leave one of them first.
place-taken = Table { $table } is already in this channel, and I may not open threads here. Finish that game first, use another channel, or give me the permission *{ right-create_public_threads }*.
channel-unfit = A table cannot be played in a channel of this kind. Give the command in a text channel or a thread.
thread-failed = Discord could not create a thread just now, so nothing was started. Please try again in a moment.
thread-refused = Discord refused to create a thread, and another game is already running in this channel. Nothing was started.
table-unknown = There is no table { $table }.
table-is-lobby = The game at table { $table } has not begun.
table-is-over = { $table ->
    [0] The practice game is over.
   *[other] The game at table { $table } is over.
}
table-is-abandoned = { $table ->
    [0] The practice game was given up.
   *[other] The game at table { $table } was given up.
}
table-is-stopped = { $table ->
    [0] The practice game was stopped before its end.
   *[other] The game at table { $table } was stopped before its end.
}
lobby-is-running = The game at table { $table } has already begun.
lobby-is-over = The game at table { $table } is over.
lobby-is-abandoned = Table { $table } was closed.
no-table-here = There is no table in this channel. `/table new` opens one.
several-tables = Several tables belong to this channel: { $tables }. Give the command in the table’s thread.
invited-faults = Nobody was invited, and no table was opened. { $faults }
invited-yourself = You need no invitation: you have the first seat.
invited-bot = { $user } is a bot and cannot play.
invited-twice = { $user } is named twice.
invited-absent = { $user } is not on this server.

# The turn message and what is told
turn-head = { $who } · Table { $table } · { $asked }
turn-head-behind = Table { $table } · { $asked } · { $who }
asked-decides = { $asked }: { $decides }
asked-of = { $who } ({ $decides })
news-begun = The game begins.
news-moved = The table goes on here. Nothing was lost.
news-restored = The host restored a backup from <t:{ $time }:f>. Whatever was played after that is lost.
news-mended = The host put the table back to an earlier position.
more-in-log = … { $count } earlier { $count ->
        [one] event
       *[other] events
    }, in `/table log`
more-after-in-log = … and { $count } more { $count ->
        [one] event
       *[other] events
    }, in `/table log`
phase-numbered = { $number }. { $phase }
phase-ended = **Finished: { $phase }.**
turn-invited = { $who }: { $count ->
    [one] set your answer in advance with *{ button-act }*, or wait to be asked.
   *[other] set your answers in advance with *{ button-act }*, or wait to be asked.
}
phase-head = **Table { $table } · { $phase }**
phases-head = **Table { $table } · { $count } phases at once**
phases-part = **{ $phase }**
button-phase = Picture { $phase }
menu-phase = The picture of each phase
phase-gone = That picture is no longer kept: I keep pictures of single phases for 30 days. `/board view` shows the board now, `/table log` what happened.
final-head = { $who } · **Table { $table } · The game is over**
phase-picture = { $phase }, finished
final-scores = Final scores
final-wins = { $who } { $count ->
        [one] wins
       *[other] win
    }
final-seed = Shuffle: seed `{ $seed }`, salt `{ $salt }`, fingerprint `{ $fingerprint }`. `/rules fair` gives the record to check them.
notice-invited = { $name } invites you to table { $table }. Press *{ button-join }* on its card.
notice-locked = The thread <#{ $place }> of table { $table } is locked. Nothing is lost; the game waits until it is unlocked.
notice-seat-free = { $name } left table { $table }. The seat is kept as it is; whoever takes it over needs your agreement, and `/table abandon` gives up the game.
notice-seat-offered = The seat of { $name } is free, as the table decided. Until a newcomer is accepted, which the table decides too, { $name } can take it back with `/table return`. `/table abandon` gives up the game.
notice-seat-freed = The seat of { $name } is free, as you decided. It is kept as it is; whoever takes it over needs your agreement, and `/table abandon` gives up the game.
notice-replaced = From here on { $name } plays in that seat.
notice-abandoned = The game at table { $table } was given up.
notice-abandon-asked = { $name } asks to give up the game. { $more } more { $more ->
        [one] player
       *[other] players
    } must agree by <t:{ $until }:f>.
notice-abandon-refused = The game is not given up.
notice-abandon-lapsed = Too few agreed in time, so the game goes on.
notice-replace-asked = { $newcomer } would like to take over the seat of { $name }. { $more } { $more ->
        [one] player
       *[other] players
    } must agree by <t:{ $until }:f>.
notice-replace-refused = The newcomer was not accepted. The seat stays as it is.
notice-replace-lapsed = Too few agreed in time. The seat stays as it is.
warn-attach-files = ⚠️ I may not attach files here. Without pictures I describe the board in words; please give me the permission *{ right-attach_files }*.

# The private panel
# What a table is called; a practice game has no number that anybody needs (0).
table-here = { $table ->
    [0] Practice game
   *[other] Table { $table }
}
table-named = { $table ->
    [0] practice game
   *[other] table { $table }
}
table-of = { $table ->
    [0] of the practice game
   *[other] of table { $table }
}
table-at = { $table ->
    [0] in the practice game
   *[other] at table { $table }
}
table-at-first = { $table ->
    [0] In the practice game
   *[other] At table { $table }
}
panel-title = **{ table-here } · { $name }**
board-title = **{ table-here }**
own-board = **{ table-here } · your board**
moves-so-far = Your moves so far ({ $count }): { $moves }
moves-cut = ⚠️ The position changed; { $count ->
        [one] your last open move no longer holds and was
       *[other] your last { $count } open moves no longer hold and were
    } removed.
unused = Still unused if you finish now: { $what }
held-up = ⚠️ I could not write to the channel yet; your moves are safe, and I keep trying. `/table check` names what is missing.
move-made = Done.
move-sealed = Done. What you saw cannot be taken back.
turn-finished = Your turn is finished.
turn-finished-again = Your turn is finished, and it is your turn again.
answer-left = Noted, and nobody else sees it. It is used as soon as that decision is yours.
answer-not-in-plan = A ranking cannot be part of a plan.
end-inside-plan = Only the last step of a plan may end your turn; nothing was done.
stale = That button belonged to an earlier position. Here is the current one.
form-kept = What you wrote is still in the form.
control-unknown = That control belongs to an earlier version of mine. `/board view` shows where the game stands.
command-changed = This command has changed. Try again in a minute, or restart Discord.
option-unreadable = I cannot read “{ $value }” here.
refused = ⛔ { $reason }
refused-plainly = ⛔ That is not possible here.
plan-refused = ⛔ Step { $step } of { $steps } (“{ $text }”) is not possible, so nothing was done. { $reason }
not-saved = ⚠️ Not saved: the disk refused to write. Nothing has changed; please try again later.
not-read = ⚠️ The disk could not be read just now. Your games are as they were; please try again later.
counts = ✅ That counts and is saved; only my answer to it could not be shown.
move-counts = ✅ That counts and is saved; only the panel could not be shown. *{ button-act }* shows where you stand.
incident = ⚠️ Something went wrong on my side (incident { $number }); nothing has changed. The host has been told.
incident-logged = ⚠️ Something went wrong on my side (incident { $number }); nothing has changed. Please pass the number on to whoever hosts me: the cause is in my log.
no-news = Nothing has happened since your last turn.
news-page = Since your last turn ({ $count }), page { $page } of { $pages }:
news-title = Since your last turn ({ $count }):
part-whole = The whole board
part-player = Board of { $name }
part-enlarged = { $part }, enlarged
part-unknown = No part of the board is called “{ $part }”; the menu lists them all.
part-ambiguous = “{ $part }” could mean { $names }. Choose in the menu, or type more of it.
where = The current turn of table { $table }: { $link }
where-nowhere = { $table ->
    [0] A practice game has no turn message: `/practise` opens it.
   *[other] Table { $table } has no turn message yet.
}
log-title = Log { table-of }, page { $page } of { $pages }
log-empty = The log { table-of } is empty.
log-undone = ↩ ~~{ $line }~~
status-none = You have no seat at an open table.
status-title = Your tables ({ $count }):
status-lobby = Table { $table }: gathering players.
status-yours = **Table { $table }: your turn**, { $asked }.
status-others = Table { $table }: { $who }, { $asked }.
suggest-none = Nothing is possible: { $reason }
suggest-none-fits = Nothing legal fits “{ $typed }”
suggest-nothing = nothing of this kind is legal now
suggest-not-your-turn = it is not your turn
suggest-nothing-chosen = Nothing was chosen, and nothing of this kind is legal with what you entered elsewhere.
suggest-plan = { $steps ->
    [one] This plan, 1 step
   *[other] This plan, { $steps } steps
}
suggest-plan-long = The plan is legal; leave the text as you typed it
suggest-ranked-all = everything is in the ranking
suggest-no-candidate = nothing
suggest-no-table = No game of this kind is being played in this channel.
suggest-no-seat = You have no seat at this table.
suggest-no-match = Nothing fits “{ $typed }”.
suggest-empty = There is nothing to choose from.
suggest-not-read = The list could not be read just now. You can type the value yourself.
suggest-fault = The list could not be made (incident { $number }). You can type the value yourself.
zone-choice = { $city } ({ $zone }), now { $time }
suggest-no-boards = The host has no board for this game in the folder.
other-game = { $table ->
    [0] Your practice game is of another game.
   *[other] Table { $table } plays another game, or none yet.
}

# Votes
vote-opened = The others are being asked; the channel shows what they decide.
vote-passed = Agreed.
vote-passed-wait = Agreed: { button-wait }.
vote-passed-time = Agreed: { button-time }.
vote-passed-pass = Agreed: { button-pass }.
vote-passed-seat = Agreed: { button-seat }.
vote-passed-computer = Agreed: { button-computer }.
vote-refused = Refused.
ballot-counted = Your vote counts. If you vote again, the latest one holds.
vote-lapsed = Closed: there was no agreement.
seat-taken = The seat is taken.
vote-closed = This question is closed.
vote-not-yours = This question is not for you to decide.
vote-went-with-seat = This question is not for you to decide: you were away from your seat after it was asked, and your vote went with the seat.
vote-already-open = That question is already open.
seat-given-up = Your seat is free for a successor now.
succession-asked = The others are asked whether you may take the seat.
no-free-seat = Table { $table } has no free seat.
relocated = The table goes on here.
place-not-lost = The channel of this table, <#{ $place }>, is still there.
move-within-server = Table { $table } belongs to another server; it can move only to a channel of that server.

# Rights
check-fine = I have every permission I need in this channel.
check-missing = Permissions I am missing in this channel:
check-needed = • **{ $right }** (needed)
check-optional = • { $right } (optional; without it, { $without })
check-unpinned = • The signpost of table { $table } is not pinned. I will pin it as soon as I may.
rights-missing = I cannot run a table here without these permissions: { $rights }. `/table check` says more.
right-view_channel = View Channel
right-send_messages = Send Messages
right-send_messages_in_threads = Send Messages in Threads
right-create_public_threads = Create Public Threads
right-attach_files = Attach Files
right-read_message_history = Read Message History
right-pin_messages = Pin Messages
without-create_public_threads = games are played in the channel itself
without-attach_files = boards are described in words
without-pin_messages = the way to the current turn is not pinned

# Boards, presets, notes
menu-single-rules = Choose options one by one
menu-change-rule = Change an option
board-not-used = This game has no boards to choose from.
board-unknown = There is no board “{ $name }” in the host’s folder.
board-too-large = The board file { $name } is too large.
board-missing = The board file { $name } does not exist.
board-unreadable = The board file { $name } cannot be read.
board-faults = The board file { $name } has { $count ->
        [one] a fault
       *[other] { $count } faults
    }; nothing was changed:
board-of-other-game = The board file { $name } is a board for { $game }, not for { $wanted }.
board-of-no-game = The file { $name } is not a board for any game played here.
lobby-board = Board: { $name }
button-note = Note to myself
form-note = For your next turn
note-kept = Noted; you will see it at your next turn.
note-removed = The note is removed.
note-shown = 📝 { $note }

# What cannot be read
host-told = the host has been told (incident { $number })
host-untold = please tell the host: incident { $number }
damaged-position = ⚠️ The position of table { $table } cannot be read; { $host }. The host can set it back. The table can also be given up with `/table abandon` or left with `/table leave`.
damaged-newer = ⚠️ The position { table-of } was written by a newer version of the bot; { $host }. Nothing is lost.
damaged-game = ⚠️ This version of the bot does not have the game played at table { $table }; { $host }. The table can be given up with `/table abandon` or left with `/table leave`.
damaged-options = ⚠️ The options of table { $table } cannot be read; { $host }. Leave it with `/table leave` and open another.
damaged-board = ⚠️ The board on which table { $table } is played cannot be read; { $host }. The table can be given up with `/table abandon` or left with `/table leave`.
damaged-moves = ⚠️ An open turn { table-at } cannot be read; { $host }.
damaged-checkpoint = ⚠️ That earlier position { table-of } cannot be read, so nothing was taken back; { $host }.
damaged-actions = ⚠️ What was played since an earlier position { table-of } cannot be read, so nothing was taken back; { $host }.
damaged-log = ⚠️ A line of the log { table-of } cannot be read; { $host }.
damaged-vote = ⚠️ This question { table-at } cannot be read, so no votes count; { $host }. It lapses in time and can then be asked again.
damaged-letter = ⚠️ A message { table-of } cannot be read; { $host }.
lobby-unreadable = ⚠️ The options of this table cannot be read: it cannot be started, only left.
log-unreadable = ⚠️ What happened here cannot be read.
news-unreadable = ⚠️ Some of it cannot be read.
moves-unreadable = ⚠️ Your open moves could not be read and were removed; your turn begins anew.
status-unreadable = ⚠️ Table { $table } cannot be read; { $host }. In its channel it can be given up with `/table abandon` or left with `/table leave`.
suggest-unreadable = The position of this table cannot be read.
notice-moved-unreadable = The table belongs here from now on. Its position cannot be read: the host can set it back, or you can give it up with `/table abandon`.
