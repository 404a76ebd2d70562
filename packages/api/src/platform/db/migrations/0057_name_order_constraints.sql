-- The files from here to 0071 give constraints, triggers and sequences the names of the glossary. Each file locks one table, so
-- none waits for two locks. The previous release refers to none of these names, so all of them change.
ALTER TABLE orders RENAME CONSTRAINT cart_items_id_check TO orders_id_check;
ALTER TABLE orders RENAME CONSTRAINT cart_items_price_check TO orders_price_check;
ALTER TABLE orders RENAME CONSTRAINT cart_items_quantity_check TO orders_quantity_check;
ALTER TABLE orders RENAME CONSTRAINT cart_items_state_check TO orders_state_check;
ALTER TABLE orders RENAME CONSTRAINT cart_items_supplier_uid_check TO orders_supplier_uid_check;
ALTER TABLE orders RENAME CONSTRAINT cart_items_uid_check TO orders_uid_check;

-- PostgreSQL names NOT NULL constraints since version 18. Earlier versions find none here.
DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    SELECT format('ALTER TABLE orders RENAME CONSTRAINT %I TO %I', conname, present)
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1],
      concat('orders_', attname, '_not_null') AS present
    WHERE conrelid = 'orders'::regclass AND contype = 'n' AND conname <> present
  LOOP
    EXECUTE statement;
  END LOOP;
END $$;

ALTER TRIGGER cart_items_refuse_delete ON orders RENAME TO orders_refuse_delete;
ALTER SEQUENCE cart_items_ord_seq RENAME TO orders_ord_seq;
