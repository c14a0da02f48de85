-- Disputes: one question each, about a line of the log or a refusal. A point is disputed once.
CREATE TABLE disputes (
    vote INTEGER PRIMARY KEY REFERENCES votes (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,               -- who opened it
    round INTEGER NOT NULL,              -- the round of the game then
    point TEXT NOT NULL,                 -- what it is about: "line 12", "refusal 3"
    rule TEXT NOT NULL,                  -- the section that was applied
    UNIQUE (table_id, point)
) STRICT;
CREATE INDEX disputes_by_seat ON disputes (table_id, seat, round);

-- What tables decided, numbered in their channel.
CREATE TABLE precedents (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel INTEGER NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    edition TEXT NOT NULL,               -- the preset that was played, empty where the game has none
    rule TEXT NOT NULL,
    ruling TEXT NOT NULL,                -- in the players' words, empty where a switch was set
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
