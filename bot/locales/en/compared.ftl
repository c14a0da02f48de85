# What computers compared
tenths = { $whole }.{ $tenth }
reason-more = more
reason-less = fewer
reason-rival-more = the best rival has { $number ->
    [one] { $count } point
   *[other] { $count } points
} more
reason-rival-less = the best rival has { $number ->
    [one] { $count } point
   *[other] { $count } points
} fewer
reason-afterwards = what later turns and the best rival make of it

# Pages of what a computer compared
button-compared = What computers compared
compared-title = **{ $name }** compared · { $round } ({ $number }/{ $count })
compared-first = **1. { $moves }** · played
compared-less = **{ $number }. { $moves }** · { $worth }
compared-better = **{ $number }. { $moves }** · { $worth }, overlooked in haste
compared-even = **{ $number }. { $moves }** · as good
plan-moves-times = { $move } ({ $count } times)
plan-moves-more = and { $count ->
    [one] 1 more move
   *[other] { $count } more moves
}
compared-reason = • { $worth }: { $reason }
compared-rest = • { $worth }: { $count ->
    [one] { $count } other thing
   *[other] { $count } other things
}
compared-alone = -# Nothing else was worth a thought.
compared-foot = -# Behind a plan: expected final points against the first (mostly, half of the best rival’s count against them). Below it: what differs at once, and what becomes of it.
compared-unreadable = What was compared here can no longer be read.
compared-secret = This turn hangs on what only this computer knows. It is shown once that has come to light, at the latest after the game.
compared-later = What computers compared at table { $table } is shown after the game.
compared-none = { table-at-first } no computer has compared anything yet.

# Hints
button-hint = Hint
button-hint-back = Back to the panel
button-hint-whole = Weigh how I began
button-hint-rest = Hint for the rest
hint-thinking = The computer thinks about your decision …
hint-title = **What an { $level } would compare in your place**
hint-title-whole = **Your turn as you began it, beside what an { $level } would compare**
hint-after = { $count ->
    [one] After the move that you have made:
   *[other] After the { $count } moves that you have made:
}
hint-first = **1. { $moves }** · its choice
hint-begun = { $moves } (as you began)
hint-at-once = At once: { $things }
hint-beside-others = Beside the worse ones, on average:
hint-alike-apart = Beside plan { $number } at once: { $things }
hint-alike = Later as plan { $number }, for the same reasons.
hint-foot = -# Behind a plan: how many points it brings less than the first by the end, as { $games } games tell that were played on from each; as good: they tell no difference. Below it: from what, counted at their ends (a coin taken now may be spent by then). Half of the best rival’s points count against yours.
hint-own = To have a choice of your own weighed: make it, ask for a hint again and press *{ button-hint-whole }*, before you end the turn (not what is drawn at once).
hint-guided = Where the guide advises something else: it says what is mostly good, this has looked at the position.
hint-busy = Your last hint is still being thought about; it comes in its own answer.
hint-failed = The computer found no hint this time. Try again in a moment.
hint-nothing-asked = Nothing is asked of you { table-at } now.
hint-overtaken = The hint was for a position that has changed meanwhile.
hints-not-allowed = At table { $table } hints are not allowed; that is chosen before the game begins.
hints-on = Allow hints to everybody
hints-off = Allow no hints
hints-about = At one’s turn, what a computer would compare; the log tells of each
lobby-hints = Everybody may ask the computer for hints; the log tells of each.
act-hint = { $who } asked for a hint.
act-hints-on = { $who } allowed hints to everybody.
act-hints-off = { $who } allowed no hints.

# Commands
cmd-computer-hints = Choose whether everybody at the table that gathers players here may ask for hints
opt-computer-hints = Whether hints are allowed
cmd-computer-hint = Let a computer compare the best moves for your decision
cmd-computer-compared = What a computer compared before it played, after the game or when practising
