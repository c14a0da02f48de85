# Being away
cmd-me-away = Say that you are away, on holiday for instance; without options it shows what you said
opt-away-from = The first day, such as today, 2.12. or 12 Dec
opt-away-to = The last day on which you are away
opt-away-show = Whether the others may read on which day you are back
away-none = You have announced no days on which you are away. `/me away` with *from* and *to* does that.
away-several = You are away:
away-one = • { $span }
away-days = 🧳 **{ $span }**
away-begun = It has begun: you are away.
away-ahead = It begins by itself.
away-read-shown = Others read: away, back by { $date }.
away-read-hidden = Others read *away*, and no day.
away-at = • Table { $table }: { $choice }
away-at-over = • Table { $table }: you are back there
away-no-tables = You play at no table now. A game that begins meanwhile waits for you.
away-later = A game waits 14 days for you at most, all your absences there together; then your time runs on. Games that you join later wait.
away-zone = The days are those of { $city }; `/me hours` changes your zone.
away-choice-wait = the game waits for you
away-choice-pass = your decisions are passed until then
away-choice-seat = a successor is sought, for good
away-menu = Table { $table }: { $choice }
away-short-wait = wait
away-short-pass = pass
away-short-seat = successor
away-option-wait = Wait for me
away-option-pass = Pass my decisions until then
away-option-seat = Find a successor, for good
away-which = Choose the days
away-kept = Kept. What should happen at your tables meanwhile? Without an answer they wait for you.
away-taken-back = Taken back: you are not away.
away-ended = Welcome back. Your tables are told.
away-chosen-wait = Kept: that game waits for you.
away-chosen-pass = Kept: your decisions there are passed meanwhile, until you move or are back.
away-chosen-seat = Kept: on the first day I offer your seat there. It is yours again with `/table return` as long as nobody took it.
away-shown = Kept: others read when you are back.
away-hidden = Kept: others read no day.
away-sure-seat = You are away already, so your seat at table { $table } is offered at once, for good. It is yours again with `/table return` as long as nobody took it.
away-past = That day is over. An absence begins today or later. Nothing has changed.
away-backwards = The last day lies before the first. Nothing has changed.
away-too-long = An absence lasts { $days } days at most; for longer, give your seats up with `/table leave`. Nothing has changed.
away-too-far = An absence begins within { $days } days. Write the year if you meant another day. Nothing has changed.
away-too-many = You have { $count } absences ahead; take one back first. Nothing has changed.
away-overlaps = You are away from { $first } to { $last } already; take that back first. Nothing has changed.
away-half = Name both days, *from* and *to*. Nothing has changed.
away-unknown = That absence is over or taken back.
button-away = I am away
button-away-back = I am back
button-away-drop = Take back
button-away-show = Show when I am back
button-away-hide = Show no day
button-away-all = All my absences
button-away-seat = Offer my seat
form-away = I am away
form-away-from = From (such as today, 2.12., 12 Dec)
form-away-to = Last day away
you-are-away = 🧳 You are away, and the others read it. *I am back* ends that everywhere.
away-named = { $name } ({ $back ->
    [no] away
   *[other] away, back by { $back }
})
notice-away-wait = 🧳 { $names } is away{ $back ->
    [no] { "" }
   *[other] , back by { $back }
}. On their turns the game waits, 14 days at most.
notice-away-ran = 🧳 { $names } is away{ $back ->
    [no] { "" }
   *[other] , back by { $back }
}. The game has waited 14 days already, so time runs on.
notice-away-pass = 🧳 { $names } is away{ $back ->
    [no] { "" }
   *[other] , back by { $back }
}. Meanwhile the table passes for { $names }, as { $names } wishes.
notice-away-spent = The game has waited 14 days for { $names }. From here on time runs.
notice-away-back = { $names } is back.{ $counted ->
    [no] { "" }
    [hours] {" "}Time stood still for the turn that waits: { $hours ->
            [one] 1 hour does
           *[other] { $hours } hours do
        } not count.
   *[days] {" "}Time stood still for the turn that waits: { $days } days do not count.
}
absent-away = { $name } is away, and the game waits for 14 days at most. Whoever wants to can ask for a pause, or for the end of the game.
