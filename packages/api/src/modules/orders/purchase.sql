-- A purchase from stock. It is one statement, so that an order and its units are stored together or not at all, and a
-- popular product is not locked during a round trip.

WITH quota AS (
  -- Locks the buyer, so that two purchases at once cannot both use the rest of the quota. Without limits it is never
  -- full.
  SELECT coalesce((
    SELECT units + :units > :most_units OR open_reservations + open_orders >= :most_orders
    FROM lock_buyer_and_sum_commitments(:buyer) WHERE :most_units IS NOT NULL
  ), false) AS is_full

), stock AS (
  -- Locks the product after the buyer, like every statement that locks both, to avoid deadlocks.
  SELECT ord, main_quantity, min_quantity, order_multiple, withdrawn_at, is_full,
    unit_price(price, price_breaks, :units) AS unit,
    (SELECT smallest_order_value FROM suppliers WHERE suppliers.uid = products.owner_uid) AS smallest
  FROM quota CROSS JOIN products WHERE products.id = :product_id FOR NO KEY UPDATE OF products

), sale AS (
  -- Checks `stock`, the row as it was locked. PostgreSQL would first check the row from before the wait, and refuse
  -- units that arrived meanwhile.
  UPDATE products SET main_quantity = products.main_quantity - :units FROM stock
  WHERE products.ord = stock.ord
    AND stock.main_quantity >= :units AND :units >= stock.min_quantity
    AND :units % stock.order_multiple = 0 AND stock.withdrawn_at IS NULL
    AND :units * stock.unit >= coalesce(stock.smallest, 0)
    AND NOT stock.is_full AND coalesce(stock.unit = :price, true)
  RETURNING products.id, products.owner_uid, products.main_quantity, stock.unit AS price,
    jsonb_strip_nulls(jsonb_build_object('image', products.image, 'name', products.name, 'brand', products.brand,
      'category', products.category, 'description', products.description, 'minQuantity', products.min_quantity,
      'sku', products.sku)) AS snapshot

), item AS (
  -- Buyers do not have to accept their own orders.
  INSERT INTO orders (id, uid, user_email, product_id, quantity, price, snapshot, supplier_uid, state)
  SELECT :order_id, :buyer, :buyer_email, id, :units, price, snapshot, owner_uid,
    CASE WHEN owner_uid = :buyer THEN 'accepted' ELSE 'placed' END
  FROM sale RETURNING *

), event AS (
  INSERT INTO order_events (order_id, state, by) SELECT id, state, 'system' FROM item WHERE state = 'accepted'

), notification AS (
  -- Notifies the supplier, unless the product has none or is the buyer's own.
  INSERT INTO notifications (id, uid, kind, subject, quantity, sender_name, sender)
  SELECT :notification_id, supplier_uid, 'order_placed',
    jsonb_build_object('orderId', id, 'productId', product_id, 'name', snapshot ->> 'name'), quantity,
    (SELECT nullif(name, '') FROM users WHERE users.uid = item.uid), uid
  FROM item WHERE supplier_uid <> uid RETURNING id, uid

), email AS (
  INSERT INTO email_outbox (id, uid, notification_id, recipient, language)
  SELECT notification.id, notification.uid, notification.id, users.email, coalesce(settings.language, 'en')
  FROM notification JOIN users ON users.uid = notification.uid
    LEFT JOIN notification_settings AS settings ON settings.uid = notification.uid
  WHERE NOT 'order_placed' = ANY (coalesce(settings.unwanted, '{}'))

), idempotency_key AS (
  -- An existing key rolls everything back, and its answer is repeated.
  INSERT INTO idempotency_keys (uid, operation, key, fingerprint, answer)
  SELECT :buyer, 'buy', :key, :fingerprint, jsonb_build_object('insertedId', id) FROM item WHERE :key IS NOT NULL

), movement AS (
  INSERT INTO stock_movements (product_id, kind, on_hand, sold, uid)
  SELECT product_id, 'take', -quantity, quantity, uid FROM item
)

-- The product as it was locked. If nothing was sold, it explains why.
SELECT main_quantity AS stock, min_quantity AS minimum, order_multiple AS multiple, withdrawn_at IS NOT NULL AS withdrawn,
  smallest::float8 AS smallest, unit::float8 AS unit, is_full, (SELECT main_quantity FROM sale) AS left,
  (SELECT uid FROM notification) AS recipient_uid
FROM stock
