-- A table: one game in one channel or thread. Times are seconds since 1970, UTC.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'abandoned')),
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,            -- where the command was given and the lobby card stands
    place INTEGER NOT NULL,              -- where it is played: the channel or its own thread
    language TEXT NOT NULL,
    options TEXT NOT NULL,
    host INTEGER NOT NULL,
    seed TEXT NOT NULL,
    salt TEXT NOT NULL,
    state BLOB,                          -- sealed state, NULL in the lobby
    seal INTEGER NOT NULL DEFAULT 0,     -- number of seals so far, undone ones included
    finished_by INTEGER,                 -- the seat that may still take its finished turn back
    reopen_from INTEGER,                 -- the seal to which taking back leads
    reopen_moves TEXT,                   -- the moves of the open turn that taking back restores
    lobby_message INTEGER,
    turn_message INTEGER,
    told INTEGER NOT NULL DEFAULT 0,     -- the log line up to which the channel was told
    quiet_until INTEGER NOT NULL DEFAULT 0, -- no second ping for a withdrawn turn before this time
    signpost_message INTEGER,
    warned TEXT NOT NULL DEFAULT '',     -- a missing right that the channel was told of
    lost INTEGER NOT NULL DEFAULT 0,     -- the place is gone; the table waits to be moved
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_by_place ON tables (place, status);
CREATE INDEX tables_by_channel ON tables (channel, status);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER,                        -- NULL: empty, waiting for a successor
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    decision INTEGER NOT NULL DEFAULT 1, -- raised by everything that makes the seat's own controls stale
    moves TEXT NOT NULL DEFAULT '[]',    -- the open turn in notation
    cut TEXT,                            -- why open moves were cut, to be told once
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user),
    UNIQUE (table_id, colour)
) STRICT;
CREATE INDEX seats_by_user ON seats (user);

-- One line a seal: what was chosen and what it led to. `undone` numbers the undo that took it back.
CREATE TABLE log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seal INTEGER,                        -- NULL: an answer left ahead, which is no seal
    seat INTEGER,
    actions TEXT NOT NULL,
    events TEXT NOT NULL,
    learnt TEXT NOT NULL DEFAULT '[]',   -- the seats to whom it revealed something
    ends_turn INTEGER NOT NULL DEFAULT 0,
    undone INTEGER,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX log_by_table ON log (table_id, seal);

-- The sealed state after a seal, compressed, so that an undo needs no replay.
CREATE TABLE checkpoints (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seal INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (table_id, seal)
) STRICT;

-- Interactions already answered, so that a repeated delivery moves nothing.
CREATE TABLE requests (
    interaction INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    user INTEGER NOT NULL,
    answer TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX requests_by_age ON requests (at);

-- What is to be told to Discord, in order for each channel.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    channel INTEGER NOT NULL,
    letter TEXT NOT NULL,
    edits INTEGER,                       -- the message it edits; NULL: a new one
    message INTEGER,                     -- the message that it became
    status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sending', 'sent', 'dropped')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_open ON outbox (channel, id) WHERE status IN ('waiting', 'sending');

CREATE TABLE votes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'abandon', 'replace')),
    target INTEGER,                      -- undo: the seal to return to; replace: the seat
    successor INTEGER,                   -- replace: the user who takes over
    successor_name TEXT,
    opened_by INTEGER NOT NULL,          -- a seat
    asked TEXT NOT NULL,                 -- the seats whose agreement counts, a JSON list
    needed INTEGER NOT NULL,             -- how many of them must agree
    status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'passed', 'refused', 'lapsed')),
    at INTEGER NOT NULL,
    lapses_at INTEGER NOT NULL
) STRICT;
CREATE INDEX votes_open ON votes (table_id) WHERE status = 'open';

CREATE TABLE ballots (
    vote INTEGER NOT NULL REFERENCES votes (id),
    seat INTEGER NOT NULL,
    yes INTEGER NOT NULL,
    PRIMARY KEY (vote, seat)
) STRICT;

CREATE TABLE users (
    user INTEGER PRIMARY KEY,
    language TEXT
) STRICT;

-- What the process remembers of itself, such as the commands it registered.
CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
