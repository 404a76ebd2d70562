-- The listed suppliers by the words of their names.
DROP INDEX CONCURRENTLY IF EXISTS suppliers_by_words;
CREATE INDEX CONCURRENTLY suppliers_by_words ON suppliers USING gin (supplier_words(name))
  WHERE on_market AND name <> '';
