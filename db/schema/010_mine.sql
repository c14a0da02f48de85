-- 1: the user was asked, once, whether zone and waking hours fit.
ALTER TABLE users ADD COLUMN asked_hours INTEGER NOT NULL DEFAULT 0;

-- Found where somebody has their data shown or deleted: without these every row is read.
CREATE INDEX acts_by_user ON acts (user) WHERE user IS NOT NULL;
CREATE INDEX outbox_by_table ON outbox (table_id);
