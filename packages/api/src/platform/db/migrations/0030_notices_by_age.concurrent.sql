-- Notifications are deleted after a year.
DROP INDEX CONCURRENTLY IF EXISTS notices_by_age;
CREATE INDEX CONCURRENTLY notices_by_age ON notices USING brin (at);
