-- A table's clock: base, increment and cap in waking seconds, and what is done at zero, as JSON; '': it has none.
ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '';

ALTER TABLE seats ADD COLUMN time_left INTEGER;   -- waking seconds, those of a running decision not yet taken off; NULL: all
ALTER TABLE seats ADD COLUMN incremented INTEGER NOT NULL DEFAULT 0;    -- for how many turns of its own it got the increment
ALTER TABLE seats ADD COLUMN out_of_time INTEGER NOT NULL DEFAULT 0;    -- turns that the clock passed since its last move

ALTER TABLE waits ADD COLUMN clock_hours TEXT NOT NULL DEFAULT '';      -- the waking hours that count for it, as it began: JSON
ALTER TABLE waits ADD COLUMN clock_used INTEGER NOT NULL DEFAULT 0;     -- waking seconds used up until the next column
ALTER TABLE waits ADD COLUMN clock_since INTEGER;                       -- since when time runs; NULL: it does not
ALTER TABLE waits ADD COLUMN zero_done INTEGER NOT NULL DEFAULT 0;      -- at zero the table was told, or asked

-- As before, but a look that is due sooner stays so where there is a clock: zero may lie nearer than any reminder.
DROP TRIGGER waits_moved;
CREATE TRIGGER waits_moved AFTER UPDATE OF since, moved_at, told ON waits BEGIN
    UPDATE waits SET due = CASE
        WHEN NOT NEW.told THEN NULL
        WHEN EXISTS (SELECT 1 FROM seats WHERE table_id = NEW.table_id AND seat = NEW.seat AND (user IS NULL
                     OR suspended OR conceded OR passing OR gone OR out_of_time >= 3)) THEN 0
        WHEN NEW.clock_hours <> '' AND NOT OLD.told THEN 0
        WHEN NEW.clock_hours <> '' AND OLD.due IS NOT NULL
            THEN min(OLD.due, max(NEW.since, coalesce(NEW.moved_at, 0)) + 900)
        ELSE max(NEW.since, coalesce(NEW.moved_at, 0)) + 900 END
    WHERE table_id = NEW.table_id AND seat = NEW.seat;
END;
CREATE TRIGGER waits_clocked AFTER UPDATE OF clock_hours, clock_used, clock_since, zero_done ON waits
WHEN NEW.told AND (OLD.clock_hours IS NOT NEW.clock_hours OR OLD.clock_used IS NOT NEW.clock_used
    OR OLD.clock_since IS NOT NEW.clock_since OR OLD.zero_done IS NOT NEW.zero_done) BEGIN
    UPDATE waits SET due = 0 WHERE table_id = NEW.table_id AND seat = NEW.seat;
END;
CREATE TRIGGER waits_of_clocks AFTER UPDATE OF clock ON tables WHEN OLD.clock IS NOT NEW.clock BEGIN
    UPDATE waits SET due = 0 WHERE table_id = NEW.id AND told;
END;
-- Who could not be asked about a seat at zero, because they were asked about another, can be now.
CREATE TRIGGER waits_of_questions AFTER UPDATE OF status ON votes
WHEN OLD.status = 'open' AND NEW.status <> 'open' AND NEW.kind = 'absent' BEGIN
    UPDATE waits SET due = 0 WHERE table_id = NEW.table_id AND told AND clock_hours <> '';
END;
CREATE TRIGGER waits_of_time_left AFTER UPDATE OF time_left, out_of_time ON seats
WHEN OLD.time_left IS NOT NEW.time_left OR OLD.out_of_time IS NOT NEW.out_of_time BEGIN
    UPDATE waits SET due = 0 WHERE table_id = NEW.table_id AND seat = NEW.seat AND told;
END;
