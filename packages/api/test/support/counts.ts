import type { Database, Row } from '../../src/platform/db/database.ts'

/** The counts of products that differ from a recount. */
export const findWrongCounts = (db: Database): Promise<Row[]> =>
  db.query(`
    SELECT * FROM (
      SELECT brand, category, half_stars, available, verified, sum(count)::bigint AS count FROM catalogue_totals
      GROUP BY 1, 2, 3, 4, 5 HAVING sum(count) <> 0
    ) AS stored FULL JOIN (
      SELECT brand, category, floor(rating * 2)::smallint AS half_stars, min_quantity > 100 AS available, verified,
        count(*) AS count
      FROM products WHERE withdrawn_at IS NULL GROUP BY 1, 2, 3, 4, 5
    ) AS again USING (brand, category, half_stars, available, verified, count)
    WHERE stored.brand IS NULL OR again.brand IS NULL`)
