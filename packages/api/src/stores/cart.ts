import type { CartItem, OrderedSnapshot, OrderState } from '@arot/contract'
import type { Database, Prepared, Queries } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import type { Caller } from '../session/caller.ts'
import { snapshotOf } from './bought-as.ts'
import { idForm, newId } from './ids.ts'
import { type Key, once } from './keys.ts'
import { announce, newestVersion } from './news.ts'
import { spread } from './notices.ts'
import { type Quota, refuseBeyond } from './quota.ts'
import { boughtColumns, type ShelfRow, take, takeFromShelf, toldOfShelf } from './shelf.ts'
import { tellOfItem } from './steps.ts'
import { takeHold } from './stock.ts'

/** Who buys their own product has nobody to wait for. Another price than was shown is not bought at. */
const putInCart = (source: string) => `
  item AS (
    INSERT INTO cart_items (id, uid, user_email, product_id, quantity, price, snapshot, supplier_uid, state)
    SELECT $4, $2, $5, id, $3, price, ${snapshotOf(source)}, owner_uid,
      CASE WHEN owner_uid = $2 THEN 'accepted' ELSE 'placed' END FROM ${source}
    WHERE $6::numeric IS NULL OR price = $6::numeric RETURNING *
  ), accepted AS (
    INSERT INTO order_steps (order_id, state, by) SELECT id, state, 'system' FROM item WHERE state = 'accepted'
  ), ${tellOfItem('(VALUES ($7::text, $4::text))', "'placed'")}`

const toldOfItem = 'price::float8 AS price, EXISTS (SELECT FROM item) AS is_bought, (SELECT uid FROM told) AS told_uid'
type Bought = { price: number; is_bought: boolean; told_uid: string | null }

const claimHold: Prepared = {
  name: 'claim-hold',
  text: `
  WITH claimed AS (
    DELETE FROM holds WHERE product_id = $1 AND uid = $2 AND units = $3 AND id = (
      SELECT id FROM holds WHERE product_id = $1 AND uid = $2 AND units = $3 AND expires_at > clock_timestamp()
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING product_id
  ), product AS (
    SELECT ${boughtColumns} FROM products JOIN claimed ON products.id = claimed.product_id
  ), ${putInCart('product')}, moved AS (
    INSERT INTO stock_moves (product_id, kind, held, carted, uid) SELECT $1, 'claim', -$3, $3, $2 FROM item
  )
  SELECT ${toldOfItem} FROM product`,
}

const takeForCart: Prepared = {
  name: 'take-for-cart',
  text: `${takeFromShelf}, ${putInCart('taken')}, moved AS (
    INSERT INTO stock_moves (product_id, kind, shelf, carted, uid) SELECT $1, 'take', -$3, $3, $2 FROM item
  )
  ${toldOfShelf}, bought.* FROM shelf LEFT JOIN (SELECT ${toldOfItem} FROM taken) AS bought ON true`,
}

const ofBuyer: Prepared = {
  name: 'cart-of-buyer',
  text: `SELECT id, user_email, product_id, quantity, buy_date, price::float8 AS price, snapshot, state
    FROM cart_items WHERE uid = $1 AND state IN ('placed', 'accepted', 'shipped') ORDER BY ord`,
}

/**
 * Buys: turns the caller's oldest open hold of exactly these units into a cart item, or takes the units from the shelf
 * when there is none; at the price that was shown, where it is told. In one transaction: there is never a cart item without its units, nor units without an owner.
 */
export async function buy(
  db: Database,
  caller: Caller,
  productId: string,
  quantity: number,
  { price, key, quota }: { price?: number | undefined; key?: Key | undefined; quota?: Quota } = {},
): Promise<{ insertedId: string; catalogueVersion: number; replayed: boolean }> {
  const foreseen = { insertedId: newId() }
  let isFromShelf = false
  const scope = { uid: caller.uid, operation: 'buy', key, foreseen } as const
  const { answer, replayed } = await once(db, scope, async (transaction) => {
    const noticeId = newId()
    const row = [productId, caller.uid, quantity, foreseen.insertedId, caller.email, price ?? null, noticeId]
    const claimed = idForm.test(productId) ? await takeHold<Bought>(transaction, claimHold, row) : undefined
    let bought = claimed
    if (!claimed) {
      await refuseBeyond(quota, transaction, { uid: caller.uid, units: quantity, isHold: false })
      bought = await take(transaction, productId, quantity, () =>
        transaction.query<ShelfRow & Bought>(takeForCart, row),
      )
    }
    // Undone with all before it: what was held stays held.
    if (bought && !bought.is_bought) throw new Refusal('price_changed', { price: bought.price })
    isFromShelf = !claimed
    if (bought?.told_uid) spread(transaction, [{ uid: bought.told_uid, id: noticeId }])
    return foreseen
  })
  const version = isFromShelf ? announce(db, { stock: [productId] }) : newestVersion(db)
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
  }))
}
