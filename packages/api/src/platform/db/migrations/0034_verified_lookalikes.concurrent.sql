-- Verified names as `is_verified_name` compares them.
DROP INDEX CONCURRENTLY IF EXISTS suppliers_verified_lookalikes;
CREATE INDEX CONCURRENTLY suppliers_verified_lookalikes ON suppliers (name_key(latin_lookalikes(name)))
  WHERE verified_since IS NOT NULL;
