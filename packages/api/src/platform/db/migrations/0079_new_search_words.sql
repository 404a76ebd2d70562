-- Writers only add rows to `new_search_words`, and a chore moves them to `search_words`. When a writer added its words to
-- `search_words`, where each is unique, a product with the same new word waited until an open import ended.
CREATE TABLE new_search_words (word text COLLATE "C" NOT NULL);
CREATE INDEX new_search_words_by_word ON new_search_words (word);

CREATE OR REPLACE FUNCTION learn_words(texts text[]) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock_shared(words_lock());
  INSERT INTO new_search_words (word)
    SELECT added FROM words_of(texts) AS added
    WHERE added !~ '[0-9]' AND length(added) BETWEEN 3 AND 40
      AND cardinality(ts_lexize('pg_catalog.english_stem', added)) > 0
      AND NOT EXISTS (SELECT FROM search_words WHERE word = added)
      AND NOT EXISTS (SELECT FROM new_search_words WHERE word = added)
$$;

-- Moves some committed new words to the search words, for one caller at a time. Returns how many rows it moved.
CREATE FUNCTION add_search_words(batch integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  words text[];
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('search words', 0)) THEN RETURN 0; END IF;
  WITH moving AS (
    DELETE FROM new_search_words
    WHERE ctid = ANY (ARRAY(SELECT ctid FROM new_search_words ORDER BY word LIMIT batch)) RETURNING word
  ) SELECT array_agg(word) INTO words FROM moving;
  INSERT INTO search_words (word, stem)
    SELECT DISTINCT word, (ts_lexize('pg_catalog.english_stem', word))[1] FROM unnest(words) AS word ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN coalesce(cardinality(words), 0);
END $$;

-- The same for removed words: two edits may remove the same word.
ALTER TABLE stale_search_words DROP CONSTRAINT stale_search_words_pkey;

CREATE OR REPLACE FUNCTION note_removed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(words_lock());
  INSERT INTO stale_search_words (word)
    SELECT removed FROM (
      SELECT * FROM words_of(ARRAY[old.name, old.brand, old.category, old.description])
      EXCEPT SELECT * FROM words_of(ARRAY[new.name, new.brand, new.category, new.description])
    ) AS words (removed)
    WHERE EXISTS (SELECT FROM search_words WHERE word = removed)
      OR EXISTS (SELECT FROM new_search_words WHERE word = removed);
  RETURN NULL;
END $$;

-- A word that is still among the new words waits until it has moved.
CREATE OR REPLACE FUNCTION delete_stale_search_words(batch integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  checked text[];
BEGIN
  IF NOT pg_try_advisory_xact_lock(words_lock()) THEN RETURN 0; END IF;
  WITH stale AS (
    DELETE FROM stale_search_words
    WHERE word IN (
      SELECT DISTINCT word FROM stale_search_words AS listed
      WHERE NOT EXISTS (SELECT FROM new_search_words WHERE new_search_words.word = listed.word)
      ORDER BY word LIMIT batch
    ) RETURNING word
  ) SELECT array_agg(DISTINCT word) INTO checked FROM stale;
  DELETE FROM search_words WHERE word = ANY (checked)
    AND NOT EXISTS (SELECT FROM products WHERE search @@ quote_lexeme(search_words.stem)::tsquery);
  RETURN coalesce(cardinality(checked), 0);
END $$;

-- A word without a spelling is also looked up as it is: it may be a new word that is not among the search words yet.
CREATE OR REPLACE FUNCTION search_query(words text) RETURNS text LANGUAGE plpgsql STABLE
SET pg_trgm.similarity_threshold = 0.15 AS $$
DECLARE
  typed text;
  typed_stem text;
  quoted text;
  near text;
  figure text[];
  parts text[] := '{}';
BEGIN
  FOR typed IN SELECT lexeme FROM unnest(to_tsvector('pg_catalog.simple', words)) ORDER BY positions LOOP
    typed_stem := (ts_lexize('pg_catalog.english_stem', typed))[1];
    CONTINUE WHEN typed_stem IS NULL; -- “the”, “and”: in every text, so in none
    quoted := quote_lexeme(typed_stem);
    figure := regexp_match(typed, '^([0-9]+)([[:alpha:]]{1,5})$');
    IF figure IS NOT NULL THEN
      parts := parts || format('(%s:* | %s <-> %s)', quoted, quote_lexeme(figure[1]), quote_lexeme(figure[2]));
    ELSIF EXISTS (SELECT FROM search_words AS known WHERE known.stem = typed_stem) THEN
      parts := parts || quoted;
    ELSIF typed ~ '[0-9]' OR EXISTS (SELECT FROM search_words AS known WHERE starts_with(known.stem, typed_stem)) THEN
      parts := parts || (quoted || ':*');
    ELSE
      -- The index finds the words that have some letters in common. Those with the fewest different letters are used.
      SELECT string_agg(DISTINCT quote_lexeme(candidate.stem), ' | ') INTO near FROM (
        SELECT known.stem, rank() OVER (ORDER BY distance) AS place,
          row_number() OVER (ORDER BY distance, similarity(word, typed) DESC, word) AS nearness
        FROM search_words AS known, levenshtein_less_equal(word, left(typed, 60), 2) AS distance
        WHERE word % typed AND distance <= CASE WHEN length(typed) <= 3 THEN 1 ELSE 2 END
      ) AS candidate
      WHERE place = 1 AND nearness <= 3;
      parts := parts || coalesce('(' || quoted || ' | ' || near || ')', quoted);
    END IF;
  END LOOP;
  RETURN nullif(array_to_string(parts, ' & '), '');
END $$;
