# What the table decided about the position
news-switched = By decision of the table, from now on: { $question }: **{ $meaning }** (before: { $before })
news-repaired = The table set the position right: { $changes }
repair-change = { $what }: { $after } instead of { $before }
rules-set-table = by decision of the table
switch-not-now = This cannot be changed in a running game.
switch-the-same = The table plays that already.
