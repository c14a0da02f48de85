-- By which way a user is told that something waits: here (a mention in the table's place), direct (a direct message)
-- or none; of reminders `first`: the first by direct message, the others here.
ALTER TABLE users ADD COLUMN ping_turn TEXT NOT NULL DEFAULT 'here';
ALTER TABLE users ADD COLUMN ping_reminder TEXT NOT NULL DEFAULT 'first';
ALTER TABLE users ADD COLUMN ping_question TEXT NOT NULL DEFAULT 'here';
ALTER TABLE users ADD COLUMN ping_next TEXT NOT NULL DEFAULT 'none';
CREATE INDEX users_next ON users (user) WHERE ping_next <> 'none';

-- The direct channels that were opened, and whether Discord takes messages there.
CREATE TABLE directs (
    user INTEGER PRIMARY KEY,
    channel INTEGER,                     -- NULL: not opened yet, or gone
    refused_at INTEGER,                  -- when Discord last refused a message; NULL: it takes them
    told INTEGER NOT NULL DEFAULT 0      -- whether the user was told of that
) STRICT;

-- Whom a row is for that goes to a direct channel; it stands in the queue `channel` of that number.
ALTER TABLE outbox ADD COLUMN recipient INTEGER;
CREATE INDEX outbox_by_recipient ON outbox (recipient) WHERE recipient IS NOT NULL;

-- Messages that call a seat otherwise are kept among those that remind: turn, invited (to leave an answer), next.
ALTER TABLE reminders ADD COLUMN kind TEXT NOT NULL DEFAULT 'reminder';
ALTER TABLE reminders ADD COLUMN over INTEGER NOT NULL DEFAULT 0;       -- what it called for is decided
ALTER TABLE seats ADD COLUMN next_told INTEGER NOT NULL DEFAULT 0;      -- was told, in this decision, to be next
CREATE TRIGGER calls_of_decisions AFTER DELETE ON waits BEGIN
    UPDATE reminders SET over = 1 WHERE table_id = OLD.table_id AND seat = OLD.seat AND kind IN ('reminder', 'turn');
END;
CREATE TRIGGER calls_of_hand_overs AFTER DELETE ON waits
WHEN NOT EXISTS (SELECT 1 FROM waits WHERE waits.table_id = OLD.table_id) BEGIN
    UPDATE reminders SET over = 1 WHERE table_id = OLD.table_id AND kind IN ('next', 'invited');
    UPDATE seats SET next_told = 0 WHERE table_id = OLD.table_id AND next_told;
END;

-- The last press of the open turn, taking back included: only then a turn that could be finished lies untouched.
ALTER TABLE waits ADD COLUMN touched_at INTEGER;
CREATE TRIGGER waits_touched AFTER UPDATE OF touched_at ON waits
WHEN NEW.told AND NEW.touched_at IS NOT NULL AND NEW.touched_at IS NOT OLD.touched_at BEGIN
    UPDATE waits SET due = NEW.touched_at + 900
    WHERE table_id = NEW.table_id AND seat = NEW.seat AND (due IS NULL OR due > NEW.touched_at + 900);
END;
-- An open turn that another's turn cut may now be one that could be finished.
CREATE TRIGGER waits_of_open_turns AFTER UPDATE OF moves ON seats WHEN OLD.moves IS NOT NEW.moves BEGIN
    UPDATE waits SET due = max(since, coalesce(moved_at, 0), coalesce(touched_at, 0)) + 900
    WHERE table_id = NEW.table_id AND seat = NEW.seat AND told
        AND (due IS NULL OR due > max(since, coalesce(moved_at, 0), coalesce(touched_at, 0)) + 900);
END;
