-- As many products a notice as fit for certain into the 8,000 bytes PostgreSQL allows: a product's stock takes 36 bytes
-- and its id, its change 4 and its id. Sixty were too many once their ids were long.
CREATE OR REPLACE FUNCTION announce(channel text, stock_ids text[], changed_ids text[]) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  announced bigint;
  longest CONSTANT integer := (SELECT max(octet_length(id)) FROM unnest(stock_ids || changed_ids) AS id);
  chunk CONSTANT integer := 7800 / (40 + 2 * coalesce(longest, 0));
  start integer := 1;
BEGIN
  UPDATE catalogue_version SET version = version + 1 RETURNING version INTO announced;
  LOOP
    PERFORM pg_notify(channel, jsonb_build_object(
      'version', announced,
      'stock', coalesce((
        SELECT jsonb_agg(jsonb_build_array(id, main_quantity, version)) FROM products
        WHERE id = ANY (stock_ids[start : start + chunk - 1])
      ), '[]'),
      'products', to_jsonb(coalesce(changed_ids[start : start + chunk - 1], '{}'))
    )::text);
    start := start + chunk;
    EXIT WHEN start > greatest(coalesce(array_length(stock_ids, 1), 0), coalesce(array_length(changed_ids, 1), 0));
  END LOOP;
  RETURN announced;
END $$;

-- The audit is swept by age, in the order it was written in.
CREATE INDEX product_audit_by_age ON product_audit USING brin (at);

-- Words that an edit took out of a product. Whether another product has them is asked now and then, not by the edit.
CREATE TABLE doubted_words (word text COLLATE "C" PRIMARY KEY);

-- Whoever writes words shares this lock to the end of the transaction; who forgets them needs it alone. So no word is
-- forgotten that a product which is just being written found there.
CREATE FUNCTION words_lock() RETURNS bigint LANGUAGE sql IMMUTABLE RETURN 7268501;

CREATE FUNCTION words_of(texts text[]) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT DISTINCT unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', one))) FROM unnest(texts) AS one
$$;

CREATE OR REPLACE FUNCTION learn_words(texts text[]) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock_shared(words_lock());
  INSERT INTO search_words (word, stem)
    SELECT told, (ts_lexize('pg_catalog.english_stem', told))[1] FROM words_of(texts) AS told
    WHERE told !~ '[0-9]' AND length(told) BETWEEN 3 AND 40
      AND cardinality(ts_lexize('pg_catalog.english_stem', told)) > 0
      AND NOT EXISTS (SELECT FROM search_words WHERE word = told)
    ORDER BY told
    ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION doubt_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(words_lock());
  INSERT INTO doubted_words (word)
    SELECT told FROM (
      SELECT * FROM words_of(ARRAY[old.name, old.brand, old.category, old.description])
      EXCEPT SELECT * FROM words_of(ARRAY[new.name, new.brand, new.category, new.description])
    ) AS gone (told)
    WHERE EXISTS (SELECT FROM search_words WHERE word = told)
    ORDER BY told
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER products_lost_words AFTER UPDATE OF name, brand, category, description ON products
  FOR EACH ROW EXECUTE FUNCTION doubt_words();

-- Forgets up to `batch` doubted words that no product has, and answers how many were looked at. Nobody waits for a sweep
-- to begin: while somebody writes words it does nothing, and is called again another time.
CREATE FUNCTION forget_words(batch integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  looked_at text[];
BEGIN
  IF NOT pg_try_advisory_xact_lock(words_lock()) THEN RETURN 0; END IF;
  WITH taken AS (
    DELETE FROM doubted_words WHERE word IN (SELECT word FROM doubted_words ORDER BY word LIMIT batch) RETURNING word
  ) SELECT array_agg(word) INTO looked_at FROM taken;
  DELETE FROM search_words AS known WHERE word = ANY (looked_at)
    AND NOT EXISTS (SELECT FROM products WHERE search @@ quote_lexeme(known.stem)::tsquery);
  RETURN coalesce(cardinality(looked_at), 0);
END $$;
