// Deducts units from a product's stock, and says why it cannot.
import { cartonsAround, type ErrorCode, totalOf } from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Prepared, Queries } from '../../platform/db/database.ts'
import { idForm } from '../../platform/ids.ts'
import { type Quota, roomOfBuyer } from './quota.ts'

/** The product's stock and rules when its row was locked. `left` is null if the units could not be deducted. */
export type StockRow = {
  stock: number
  minimum: number
  multiple: number
  withdrawn: boolean
  /** What an order of its supplier must be worth; null where any is taken. */
  smallest: number | null
  /** What each of so many units costs; null where nobody asks. */
  unit: number | null
  /** The buyer has as much under way as they may. */
  is_full: boolean
  left: number | null
}

/** What a cart item is made of, but for its price. The search vector stays where it is: it is the largest part of the row. */
export const boughtColumns = `products.id, products.name, products.brand, products.category, products.description,
    products.image, products.sku, products.min_quantity, products.main_quantity, products.owner_uid`

/** A condition: whether this many units may be deducted from the product row that is locked as `shelf`. */
export const canDeduct = (units: string) => `shelf.main_quantity >= ${units} AND ${units} >= shelf.min_quantity
      AND ${units} % shelf.order_multiple = 0 AND shelf.withdrawn_at IS NULL
      AND ${units} * shelf.unit >= coalesce(shelf.smallest, 0)`

/**
 * The first CTEs of a statement that deducts $3 units of product $1 for buyer $2. A price in $4 must still be the current
 * one. The parameters from `limits` on are the buyer's quota. Locks the buyer, then the product; deducts all units or none.
 */
export const deductStock = ({ limits }: { limits: number }) => `
  WITH ${roomOfBuyer(limits)}, shelf AS (
    SELECT ord, main_quantity, min_quantity, order_multiple, withdrawn_at, is_full,
      unit_price(price, price_breaks, $3::bigint) AS unit,
      (SELECT smallest_order_value FROM suppliers WHERE suppliers.uid = products.owner_uid) AS smallest
    FROM room CROSS JOIN products WHERE products.id = $1 FOR NO KEY UPDATE OF products
  ), deducted AS (
    UPDATE products SET main_quantity = products.main_quantity - $3 FROM shelf
    WHERE products.ord = shelf.ord AND ${canDeduct('$3::bigint')}
      AND NOT shelf.is_full AND coalesce(shelf.unit = $4::numeric, true)
    RETURNING ${boughtColumns}, shelf.unit AS price
  )`

/** Selects a `StockRow`: the stock before, and what is left if the units were deducted. */
export const stockResult = `SELECT main_quantity AS stock, min_quantity AS minimum, order_multiple AS multiple,
    withdrawn_at IS NOT NULL AS withdrawn, smallest::float8 AS smallest, unit::float8 AS unit, is_full,
    (SELECT main_quantity FROM deducted) AS left`

/**
 * The part of a statement that puts units back, those of each row of `from` in its column `units`, and tells the products in
 * `returned`. Several products are locked in the order of insertion, as everywhere else, to avoid deadlocks.
 */
export const putBack = (from: string, units: 'quantity' | 'units') => `sums AS (
    SELECT product_id, sum(${units})::bigint AS units FROM ${from} GROUP BY product_id
  ), shelves AS (
    SELECT ord, id FROM products WHERE id IN (SELECT product_id FROM sums) ORDER BY ord FOR NO KEY UPDATE
  ), returned AS (
    UPDATE products SET main_quantity = main_quantity + sums.units FROM sums, shelves
    WHERE sums.product_id = shelves.id AND products.ord = shelves.ord RETURNING products.id
  )`

/** Skips holds that another transaction has locked: no transaction waits for a hold while it has a product locked. */
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

/** What a buyer came with: the price of a unit as it was shown, and how much they may have under way. */
export type Terms = { price?: number | undefined; quota?: Quota | undefined }

type Attempt<Row> = {
  attempt: () => Promise<Row[]>
  /** Called when lapsed units went back to stock although the attempt is refused; nobody else announces them. */
  onReturn?: () => Promise<unknown>
}

/**
 * Runs a statement that takes units from stock. If there are too few, lapsed reservations of that product are given back
 * first, and stay in stock even if the attempt is then refused. The problem says why.
 */
export async function runDeduction<Row extends StockRow>(
  queries: Queries,
  { productId, units, ...terms }: Terms & { productId: string; units: number },
  { attempt, onReturn }: Attempt<Row>,
): Promise<Row & { left: number }> {
  if (!idForm.test(productId)) throw new ApiProblem('not_found')
  let [row] = await attempt()
  let hasReturned = false
  if (row && units >= row.minimum && units > row.stock) {
    hasReturned = (await queries.query(lapseOne, [productId])).length > 0
    if (hasReturned) [row] = await attempt()
  }
  if (!row) throw new ApiProblem('not_found')
  if (row.left !== null) return row as Row & { left: number }
  if (hasReturned) await onReturn?.()
  throw refusalOf(units, row, terms)
}

/** What `runDeduction` may answer, as the calls that take units declare it. */
export const deductionProblems = [
  'not_found',
  'below_minimum',
  'insufficient_stock',
  'order_multiple',
  'below_order_value',
  'withdrawn',
  'price_changed',
  'too_much_held',
] as const satisfies readonly ErrorCode[]

function refusalOf(units: number, row: StockRow, { price, quota }: Terms): ApiProblem {
  const { stock: available, minimum, multiple, smallest, unit } = row
  if (row.withdrawn) return new ApiProblem('withdrawn')
  if (units < minimum) return new ApiProblem('below_minimum', { minimum })
  if (units > available) return new ApiProblem('insufficient_stock', { available })
  if (units % multiple !== 0) return new ApiProblem('order_multiple', cartonsOf(units, row))
  if (isWorthTooLittle(units, row)) return new ApiProblem('below_order_value', { smallest })
  if (price !== undefined && price !== unit) return new ApiProblem('price_changed', { price: unit })
  return new ApiProblem('too_much_held', { ...quota })
}

const isWorthTooLittle = (units: number, { smallest, unit }: StockRow) =>
  smallest !== null && unit !== null && Number(totalOf(unit, units)) < smallest

const cartonsOf = (units: number, { stock, minimum, multiple }: StockRow) =>
  cartonsAround(units, { minQuantity: minimum, mainQuantity: stock, orderMultiple: multiple })
