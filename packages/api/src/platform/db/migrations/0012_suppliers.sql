-- Who sells has an id of their own, by which everybody may know them: whose account that is stays here.
CREATE TABLE suppliers (
  id text COLLATE "C" PRIMARY KEY DEFAULT substr(replace(gen_random_uuid()::text, '-', ''), 1, 24),
  uid text COLLATE "C" NOT NULL UNIQUE CHECK (uid <> ''),
  name text COLLATE "C" NOT NULL DEFAULT '', -- empty: not told yet
  logo text COLLATE "C" CHECK (logo <> ''),
  place text COLLATE "C" CHECK (place <> ''),
  about text COLLATE "C" CHECK (about <> ''),
  smallest_order_value numeric CHECK (smallest_order_value > 0 AND smallest_order_value <= 1e9),
  since timestamptz NOT NULL DEFAULT now(),
  verified_since timestamptz
);

-- What is counted of a supplier now and then, beside their row, so that no count waits for a profile that is being written.
CREATE TABLE supplier_figures (
  supplier_id text COLLATE "C" PRIMARY KEY,
  rating numeric,
  days_to_answer numeric
);

INSERT INTO suppliers (uid, name, since)
  SELECT owner_uid, coalesce((SELECT name FROM users WHERE users.uid = owner_uid), ''), min(created_at)
  FROM products WHERE owner_uid IS NOT NULL GROUP BY owner_uid;

-- A product says itself whether its supplier is verified, so that a list of those is an index, and whether it is withdrawn.
ALTER TABLE products
  ADD COLUMN verified boolean NOT NULL DEFAULT false,
  ADD COLUMN withdrawn_at timestamptz; -- null: published

-- Whoever owns a product is a supplier from then on. A verification that is granted meanwhile waits, and then finds it.
CREATE FUNCTION know_supplier() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.verified := false;
  IF new.owner_uid IS NULL THEN RETURN new; END IF;
  LOOP
    SELECT verified_since IS NOT NULL INTO new.verified FROM suppliers WHERE uid = new.owner_uid FOR SHARE;
    IF FOUND THEN RETURN new; END IF;
    INSERT INTO suppliers (uid, name)
      VALUES (new.owner_uid, coalesce((SELECT name FROM users WHERE users.uid = new.owner_uid), ''))
      ON CONFLICT DO NOTHING;
  END LOOP;
END $$;
CREATE TRIGGER products_supplied BEFORE INSERT OR UPDATE OF owner_uid ON products
  FOR EACH ROW EXECUTE FUNCTION know_supplier();

-- Lists hold what is published alone, and so do the ways into them.
DROP INDEX products_by_price, products_by_category, products_by_category_price, products_by_brand,
  products_by_brand_price, products_by_rating, products_available, products_available_by_price,
  products_by_smallest_order;
CREATE INDEX products_listed ON products (ord) WHERE withdrawn_at IS NULL;
CREATE INDEX products_by_price ON products (price, ord) WHERE withdrawn_at IS NULL;
CREATE INDEX products_by_category ON products (category, ord) WHERE withdrawn_at IS NULL;
CREATE INDEX products_by_category_price ON products (category, price, ord) WHERE withdrawn_at IS NULL;
CREATE INDEX products_by_brand ON products (brand, ord) WHERE withdrawn_at IS NULL;
CREATE INDEX products_by_brand_price ON products (brand, price, ord) WHERE withdrawn_at IS NULL;
CREATE INDEX products_by_rating ON products (rating, ord) WHERE withdrawn_at IS NULL;
CREATE INDEX products_available ON products (ord) WHERE min_quantity > 100 AND withdrawn_at IS NULL;
CREATE INDEX products_available_by_price ON products (price, ord) WHERE min_quantity > 100 AND withdrawn_at IS NULL;
CREATE INDEX products_by_smallest_order
  ON products (((min_quantity + order_multiple - 1) / order_multiple * order_multiple), ord) WHERE withdrawn_at IS NULL;
