-- A figure and its unit typed as one word are found as two as well: “45w” is “45 W”, “1.7l” is “1.7 L”. It is asked of the
-- index of words as it is, so no product is written anew and nothing else costs more.
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
      -- The index offers what shares some letters; of those the ones fewest letters away are meant.
      SELECT '(' || string_agg(DISTINCT quote_lexeme(candidate.stem), ' | ') || ')' INTO near FROM (
        SELECT known.stem, rank() OVER (ORDER BY distance) AS place,
          row_number() OVER (ORDER BY distance, similarity(word, typed) DESC, word) AS nearness
        FROM search_words AS known, levenshtein_less_equal(word, left(typed, 60), 2) AS distance
        WHERE word % typed AND distance <= CASE WHEN length(typed) <= 3 THEN 1 ELSE 2 END
      ) AS candidate
      WHERE place = 1 AND nearness <= 3;
      parts := parts || coalesce(near, quoted);
    END IF;
  END LOOP;
  RETURN nullif(array_to_string(parts, ' & '), '');
END $$;
