// How an order moves: each step is written down with its state, in one transaction, and told to whom it concerns.
import type { OrderNote, OrderState, OrderStep } from '@arot/contract'
import type { Prepared, Queries } from '../db/database.ts'

/** A step as it is written: from where it may be taken, by whom, and what they say to it. */
export type Taken = { state: OrderState; by: OrderStep['by'] } & OrderNote

const takeStep: Prepared = {
  name: 'take-step',
  text: `
  WITH moved AS (UPDATE cart_items SET state = $2 WHERE id = $1 RETURNING id)
  INSERT INTO order_steps (order_id, state, by, note, carrier, tracking_code)
    SELECT id, $2, $3, nullif($4, ''), nullif($5, ''), nullif($6, '') FROM moved`,
}

/** Brings an order that the caller has locked one step further. */
export async function step(transaction: Queries, orderId: string, taken: Taken): Promise<void> {
  const { state, by, note, carrier, trackingCode } = taken
  await transaction.query(takeStep, [orderId, state, by, note, carrier, trackingCode])
  await told(transaction, { orders: [orderId], ...taken })
}

/** Shelves in the order of insertion, as everybody locks several. */
const closeOrders: Prepared = {
  name: 'close-orders',
  text: `
  WITH closed AS (
    UPDATE cart_items SET state = $2 WHERE id = ANY ($1::text[]) AND state IN ('placed', 'accepted')
    RETURNING id, product_id, quantity
  ), stepped AS (
    INSERT INTO order_steps (order_id, state, by, note) SELECT id, $2, $3, nullif($4, '') FROM closed
  ), sums AS (
    SELECT product_id, sum(quantity)::bigint AS units FROM closed GROUP BY product_id
  ), shelves AS (
    SELECT ord, id FROM products WHERE id IN (SELECT product_id FROM sums) ORDER BY ord FOR NO KEY UPDATE
  ), returned AS (
    UPDATE products SET main_quantity = main_quantity + sums.units FROM sums, shelves
    WHERE sums.product_id = shelves.id AND products.ord = shelves.ord RETURNING products.id
  ), moved AS (
    INSERT INTO stock_moves (product_id, kind, shelf, carted, uid)
    SELECT product_id, 'return', quantity, -quantity, $5 FROM closed
  )
  SELECT id FROM returned`,
}

/**
 * Ends orders that the caller has locked and gives their units back: whatever has ended or left already stays as it is, so
 * that no unit comes back twice. Answers the products whose stock has grown.
 */
export async function close(
  transaction: Queries,
  orders: readonly string[],
  { state, by, note }: Taken & { state: 'declined' | 'cancelled' },
  uid: string | null = null,
): Promise<string[]> {
  const returned = await transaction.query<{ id: string }>(closeOrders, [orders, state, by, note, uid])
  await told(transaction, { orders, state, by, ...(note && { note }) })
  return returned.map(({ id }) => id)
}

/** The one place where the parties of orders hear of a step, in its transaction. */
export async function told(_transaction: Queries, _step: { orders: readonly string[] } & Taken): Promise<void> {}
