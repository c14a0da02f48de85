-- The level at which a computer plays the seat, '' for people. Such a seat has no user; `owner` may have it back.
ALTER TABLE seats ADD COLUMN computer TEXT NOT NULL DEFAULT '';
CREATE INDEX seats_of_computers ON seats (table_id, seat) WHERE computer <> '';
-- A seat that goes to a computer or comes back from it is looked at, as where its holder changes.
CREATE TRIGGER waits_of_computers AFTER UPDATE OF computer ON seats WHEN OLD.computer IS NOT NEW.computer BEGIN
    UPDATE waits SET due = 0 WHERE table_id = NEW.table_id AND seat = NEW.seat AND told;
END;