CREATE INDEX products_verified ON products (ord) WHERE verified AND withdrawn_at IS NULL;
CREATE INDEX products_verified_by_price ON products (price, ord) WHERE verified AND withdrawn_at IS NULL;
CREATE INDEX products_by_supplier ON products (owner_uid, ord) WHERE withdrawn_at IS NULL;
CREATE INDEX products_by_supplier_price ON products (owner_uid, price, ord) WHERE withdrawn_at IS NULL;

-- Counted is what is published, by verified suppliers or not.
ALTER TABLE catalogue_counts
  ADD COLUMN verified boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT catalogue_counts_pkey,
  ADD PRIMARY KEY (brand, category, half_stars, available, verified);

CREATE OR REPLACE FUNCTION count_added_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Sorted, so that two transactions lock the shared rows in one order.
  INSERT INTO catalogue_counts AS c (brand, category, half_stars, available, verified, count)
    SELECT brand, category, floor(rating * 2), min_quantity > 100, verified, count(*)
    FROM added WHERE withdrawn_at IS NULL GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (brand, category, half_stars, available, verified) DO UPDATE SET count = c.count + excluded.count;
  PERFORM learn_words(array_agg(DISTINCT one)) FROM added, unnest(ARRAY[name, brand, category, description]) AS one;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_counts AS c (brand, category, half_stars, available, verified, count)
    SELECT brand, category, half_stars, available, verified, sum(change)
    FROM (VALUES
      (old.brand, old.category, floor(old.rating * 2)::smallint, old.min_quantity > 100, old.verified, 0),
      (new.brand, new.category, floor(new.rating * 2)::smallint, new.min_quantity > 100, new.verified,
        CASE WHEN new.withdrawn_at IS NULL THEN 1 ELSE 0 END)
    ) AS moved (brand, category, half_stars, available, verified, change)
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (brand, category, half_stars, available, verified) DO UPDATE SET count = c.count + excluded.count;
  IF old.withdrawn_at IS NULL THEN
    UPDATE catalogue_counts SET count = count - 1
      WHERE (brand, category, half_stars, available, verified)
        = (old.brand, old.category, floor(old.rating * 2)::smallint, old.min_quantity > 100, old.verified);
  END IF;
  IF (old.name, old.brand, old.category, old.description) <> (new.name, new.brand, new.category, new.description) THEN
    PERFORM learn_words(ARRAY[new.name, new.brand, new.category, new.description]);
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER products_changed ON products;
CREATE TRIGGER products_changed
  AFTER UPDATE OF name, brand, category, description, rating, min_quantity, owner_uid, verified, withdrawn_at ON products
  FOR EACH ROW EXECUTE FUNCTION count_changed_product();

-- Verification: what a supplier sends to be looked at, and what came of it. One at a time waits or holds.
CREATE TABLE verifications (
  ord bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  id text COLLATE "C" PRIMARY KEY,
  supplier_id text COLLATE "C" NOT NULL REFERENCES suppliers (id) ON DELETE CASCADE,
  licence text COLLATE "C" NOT NULL CHECK (licence <> ''),
  document text COLLATE "C" NOT NULL CHECK (document ~ '^https://'),
  state text COLLATE "C" NOT NULL DEFAULT 'requested'
    CHECK (state IN ('requested', 'granted', 'refused', 'withdrawn')),
  reason text COLLATE "C" CHECK (reason <> ''),
  at timestamptz NOT NULL DEFAULT now(), -- when it came to be as it is
  requested_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX verifications_current ON verifications (supplier_id) WHERE state IN ('requested', 'granted');
CREATE INDEX verifications_by_supplier ON verifications (supplier_id, ord);
CREATE INDEX verifications_by_state ON verifications (state, ord);

-- Who did what about whom, also when either is gone: then without who.
CREATE TABLE verification_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  verification_id text COLLATE "C" NOT NULL,
  supplier_id text COLLATE "C" NOT NULL,
  act text COLLATE "C" NOT NULL CHECK (act IN ('requested', 'granted', 'refused', 'withdrawn')),
  uid text COLLATE "C", -- null: whoever it was is erased
  reason text COLLATE "C",
  at timestamptz NOT NULL DEFAULT now()
);
