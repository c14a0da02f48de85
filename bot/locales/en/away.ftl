# Being away
cmd-me-away = Say that you will be away, on holiday for instance; without options, see what you said
opt-away-from = The first day, such as today, 2.12. or 12 Dec
opt-away-to = The last day on which you are away
opt-away-show = Whether the others may read on which day you are back
away-none = You have not announced any days away. `/me away` with *from* and *to* does that.
away-several = You have announced these absences:
away-one = • { $span }
away-days = 🧳 **{ $span }**
away-begun = It has begun: you are away.
away-ahead = It begins by itself.
away-read-shown = The others read: away, back by { $date }.
away-read-hidden = The others read *away*, without a day.
away-at = • Table { $table }: { $choice }
away-at-over = • Table { $table }: you are back there
away-no-tables = You are not playing at any table now. A game that begins meanwhile waits for you.
away-later = A game waits 14 days for you at most, all your absences there taken together; after that your time runs on. Games that you join later wait too.
away-zone = The days are those of { $city }; `/me hours` changes your time zone.
away-choice-wait = the game waits for you
away-choice-pass = you are passed until then
away-choice-seat = a successor is sought, for good
away-menu = Table { $table }: { $choice }
away-short-wait = wait
away-short-pass = pass
away-short-seat = successor
away-option-wait = Wait for me
away-option-pass = Pass for me until then
away-option-seat = Find a successor, for good
away-which = Choose the days
away-kept = Saved. What should happen at your tables meanwhile? Unless you answer, they wait for you.
away-taken-back = Taken back: you will not be away.
away-ended = Welcome back. Your tables will be told.
away-chosen-wait = Saved: that game waits for you.
away-chosen-pass = Saved: you are passed there meanwhile, until you move or come back.
away-chosen-seat = Saved: on the first day I offer your seat there. `/table return` makes it yours again as long as nobody has taken it.
away-shown = Saved: the others read when you are back.
away-hidden = Saved: the others read no day.
away-sure-seat = You are already away, so your seat at table { $table } is offered at once, for good. `/table return` makes it yours again as long as nobody has taken it.
away-past = That day is over. An absence must begin today or later. Nothing has changed.
away-backwards = The last day comes before the first. Nothing has changed.
away-too-long = An absence can last { $days } days at most; for longer, give up your seats with `/table leave`. Nothing has changed.
away-too-far = An absence must begin within { $days } days. Write the year if you meant another day. Nothing has changed.
away-too-many = You already have { $count } absences to come; take one back first. Nothing has changed.
away-overlaps = You are already away from { $first } to { $last }; take that back first. Nothing has changed.
away-half = Give both days, *from* and *to*. Nothing has changed.
away-unknown = That absence is over or was taken back.
button-away = I am away
button-away-back = I am back
button-away-drop = Take back
button-away-show = Show when I am back
button-away-hide = Do not show the day
button-away-all = All my absences
button-away-seat = Offer my seat
form-away = I am away
form-away-from = From (such as today, 2.12., 12 Dec)
form-away-to = Last day away
you-are-away = 🧳 You are away, and the others can read it. *{ button-away-back }* ends that everywhere.
away-named = { $name } ({ $back ->
    [no] away
   *[other] away, back by { $back }
})
notice-away-wait = 🧳 { $names } is away{ $back ->
    [no] { "" }
   *[other] , back by { $back }
}. The game waits for { $names }, for 14 days at most.
notice-away-ran = 🧳 { $names } is away{ $back ->
    [no] { "" }
   *[other] , back by { $back }
}. The game has waited 14 days already, so time runs on.
notice-away-pass = 🧳 { $names } is away{ $back ->
    [no] { "" }
   *[other] , back by { $back }
}. Meanwhile the table passes for { $names }, who wants it so.
notice-away-spent = The game has waited 14 days for { $names }. From now on time runs again.
notice-away-back = { $names } is back.{ $counted ->
    [no] { "" }
    [hours] {" "}Time stood still for the turn that waits: { $hours ->
            [one] 1 hour does
           *[other] { $hours } hours do
        } not count.
   *[days] {" "}Time stood still for the turn that waits: { $days } days do not count.
}
absent-away = { $name } is away, and the game waits for 14 days at most. Anybody can ask for a pause, or to end the game.
