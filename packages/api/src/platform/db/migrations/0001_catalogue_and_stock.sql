CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- Products -----------------------------------------------------------------------------------------------------------

-- Text that is compared or sorted is COLLATE "C", so that every server, whatever its locale, answers alike.
CREATE TABLE products (
  ord bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, -- the order of insertion, which is the default order of lists
  id text COLLATE "C" NOT NULL UNIQUE CHECK (id ~ '^[0-9A-Za-z_-]{1,64}$'),
  name text COLLATE "C" NOT NULL CHECK (name <> ''),
  image text COLLATE "C" NOT NULL,
  brand text COLLATE "C" NOT NULL CHECK (brand <> ''),
  category text COLLATE "C" NOT NULL CHECK (category <> ''),
  description text COLLATE "C" NOT NULL,
  price numeric NOT NULL CHECK (price >= 0 AND price < 1e15),
  rating numeric NOT NULL CHECK (rating BETWEEN 1 AND 5),
  main_quantity bigint NOT NULL CHECK (main_quantity BETWEEN 0 AND 9007199254740991),
  min_quantity bigint NOT NULL CHECK (min_quantity BETWEEN 1 AND 9007199254740991),
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  owner_uid text COLLATE "C" CHECK (owner_uid <> ''),
  created_at timestamptz NOT NULL DEFAULT now(),
  search tsvector NOT NULL GENERATED ALWAYS AS (
    to_tsvector('pg_catalog.english', name || ' ' || brand || ' ' || category || ' ' || description)
  ) STORED
) WITH (fillfactor = 85); -- room on the page, so that a sale stays a heap-only update

-- One index for every way into a list. main_quantity is in none of them: a sale must not touch an index.
CREATE INDEX products_by_price ON products (price, ord);
CREATE INDEX products_by_category ON products (category, ord);
CREATE INDEX products_by_category_price ON products (category, price, ord);
CREATE INDEX products_by_brand ON products (brand, ord);
CREATE INDEX products_by_brand_price ON products (brand, price, ord);
CREATE INDEX products_by_rating ON products (rating, ord);
CREATE INDEX products_available ON products (ord) WHERE min_quantity > 100;
CREATE INDEX products_available_by_price ON products (price, ord) WHERE min_quantity > 100;
CREATE INDEX products_by_owner ON products (owner_uid, ord) WHERE owner_uid IS NOT NULL;
-- Without the pending list: a search must never pay for the inserts before it.
CREATE INDEX products_by_words ON products USING gin (search) WITH (fastupdate = off);

CREATE TABLE product_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id text COLLATE "C" NOT NULL REFERENCES products (id),
  uid text COLLATE "C", -- null: by the system (seed, import)
  action text NOT NULL CHECK (action IN ('added', 'changed')),
  version integer NOT NULL CHECK (version >= 1),
  changes jsonb NOT NULL, -- field → [before, after]
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX product_audit_by_product ON product_audit (product_id, id);

-- Users --------------------------------------------------------------------------------------------------------------

