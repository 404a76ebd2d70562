ALTER INDEX catalogue_counts_pkey RENAME TO catalogue_count_sums_pkey;
ALTER TABLE catalogue_count_sums RENAME CONSTRAINT catalogue_counts_count_check TO catalogue_count_sums_count_check;
ALTER TABLE catalogue_count_sums RENAME CONSTRAINT catalogue_counts_half_stars_check TO catalogue_count_sums_half_stars_check;

-- PostgreSQL names NOT NULL constraints since version 18. Earlier versions find none here.
DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    SELECT format('ALTER TABLE catalogue_count_sums RENAME CONSTRAINT %I TO %I', conname, present)
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1],
      concat('catalogue_count_sums_', attname, '_not_null') AS present
    WHERE conrelid = 'catalogue_count_sums'::regclass AND contype = 'n' AND conname <> present
  LOOP
    EXECUTE statement;
  END LOOP;
END $$;
