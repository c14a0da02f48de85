-- Practice games belong to no server: guild, channel and place are -1. Nothing of them is ever posted.
-- Whether the guide explains the game to whoever practises.
ALTER TABLE tables ADD COLUMN guide INTEGER NOT NULL DEFAULT 0;
-- Whether everybody at the table may ask for hints; those who practise always may.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_practised ON tables (changed_at) WHERE guild < 0;

-- What a computer compared before it played a line of the log: JSON, the plans best first.
CREATE TABLE thoughts (
    line INTEGER PRIMARY KEY REFERENCES log (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    level TEXT NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE INDEX thoughts_by_table ON thoughts (table_id, line);
