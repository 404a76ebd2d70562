ALTER TABLE reservations RENAME CONSTRAINT holds_uid_check TO reservations_uid_check;
ALTER TABLE reservations RENAME CONSTRAINT holds_units_check TO reservations_units_check;

-- PostgreSQL names NOT NULL constraints since version 18. Earlier versions find none here.
DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    SELECT format('ALTER TABLE reservations RENAME CONSTRAINT %I TO %I', conname, present)
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1],
      concat('reservations_', attname, '_not_null') AS present
    WHERE conrelid = 'reservations'::regclass AND contype = 'n' AND conname <> present
  LOOP
    EXECUTE statement;
  END LOOP;
END $$;

ALTER SEQUENCE holds_id_seq RENAME TO reservations_id_seq;
