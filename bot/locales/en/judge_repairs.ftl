# What the table decided about the position
news-switched = By decision of the table, from now on: { $question }: **{ $meaning }** (before: { $before })
repair-change = { $what }: { $after } instead of { $before }
lobby-option-decided = { $question }: **{ $meaning }** (by decision of the table)
rules-set-table = by decision of the table
switch-not-now = This cannot be changed in a running game.
switch-the-same = The table plays that already.

# A proposal: collected by one player, before anybody else learns of it
cmd-table-repair = Propose to set right what a mistake has spoilt; everybody has to agree
opt-repair-what = What is wrong, such as a player’s coins or whose turn it is
opt-repair-to = What it should be
repair-title = **Table { $table }: set the position right**
repair-nothing-yet = Nothing is chosen yet. Add what is wrong and what it should be, up to { $most } things.
repair-against = ⚠️ { $fault }
repair-reason = Reason: { $reason }
repair-asks = This would ask { $who }; { $count ->
        [one] that player has to agree
       *[other] all of them have to agree
    } within { $hours } hours, and silence is no agreement. So far nobody has been told.
repair-asks-nobody = Nobody else counts at this table now, so nobody could agree.
repair-changed-meanwhile = ⚠️ Something has changed meanwhile, so nothing was proposed. This is how it looks now.
repair-which = { $what } could be several things: { $names }
repair-which-value = { $value } could be several things: { $names }
button-repair-add = Add
button-repair-why = Reason
button-repair-balance = Also set to { $value }: { $what }
button-repair-ask = Propose
button-repair-discard = Discard
menu-repair-drop = Take out again
form-repair-add = What is to be set right?
form-repair-what = What is wrong
form-repair-to = What it should be
form-repair-what-hint = For example: Anna’s coins
form-repair-to-hint = For example: 12
form-repair-why = Why (all players read it)
repair-what-first = First say what is wrong
repair-now = { $what }: { $value }
repair-noted = Noted. Nobody has been told yet.
repair-discarded = Your proposal is discarded.
repair-empty = There is nothing to propose yet.
repair-unknown = Nothing public at this table is called that. The list of `/table repair` names all that can be set right.
repair-value-unknown = It cannot have that value.
repair-value-cannot = { $what } cannot be “{ $value }”. Possible: { $values }.
repair-the-same = It has that value already.
repair-too-many = At most { $most } things can be set right at once.
repair-reason-too-long = A reason has at most { $most } characters.
repair-alone = You are the only one at this table who counts now, and nobody sets a position right alone.
repair-damaged = The position of table { $table } cannot be read, so the table cannot set it right. The host can set it back with `steiger mend`.
repair-not-here = In this game the table cannot set a position right.

# A proposal: what the channel is told, and the log
notice-repair-asked = { $name } proposes to set the position right. { $more } more { $more ->
        [one] player
       *[other] players
    } must agree by <t:{ $until }:f>; play goes on meanwhile.
notice-repair-refused = The position stays as it is: not everybody agreed to set it right.
notice-repair-lapsed = Not everybody who counts has agreed; the position stays as it is.
notice-repair-overtaken = All agreed, but the position had changed meanwhile, so it was not set right. It can be proposed anew.
vote-overtaken = Agreed, but the position had changed meanwhile: nothing was done.
act-repair-asked = { $who } proposed to set the position right: { $changes }.
act-repair-passed = Setting the position right was agreed.
act-repair-refused = Setting the position right was refused.
act-repair-lapsed = The proposal to set the position right lapsed.
act-repair-overtaken = The proposal to set the position right was overtaken by play.
