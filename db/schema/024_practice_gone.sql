-- A practice game is removed with all that belongs to it; nothing else may have to be gone through for that.
CREATE INDEX requests_by_table ON requests (table_id);
CREATE INDEX wishes_by_table ON wishes (table_id);
CREATE INDEX precedents_by_table ON precedents (table_id);
CREATE INDEX precedents_revised ON precedents (revises) WHERE revises IS NOT NULL;
