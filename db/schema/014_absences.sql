-- Days on which users said that they are away: instants, and the days as they named them in their zone.
CREATE TABLE absences (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    first_day TEXT NOT NULL,
    last_day TEXT NOT NULL,
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,             -- the end of the last day
    shown INTEGER NOT NULL DEFAULT 0      -- whether others read on which day they are back
) STRICT;
CREATE INDEX absences_by_user ON absences (user, starts_at, ends_at);
CREATE INDEX absences_by_start ON absences (starts_at);
CREATE INDEX absences_by_end ON absences (ends_at);

-- What is to be at a table meanwhile: wait, pass, seat (a successor for good). Without a row: wait.
CREATE TABLE wishes (
    absence INTEGER NOT NULL REFERENCES absences (id) ON DELETE CASCADE,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    choice TEXT NOT NULL DEFAULT 'wait',
    over INTEGER NOT NULL DEFAULT 0,      -- ended at this table before its end
    PRIMARY KEY (absence, table_id)
) STRICT;

ALTER TABLE seats ADD COLUMN away TEXT NOT NULL DEFAULT '';        -- while its holder is away: wait, pass
ALTER TABLE seats ADD COLUMN back TEXT NOT NULL DEFAULT '';        -- the day on which they are back, where others may read it
ALTER TABLE seats ADD COLUMN away_used INTEGER NOT NULL DEFAULT 0; -- seconds for which the game waited for its holder
CREATE INDEX seats_away ON seats (table_id, seat) WHERE away <> '';

ALTER TABLE waits ADD COLUMN still_since INTEGER; -- since when its own time stands still, moved forward as `since`
ALTER TABLE waits ADD COLUMN stood INTEGER NOT NULL DEFAULT 0; -- for how many seconds of this decision it did
CREATE INDEX waits_still ON waits (table_id, seat) WHERE still_since IS NOT NULL;

CREATE TRIGGER waits_of_absent_seats AFTER UPDATE OF away ON seats WHEN OLD.away IS NOT NEW.away BEGIN
    UPDATE waits SET due = 0 WHERE table_id = NEW.table_id AND told;
END;
-- At a table that is over nobody is away.
CREATE TRIGGER seats_of_ended_tables AFTER UPDATE OF status ON tables
WHEN OLD.status = 'running' AND NEW.status <> 'running' BEGIN
    UPDATE seats SET away = '', back = '' WHERE table_id = NEW.id AND away <> '';
END;
