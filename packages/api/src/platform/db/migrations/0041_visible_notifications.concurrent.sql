-- The list of a reader.
DROP INDEX CONCURRENTLY IF EXISTS notices_visible;
CREATE INDEX CONCURRENTLY notices_visible ON notices (uid, ord) WHERE NOT is_hidden;

-- What is unread: how many there are for a reader, and those of one sender.
DROP INDEX CONCURRENTLY IF EXISTS notices_visible_unread;
CREATE INDEX CONCURRENTLY notices_visible_unread ON notices (uid, sender, ord) WHERE read_at IS NULL AND NOT is_hidden;
