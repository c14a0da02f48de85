# Taking back one's own moves and turns
cmd-table-back = Take back your last move, or the turn just finished
opt-back-whole = Take back all moves of your open turn
button-anew = Start this turn over
button-back = Take back
move-taken-back = Taken back.
turn-taken-back = Your turn is open again. Press *{ button-back }* once more to choose something else.
turn-begun-anew = Your turn starts over; whatever was sealed stays.
no-open-moves = You have no open moves.
nothing-to-take-back = There is nothing you can take back on your own. `/table undo` asks the others.
news-withdrawn = Taken back: { $name } reopened the finished turn.

# Undo of turns: the command, and what is answered
cmd-table-undo = Ask the others to take back the last turns
opt-turns = How many turns, counting back from the last
undone = Taken back.
nothing-to-undo = There is nothing to take back.
undo-too-many = At most { $most } turns can be taken back at once.
undo-too-far = The position before that turn is no longer kept.

# What an undo would take back
undo-title = **{ table-here }: take back { $turns ->
        [0] what the table decided last
        [one] the last turn
       *[other] the last { $turns } turns
    }?**
undo-turn = { $number }. { $who } – { $what }
undo-choice = { $number }: { $who } – { $what }
undo-turn-decided = { $number }. { $what }
undo-choice-decided = { $number }: { $what }
undo-nothing-told = nothing worth telling
undo-brought = Gained and lost since then: { $gains }.
undo-gains = { $who } { $amounts }
undo-seen = Since then { $who } { $count ->
        [one] has
       *[other] have
    } seen something that the others have not.
undo-seen-by-all = Since then everybody has seen something new, such as a card that was turned over.
undo-decided = This falls as well: { $what }
undo-rules = Since then the rules were corrected. What is played again is judged by the rules of today.
undo-asks = This would ask { $who }; { $count ->
        [one] that player has to agree
       *[other] all of them have to agree
    } within { $hours } hours. So far nobody has been told.
undo-asks-nobody = Nobody else needs to be asked. Nothing has happened so far.
undo-shown-anew = ⚠️ Something has changed meanwhile, so nothing was done. This is what would be taken back now.
button-ask-undo = Ask the table
button-undo-at-once = Take back now

# Undo of turns: what the channel is told, and the log
news-undone = Taken back, as { $name } asked.
news-undone-decided = Taken back: the table decided so in the dispute of { $name }.
notice-undo-asked = { $name } asks to take back { $turns ->
        [0] what the table decided last
        [one] the last turn (of { $names })
       *[other] the last { $turns } turns (of { $names })
    }. { $more } more { $more ->
        [one] player
       *[other] players
    } must agree by <t:{ $until }:f>.
notice-undo-refused = Taking back was refused. Play goes on.
notice-undo-lapsed = Not everybody agreed in time; nothing was taken back.
notice-undo-overtaken = Play went on, so the question of taking back is closed.
act-undo = { $who } took back turns that concerned nobody else.
act-undo-asked = { $who } asked to take back { $turns ->
        [0] what the table decided last
        [one] the last turn
       *[other] the last { $turns } turns
    }.
act-undo-passed = Taking back was agreed.
act-undo-refused = Taking back was refused.
act-undo-lapsed = The question of taking back lapsed.
act-undo-overtaken = The question of taking back was overtaken by play.
act-withdrawn = { $who } took back the finished turn.
