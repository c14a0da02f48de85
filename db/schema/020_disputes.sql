-- Disputes: one question each, about a line of the log or a refusal. A point is disputed once.
CREATE TABLE disputes (
    vote INTEGER PRIMARY KEY REFERENCES votes (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,               -- who opened it
    round INTEGER NOT NULL,              -- the round of the game then
    point TEXT NOT NULL,                 -- what it is about, the same for the same thing played again at the same place
    rule TEXT NOT NULL,                  -- the section that was applied
    line INTEGER NOT NULL DEFAULT 0,     -- of a line: its id in the log, and the number of its event there
    entry INTEGER NOT NULL DEFAULT 0,
    seal INTEGER NOT NULL DEFAULT 0,     -- of a refusal: the table's newest seal then
    tried TEXT NOT NULL DEFAULT '',      -- of a refusal: the action in notation
    violation TEXT NOT NULL DEFAULT '',  -- of a refusal: why not, a Violation as JSON
    switches TEXT NOT NULL DEFAULT '[]', -- what can be set: pairs of option and value
    consents TEXT NOT NULL DEFAULT '[]', -- the seats that must agree to taking back
    stops INTEGER NOT NULL DEFAULT 0,    -- whether the time of the others stands still while it is open
    UNIQUE (table_id, point)
) STRICT;
CREATE INDEX disputes_by_seat ON disputes (table_id, seat, round);

-- Rulings in the players' words that a dispute may end in, one a seat.
CREATE TABLE rulings (
    vote INTEGER NOT NULL REFERENCES votes (id),
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,                  -- empty once it is hidden
    PRIMARY KEY (vote, seat)
) STRICT;

ALTER TABLE ballots ADD COLUMN line INTEGER NOT NULL DEFAULT 0; -- the newest line of the log that the voter was shown
ALTER TABLE seats ADD COLUMN disputed INTEGER NOT NULL DEFAULT 0; -- its time stands still for a dispute of another's
CREATE TRIGGER waits_of_disputed_seats AFTER UPDATE OF disputed ON seats
WHEN OLD.disputed IS NOT NEW.disputed BEGIN
    UPDATE waits SET due = 0 WHERE table_id = NEW.table_id AND seat = NEW.seat AND told;
END;

-- What tables decided, numbered in their channel.
CREATE TABLE precedents (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel INTEGER NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    edition TEXT NOT NULL,               -- the preset that was played, empty where the game has none
    rule TEXT NOT NULL,
    ruling TEXT NOT NULL,                -- in the players' words, empty where a switch was set or it is hidden
    option TEXT,                         -- the switch that was set, with its value
    value TEXT,
    votes TEXT NOT NULL,                 -- how many seats chose what, a JSON object
    table_id INTEGER NOT NULL REFERENCES tables (id),
    at INTEGER NOT NULL,
    revises INTEGER REFERENCES precedents (id),
    struck_at INTEGER,                   -- by a moderator
    UNIQUE (channel, number)
) STRICT;
-- The tables that a precedent binds: its own, and those that accepted it in the lobby.
CREATE TABLE bindings (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    precedent INTEGER NOT NULL REFERENCES precedents (id),
    PRIMARY KEY (table_id, precedent)
) STRICT;
CREATE INDEX bindings_by_precedent ON bindings (precedent);

ALTER TABLE tables ADD COLUMN precedents INTEGER NOT NULL DEFAULT 0; -- those of its channel up to that number are accepted
