-- Boards that tables are played on, as the files they were read from: a running game never changes.
CREATE TABLE boards (
    fingerprint TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    data BLOB NOT NULL
) STRICT;

-- What a player wrote to themselves for the next turn.
ALTER TABLE seats ADD COLUMN note TEXT NOT NULL DEFAULT '';
