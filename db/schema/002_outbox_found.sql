-- Found at each hand-over and each sending, among the messages of a month: without these every row is read.
CREATE INDEX outbox_by_message ON outbox (message) WHERE message IS NOT NULL;
CREATE INDEX outbox_by_age ON outbox (at);
