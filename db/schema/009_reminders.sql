ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'day';         -- live, several, day, slower
ALTER TABLE tables ADD COLUMN reminders INTEGER NOT NULL DEFAULT 1;     -- whether those waited for are reminded
ALTER TABLE users ADD COLUMN reminders INTEGER NOT NULL DEFAULT 1;      -- whether they want to be
ALTER TABLE users ADD COLUMN remind_gap INTEGER;  -- waking seconds before their first one, where the pace's are fewer

ALTER TABLE waits ADD COLUMN due INTEGER;         -- when it is to be looked at; NULL: not before something changes
ALTER TABLE waits ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;       -- how many reminders are over
ALTER TABLE waits ADD COLUMN snoozed_until INTEGER;
ALTER TABLE waits ADD COLUMN nudged INTEGER NOT NULL DEFAULT 0;         -- was told that the turn could be finished
UPDATE waits SET due = 0 WHERE told;
CREATE INDEX waits_due ON waits (due) WHERE due IS NOT NULL;

-- Of which seats a message reminds, as long as it stands or is on its way.
CREATE TABLE reminders (
    row_id INTEGER NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (row_id, table_id, seat)
) STRICT;
CREATE INDEX reminders_by_seat ON reminders (table_id, seat);

-- Whatever decides when a wait is due brings its next look near: to its earliest, or at once. Nothing is due within
-- 900 seconds of the beginning of a wait or a move.
CREATE TRIGGER waits_begun AFTER INSERT ON waits WHEN NEW.told BEGIN
    UPDATE waits SET due = max(NEW.since, coalesce(NEW.moved_at, 0)) + 900
    WHERE table_id = NEW.table_id AND seat = NEW.seat;
END;
CREATE TRIGGER waits_moved AFTER UPDATE OF since, moved_at, told ON waits BEGIN
    UPDATE waits SET due = CASE WHEN NEW.told THEN max(NEW.since, coalesce(NEW.moved_at, 0)) + 900 END
    WHERE table_id = NEW.table_id AND seat = NEW.seat;
END;
CREATE TRIGGER waits_of_tables AFTER UPDATE OF
    status, still_since, resting, patience, pace, reminders, language, zone, wakes, sleeps ON tables
WHEN OLD.status IS NOT NEW.status OR OLD.still_since IS NOT NEW.still_since OR OLD.resting IS NOT NEW.resting
    OR OLD.patience IS NOT NEW.patience OR OLD.pace IS NOT NEW.pace OR OLD.reminders IS NOT NEW.reminders
    OR OLD.language IS NOT NEW.language OR OLD.zone IS NOT NEW.zone OR OLD.wakes IS NOT NEW.wakes
    OR OLD.sleeps IS NOT NEW.sleeps BEGIN
    UPDATE waits SET due = 0 WHERE table_id = NEW.id AND told;
END;
CREATE TRIGGER waits_of_seats AFTER UPDATE OF user, suspended, conceded, passing, gone ON seats
WHEN OLD.user IS NOT NEW.user OR OLD.suspended IS NOT NEW.suspended OR OLD.conceded IS NOT NEW.conceded
    OR OLD.passing IS NOT NEW.passing OR OLD.gone IS NOT NEW.gone BEGIN
    UPDATE waits SET due = 0 WHERE table_id = NEW.table_id AND seat = NEW.seat AND told;
END;
CREATE TRIGGER waits_of_new_users AFTER INSERT ON users BEGIN
    UPDATE waits SET due = 0 WHERE told AND EXISTS (
        SELECT 1 FROM seats WHERE user = NEW.user AND seats.table_id = waits.table_id AND seats.seat = waits.seat);
END;
CREATE TRIGGER waits_of_users AFTER UPDATE OF zone, wakes, sleeps, reminders, remind_gap ON users BEGIN
    UPDATE waits SET due = 0 WHERE told AND EXISTS (
        SELECT 1 FROM seats WHERE user = NEW.user AND seats.table_id = waits.table_id AND seats.seat = waits.seat);
END;
