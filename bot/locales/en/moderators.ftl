# What moderators do, rest, hidden texts

closed = The table is closed.
expelled = They no longer sit at the table. They can sit there again once whoever opened it, or a moderator, invites them.
expelled-last = They no longer sit at the table. Nobody else did, so it is closed.
was-expelled = A moderator took you out of table { $table }. Whoever opened it, or a moderator, can invite you again.
lobby-expelled = { $name } was taken out by a moderator.
notice-closed = { $name } (moderator) closed table { $table }.
act-closed = { $who } closed the table.
act-expelled = { $who } took { $seat } out of the table.

cmd-moderate-close = Close a table that is still gathering
cmd-moderate-expel = Take somebody out of a table that is still gathering
