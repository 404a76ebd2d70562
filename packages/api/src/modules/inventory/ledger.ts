import type { Queries } from '../../platform/db/database.ts'

/** A product whose units do not add up, with the figures. */
export type Imbalance = { productId: string; supplied: number; onHand: number; reserved: number; sold: number }

/**
 * The products for which `supplied = on hand + reserved + sold` fails, or whose ledger disagrees with the tables. Units of
 * accepted offers are reserved. Empty when every unit is accounted for.
 */
export async function auditStock(db: Queries): Promise<Imbalance[]> {
  return db.query<Imbalance>(`
    WITH ledger AS (
      SELECT product_id, sum(on_hand)::bigint AS on_hand, sum(reserved)::bigint AS reserved, sum(sold)::bigint AS sold,
        coalesce(sum(on_hand) FILTER (WHERE kind = 'supply'), 0)::bigint AS supplied
      FROM stock_movements GROUP BY product_id
    ), reserved AS (
      SELECT product_id, sum(units)::bigint AS units FROM (
        SELECT product_id, units FROM reservations
        UNION ALL SELECT product_id, quantity FROM offers WHERE state = 'accepted'
      ) AS claims GROUP BY product_id
    ), sold AS (
      SELECT product_id, sum(quantity)::bigint AS units FROM orders
      WHERE state NOT IN ('declined', 'cancelled') GROUP BY product_id
    ), sides AS (
      SELECT p.id, p.main_quantity AS on_hand, coalesce(reserved.units, 0) AS reserved, coalesce(sold.units, 0) AS sold,
        coalesce(l.supplied, 0) AS supplied, coalesce(l.on_hand, 0) AS ledger_on_hand,
        coalesce(l.reserved, 0) AS ledger_reserved, coalesce(l.sold, 0) AS ledger_sold
      FROM products p LEFT JOIN ledger l ON l.product_id = p.id
        LEFT JOIN reserved ON reserved.product_id = p.id LEFT JOIN sold ON sold.product_id = p.id
    )
    SELECT id AS "productId", supplied, on_hand AS "onHand", reserved, sold FROM sides
    WHERE supplied <> on_hand + reserved + sold
      OR (on_hand, reserved, sold) <> (ledger_on_hand, ledger_reserved, ledger_sold)
    ORDER BY id`)
}
