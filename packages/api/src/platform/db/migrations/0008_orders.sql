-- A purchase is an order of one line, and its cart item the record of it: whose turn it is, and who supplies it. What was
-- bought before is as if it had just been placed with whoever owns the product now.
ALTER TABLE cart_items
  DROP CONSTRAINT cart_items_pkey,
  DROP CONSTRAINT cart_items_id_key,
  ADD CONSTRAINT cart_items_pkey PRIMARY KEY (id),
  ALTER COLUMN uid DROP NOT NULL, -- null: the buyer was erased
  ADD COLUMN supplier_uid text COLLATE "C" CHECK (supplier_uid <> ''), -- null: nobody's product
  ADD COLUMN state text COLLATE "C" NOT NULL DEFAULT 'placed'
    CHECK (state IN ('placed', 'accepted', 'shipped', 'received', 'declined', 'cancelled')),
  -- As the words stand: what was bought is sought by how it begins, and an article's number has no stem.
  ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('pg_catalog.simple', snapshot ->> 'name')) STORED;

UPDATE cart_items SET supplier_uid = owner_uid,
  state = CASE WHEN owner_uid = cart_items.uid THEN 'accepted' ELSE 'placed' END
FROM products WHERE products.id = product_id AND owner_uid IS NOT NULL;

-- Each side's way into its orders, one state at a time: a page of several is put together of the first of each. The buyer's
-- is also the way into the cart.
CREATE INDEX cart_items_bought ON cart_items (uid, state, buy_date, ord);
CREATE INDEX cart_items_sold ON cart_items (supplier_uid, state, buy_date, ord);
CREATE INDEX cart_items_unanswered ON cart_items (buy_date) WHERE state = 'placed' AND supplier_uid IS NOT NULL;
CREATE INDEX cart_items_by_words ON cart_items USING gin (words);

-- What is sought by words that are typed, each as the beginning of one; null when there is nothing to look for.
CREATE FUNCTION order_query(typed text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN (
  SELECT string_agg(quote_lexeme(lexeme) || ':*', ' & ') FROM unnest(to_tsvector('pg_catalog.simple', typed))
);

-- What happened to an order after it was placed, which its own row says.
CREATE TABLE order_steps (
  order_id text COLLATE "C" NOT NULL REFERENCES cart_items (id),
  state text COLLATE "C" NOT NULL CHECK (state IN ('accepted', 'shipped', 'received', 'declined', 'cancelled')),
  by text COLLATE "C" NOT NULL CHECK (by IN ('buyer', 'supplier', 'system')),
  note text COLLATE "C" CHECK (note <> ''),
  carrier text COLLATE "C" CHECK (carrier <> ''),
  tracking_code text COLLATE "C" CHECK (tracking_code <> ''),
  at timestamptz NOT NULL DEFAULT clock_timestamp(), -- after the wait for the order, so that steps follow one another
  PRIMARY KEY (order_id, state) -- no step is taken twice
);
INSERT INTO order_steps (order_id, state, by, at) SELECT id, 'accepted', 'system', buy_date FROM cart_items
  WHERE state = 'accepted';

-- What a buyer has taken and not received: only what is under way counts. Two takings of one buyer stand in line here, so
-- that both cannot pass a quota that has room for one; the figures are read after the wait.
DROP FUNCTION unpaid_of(text);
CREATE FUNCTION unpaid_of(buyer text, OUT open_holds bigint, OUT open_orders bigint, OUT units bigint)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('unpaid ' || buyer, 0));
  SELECT count(*), coalesce(sum(h.units), 0) INTO open_holds, units FROM holds AS h
    WHERE h.uid = buyer AND h.expires_at > clock_timestamp();
  SELECT count(*), units + coalesce(sum(c.quantity), 0) INTO open_orders, units FROM cart_items AS c
    WHERE c.uid = buyer AND c.state IN ('placed', 'accepted', 'shipped');
END $$;
