// Moves an order to a new state: state, event and notifications are one transaction.
import type { corrected, OrderEvent, OrderNote, OrderState } from '@arot/contract'
import type { PreparedStatement, Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { buyerName, sellerName } from '../../platform/sql/display-name.sql.ts'
import { putBack } from '../inventory/deduct-stock.sql.ts'
import { enqueueEmails, type NotificationRef, publishNotifications } from '../notifications/notification.store.ts'

/** The new state of an order, who caused it, and their note. */
export type OrderEventInput = { state: OrderState; by: OrderEvent['by'] } & OrderNote

const insertEvent: PreparedStatement = {
  name: 'insert-order-event',
  text: `
  WITH changed_order AS (UPDATE orders SET state = $2 WHERE id = $1 RETURNING id)
  INSERT INTO order_events (order_id, state, by, note, carrier, tracking_code)
    SELECT id, $2, $3, nullif($4, ''), nullif($5, ''), nullif($6, '') FROM changed_order`,
}

/** Moves an order that the caller has locked to its next state. */
export async function addEvent(transaction: Transaction, orderId: string, event: OrderEventInput): Promise<void> {
  const { state, by, note, carrier, trackingCode } = event
  await transaction.query(insertEvent, [orderId, state, by, note, carrier, trackingCode])
  await notifyAboutOrders(transaction, [orderId], state, { isByOther: by !== 'system' })
}

const closeOrders: PreparedStatement = {
  name: 'close-orders',
  text: `
  WITH closed AS (
    UPDATE orders SET state = $2 WHERE id = ANY ($1::text[]) AND state IN ('placed', 'accepted')
      AND ($6::text IS NULL OR uid = $6)
    RETURNING id, product_id, quantity
  ), closing AS (
    INSERT INTO order_events (order_id, state, by, note) SELECT id, $2, $3, nullif($4, '') FROM closed
  ), ${putBack('closed', 'quantity')}, movement AS (
    INSERT INTO stock_movements (product_id, kind, on_hand, sold, uid)
    SELECT product_id, 'return', quantity, -quantity, $5 FROM closed
  )
  SELECT id FROM returned`,
}

/**
 * Ends orders and returns their units to stock. Skips orders that have ended or left the supplier, so that no unit
 * comes back twice. The caller has locked the orders, or names their `buyer`. Returns the products whose stock grew.
 */
export async function close(
  transaction: Transaction,
  orders: readonly string[],
  { state, by, note }: OrderEventInput & { state: 'declined' | 'cancelled' },
  { uid = null, buyer = null }: { uid?: string | null; buyer?: string | null } = {},
): Promise<string[]> {
  const returned = await transaction.query<{ id: string }>(closeOrders, [orders, state, by, note, uid, buyer])
  if (returned.length === 0) return []
  await notifyAboutOrders(transaction, orders, state, {
    why: state === 'declined' ? note : undefined,
    isByOther: by !== 'system',
  })
  return returned.map(({ id }) => id)
}

/** Notifies the supplier of a placed, received or cancelled order, and the buyer of every other state. */
const insertNotifications: PreparedStatement = {
  name: 'notify-about-orders',
  text: `
  WITH item AS (
    SELECT id, uid, supplier_uid, product_id, snapshot, quantity FROM orders WHERE id = ANY ($2::text[])
  ), new_notifications AS (
    INSERT INTO notifications (id, uid, kind, subject, quantity, sender_name, note, sender)
    SELECT mine.id, recipient, 'order_' || $3::text, jsonb_build_object('orderId', item.id, 'productId', item.product_id,
      'name', item.snapshot ->> 'name'), item.quantity,
      CASE WHEN sells THEN ${buyerName('other')} ELSE ${sellerName('other')} END, nullif($4, ''),
      CASE WHEN $5 THEN other END
    FROM item JOIN unnest($1::text[], $2::text[]) AS mine (id, order_id) ON mine.order_id = item.id
    JOIN LATERAL (VALUES (item.supplier_uid, item.uid, true), (item.uid, item.supplier_uid, false))
      AS party (recipient, other, sells) ON sells = ($3::text IN ('placed', 'received', 'cancelled'))
    WHERE recipient IS NOT NULL AND recipient IS DISTINCT FROM other
    RETURNING id, uid, kind
  ), ${enqueueEmails}
  SELECT uid, id FROM new_notifications`,
}

/**
 * Notifies the other party of each order, in the transaction of the new state. `isByOther`: the party that is not
 * notified made it. If not, they are not the sender, so that it uses up none of their limits.
 */
export async function notifyAboutOrders(
  transaction: Transaction,
  orders: readonly string[],
  state: OrderState | typeof corrected,
  { why, isByOther = true }: { why?: string | undefined; isByOther?: boolean } = {},
): Promise<void> {
  const ids = orders.map(() => newId())
  publishNotifications(
    transaction,
    await transaction.query<NotificationRef>(insertNotifications, [ids, orders, state, why, isByOther]),
  )
}
