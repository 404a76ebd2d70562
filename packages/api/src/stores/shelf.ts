// The shelf itself: how units are taken from it, and why not.
import { cartonsAround, totalOf } from '@arot/contract'
import type { Prepared, Queries } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import { idForm } from './ids.ts'

/** What the shelf said when it was locked; `left` is null when the units could not be taken. */
export type ShelfRow = {
  stock: number
  minimum: number
  multiple: number
  withdrawn: boolean
  /** What an order of its supplier must be worth; null where any is taken. */
  smallest: number | null
  /** What each unit costs, and what is left, where they were taken. */
  unit: number | null
  left: number | null
}

/** What a cart item is made of, at the price of so many. The search vector stays where it is: it is the largest part of the row. */
export const boughtColumns = `products.id, products.name, products.brand, products.category, products.description,
    products.image, products.sku, unit_price(products.price, products.price_breaks, $3::bigint) AS price, products.min_quantity, products.main_quantity, products.owner_uid`

/** Whether so many may leave a shelf, which is locked as `shelf`. */
export const mayBeTaken = (units: string) => `products.main_quantity >= ${units} AND ${units} >= shelf.min_quantity
      AND ${units} % shelf.order_multiple = 0 AND shelf.withdrawn_at IS NULL`

/**
 * The beginning of every statement that takes units: it locks the shelf, looks at minimum, stock and carton, then writes. The
 * stock is asked again where it is written, so no interleaving takes a unit twice.
 */
export const takeFromShelf = `
  WITH shelf AS (
    SELECT ord, main_quantity, min_quantity, order_multiple, withdrawn_at, owner_uid FROM products WHERE id = $1
    FOR NO KEY UPDATE
  ), taken AS (
    UPDATE products SET main_quantity = products.main_quantity - $3 FROM shelf
    WHERE products.ord = shelf.ord AND ${mayBeTaken('$3')}
    RETURNING ${boughtColumns}
  )`

/** What the shelf was, and what is left of it where the units were taken. */
export const toldOfShelf = `SELECT main_quantity AS stock, min_quantity AS minimum, order_multiple AS multiple,
    withdrawn_at IS NOT NULL AS withdrawn,
    (SELECT smallest_order_value::float8 FROM suppliers WHERE suppliers.uid = shelf.owner_uid) AS smallest,
    (SELECT price::float8 FROM taken) AS unit, (SELECT main_quantity FROM taken) AS left`

/**
 * The part of a statement that puts units back, those of each row of `from` in its column `units`, and tells the products in
 * `returned`. Several shelves are locked in the order of insertion, as everybody locks them.
 */
export const putBack = (from: string, units: 'quantity' | 'units') => `sums AS (
    SELECT product_id, sum(${units})::bigint AS units FROM ${from} GROUP BY product_id
  ), shelves AS (
    SELECT ord, id FROM products WHERE id IN (SELECT product_id FROM sums) ORDER BY ord FOR NO KEY UPDATE
  ), returned AS (
    UPDATE products SET main_quantity = main_quantity + sums.units FROM sums, shelves
    WHERE sums.product_id = shelves.id AND products.ord = shelves.ord RETURNING products.id
  )`

/** Holds locked by somebody else are left to them: nobody waits for a hold while having a shelf. */
const lapseHolds = (which: string) => `
  WITH due AS (
    SELECT product_id, uid, units, id FROM holds WHERE expires_at <= clock_timestamp() AND ${which}
    ORDER BY expires_at LIMIT 500 FOR UPDATE SKIP LOCKED
  ), lapsed AS (
    DELETE FROM holds USING due
    WHERE (holds.product_id, holds.uid, holds.units, holds.id) = (due.product_id, due.uid, due.units, due.id)
    RETURNING holds.product_id, holds.units
  ), ${putBack('lapsed', 'units')}, moved AS (
    INSERT INTO stock_moves (product_id, kind, shelf, held) SELECT product_id, 'lapse', units, -units FROM lapsed
  )
  SELECT id, (SELECT count(*) FROM lapsed) AS lapsed FROM returned`

const lapseOne: Prepared = { name: 'lapse-one', text: lapseHolds('product_id = $1') }
export const lapseAll: Prepared = { name: 'lapse-all', text: lapseHolds('true') }

/**
 * Runs a statement that takes from a shelf. When it runs short, holds of that product which have lapsed but were not yet
 * swept are given back first; then a refusal says what was wrong.
 */
export async function take<Taken extends ShelfRow>(
  transaction: Queries,
  productId: string,
  units: number,
  attempt: () => Promise<Taken[]>,
): Promise<Taken & { left: number }> {
  if (!idForm.test(productId)) throw new Refusal('not_found')
  let [shelf] = await attempt()
  if (shelf && units >= shelf.minimum && units > shelf.stock) {
    const lapsed = await transaction.query(lapseOne, [productId])
    if (lapsed.length > 0) [shelf] = await attempt()
  }
  if (!shelf) throw new Refusal('not_found')
  if (shelf.withdrawn) throw new Refusal('withdrawn')
  if (units < shelf.minimum) throw new Refusal('below_minimum', { minimum: shelf.minimum })
  if (units > shelf.stock) throw new Refusal('insufficient_stock', { available: shelf.stock })
  if (shelf.left === null) throw new Refusal('order_multiple', cartonsOf(units, shelf))
  // Undone with the taking: asked beforehand it would be one more thing that waits with the shelf.
  if (isWorthTooLittle(units, shelf)) throw new Refusal('below_order_value', { smallest: shelf.smallest })
  return shelf as Taken & { left: number }
}

const isWorthTooLittle = (units: number, { smallest, unit }: ShelfRow) =>
  smallest !== null && unit !== null && Number(totalOf(unit, units)) < smallest

const cartonsOf = (units: number, { stock, minimum, multiple }: ShelfRow) =>
  cartonsAround(units, { minQuantity: minimum, mainQuantity: stock, orderMultiple: multiple })
