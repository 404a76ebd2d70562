-- An article number finds its products, and a supplier's name those of its supplier, without a word more in any product's
-- text: a million rows would be written anew, and each change of a name a hundred thousand. Both are asked of an index of
-- their own, once a search. A sale touches neither.
CREATE INDEX products_by_article ON products (lower(sku), ord) WHERE sku IS NOT NULL AND withdrawn_at IS NULL;
CREATE INDEX suppliers_by_name ON suppliers (lower(name));

-- Which products have what was typed as their article number; where none has, and it has a figure, whose number begins
-- so. Words without a figure are words: “car” is not to find whatever is numbered CAR-1. Never many, so that a search is
-- not what its number is.
CREATE FUNCTION articles_meant(typed text) RETURNS bigint[] LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  number text COLLATE "C" := lower(btrim(typed) COLLATE "C");
  most CONSTANT integer := 100;
  found bigint[] := '{}';
BEGIN
  IF length(number) > 64 THEN RETURN found; END IF;
  found := ARRAY(
    SELECT ord FROM products WHERE lower(sku) = number AND sku IS NOT NULL AND withdrawn_at IS NULL ORDER BY ord LIMIT most
  );
  IF cardinality(found) = 0 AND length(number) >= 3 AND number ~ '[0-9]' THEN
    found := ARRAY(
      SELECT ord FROM products
      WHERE lower(sku) >= number AND lower(sku) < number || chr(1114111) AND sku IS NOT NULL AND withdrawn_at IS NULL
      ORDER BY lower(sku), ord LIMIT most
    );
  END IF;
  RETURN found;
END $$;

-- Whether a product that is listed has all of it. By the index of words alone: planned for no words in particular the whole
-- table looked cheaper, and took two seconds of a million products to find none.
CREATE FUNCTION is_in_texts(asked tsquery) RETURNS boolean LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM (SELECT withdrawn_at FROM products WHERE search @@ asked LIMIT 2000) AS found WHERE withdrawn_at IS NULL
  );
END $$;

-- Whose name was typed: a whole name unless products have all of its words, so that nobody takes a word for themselves by
-- a name; the beginning of one name alone where the words, mistyped ones mended, find nothing.
CREATE FUNCTION supplier_meant(typed text, words text) RETURNS text LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  called text COLLATE "C" := lower(btrim(typed) COLLATE "C");
  meant text;
  asked tsquery := words::tsquery;
BEGIN
  IF words IS NULL OR length(called) < 3 THEN RETURN NULL; END IF;
  SELECT id INTO meant FROM suppliers WHERE lower(name) = called ORDER BY verified_since, since, id LIMIT 1;
  IF FOUND THEN
    asked := plainto_tsquery('pg_catalog.english', typed);
  ELSE
    SELECT min(id) INTO meant FROM (
      SELECT id FROM suppliers WHERE lower(name) >= called AND lower(name) < called || chr(1114111) LIMIT 2
    ) AS begun HAVING count(*) = 1;
  END IF;
  RETURN CASE WHEN meant IS NULL OR is_in_texts(asked) THEN NULL ELSE meant END;
END $$;
