ALTER TABLE stock_movements RENAME CONSTRAINT stock_moves_balance TO stock_movements_balance;

-- PostgreSQL names NOT NULL constraints since version 18. Earlier versions find none here.
DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    SELECT format('ALTER TABLE stock_movements RENAME CONSTRAINT %I TO %I', conname, present)
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1],
      concat('stock_movements_', attname, '_not_null') AS present
    WHERE conrelid = 'stock_movements'::regclass AND contype = 'n' AND conname <> present
  LOOP
    EXECUTE statement;
  END LOOP;
END $$;

ALTER SEQUENCE stock_moves_id_seq RENAME TO stock_movements_id_seq;
