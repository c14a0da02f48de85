-- What each message told: the first and last line of the log. Kept as long as the table, so that old messages answer.
CREATE TABLE told (
    message INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    first_line INTEGER NOT NULL,
    last_line INTEGER NOT NULL
) STRICT;
CREATE INDEX told_by_table ON told (table_id);
ALTER TABLE outbox ADD COLUMN first_line INTEGER;  -- the lines of the log that the row tells; NULL: none
ALTER TABLE outbox ADD COLUMN last_line INTEGER;

ALTER TABLE log ADD COLUMN round INTEGER;          -- the round that was played; NULL in lines of earlier versions

-- The refusals that a seat received last, five at most and for 72 hours: what it tried and why that is not possible.
CREATE TABLE refusals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    seal INTEGER NOT NULL,               -- the table's newest seal then
    tried TEXT NOT NULL,                 -- the action in notation
    violation TEXT NOT NULL,             -- code, rule and numbers, a JSON object
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX refusals_by_seat ON refusals (table_id, seat, id);
