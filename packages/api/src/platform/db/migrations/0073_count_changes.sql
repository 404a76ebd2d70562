-- Writers only add rows to `catalogue_count_changes`, and a chore adds them up. When each of them updated the shared counts
-- until its commit, an import made other suppliers of the same brand and category wait until it ended. Releases that read
-- `catalogue_counts` find the same figures there.
CREATE TABLE catalogue_count_changes (
  brand text COLLATE "C" NOT NULL,
  category text COLLATE "C" NOT NULL,
  half_stars smallint NOT NULL,
  available boolean NOT NULL,
  verified boolean NOT NULL,
  change bigint NOT NULL
);

ALTER TABLE catalogue_counts RENAME TO catalogue_count_sums;
CREATE VIEW catalogue_totals AS
  SELECT brand, category, half_stars, available, verified, count FROM catalogue_count_sums
  UNION ALL SELECT brand, category, half_stars, available, verified, change FROM catalogue_count_changes;
CREATE VIEW catalogue_counts AS SELECT * FROM catalogue_totals;

CREATE OR REPLACE FUNCTION count_added_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_count_changes (brand, category, half_stars, available, verified, change)
    SELECT brand, category, floor(rating * 2), min_quantity > 100, verified, count(*)
    FROM added WHERE withdrawn_at IS NULL GROUP BY 1, 2, 3, 4, 5;
  PERFORM learn_words(array_agg(DISTINCT one)) FROM added, unnest(ARRAY[name, brand, category, description]) AS one;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_count_changes (brand, category, half_stars, available, verified, change)
    SELECT brand, category, half_stars, available, verified, sum(change)
    FROM (VALUES
      (old.brand, old.category, floor(old.rating * 2)::smallint, old.min_quantity > 100, old.verified,
        CASE WHEN old.withdrawn_at IS NULL THEN -1 ELSE 0 END),
      (new.brand, new.category, floor(new.rating * 2)::smallint, new.min_quantity > 100, new.verified,
        CASE WHEN new.withdrawn_at IS NULL THEN 1 ELSE 0 END)
    ) AS moved (brand, category, half_stars, available, verified, change)
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(change) <> 0;
  IF (old.name, old.brand, old.category, old.description) <> (new.name, new.brand, new.category, new.description) THEN
    PERFORM learn_words(ARRAY[new.name, new.brand, new.category, new.description]);
  END IF;
  RETURN NULL;
END $$;

-- Adds the committed changes to the sums, for one caller at a time. It takes all of them, so that no sum is ever negative.
CREATE FUNCTION sum_catalogue_counts() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('catalogue counts', 0)) THEN RETURN; END IF;
  WITH removed AS (
    DELETE FROM catalogue_count_changes RETURNING *
  ), totals AS (
    SELECT brand, category, half_stars, available, verified, sum(change)::bigint AS change
    FROM removed GROUP BY 1, 2, 3, 4, 5 HAVING sum(change) <> 0
  ), updated AS (
    UPDATE catalogue_count_sums AS sums SET count = sums.count + totals.change FROM totals
    WHERE (sums.brand, sums.category, sums.half_stars, sums.available, sums.verified)
      = (totals.brand, totals.category, totals.half_stars, totals.available, totals.verified)
    RETURNING sums.brand, sums.category, sums.half_stars, sums.available, sums.verified
  )
  INSERT INTO catalogue_count_sums (brand, category, half_stars, available, verified, count)
    SELECT * FROM totals WHERE (brand, category, half_stars, available, verified) NOT IN (SELECT * FROM updated);
END $$;
