-- A price talked over by a buyer and a supplier. The row says how it stands and repeats its last version, so that whoever
-- locks it knows all that an act depends on.
CREATE TABLE offers (
  ord bigint GENERATED ALWAYS AS IDENTITY,
  id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9A-Za-z_-]{1,64}$'),
  uid text COLLATE "C" CHECK (uid <> ''), -- null: the buyer was erased
  user_email text COLLATE "C" NOT NULL,
  supplier_uid text COLLATE "C" CHECK (supplier_uid <> '' AND supplier_uid <> uid), -- null: the supplier was erased
  product_id text COLLATE "C" NOT NULL,
  snapshot jsonb NOT NULL,
  state text COLLATE "C" NOT NULL DEFAULT 'asked'
    CHECK (state IN ('asked', 'countered', 'accepted', 'bought', 'declined', 'withdrawn', 'expired', 'lapsed')),
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  by text COLLATE "C" NOT NULL DEFAULT 'buyer' CHECK (by IN ('buyer', 'supplier')),
  quantity bigint NOT NULL CHECK (quantity > 0),
  price numeric NOT NULL CHECK (price > 0),
  ends_at timestamptz NOT NULL, -- until then it stands, or, once accepted, its units are held
  warned boolean NOT NULL DEFAULT false, -- that it runs out has been told
  CHECK ((state = 'asked') <= (version = 1))
);

-- Each side's way into its offers, one state at a time: a page of several is put together of the first of each.
CREATE INDEX offers_bought ON offers (uid, state, ord);
CREATE INDEX offers_sold ON offers (supplier_uid, state, ord);
CREATE INDEX offers_ending ON offers (ends_at) WHERE state IN ('asked', 'countered', 'accepted');
CREATE INDEX offers_to_warn_of ON offers (ends_at) WHERE state IN ('asked', 'countered', 'accepted') AND NOT warned;

CREATE TABLE offer_versions (
  offer_id text COLLATE "C" NOT NULL REFERENCES offers (id),
  number integer NOT NULL CHECK (number >= 1),
  by text COLLATE "C" NOT NULL CHECK (by IN ('buyer', 'supplier')),
  quantity bigint NOT NULL CHECK (quantity > 0),
  price numeric NOT NULL CHECK (price > 0),
  list_price numeric NOT NULL, -- what one of so many cost by the ladder
  until timestamptz NOT NULL,
  note text COLLATE "C" CHECK (note <> ''),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (offer_id, number) -- no version is said twice
);

CREATE TABLE offer_steps (
  offer_id text COLLATE "C" NOT NULL REFERENCES offers (id),
  state text COLLATE "C" NOT NULL
    CHECK (state IN ('accepted', 'bought', 'declined', 'withdrawn', 'expired', 'lapsed')),
  by text COLLATE "C" NOT NULL CHECK (by IN ('buyer', 'supplier', 'system')),
  note text COLLATE "C" CHECK (note <> ''),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (offer_id, state) -- no step is taken twice
);
-- Agreed to, or ended without: never both, and neither twice.
CREATE UNIQUE INDEX offer_steps_one_end ON offer_steps (offer_id) WHERE state <> 'accepted';

-- An offer becomes one order at most.
ALTER TABLE cart_items ADD COLUMN offer_id text COLLATE "C";
CREATE UNIQUE INDEX cart_items_by_offer ON cart_items (offer_id) WHERE offer_id IS NOT NULL;

-- Units that an accepted offer holds are held by the offer itself.
ALTER TABLE stock_moves DROP CONSTRAINT stock_moves_balance, ADD CONSTRAINT stock_moves_balance CHECK (
  CASE kind
    WHEN 'supply' THEN shelf <> 0 AND held = 0 AND carted = 0
    WHEN 'hold' THEN shelf < 0 AND held = -shelf AND carted = 0
    WHEN 'release' THEN shelf > 0 AND held = -shelf AND carted = 0
    WHEN 'lapse' THEN shelf > 0 AND held = -shelf AND carted = 0
    WHEN 'claim' THEN shelf = 0 AND held < 0 AND carted = -held
    WHEN 'take' THEN shelf < 0 AND held = 0 AND carted = -shelf
    WHEN 'return' THEN shelf > 0 AND held = 0 AND carted = -shelf
    WHEN 'reserve' THEN shelf < 0 AND held = -shelf AND carted = 0
    WHEN 'unreserve' THEN shelf > 0 AND held = -shelf AND carted = 0
    WHEN 'fulfil' THEN shelf = 0 AND held < 0 AND carted = -held
    ELSE false
  END
);

-- How many offers of a buyer are open. Two that are made at once by one buyer stand in line here.
CREATE FUNCTION open_offers_of(buyer text) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('offers ' || buyer, 0));
  RETURN (SELECT count(*) FROM offers WHERE uid = buyer AND state IN ('asked', 'countered', 'accepted'));
END $$;
