-- A verified supplier asks again for another name or logo: one request waits beside the one that holds.
DROP INDEX CONCURRENTLY IF EXISTS verifications_one_of_each;
CREATE UNIQUE INDEX CONCURRENTLY verifications_one_of_each ON verifications (supplier_id, state)
  WHERE state IN ('requested', 'granted');
DROP INDEX CONCURRENTLY IF EXISTS verifications_current;

-- A logo that waits for an operator is used.
DROP INDEX CONCURRENTLY IF EXISTS verifications_by_picture;
CREATE INDEX CONCURRENTLY verifications_by_picture ON verifications ((substring(logo FROM '/pictures/u/([0-9a-f]{40})-')))
  WHERE logo LIKE '%/pictures/u/%';

DROP INDEX CONCURRENTLY IF EXISTS suppliers_verified_names;
CREATE INDEX CONCURRENTLY suppliers_verified_names ON suppliers (name_key(name)) WHERE verified_since IS NOT NULL;

-- In the order of their list.
DROP INDEX CONCURRENTLY IF EXISTS suppliers_listed;
CREATE INDEX CONCURRENTLY suppliers_listed ON suppliers ((verified_since IS NULL), since, id)
  WHERE on_market AND name <> '';
