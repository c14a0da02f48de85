-- 1: the user was asked, once, whether zone and waking hours fit.
ALTER TABLE users ADD COLUMN asked_hours INTEGER NOT NULL DEFAULT 0;
