-- Verified names as `is_verified_name` compares them.
DROP INDEX CONCURRENTLY IF EXISTS suppliers_verified_companies;
CREATE INDEX CONCURRENTLY suppliers_verified_companies ON suppliers (company_key(name)) WHERE verified_since IS NOT NULL;
