-- When to look next whether a seat is as the absences of its holder say; NULL: not before something changes. As with
-- `waits.due`, whatever decides about it brings the look near.
ALTER TABLE seats ADD COLUMN away_due INTEGER;
CREATE INDEX seats_away_due ON seats (away_due) WHERE away_due IS NOT NULL;
-- What looked at everybody who is away is gone.
DROP INDEX seats_away;
DROP INDEX waits_still;
DROP INDEX absences_by_start;

CREATE TRIGGER away_of_new_absences AFTER INSERT ON absences BEGIN
    UPDATE seats SET away_due = min(coalesce(away_due, NEW.starts_at), NEW.starts_at)
    WHERE user = NEW.user AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND status = 'running');
END;
CREATE TRIGGER away_of_past_absences AFTER DELETE ON absences BEGIN
    UPDATE seats SET away_due = 0
    WHERE user = OLD.user AND (away <> '' OR EXISTS (SELECT 1 FROM absences WHERE user = OLD.user))
        AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND status = 'running');
END;
CREATE TRIGGER away_of_wishes AFTER INSERT ON wishes BEGIN
    UPDATE seats SET away_due = 0
    WHERE table_id = NEW.table_id AND user = (SELECT user FROM absences WHERE id = NEW.absence)
        AND EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND status = 'running');
END;
CREATE TRIGGER away_of_changed_wishes AFTER UPDATE ON wishes BEGIN
    UPDATE seats SET away_due = 0
    WHERE table_id = NEW.table_id AND user = (SELECT user FROM absences WHERE id = NEW.absence)
        AND EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND status = 'running');
END;
CREATE TRIGGER away_of_seats AFTER UPDATE OF user, conceded, suspended, away, away_used ON seats
WHEN (OLD.away <> '' OR NEW.away <> '' OR EXISTS (SELECT 1 FROM absences WHERE user = NEW.user))
    AND (OLD.user IS NOT NEW.user OR OLD.conceded IS NOT NEW.conceded OR OLD.suspended IS NOT NEW.suspended
        OR OLD.away IS NOT NEW.away OR OLD.away_used IS NOT NEW.away_used)
    AND EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND status = 'running') BEGIN
    UPDATE seats SET away_due = 0 WHERE table_id = NEW.table_id AND seat = NEW.seat;
END;
CREATE TRIGGER away_of_tables AFTER UPDATE OF status, resting, still_since ON tables
WHEN OLD.status IS NOT NEW.status OR OLD.resting IS NOT NEW.resting OR OLD.still_since IS NOT NEW.still_since BEGIN
    UPDATE seats SET away_due = CASE WHEN NEW.status = 'running' THEN 0 END
    WHERE table_id = NEW.id AND (away_due IS NOT NULL OR away <> ''
        OR EXISTS (SELECT 1 FROM absences WHERE absences.user = seats.user));
END;
-- For how long a game goes on waiting for a seat follows from its wait.
CREATE TRIGGER away_of_waits AFTER UPDATE OF since, told, still_since ON waits
WHEN NEW.still_since IS NOT NULL AND (OLD.still_since IS NOT NEW.still_since OR OLD.since IS NOT NEW.since
    OR OLD.told IS NOT NEW.told) BEGIN
    UPDATE seats SET away_due = 0 WHERE table_id = NEW.table_id AND seat = NEW.seat;
END;
UPDATE seats SET away_due = 0
WHERE (away <> '' OR user IN (SELECT user FROM absences))
    AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND status = 'running');
