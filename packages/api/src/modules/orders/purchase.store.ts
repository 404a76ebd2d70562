import type { CartItem, OrderedSnapshot, OrderState } from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { newestVersion, publishChange } from '../../platform/change-feed.ts'
import { queueForRow } from '../../platform/db/account-share.ts'
import type { Database, Prepared, Queries } from '../../platform/db/database.ts'
import { type Key, keepKey, onceByStatement } from '../../platform/idempotency.ts'
import { idForm, newId } from '../../platform/ids.ts'
import { sellerName } from '../../platform/sql/display-name.sql.ts'
import { snapshotOf } from '../catalog/snapshot.sql.ts'
import {
  boughtColumns,
  deductStock,
  runDeduction,
  type StockRow,
  stockResult,
  type Terms,
} from '../inventory/deduct-stock.sql.ts'
import { limitsOf } from '../inventory/quota.ts'
import { claimReservation } from '../inventory/reservation.store.ts'
import { publishNotifications } from '../notifications/notification.store.ts'
import { noticesOfOrder } from './transitions.ts'

/** Who buys their own product has nobody to wait for. */
const putInCart = (source: string) => `
  item AS (
    INSERT INTO cart_items (id, uid, user_email, product_id, quantity, price, snapshot, supplier_uid, state)
    SELECT $7, $2, $8, id, $3, price, ${snapshotOf(source)}, owner_uid,
      CASE WHEN owner_uid = $2 THEN 'accepted' ELSE 'placed' END FROM ${source} RETURNING *
  ), accepted AS (
    INSERT INTO order_steps (order_id, state, by) SELECT id, state, 'system' FROM item WHERE state = 'accepted'
  ), ${noticesOfOrder('(VALUES ($9::text, $7::text))', "'placed'")},
  ${keepKey('buy', 5, { answer: "jsonb_build_object('insertedId', id)", from: 'item' })}`

const claimHold: Prepared = {
  name: 'claim-hold',
  text: `
  WITH product AS (
    SELECT ${boughtColumns}, unit_price(price, price_breaks, $3::bigint) AS price FROM products WHERE id = $1
  ), held AS (
    SELECT id FROM holds WHERE product_id = $1 AND uid = $2 AND units = $3 AND expires_at > clock_timestamp()
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
  ), claimed AS (
    DELETE FROM holds USING held WHERE product_id = $1 AND uid = $2 AND units = $3 AND holds.id = held.id
      AND coalesce((SELECT price FROM product) = $4::numeric, true) RETURNING product_id
  ), sold AS (
    SELECT product.* FROM product JOIN claimed ON product.id = claimed.product_id
  ), ${putInCart('sold')}, moved AS (
    INSERT INTO stock_moves (product_id, kind, held, carted, uid) SELECT $1, 'claim', -$3::bigint, $3, $2 FROM item
  )
  SELECT price::float8 AS price, EXISTS (SELECT FROM claimed) AS is_bought, (SELECT uid FROM new_notices) AS recipient_uid
    FROM product WHERE EXISTS (SELECT FROM held)`,
}

const takeForCart: Prepared = {
  name: 'take-for-cart',
  text: `${deductStock({ limits: 10 })}, ${putInCart('deducted')}, moved AS (
    INSERT INTO stock_moves (product_id, kind, shelf, carted, uid) SELECT $1, 'take', -$3::bigint, $3, $2 FROM item
  )
  ${stockResult}, (SELECT uid FROM new_notices) AS recipient_uid FROM shelf`,
}

const ofBuyer: Prepared = {
  name: 'cart-of-buyer',
  text: `SELECT id, user_email, product_id, quantity, buy_date, price::float8 AS price, snapshot, state,
      ${sellerName('supplier_uid')} AS supplier_name
    FROM cart_items WHERE uid = $1 AND state IN ('placed', 'accepted', 'shipped') ORDER BY ord`,
}

type Notified = { recipient_uid: string | null }
type Claimed = Notified & { price: number; is_bought: boolean }

/**
 * Buys: turns the caller's oldest open hold of exactly these units into a cart item, or takes the units from the shelf
 * when there is none; at the price that was shown, where it is told. In one statement: there is never a cart item without
 * its units, nor units without an owner.
 */
export async function buy(
  db: Database,
  caller: Caller,
  productId: string,
  quantity: number,
  { price, key, quota }: Terms & { key?: Key | undefined } = {},
): Promise<{ insertedId: string; catalogueVersion: number; replayed: boolean }> {
  const [insertedId, noticeId] = [newId(), newId()]
  let isFromStock = false
  const { answer, replayed } = await onceByStatement(db, { uid: caller.uid, operation: 'buy', key }, async () => {
    const params = [productId, caller.uid, quantity, price, key?.key, key?.fingerprint]
    const values = [...params, insertedId, caller.email, noticeId]
    const claimed = idForm.test(productId) ? await claimReservation<Claimed>(db, claimHold, values) : undefined
    if (claimed && !claimed.is_bought) throw new ApiProblem('price_changed', { price: claimed.price })
    const attempt = () => db.query<StockRow & Notified>(takeForCart, [...values, ...limitsOf(quota, { isHold: false })])
    const onReturn = () => publishChange(db, { stock: [productId] })
    const deduct = () => runDeduction(db, { productId, units: quantity, price, quota }, { attempt, onReturn })
    const bought = claimed ?? (await queueForRow(productId, deduct))
    isFromStock = !claimed
    if (bought.recipient_uid) publishNotifications(db, [{ uid: bought.recipient_uid, id: noticeId }])
    return { insertedId }
  })
  const version = isFromStock ? publishChange(db, { stock: [productId] }) : newestVersion(db)
  return { ...answer, replayed, catalogueVersion: await version }
}

type CartRow = {
  id: string
  user_email: string
  product_id: string
  quantity: number
  buy_date: Date
  price: number
  snapshot: OrderedSnapshot
  state: OrderState
  supplier_name: string | null
}

/** The buyer's cart, oldest purchase first: what has ended stays among the orders. */
export async function listCart(queries: Queries, uid: string): Promise<CartItem[]> {
  const rows = await queries.query<CartRow>(ofBuyer, [uid])
  return rows.map((row) => ({
    _id: row.id,
    userEmail: row.user_email,
    quantity: row.quantity,
    buyDate: row.buy_date,
    productId: row.product_id,
    productSnapshot: row.snapshot,
    price: row.price,
    state: row.state,
    ...(row.supplier_name !== null && { supplier: { name: row.supplier_name } }),
  }))
}
