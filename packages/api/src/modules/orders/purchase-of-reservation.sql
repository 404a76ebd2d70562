-- A purchase of units that the buyer has reserved. It is one statement, so that all of it is stored or nothing. The
-- units left the stock with the reservation, which met the product's rules, so here only the price can prevent the
-- purchase.

WITH product AS (
  SELECT products.id, products.owner_uid, unit_price(products.price, products.price_breaks, :units) AS price,
    jsonb_strip_nulls(jsonb_build_object('image', products.image, 'name', products.name, 'brand', products.brand,
      'category', products.category, 'description', products.description, 'minQuantity', products.min_quantity,
      'sku', products.sku)) AS snapshot
  FROM products WHERE products.id = :product_id

), reservation AS (
  -- The oldest reservation of this quantity that no other transaction buys or releases.
  SELECT id FROM reservations
  WHERE product_id = :product_id AND uid = :buyer AND units = :units AND expires_at > clock_timestamp()
  ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED

), claim AS (
  -- Names the whole key of `reservations`, so that PostgreSQL uses its index.
  DELETE FROM reservations USING reservation
  WHERE product_id = :product_id AND uid = :buyer AND units = :units AND reservations.id = reservation.id
    AND coalesce((SELECT price FROM product) = :price, true) RETURNING product_id

), sale AS (
  SELECT product.* FROM product JOIN claim ON product.id = claim.product_id

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
  INSERT INTO stock_movements (product_id, kind, reserved, sold, uid)
  SELECT product_id, 'claim', -quantity, quantity, uid FROM item
)

-- No row: there is no such reservation, or another transaction has locked it.
SELECT price::float8 AS price, EXISTS (SELECT FROM claim) AS is_bought, (SELECT uid FROM notification) AS recipient_uid
FROM product WHERE EXISTS (SELECT FROM reservation)
