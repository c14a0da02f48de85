# Taking back one's own moves and turns
cmd-table-back = Take back your last move, or the turn just finished
cmd-table-anew = Take back all moves of your open turn
button-anew = Begin this turn anew
button-back = Take back
move-taken-back = Taken back.
turn-taken-back = Your turn is open again. Press “{ button-back }” once more to choose something else.
turn-begun-anew = Your turn begins anew; what was sealed stays.
no-open-moves = You have no open moves.
nothing-to-take-back = There is nothing you can take back alone. `/table undo` asks the others.
news-withdrawn = Withdrawn: { $name } took the finished turn back.

# Undo of turns: the command, and what is answered
cmd-table-undo = Ask the others to take back the last turns
opt-turns = How many turns, counted from the last
undone = Taken back.
nothing-to-undo = There is nothing to take back.
undo-too-many = At most { $most } turns can be taken back at once.
undo-too-far = The position before that turn is no longer kept.

# What an undo would take back
undo-title = **Table { $table }: take back { $turns ->
        [one] the last turn
       *[other] the last { $turns } turns
    }?**
undo-turn = { $number }. { $who } – { $what }
undo-choice = { $number }: { $who } – { $what }
undo-nothing-told = nothing that could be told
undo-brought = Gained and lost since: { $gains }.
undo-gains = { $who } { $amounts }
undo-seen = { $who } { $count ->
        [one] has
       *[other] have
    } seen something since that the others have not.
undo-seen-by-all = All have seen something new since, such as a card that was turned over.
undo-asks = Asked will be { $who }; { $count ->
        [one] that seat has to agree
       *[other] all of them have to agree
    } within { $hours } hours. So far nobody has been told.
undo-asks-nobody = Nobody else has to be asked. So far nothing has happened.
undo-shown-anew = ⚠️ Meanwhile something has changed, so nothing was done. This is what would be taken back now.
button-ask-undo = Ask the table
button-undo-at-once = Take back at once

# Undo of turns: what the channel is told, and the log
news-undone = Turns were taken back; asked by { $name }.
notice-undo-asked = { $name } asks to take back { $turns ->
        [one] the last turn
       *[other] the last { $turns } turns
    } (of { $names }). { $more } more { $more ->
        [one] seat must
       *[other] seats must
    } agree, until <t:{ $until }:f>.
notice-undo-refused = The undo was refused. Play goes on.
notice-undo-lapsed = Not all agreed in time; nothing was taken back.
notice-undo-overtaken = Play went on, so the question for an undo is closed.
act-undo = { $who } took turns back that concerned nobody else.
act-undo-asked = { $who } asked to take back { $turns ->
        [one] the last turn
       *[other] the last { $turns } turns
    }.
act-undo-passed = The undo was agreed.
act-undo-refused = The undo was refused.
act-undo-lapsed = The question for an undo lapsed.
act-undo-overtaken = The question for an undo was overtaken.
act-withdrawn = { $who } took the finished turn back.
