-- Questions: kinds, answers and ends are checked in code from here on, because a CHECK cannot be altered.
CREATE TABLE new_votes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    target INTEGER,                      -- undo: the seal to return to; of a seat's question: that seat
    successor INTEGER,                   -- replace: the user who takes over
    successor_name TEXT,
    opened_by INTEGER,                   -- a seat; NULL: nobody at the table, but time or somebody without a seat
    asked TEXT NOT NULL,                 -- the seats whose agreement counts, a JSON list
    needed INTEGER NOT NULL,             -- how many of them must agree
    facts TEXT NOT NULL DEFAULT '{}',    -- what the question says beside its kind, a JSON object
    status TEXT NOT NULL DEFAULT 'open',
    at INTEGER NOT NULL,
    lapses_at INTEGER NOT NULL
) STRICT;
INSERT INTO new_votes (id, table_id, kind, target, successor, successor_name, opened_by, asked, needed, status, at,
                       lapses_at)
    SELECT id, table_id, kind, target, successor, successor_name, opened_by, asked, needed, status, at, lapses_at
    FROM votes;
DROP TABLE votes;
ALTER TABLE new_votes RENAME TO votes;
CREATE INDEX votes_open ON votes (table_id) WHERE status = 'open';
CREATE INDEX votes_closed ON votes (table_id, kind, opened_by);

CREATE TABLE new_ballots (
    vote INTEGER NOT NULL REFERENCES votes (id),
    seat INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (vote, seat)
) STRICT;
INSERT INTO new_ballots (vote, seat, choice) SELECT vote, seat, iif(yes, 'yes', 'no') FROM ballots;
DROP TABLE ballots;
ALTER TABLE new_ballots RENAME TO ballots;

-- What people did at a table beside moving: it stands in the log after the line of that id.
CREATE TABLE acts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    line INTEGER NOT NULL,
    user INTEGER,                        -- NULL: nobody, time did it
    name TEXT NOT NULL,                  -- as they were called then
    role TEXT NOT NULL,                  -- as what they did it
    kind TEXT NOT NULL,
    facts TEXT NOT NULL DEFAULT '{}',    -- what the sentence says, a JSON object
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX acts_by_table ON acts (table_id, line);

-- For each seat that must decide: since when, as far as that time counts.
CREATE TABLE waits (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL,              -- moved forward, as the next, by time that does not count
    moved_at INTEGER,                    -- the last move of the seat within this decision
    told INTEGER NOT NULL DEFAULT 0,     -- whether its message stands in the channel
    barred INTEGER NOT NULL DEFAULT 0,   -- seconds that did not count because Discord's time-out kept it from acting
    PRIMARY KEY (table_id, seat)
) STRICT;
-- How long decisions took, so far as that time counts.
CREATE TABLE paces (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    seconds INTEGER NOT NULL
) STRICT;
CREATE INDEX paces_by_seat ON paces (table_id, seat, id);

CREATE TABLE invitations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'open', -- open, joined, declined, lapsed, withdrawn when its table began or closed,
                                         -- left, vacated when their seat was freed for want of an answer, or
                                         -- expelled: taken out by a moderator, until invited again
    mentioned INTEGER NOT NULL,          -- whether they were called by it
    at INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,     -- whether its message stands in the channel; only then does its time run
    lapses_at INTEGER NOT NULL,
    settled_at INTEGER,                  -- when it was answered or lapsed
    UNIQUE (table_id, user)
) STRICT;
CREATE INDEX invitations_by_user ON invitations (user, at);
CREATE INDEX invitations_open ON invitations (lapses_at) WHERE status = 'open';

ALTER TABLE tables ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN patience INTEGER NOT NULL DEFAULT 604800; -- seconds without a move until a seat no longer counts
ALTER TABLE tables ADD COLUMN stops TEXT NOT NULL DEFAULT '{}'; -- why its time stands still, each since when: JSON
ALTER TABLE tables ADD COLUMN still_since INTEGER;  -- since when, the earliest of these
ALTER TABLE tables ADD COLUMN paused_until INTEGER; -- until when by the players' wish
ALTER TABLE tables ADD COLUMN resting INTEGER NOT NULL DEFAULT 0; -- put to rest, until somebody wakes it
ALTER TABLE tables ADD COLUMN stopped INTEGER NOT NULL DEFAULT 0; -- ended before its end, against somebody's will
ALTER TABLE tables ADD COLUMN joined_at INTEGER NOT NULL DEFAULT 0; -- when somebody last sat down in the lobby
ALTER TABLE tables ADD COLUMN nudged_at INTEGER NOT NULL DEFAULT 0; -- when a lobby was last asked whether it still wants to play
ALTER TABLE tables ADD COLUMN seats_due INTEGER; -- when the seats are freed that did not answer; NULL: not asked, or not told yet
ALTER TABLE tables ADD COLUMN rematch_of INTEGER; -- the ended table whose players were gathered anew here
CREATE INDEX tables_rematch ON tables (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX tables_gathering ON tables (nudged_at) WHERE status = 'lobby';

ALTER TABLE seats ADD COLUMN owner INTEGER;         -- who gave the seat up and may have it back until it is taken
ALTER TABLE seats ADD COLUMN conceded INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN suspended INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN passing INTEGER NOT NULL DEFAULT 0; -- the others chose that it be passed until it returns
ALTER TABLE seats ADD COLUMN looked_at INTEGER NOT NULL DEFAULT 0; -- when its holder was last looked up in the server
ALTER TABLE seats ADD COLUMN missing_since INTEGER; -- when its holder was first not found there
ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT 0; -- not found again a day later
ALTER TABLE seats ADD COLUMN barred_until INTEGER;  -- until when Discord's time-out keeps its holder from acting
ALTER TABLE seats ADD COLUMN unanswered INTEGER NOT NULL DEFAULT 0; -- asked whether it still wants to play, no answer yet
UPDATE tables SET joined_at = changed_at;

ALTER TABLE users ADD COLUMN invitations TEXT NOT NULL DEFAULT 'all'; -- who may invite: all, known, none

ALTER TABLE log ADD COLUMN passed INTEGER NOT NULL DEFAULT 0; -- ended by the table for a seat that was not there
