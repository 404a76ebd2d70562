// How an order moves: each step is written down with its state, in one transaction, and told to whom it concerns.
import type { corrected, OrderNote, OrderState, OrderStep } from '@arot/contract'
import type { PreparedStatement, Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { buyerName, sellerName } from '../../platform/sql/display-name.sql.ts'
import { putBack } from '../inventory/deduct-stock.sql.ts'
import { enqueueEmails, type NotificationRef, publishNotifications } from '../notifications/notification.store.ts'

/** The new state of an order, who caused it, and their note. */
export type OrderEventInput = { state: OrderState; by: OrderStep['by'] } & OrderNote

const takeStep: PreparedStatement = {
  name: 'take-step',
  text: `
  WITH moved AS (UPDATE orders SET state = $2 WHERE id = $1 RETURNING id)
  INSERT INTO order_events (order_id, state, by, note, carrier, tracking_code)
    SELECT id, $2, $3, nullif($4, ''), nullif($5, ''), nullif($6, '') FROM moved`,
}

/** Brings an order that the caller has locked one step further. */
export async function step(transaction: Transaction, orderId: string, event: OrderEventInput): Promise<void> {
  const { state, by, note, carrier, trackingCode } = event
  await transaction.query(takeStep, [orderId, state, by, note, carrier, trackingCode])
  await tell(transaction, [orderId], state)
}

const closeOrders: PreparedStatement = {
  name: 'close-orders',
  text: `
  WITH closed AS (
    UPDATE orders SET state = $2 WHERE id = ANY ($1::text[]) AND state IN ('placed', 'accepted')
      AND ($6::text IS NULL OR uid = $6)
    RETURNING id, product_id, quantity
  ), stepped AS (
    INSERT INTO order_events (order_id, state, by, note) SELECT id, $2, $3, nullif($4, '') FROM closed
  ), ${putBack('closed', 'quantity')}, moved AS (
    INSERT INTO stock_movements (product_id, kind, on_hand, sold, uid)
    SELECT product_id, 'return', quantity, -quantity, $5 FROM closed
  )
  SELECT id FROM returned`,
}

/**
 * Ends orders and gives their units back: whatever has ended or left already stays as it is, so that no unit comes back twice.
 * The caller has locked them, unless they are one of `buyer`'s. Answers the products whose stock has grown.
 */
export async function close(
  transaction: Transaction,
  orders: readonly string[],
  { state, by, note }: OrderEventInput & { state: 'declined' | 'cancelled' },
  { uid = null, buyer = null }: { uid?: string | null; buyer?: string | null } = {},
): Promise<string[]> {
  const returned = await transaction.query<{ id: string }>(closeOrders, [orders, state, by, note, uid, buyer])
  if (returned.length === 0) return []
  await tell(transaction, orders, state, state === 'declined' ? note : undefined)
  return returned.map(({ id }) => id)
}

/**
 * A buyer whose account ends cancels by it, and their supplier is notified; what a supplier never answered notifies its buyer.
 * Nobody is notified by themselves.
 */
const tellOrders: PreparedStatement = {
  name: 'tell-orders',
  text: `
  WITH item AS (
    SELECT id, uid, supplier_uid, product_id, snapshot, quantity FROM orders WHERE id = ANY ($2::text[])
  ), new_notifications AS (
    INSERT INTO notifications (id, uid, kind, subject, quantity, sender_name, note, sender)
    SELECT mine.id, hearer, 'order_' || $3::text, jsonb_build_object('orderId', item.id, 'productId', item.product_id,
      'name', item.snapshot ->> 'name'), item.quantity,
      CASE WHEN sells THEN ${buyerName('other')} ELSE ${sellerName('other')} END, nullif($4, ''), other
    FROM item JOIN unnest($1::text[], $2::text[]) AS mine (id, order_id) ON mine.order_id = item.id
    JOIN LATERAL (VALUES (item.supplier_uid, item.uid, true), (item.uid, item.supplier_uid, false))
      AS party (hearer, other, sells) ON sells = ($3::text IN ('placed', 'received', 'cancelled'))
    WHERE hearer IS NOT NULL AND hearer IS DISTINCT FROM other
    RETURNING id, uid, kind
  ), ${enqueueEmails}
  SELECT uid, id FROM new_notifications`,
}

/** The other party of each order hears of its step, and why it was taken, in the transaction that takes it. */
export async function tell(
  transaction: Transaction,
  orders: readonly string[],
  state: OrderState | typeof corrected,
  why?: string,
): Promise<void> {
  const ids = orders.map(() => newId())
  publishNotifications(transaction, await transaction.query<NotificationRef>(tellOrders, [ids, orders, state, why]))
}
