-- Reserves units of a product for a buyer until a time. It is one statement, so that all of it is stored or nothing,
-- and a popular product is not locked during a round trip.

WITH quota AS (
  -- Locks the buyer, so that two reservations at once cannot both use the rest of the quota. Without limits it is never
  -- full.
  SELECT coalesce((
    SELECT units + :units > :most_units OR open_reservations + open_orders >= :most_orders
      OR open_reservations >= :most_reservations
    FROM lock_buyer_and_sum_commitments(:buyer) WHERE :most_units IS NOT NULL
  ), false) AS is_full

), stock AS (
  -- Locks the product after the buyer, like every statement that locks both, to avoid deadlocks.
  SELECT ord, main_quantity, min_quantity, order_multiple, withdrawn_at, is_full,
    unit_price(price, price_breaks, :units) AS unit,
    (SELECT smallest_order_value FROM suppliers WHERE suppliers.uid = products.owner_uid) AS smallest
  FROM quota CROSS JOIN products WHERE products.id = :product_id FOR NO KEY UPDATE OF products

), deduction AS (
  -- Checks `stock`, the row as it was locked. PostgreSQL would first check the row from before the wait, and refuse
  -- units that arrived meanwhile.
  UPDATE products SET main_quantity = products.main_quantity - :units FROM stock
  WHERE products.ord = stock.ord
    AND stock.main_quantity >= :units AND :units >= stock.min_quantity
    AND :units % stock.order_multiple = 0 AND stock.withdrawn_at IS NULL
    AND :units * stock.unit >= coalesce(stock.smallest, 0)
    AND NOT stock.is_full AND coalesce(stock.unit = :price, true)
  RETURNING products.id, products.main_quantity

), reservation AS (
  INSERT INTO reservations (product_id, uid, units, expires_at)
  SELECT id, :buyer, :units, clock_timestamp() + make_interval(secs => :ttl_seconds) FROM deduction

), idempotency_key AS (
  -- An existing key rolls everything back, and its answer is repeated.
  INSERT INTO idempotency_keys (uid, operation, key, fingerprint, answer)
  SELECT :buyer, 'hold', :key, :fingerprint, jsonb_build_object('modifiedCount', 1, 'mainQuantity', main_quantity)
  FROM deduction WHERE :key IS NOT NULL

), movement AS (
  INSERT INTO stock_movements (product_id, kind, on_hand, reserved, uid)
  SELECT id, 'hold', -:units, :units, :buyer FROM deduction
)

-- The product as it was locked. If nothing was reserved, it explains why.
SELECT main_quantity AS stock, min_quantity AS minimum, order_multiple AS multiple, withdrawn_at IS NOT NULL AS withdrawn,
  smallest::float8 AS smallest, unit::float8 AS unit, is_full, (SELECT main_quantity FROM deduction) AS left
FROM stock
