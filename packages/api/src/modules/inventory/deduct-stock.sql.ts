// Takes units from a product's stock, explains why it cannot, and returns units.
import { cartonsAround, type ErrorCode, totalOf } from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { PreparedStatement, Queries } from '../../platform/db/database.ts'
import { idForm } from '../../platform/ids.ts'

/** The product's stock and rules when its row was locked. `left` is null if the units could not be deducted. */
export type StockRow = {
  stock: number
  minimum: number
  multiple: number
  withdrawn: boolean
  /** The smallest order value of its supplier, or null if there is none. */
  smallest: number | null
  /** The price of a unit at this quantity; null if it is not needed. */
  unit: number | null
  /** The buyer has reached the limit of open reservations and orders. */
  is_full: boolean
  left: number | null
}

/**
 * A part of a statement that returns units to stock: the column `units` of each row of `from`. `returned` lists the
 * products. Products are locked in insertion order, as everywhere, to avoid deadlocks.
 */
export const putBack = (from: string, units: 'quantity' | 'units') => `sums AS (
    SELECT product_id, sum(${units})::bigint AS units FROM ${from} GROUP BY product_id
  ), locked_products AS (
    SELECT ord, id FROM products WHERE id IN (SELECT product_id FROM sums) ORDER BY ord FOR NO KEY UPDATE
  ), returned AS (
    UPDATE products SET main_quantity = main_quantity + sums.units FROM sums, locked_products
    WHERE sums.product_id = locked_products.id AND products.ord = locked_products.ord RETURNING products.id
  )`

/** Skips locked reservations, so it never waits for a reservation while it has a product locked. */
const lapseReservations = (which: string) => `
  WITH due AS (
    SELECT product_id, uid, units, id FROM reservations WHERE expires_at <= clock_timestamp() AND ${which}
    ORDER BY expires_at LIMIT 500 FOR UPDATE SKIP LOCKED
  ), lapsed AS (
    DELETE FROM reservations USING due
    WHERE (reservations.product_id, reservations.uid, reservations.units, reservations.id)
      = (due.product_id, due.uid, due.units, due.id)
    RETURNING reservations.product_id, reservations.units
  ), ${putBack('lapsed', 'units')}, movement AS (
    INSERT INTO stock_movements (product_id, kind, on_hand, reserved) SELECT product_id, 'lapse', units, -units FROM lapsed
  )
  SELECT id, (SELECT count(*) FROM lapsed) AS lapsed FROM returned`

const lapseOne: PreparedStatement = { name: 'lapse-one', text: lapseReservations('product_id = $1') }
export const lapseAll: PreparedStatement = { name: 'lapse-all', text: lapseReservations('true') }

/**
 * Limits of one buyer: open reservations, open orders and reservations together (each reservation becomes an order),
 * and the units of both.
 */
export type Quota = { reservations: number; orders: number; units: number }

/** The price of a unit that the buyer saw, and the buyer's limits. */
export type Terms = { price?: number | undefined; quota?: Quota | undefined }

type Attempt<Row> = {
  attempt: () => Promise<Row[]>
  /**
   * Called if expired units went back to stock although the attempt is refused, because no other code announces them.
   */
  onReturn?: () => Promise<unknown>
}

/**
 * Runs a statement that takes units from stock. If there are too few, returns expired reservations of the product
 * first. These stay in stock even if the attempt is then refused. The problem explains why.
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

/** The problems that `runDeduction` throws, for the calls that use it. */
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
  // `holds` is the earlier name, for open pages of the previous release.
  return new ApiProblem('too_much_held', { ...quota, holds: quota?.reservations })
}

const isWorthTooLittle = (units: number, { smallest, unit }: StockRow) =>
  smallest !== null && unit !== null && Number(totalOf(unit, units)) < smallest

const cartonsOf = (units: number, { stock, minimum, multiple }: StockRow) =>
  cartonsAround(units, { minQuantity: minimum, mainQuantity: stock, orderMultiple: multiple })
