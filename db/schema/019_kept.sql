-- Checkpoints that are never thinned and that replay never crosses: why (repair, switch, rules), empty for all others.
ALTER TABLE checkpoints ADD COLUMN kept TEXT NOT NULL DEFAULT '';

-- The mark of the rules by which the table was last played on: another one at a start is a change of the rules.
ALTER TABLE tables ADD COLUMN rules TEXT NOT NULL DEFAULT '';

-- The switches that the table itself set in the running game and that hold, parted by blanks.
ALTER TABLE tables ADD COLUMN switched TEXT NOT NULL DEFAULT '';

-- What somebody is about to propose to be set right at a table, before anybody else learns of it.
CREATE TABLE proposals (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    changes TEXT NOT NULL,               -- by id, the value that it is to have, a JSON object
    reason TEXT NOT NULL DEFAULT '',     -- in the player's words
    PRIMARY KEY (table_id, user)
) STRICT;
