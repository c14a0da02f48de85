# Gathering: invitations, the opener, names, rematches

button-decline = Decline
button-stay = Still in
button-rematch = Rematch
menu-patience = Time without a move
patience-days = { $days } days
table-label = { $table } “{ $name }”
head-named = { $head } · { $name }

# The card
lobby-opener = { $name } starts and chooses the options; from <t:{ $until }:f> everybody who sits here may.
lobby-openers-all = Everybody who sits here may start and choose the options.
lobby-guests-open = Waiting for an answer: { $names }
lobby-guests-declined = Declined: { $names }
lobby-guests-vacated = Seat free again, for want of an answer: { $names }
lobby-patience = After { $days } days without a move the others are asked how to go on.

# Invitations and the question of a lobby of long standing
invitation-given = { $who }: { $name } invites you to play { $game } at table { $table }. The invitation lapses after 48 hours.
invitation-joined = Joined: { $names }
invitation-declined = Declined: { $names }
invitation-lapsed = No answer in time: { $names }
invitation-withdrawn = No answer: { $names }
invitation-answered = Nobody is waited for here any more.
stay-asked = Table { $table } has been gathering for days. Do you still want to play? Whoever does not answer within 48 hours frees the seat.
stay-vacated = Free again, for want of an answer: { $names }
stay-answered = Answered.

# What was done
invited-quietly = The invitation is given, without a mention: that person was called by three invitations today.
rematch-opened = Table { $table } is open for a rematch; its card stands in <#{ $place }>.
invited = The invitation is given.
declined = You declined. Should you change your mind, the card still gives you a seat.
appointed = That player now starts and chooses the options.
stays = Good: you stay.
my-invitations-all = Anybody may invite you.
my-invitations-known = Only people you have played with may invite you.
my-invitations-none = Nobody may invite you.
where-card = Table { $table } is still gathering: { $link }

# Why not
invite-faults = Nobody was invited. { $faults }
invited-seated = { $name } sits at table { $table } already.
invited-many = { $most } invitations to this table are open. Wait for some of the answers.
invited-unwanted = { $names } { $count ->
        [one] takes
       *[other] take
    } no invitations from you.
invited-already = { $name } is invited already.
invited-too-soon = { $name } said no or left. You may invite them again from <t:{ $until }:f>; the card gives them a seat at any time.
not-invited = You have no open invitation to table { $table }.
appointed-already = { $name } does so already.
name-too-long = A table’s name has { $most } characters at most.
name-invisible = Nothing of that name could be seen.
rematch-too-soon = The game at table { $table } is not over yet.
rematch-gathers = A rematch is open already: table { $number }, { $link }

# Acts in the log
act-opened = { $who } opened the table.
act-joined = { $who } joined.
act-departed = { $who } left.
act-declined = { $who } declined.
act-invited = { $who } invited { $names }.
act-lapsed = The invitation of { $name } lapsed.
act-appointed = { $who } made { $name } the opener.
act-language = { $who } chose the language { $language }.
act-option = { $who } chose an option: { $question }: { $meaning }
act-preset = { $who } chose the set of options { $preset }.
act-patience = { $who } chose { $days } days without a move as the time after which the others may go on.
act-named = { $who } gave the table another name.
act-stays = { $who } still wants to play.
act-asked-to-stay = Those seated were asked whether they still want to play.
act-vacated = { $seat } did not answer; the seat is free again.
act-started = { $who } started the game.
act-rematch = { $who } opened table { $number } for a rematch.

# Commands
cmd-table-invite = Invite somebody to the gathering table here
cmd-table-opener = Name who starts and chooses the options
cmd-table-decline = Decline an invitation to the table here
cmd-table-rename = Give the gathering table another name
cmd-table-rematch = Gather the players of an ended game anew
cmd-me-invitations = Who may invite you to tables
opt-guest = Whom to invite
opt-opener = Who takes the opener’s place
opt-name = What the table is called, up to 40 characters
opt-new-name = The name, up to 40 characters; left out, it is taken away
opt-accepts = From whom you take invitations
accepts-all = everybody
accepts-known = people I have played with
accepts-none = nobody
lobby-nights = Nights: { $span }, { $city }. Then I write without a sound.
lobby-no-nights = No nights: people are awake all day ({ $city }).
menu-zone = Time zone (any other: /table nights)
act-nights = { $who } chose the nights: { $begin }–{ $end }, { $zone }.
