# Gathering: invitations, the opener, names, rematches

button-decline = Decline
button-stay = I still want to play
button-rematch = Rematch
menu-patience = Time without a move
patience-days = { $days } days
table-label = { $table } “{ $name }”
head-named = { $head } · { $name }

# The card
lobby-opener = { $name } chooses the options and starts the game; from <t:{ $until }:f> on, anybody seated here may.
lobby-openers-all = Anybody seated here may choose the options and start the game.
lobby-guests-open = Waiting for an answer: { $names }
lobby-guests-declined = Declined: { $names }
lobby-guests-vacated = Seats free again, for lack of an answer: { $names }
lobby-patience = After { $days } days without a move, the others are asked how to go on.

# Invitations and the question of a lobby of long standing
invitation-given = { $who }: { $name } invites you to play { $game } at table { $table }. The invitation lapses after 48 hours.
invitation-joined = Joined: { $names }
invitation-declined = Declined: { $names }
invitation-lapsed = No answer in time: { $names }
invitation-withdrawn = Not answered: { $names }
invitation-answered = This invitation is settled.
stay-asked = Table { $table } has been gathering players for days. Do you still want to play? Whoever does not answer within 48 hours loses the seat.
stay-vacated = Seats free again, for lack of an answer: { $names }
stay-answered = Answered.

# What was done
invited-quietly = The invitation is there, but without a mention: that person was already called by three invitations today.
rematch-opened = Table { $table } is open for a rematch; its card is in <#{ $place }>.
invited = The invitation is on its way.
declined = You declined. If you change your mind, the card still gives you a seat.
appointed = From now on that player chooses the options and starts the game.
stays = Good, you keep your seat.
my-invitations-all = Anybody may invite you.
my-invitations-known = Only people you have played with may invite you.
my-invitations-none = Nobody may invite you.
where-card = Table { $table } is still gathering players: { $link }

# Why not
invite-faults = Nobody was invited. { $faults }
invited-seated = { $name } already has a seat at table { $table }.
invited-many = { $most } invitations to this table are still open. Wait for some of the answers.
invited-unwanted = { $names } { $count ->
        [one] does
       *[other] do
    } not accept invitations from you.
invited-already = { $name } has already been invited.
invited-too-soon = { $name } declined or left. You may invite them again from <t:{ $until }:f>; the card gives them a seat at any time.
not-invited = You have no open invitation to table { $table }.
appointed-already = { $name } already does that.
name-too-long = A table’s name can have { $most } characters at most.
name-invisible = That name has nothing that could be seen.
rematch-too-soon = The game at table { $table } is not over yet.
rematch-gathers = A rematch is already open: table { $number }, { $link }

# Acts in the log
act-opened = { $who } opened the table.
act-joined = { $who } joined.
act-departed = { $who } left.
act-declined = { $who } declined.
act-invited = { $who } invited { $names }.
act-lapsed = The invitation of { $name } lapsed.
act-appointed = { $who } made { $name } the opener.
act-language = { $who } chose the language { $language }.
act-option = { $who } changed an option: { $question }: { $meaning }
act-preset = { $who } chose the set of options { $preset }.
act-patience = { $who } chose that after { $days } days without a move the others may decide how to go on.
act-named = { $who } gave the table another name.
act-stays = { $who } still wants to play.
act-asked-to-stay = Everybody seated was asked whether they still want to play.
act-vacated = { $seat } did not answer; the seat is free again.
act-started = { $who } started the game.
act-rematch = { $who } opened table { $number } for a rematch.

# Commands
cmd-table-invite = Invite somebody to the table that gathers players here
cmd-table-opener = Name who chooses the options and starts the game
cmd-table-decline = Decline an invitation to the table here
cmd-table-rename = Give a table that gathers players another name
cmd-table-rematch = Invite the players of a finished game to another one
cmd-me-invitations = Who may invite you to tables
opt-guest = Whom to invite
opt-opener = Who takes that over from the opener
opt-name = What the table is called, up to 40 characters
opt-new-name = The name, up to 40 characters; leave it out to remove the name
opt-accepts = Whose invitations you accept
accepts-all = everybody
accepts-known = people I have played with
accepts-none = nobody
lobby-nights = Nights: { $span }, { $city }. During them I write without a sound.
lobby-no-nights = No nights: everybody counts as awake all day ({ $city }).
menu-zone = Time zone (any other with /table nights)
act-nights = { $who } chose the nights: { $begin }–{ $end }, { $zone }.
