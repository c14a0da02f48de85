-- The last sign of life of the bot, once a minute while players can reach it.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL,                 -- the time at the tables
    moved INTEGER NOT NULL,              -- how much of it was moved by hand: in the sandbox only
    boot TEXT NOT NULL,                  -- the machine's boot, '' where it has no name
    since_boot INTEGER NOT NULL,         -- seconds since then, those in which the machine slept included
    awake INTEGER NOT NULL,              -- the same without them
    started INTEGER NOT NULL,            -- the process, by its start in microseconds
    ended INTEGER NOT NULL DEFAULT 0,    -- the last before the bot ended or lost its line: nobody reached it from then on
    restored INTEGER NOT NULL DEFAULT 0  -- came with a backup that was put in this place
) STRICT;
INSERT INTO heartbeat (id, at, moved, boot, since_boot, awake, started)
    SELECT 1, CAST(value AS INTEGER), 0, '', 0, 0, 0 FROM notes WHERE key = 'awake' AND value GLOB '[0-9]*';
DELETE FROM notes WHERE key = 'awake';
