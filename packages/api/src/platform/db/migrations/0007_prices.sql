-- How a product is sold, all of it optional: the supplier's article number, whole cartons, prices that fall with the
-- quantity, and the days until it leaves. The steps stand with the product, so that a purchase reads one row.
ALTER TABLE products
  ADD COLUMN sku text COLLATE "C" CHECK (sku <> ''),
  ADD COLUMN order_multiple integer NOT NULL DEFAULT 1 CHECK (order_multiple BETWEEN 1 AND 1000000),
  ADD COLUMN price_breaks jsonb CHECK (jsonb_array_length(price_breaks) BETWEEN 1 AND 8), -- [{ "from", "price" }], rising
  ADD COLUMN lead_days smallint CHECK (lead_days BETWEEN 0 AND 365);

CREATE UNIQUE INDEX products_by_sku ON products (owner_uid, sku) WHERE sku IS NOT NULL;

-- What each unit costs when so many are bought.
CREATE FUNCTION unit_price(price numeric, breaks jsonb, units bigint) RETURNS numeric LANGUAGE sql IMMUTABLE
RETURN CASE WHEN breaks IS NULL THEN price ELSE coalesce((
  SELECT (step ->> 'price')::numeric FROM jsonb_array_elements(breaks) AS step
  WHERE (step ->> 'from')::bigint <= units ORDER BY (step ->> 'from')::bigint DESC LIMIT 1
), price) END;

-- What a product cost before, and until when.
CREATE TABLE product_prices (
  id bigint GENERATED ALWAYS AS IDENTITY,
  product_id text COLLATE "C" NOT NULL,
  price numeric NOT NULL,
  price_breaks jsonb,
  since timestamptz NOT NULL, -- until the next one of this product
  PRIMARY KEY (product_id, id)
);
