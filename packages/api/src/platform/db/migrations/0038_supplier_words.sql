-- A name or a search without accents and joiners. Each run of signs between its letters becomes `gap`.
CREATE FUNCTION plain_name(name text, gap text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(normalize(name COLLATE "C", NFKD),
    '[\u00ad\u0300-\u036f\u200b-\u200f\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'),
  '[\u0001-\u001f\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u02b0-\u02ff\u0964\u0965\u2010-\u2bff\u3001-\u303f'
    || '\ufe10-\ufe6f]+', gap, 'g');

-- "Al-Amin" has the words "al", "amin" and "alamin".
CREATE FUNCTION supplier_words(name text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN to_tsvector('pg_catalog.simple', plain_name(name, ' ') || ' ' || plain_name(name, ''));

-- Finds names that have, for each typed word, a word that begins so. Null where no word was typed. The first eight words
-- count: each costs a read of the index.
CREATE FUNCTION supplier_query(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT string_agg(quote_lexeme(lexeme) || ':*', ' & ')::tsquery FROM (
    SELECT lexeme FROM unnest(to_tsvector('pg_catalog.simple', plain_name(typed, ' '))) ORDER BY positions[1] LIMIT 8
  ) AS words
);
