-- How a user wants private answers: `pictures`, or `words` in their place.
ALTER TABLE users ADD COLUMN pictures TEXT NOT NULL DEFAULT 'pictures';
CREATE INDEX users_of_words ON users (user) WHERE pictures = 'words';
