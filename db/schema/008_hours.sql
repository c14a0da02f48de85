-- Waking hours: minutes of the local day in a zone of the tz database; NULL: not chosen.
ALTER TABLE users ADD COLUMN zone TEXT;
ALTER TABLE users ADD COLUMN wakes INTEGER;  -- equal to the end: all day
ALTER TABLE users ADD COLUMN sleeps INTEGER;
ALTER TABLE tables ADD COLUMN zone TEXT;
ALTER TABLE tables ADD COLUMN wakes INTEGER;
ALTER TABLE tables ADD COLUMN sleeps INTEGER;
