import type { Queries } from '../../platform/db/database.ts'

/** A product whose units do not add up, and each side of the sum. */
export type Imbalance = { productId: string; supplied: number; shelf: number; held: number; carted: number }

/**
 * The products for which “what the supplier put in = stock + held, by offers too + in carts and orders” fails, or where the ledger tells
 * another story than the tables. Empty when every unit is accounted for.
 */
export async function auditStock(db: Queries): Promise<Imbalance[]> {
  return db.query<Imbalance>(`
    WITH moves AS (
      SELECT product_id, sum(shelf)::bigint AS shelf, sum(held)::bigint AS held, sum(carted)::bigint AS carted,
        coalesce(sum(shelf) FILTER (WHERE kind = 'supply'), 0)::bigint AS supplied
      FROM stock_moves GROUP BY product_id
    ), held AS (
      SELECT product_id, sum(units)::bigint AS units FROM (
        SELECT product_id, units FROM holds
        UNION ALL SELECT product_id, quantity FROM offers WHERE state = 'accepted'
      ) AS holding GROUP BY product_id
    ), carted AS (
      SELECT product_id, sum(quantity)::bigint AS units FROM cart_items
      WHERE state NOT IN ('declined', 'cancelled') GROUP BY product_id
    ), sides AS (
      SELECT p.id, p.main_quantity AS shelf, coalesce(held.units, 0) AS held, coalesce(carted.units, 0) AS carted,
        coalesce(m.supplied, 0) AS supplied, coalesce(m.shelf, 0) AS moved_shelf, coalesce(m.held, 0) AS moved_held,
        coalesce(m.carted, 0) AS moved_carted
      FROM products p LEFT JOIN moves m ON m.product_id = p.id
        LEFT JOIN held ON held.product_id = p.id LEFT JOIN carted ON carted.product_id = p.id
    )
    SELECT id AS "productId", supplied, shelf, held, carted FROM sides
    WHERE supplied <> shelf + held + carted OR (shelf, held, carted) <> (moved_shelf, moved_held, moved_carted)
    ORDER BY id`)
}
