-- Functions, and an index, with the names of the glossary. The previous release calls the old ones until a later file drops them.
CREATE FUNCTION lock_buyer_and_sum_commitments(
  buyer text, OUT open_reservations bigint, OUT open_orders bigint, OUT units bigint
) LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('unpaid ' || buyer, 0));
  SELECT count(*), coalesce(sum(r.units), 0) INTO open_reservations, units FROM reservations AS r
    WHERE r.uid = buyer AND r.expires_at > clock_timestamp();
  SELECT count(*), units + coalesce(sum(o.quantity), 0) INTO open_orders, units FROM orders AS o
    WHERE o.uid = buyer AND o.state IN ('placed', 'accepted', 'shipped');
END $$;

CREATE OR REPLACE FUNCTION unpaid_of(buyer text, OUT open_holds bigint, OUT open_orders bigint, OUT units bigint)
LANGUAGE sql AS 'SELECT * FROM lock_buyer_and_sum_commitments(buyer)';

ALTER FUNCTION open_offers_of(text) RENAME TO lock_buyer_and_count_offers;
CREATE FUNCTION open_offers_of(buyer text) RETURNS bigint LANGUAGE sql AS 'SELECT lock_buyer_and_count_offers(buyer)';

ALTER FUNCTION articles_meant(text) RENAME TO find_products_by_sku;
CREATE FUNCTION articles_meant(typed text) RETURNS bigint[] LANGUAGE sql STABLE AS 'SELECT find_products_by_sku(typed)';

ALTER FUNCTION supplier_meant(text, text) RENAME TO find_supplier_by_name;
CREATE FUNCTION supplier_meant(typed text, words text) RETURNS text LANGUAGE sql STABLE
AS 'SELECT find_supplier_by_name(typed, words)';

ALTER FUNCTION doubt_words() RENAME TO note_removed_words;
CREATE OR REPLACE FUNCTION note_removed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(words_lock());
  INSERT INTO stale_search_words (word)
    SELECT removed FROM (
      SELECT * FROM words_of(ARRAY[old.name, old.brand, old.category, old.description])
      EXCEPT SELECT * FROM words_of(ARRAY[new.name, new.brand, new.category, new.description])
    ) AS words (removed)
    WHERE EXISTS (SELECT FROM search_words WHERE word = removed)
    ORDER BY removed
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- Deletes up to `batch` search words that no product has any more, and returns how many were checked. It returns 0 while
-- somebody writes words, so that nobody waits for it.
ALTER FUNCTION forget_words(integer) RENAME TO delete_stale_search_words;
CREATE OR REPLACE FUNCTION delete_stale_search_words(batch integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  checked text[];
BEGIN
  IF NOT pg_try_advisory_xact_lock(words_lock()) THEN RETURN 0; END IF;
  WITH stale AS (
    DELETE FROM stale_search_words WHERE word IN (SELECT word FROM stale_search_words ORDER BY word LIMIT batch)
    RETURNING word
  ) SELECT array_agg(word) INTO checked FROM stale;
  DELETE FROM search_words WHERE word = ANY (checked)
    AND NOT EXISTS (SELECT FROM products WHERE search @@ quote_lexeme(search_words.stem)::tsquery);
  RETURN coalesce(cardinality(checked), 0);
END $$;
CREATE FUNCTION forget_words(batch integer) RETURNS integer LANGUAGE sql AS 'SELECT delete_stale_search_words(batch)';

ALTER FUNCTION keep_products() RENAME TO refuse_product_delete;
ALTER FUNCTION keep_reviews() RENAME TO refuse_review_delete;
ALTER FUNCTION know_supplier() RENAME TO set_supplier;
ALTER FUNCTION reckon_rating() RENAME TO compute_rating;

ALTER INDEX reviews_shown RENAME TO reviews_visible;
