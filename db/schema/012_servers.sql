-- What belongs to a server, as far as whoever manages it chose: NULL, and no row at all: not chosen.
CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    most INTEGER,                      -- open tables that one person may have opened there
    language TEXT,                     -- of new tables, as are all down to the clock
    zone TEXT,
    wakes INTEGER,
    sleeps INTEGER,
    pace TEXT,
    reminders INTEGER,                 -- 0: nobody is reminded, 1: who is waited for is
    clock TEXT,                        -- as a table stores its own
    wanted_channel INTEGER,            -- where players are looked for
    wanted_role INTEGER                -- who is mentioned there
) STRICT;
-- Channels in which tables may open, and roles whose holders may open them; none of a kind: all.
CREATE TABLE server_choices (
    guild INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('channel', 'role')),
    id INTEGER NOT NULL,
    PRIMARY KEY (guild, kind, id)
) STRICT;
CREATE INDEX server_choices_id ON server_choices (id);
-- Tables for which players were looked for, by whom, and whether that mentioned the role.
CREATE TABLE wanted (
    table_id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    mentioned INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT;
