-- Whatever happens by time is found by an index.
CREATE INDEX votes_due ON votes (lapses_at) WHERE status = 'open';
CREATE INDEX tables_paused ON tables (paused_until) WHERE status = 'running' AND paused_until IS NOT NULL;
CREATE INDEX tables_resting ON tables (changed_at) WHERE status = 'running' AND NOT resting;
CREATE INDEX tables_vacating ON tables (seats_due) WHERE status = 'lobby' AND seats_due IS NOT NULL;

-- A wait is looked at as well to see whether its seat still counts, and how the table goes on without it. So it is
-- looked at as soon as it begins where its seat may not count already, and whenever it may be decided anew.
DROP TRIGGER waits_begun;
DROP TRIGGER waits_moved;
CREATE TRIGGER waits_begun AFTER INSERT ON waits WHEN NEW.told BEGIN
    UPDATE waits SET due = CASE
        WHEN EXISTS (SELECT 1 FROM seats WHERE table_id = NEW.table_id AND seat = NEW.seat
                     AND (user IS NULL OR suspended OR conceded OR passing OR gone)) THEN 0
        ELSE max(NEW.since, coalesce(NEW.moved_at, 0)) + 900 END
    WHERE table_id = NEW.table_id AND seat = NEW.seat;
END;
CREATE TRIGGER waits_moved AFTER UPDATE OF since, moved_at, told ON waits BEGIN
    UPDATE waits SET due = CASE
        WHEN NOT NEW.told THEN NULL
        WHEN EXISTS (SELECT 1 FROM seats WHERE table_id = NEW.table_id AND seat = NEW.seat
                     AND (user IS NULL OR suspended OR conceded OR passing OR gone)) THEN 0
        ELSE max(NEW.since, coalesce(NEW.moved_at, 0)) + 900 END
    WHERE table_id = NEW.table_id AND seat = NEW.seat;
END;
UPDATE waits SET due = 0 WHERE told;