CREATE TABLE users (
  uid text COLLATE "C" PRIMARY KEY CHECK (uid <> ''),
  email text COLLATE "C" NOT NULL CHECK (email <> ''),
  name text COLLATE "C" NOT NULL,
  photo text COLLATE "C", -- null: the account has none
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_by_email ON users (lower(email));

-- Stock --------------------------------------------------------------------------------------------------------------

-- No foreign keys to products here: each would lock the product's row in a second way, and those locks, crossing with the
-- purchases' own, deadlocked on a product in demand. Every row is written from the product's row by the statement that
-- reads it, and a product is never deleted.
CREATE FUNCTION keep_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a product is never deleted' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER products_kept BEFORE DELETE ON products FOR EACH STATEMENT EXECUTE FUNCTION keep_products();

-- Few indexes on what every purchase writes: each costs it time.
CREATE TABLE holds (
  id bigint GENERATED ALWAYS AS IDENTITY,
  product_id text COLLATE "C" NOT NULL,
  uid text COLLATE "C" NOT NULL CHECK (uid <> ''),
  units bigint NOT NULL CHECK (units > 0),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (product_id, uid, units, id)
);
CREATE INDEX holds_by_expiry ON holds (expires_at);

CREATE TABLE cart_items (
  ord bigint GENERATED ALWAYS AS IDENTITY,
  id text COLLATE "C" NOT NULL UNIQUE CHECK (id ~ '^[0-9A-Za-z_-]{1,64}$'),
  uid text COLLATE "C" NOT NULL CHECK (uid <> ''),
  user_email text COLLATE "C" NOT NULL,
  product_id text COLLATE "C" NOT NULL,
  quantity bigint NOT NULL CHECK (quantity > 0),
  buy_date timestamptz NOT NULL DEFAULT now(),
  price numeric NOT NULL CHECK (price >= 0),
  snapshot jsonb NOT NULL,
  PRIMARY KEY (uid, ord)
);

-- The ledger: what moved between the shelf, the holds and the carts, and what the supplier added or took out.
-- Only 'supply' changes the total.
CREATE TABLE stock_moves (
  id bigint GENERATED ALWAYS AS IDENTITY,
  product_id text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  shelf bigint NOT NULL DEFAULT 0,
  held bigint NOT NULL DEFAULT 0,
  carted bigint NOT NULL DEFAULT 0,
  uid text COLLATE "C", -- null: by the system (seed, import, lapse)
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (product_id, id),
  CONSTRAINT stock_moves_balance CHECK (
    CASE kind
      WHEN 'supply' THEN shelf <> 0 AND held = 0 AND carted = 0
      WHEN 'hold' THEN shelf < 0 AND held = -shelf AND carted = 0
      WHEN 'release' THEN shelf > 0 AND held = -shelf AND carted = 0
      WHEN 'lapse' THEN shelf > 0 AND held = -shelf AND carted = 0
      WHEN 'claim' THEN shelf = 0 AND held < 0 AND carted = -held
      WHEN 'take' THEN shelf < 0 AND held = 0 AND carted = -shelf
      WHEN 'return' THEN shelf > 0 AND held = 0 AND carted = -shelf
      ELSE false
    END
  )
);

CREATE TABLE idempotency_keys (
  uid text COLLATE "C" NOT NULL CHECK (uid <> ''),
  operation text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
  fingerprint text COLLATE "C" NOT NULL,
  answer jsonb, -- null only while the transaction of its effect runs
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (uid, operation, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys USING brin (created_at);

-- Derived: counts and the vocabulary ---------------------------------------------------------------------------------

-- How many products there are of each kind a list can be narrowed to, so that counting a million costs a few rows.
CREATE TABLE catalogue_counts (
  brand text COLLATE "C" NOT NULL,
  category text COLLATE "C" NOT NULL,
  half_stars smallint NOT NULL CHECK (half_stars BETWEEN 2 AND 10),
  available boolean NOT NULL,
  count bigint NOT NULL CHECK (count >= 0),
  PRIMARY KEY (brand, category, half_stars, available)
);

-- Every word the catalogue contains as it is written, and its stem, which is what is looked for: a mistyped word is led
-- to its neighbours among the written ones (“runniqg” is near to “running”, but far from “run”).
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY,
  stem text COLLATE "C" NOT NULL
);
CREATE INDEX search_words_by_stem ON search_words (stem);
CREATE INDEX search_words_by_trigram ON search_words USING gin (word gin_trgm_ops);

-- Adds the words of texts that are new. Sorted, so that two transactions insert in one order.
CREATE FUNCTION learn_words(texts text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words (word, stem)
    SELECT told, (ts_lexize('pg_catalog.english_stem', told))[1] FROM (
      SELECT DISTINCT unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', one))) FROM unnest(texts) AS one
    ) AS words (told)
    WHERE told !~ '[0-9]' AND length(told) BETWEEN 3 AND 40
      AND cardinality(ts_lexize('pg_catalog.english_stem', told)) > 0
      AND NOT EXISTS (SELECT FROM search_words WHERE word = told)
    ORDER BY told
    ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION count_added_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Sorted, so that two transactions lock the shared rows in one order.
  INSERT INTO catalogue_counts AS c (brand, category, half_stars, available, count)
    SELECT brand, category, floor(rating * 2), min_quantity > 100, count(*)
    FROM added GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (brand, category, half_stars, available) DO UPDATE SET count = c.count + excluded.count;
  PERFORM learn_words(array_agg(DISTINCT one)) FROM added, unnest(ARRAY[name, brand, category, description]) AS one;
  RETURN NULL;
END $$;

CREATE TRIGGER products_added AFTER INSERT ON products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_added_products();

CREATE FUNCTION count_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_counts AS c (brand, category, half_stars, available, count)
    SELECT brand, category, half_stars, available, sum(change)
    FROM (VALUES
      (old.brand, old.category, floor(old.rating * 2)::smallint, old.min_quantity > 100, 0),
      (new.brand, new.category, floor(new.rating * 2)::smallint, new.min_quantity > 100, 1)
    ) AS moved (brand, category, half_stars, available, change)
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (brand, category, half_stars, available) DO UPDATE SET count = c.count + excluded.count;
  UPDATE catalogue_counts SET count = count - 1
    WHERE (brand, category, half_stars, available)
      = (old.brand, old.category, floor(old.rating * 2)::smallint, old.min_quantity > 100);
  PERFORM learn_words(ARRAY[new.name, new.brand, new.category, new.description]);
  RETURN NULL;
END $$;

-- By column: a sale updates none of these and does not pay for the trigger.
CREATE TRIGGER products_changed AFTER UPDATE OF name, brand, category, description, rating, min_quantity ON products
  FOR EACH ROW EXECUTE FUNCTION count_changed_product();

CREATE FUNCTION quote_lexeme(lexeme text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN '''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''';

-- What to look for when somebody types `words`: each word as it stands, or as the beginning of one, or, when the
-- catalogue has no such word, its nearest neighbours. Null when there is nothing to look for.
CREATE FUNCTION search_query(words text) RETURNS text LANGUAGE plpgsql STABLE
SET pg_trgm.similarity_threshold = 0.15 AS $$
DECLARE
  typed text;
  typed_stem text;
  quoted text;
  near text;
  parts text[] := '{}';
BEGIN
  FOR typed IN SELECT lexeme FROM unnest(to_tsvector('pg_catalog.simple', words)) ORDER BY positions LOOP
    typed_stem := (ts_lexize('pg_catalog.english_stem', typed))[1];
    CONTINUE WHEN typed_stem IS NULL; -- “the”, “and”: in every text, so in none
    quoted := quote_lexeme(typed_stem);
    IF EXISTS (SELECT FROM search_words AS known WHERE known.stem = typed_stem) THEN
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

-- The catalogue's own news -------------------------------------------------------------------------------------------

-- One row, written only by announce(): what a replica reads here is what it has really replayed, as of a sequence it is not.
CREATE TABLE catalogue_version (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  version bigint NOT NULL CHECK (version >= 0)
) WITH (fillfactor = 10);
INSERT INTO catalogue_version (version) VALUES (0);

-- Announces changes that are already committed. Announcements queue on the version's row and read the stock after it,
-- so that of two that tell of one product the one with the higher version never carries the older stock.
CREATE FUNCTION announce(channel text, stock_ids text[], changed_ids text[]) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  announced bigint;
  chunk CONSTANT integer := 60; -- keeps a payload under the 8,000 bytes PostgreSQL allows
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
