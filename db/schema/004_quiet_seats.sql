-- The seats that were mentioned for a turn since withdrawn, a JSON list: within `quiet_until` only they are spared.
ALTER TABLE tables ADD COLUMN quiet_seats TEXT NOT NULL DEFAULT '[]';
