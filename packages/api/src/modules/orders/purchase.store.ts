import type { CartItem, OrderedSnapshot, OrderState } from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { newestVersion, publishChange } from '../../platform/change-feed.ts'
import { queueForRow } from '../../platform/db/account-share.ts'
import type { Database, PreparedStatement, Queries } from '../../platform/db/database.ts'
import { type Key, once } from '../../platform/idempotency.ts'
import { idForm, newId } from '../../platform/ids.ts'
import { sellerName } from '../../platform/sql/display-name.sql.ts'
import { readStatement } from '../../platform/sql/sql-file.ts'
import { runDeduction, type StockRow, type Terms } from '../inventory/deduct-stock.sql.ts'
import { claimReservation } from '../inventory/reservation.store.ts'
import { publishNotifications } from '../notifications/notification.store.ts'

const shared = {
  product_id: 'text',
  buyer: 'text',
  buyer_email: 'text',
  units: 'bigint',
  price: 'numeric',
  order_id: 'text',
  notification_id: 'text',
  key: 'text',
  fingerprint: 'text',
}
const purchase = readStatement(new URL('purchase.sql', import.meta.url), {
  ...shared,
  most_units: 'bigint',
  most_orders: 'bigint',
})
const purchaseOfReservation = readStatement(new URL('purchase-of-reservation.sql', import.meta.url), shared)

const ofBuyer: PreparedStatement = {
  name: 'cart-of-buyer',
  text: `SELECT id, user_email, product_id, quantity, buy_date, price::float8 AS price, snapshot, state,
      ${sellerName('supplier_uid')} AS supplier_name
    FROM orders WHERE uid = $1 AND state IN ('placed', 'accepted', 'shipped') ORDER BY ord`,
}

type Recipient = { recipient_uid: string | null }
type ClaimedOffer = Recipient & { price: number; is_bought: boolean }

/**
 * Buys the caller's reservation of exactly these units, or takes the units from stock if there is none. If a `price` is
 * sent it must be current. Read `purchase.sql` first: it has the whole purchase.
 */
export async function buy(
  db: Database,
  caller: Caller,
  productId: string,
  units: number,
  { price, key, quota }: Terms & { key?: Key | undefined } = {},
): Promise<{ insertedId: string; catalogueVersion: number; replayed: boolean }> {
  const [insertedId, notificationId] = [newId(), newId()]
  const parameters = {
    product_id: productId,
    buyer: caller.uid,
    buyer_email: caller.email,
    units,
    price,
    order_id: insertedId,
    notification_id: notificationId,
    key: key?.key,
    fingerprint: key?.fingerprint,
  }

  const buyReservation = async () => {
    const reservation = { productId, uid: caller.uid, units }
    const claim = () => db.query<ClaimedOffer>(...purchaseOfReservation(parameters))
    const claimed = idForm.test(productId) ? await claimReservation(db, reservation, claim) : undefined
    if (claimed && !claimed.is_bought) throw new ApiProblem('price_changed', { price: claimed.price })
    return claimed
  }

  const buyFromStock = () => {
    const limits = { most_units: quota?.units, most_orders: quota?.orders }
    const attempt = () => db.query<StockRow & Recipient>(...purchase({ ...parameters, ...limits }))
    const onReturn = () => publishChange(db, { stock: [productId] })
    return queueForRow(productId, () => runDeduction(db, { productId, units, price, quota }, { attempt, onReturn }))
  }

  let isFromStock = false
  const scope = { uid: caller.uid, operation: 'buy', key, isKeyInStatement: true } as const
  const { answer, replayed } = await once(db, scope, async () => {
    const reserved = await buyReservation()
    const { recipient_uid: uid } = reserved ?? (await buyFromStock())
    isFromStock = !reserved
    if (uid) publishNotifications(db, [{ uid, id: notificationId }])
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

/** The buyer's cart, oldest first. Orders that have ended are not part of it. */
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
