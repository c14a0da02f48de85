-- 1: the user was asked, once, whether zone and waking hours fit.
ALTER TABLE users ADD COLUMN asked_hours INTEGER NOT NULL DEFAULT 0;

-- Found where somebody has their data shown or deleted: without these every row is read.
CREATE INDEX acts_by_user ON acts (user) WHERE user IS NOT NULL;
CREATE INDEX outbox_by_table ON outbox (table_id);

-- Who is forgotten waits as the table says again.
CREATE TRIGGER waits_of_forgotten_users AFTER DELETE ON users BEGIN
    UPDATE waits SET due = 0 WHERE told AND EXISTS (
        SELECT 1 FROM seats WHERE user = OLD.user AND seats.table_id = waits.table_id AND seats.seat = waits.seat);
END;
