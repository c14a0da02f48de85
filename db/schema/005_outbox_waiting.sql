-- 1: the row failed by a fault of its own, such as a letter that cannot be read; only its own table waits for it.
ALTER TABLE outbox ADD COLUMN aside INTEGER NOT NULL DEFAULT 0;

-- For what its message waits: turn, vote 5, seat 2, invitation; empty where it waits for nobody (any more).
ALTER TABLE outbox ADD COLUMN asks TEXT NOT NULL DEFAULT '';
CREATE INDEX outbox_asking ON outbox (table_id) WHERE asks <> '';

-- What waits already in a database of the version before; a letter that is no JSON is left alone.
UPDATE outbox SET asks = 'turn'
WHERE edits IS NULL AND status <> 'dropped'
  AND json_extract(CASE WHEN json_valid(letter) THEN letter END, '$.letter') = 'turn'
  AND EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id AND tables.status = 'running'
              AND (outbox.status <> 'sent' OR message = turn_message));

UPDATE outbox SET asks = 'vote ' || json_extract(letter, '$.vote')
WHERE edits IS NULL AND status <> 'dropped'
  AND json_extract(CASE WHEN json_valid(letter) THEN letter END, '$.vote') IN
      (SELECT votes.id FROM votes WHERE votes.table_id = outbox.table_id AND votes.status = 'open');

UPDATE outbox SET asks = 'seat'
WHERE edits IS NULL AND status <> 'dropped'
  AND json_extract(CASE WHEN json_valid(letter) THEN letter END, '$.join') = 1
  AND EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
              WHERE seats.table_id = outbox.table_id AND seats.user IS NULL AND tables.status = 'running');

UPDATE outbox SET asks = 'invitation'
WHERE edits IS NULL AND status <> 'dropped'
  AND json_extract(CASE WHEN json_valid(letter) THEN letter END, '$.key') = 'notice-invited'
  AND EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id AND tables.status = 'lobby');
