-- What buyers say of what they received: one review an order.
CREATE TABLE reviews (
  ord bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  id text COLLATE "C" PRIMARY KEY,
  order_id text COLLATE "C" NOT NULL UNIQUE REFERENCES cart_items (id),
  product_id text COLLATE "C" NOT NULL,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  words text COLLATE "C" NOT NULL, -- empty: the buyer was erased
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  changed_at timestamptz,
  answer text COLLATE "C" CHECK (answer <> ''),
  answered_at timestamptz,
  hidden_reason text COLLATE "C", -- empty: it may have named somebody who was erased
  hidden_at timestamptz, -- null: shown
  CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CHECK ((hidden_reason IS NULL) = (hidden_at IS NULL))
);
CREATE INDEX reviews_of_product ON reviews (product_id, ord);
CREATE INDEX reviews_shown ON reviews (ord) WHERE hidden_at IS NULL;
CREATE INDEX reviews_hidden ON reviews (ord) WHERE hidden_at IS NOT NULL;

-- Who did what to which review, also when they are gone: then without who.
CREATE TABLE review_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id text COLLATE "C" NOT NULL,
  act text COLLATE "C" NOT NULL CHECK (act IN ('written', 'changed', 'answered', 'hidden', 'shown')),
  uid text COLLATE "C", -- null: whoever it was is erased
  rating smallint NOT NULL, -- as it was after the act
  reason text COLLATE "C",
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX review_audit_by_review ON review_audit (review_id, id);

-- A product knows how many visible reviews gave it one star, two, and so on to five, and while there are any, the rating
-- that its supplier typed. Both are null while there are none: then its rating is that one.
ALTER TABLE products
  ADD COLUMN stars integer[] CHECK (cardinality(stars) = 5 AND 0 <= ALL (stars)),
  ADD COLUMN typed_rating numeric,
  ADD CONSTRAINT products_rating_is_of_reviews CHECK ((stars IS NULL) = (typed_rating IS NULL));

CREATE FUNCTION number_of(stars integer[]) RETURNS integer LANGUAGE sql IMMUTABLE
RETURN stars[1] + stars[2] + stars[3] + stars[4] + stars[5];

-- The rating is reckoned here and nowhere else, whoever writes the row: with reviews it is their average, to a hundredth,
-- and what is written over it changes nothing.
CREATE FUNCTION reckon_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF number_of(new.stars) = 0 THEN new.stars := NULL; END IF;
  IF new.stars IS NULL THEN
    IF old.stars IS NOT NULL THEN new.rating := old.typed_rating; END IF;
    new.typed_rating := NULL;
  ELSE
    new.typed_rating := coalesce(old.typed_rating, old.rating);
    new.rating := round(
      (new.stars[1] + 2 * new.stars[2] + 3 * new.stars[3] + 4 * new.stars[4] + 5 * new.stars[5])::numeric
        / number_of(new.stars), 2);
  END IF;
  RETURN new;
END $$;
-- By column: a sale updates none of these and does not pay for the trigger.
CREATE TRIGGER products_rated BEFORE UPDATE OF rating, typed_rating, stars ON products
  FOR EACH ROW EXECUTE FUNCTION reckon_rating();

-- What is counted of the catalogue follows: the statement below names the stars alone.
DROP TRIGGER products_changed ON products;
CREATE TRIGGER products_changed
  AFTER UPDATE OF name, brand, category, description, rating, stars, min_quantity, owner_uid, verified, withdrawn_at
  ON products FOR EACH ROW EXECUTE FUNCTION count_changed_product();

-- One star more and one less, under the product's lock: two reviews at once add up, where two recomputations, each blind to
-- the other's review, would leave one of them out.
CREATE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone smallint;
  come smallint := CASE WHEN new.hidden_at IS NULL THEN new.rating END;
BEGIN
  IF TG_OP = 'UPDATE' AND old.hidden_at IS NULL THEN gone := old.rating; END IF;
  IF gone IS DISTINCT FROM come THEN
    UPDATE products SET stars = (
      SELECT array_agg(coalesce(products.stars[star], 0) + (star IS NOT DISTINCT FROM come)::integer
        - (star IS NOT DISTINCT FROM gone)::integer ORDER BY star) FROM generate_series(1, 5) AS star
    ) WHERE id = new.product_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_counted AFTER INSERT OR UPDATE OF rating, hidden_at ON reviews
  FOR EACH ROW EXECUTE FUNCTION count_review();

-- A review is hidden, never deleted: its star would stay.
CREATE FUNCTION keep_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a review is never deleted' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER reviews_kept BEFORE DELETE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION keep_reviews();
