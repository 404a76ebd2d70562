ALTER TABLE brand_order_counts RENAME CONSTRAINT brands_bought_orders_check TO brand_order_counts_orders_check;

-- PostgreSQL names NOT NULL constraints since version 18. Earlier versions find none here.
DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    SELECT format('ALTER TABLE brand_order_counts RENAME CONSTRAINT %I TO %I', conname, present)
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1],
      concat('brand_order_counts_', attname, '_not_null') AS present
    WHERE conrelid = 'brand_order_counts'::regclass AND contype = 'n' AND conname <> present
  LOOP
    EXECUTE statement;
  END LOOP;
END $$;
