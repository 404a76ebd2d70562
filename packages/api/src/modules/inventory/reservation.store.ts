import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { newestVersion, publishChange } from '../../platform/change-feed.ts'
import { queueForRow } from '../../platform/db/account-share.ts'
import type { Database, PreparedStatement, Queries } from '../../platform/db/database.ts'
import { type Key, once } from '../../platform/idempotency.ts'
import { idForm } from '../../platform/ids.ts'
import { readStatement } from '../../platform/sql/sql-file.ts'
import { lapseAll, runDeduction, type StockRow, type Terms } from './deduct-stock.sql.ts'

export type StockAnswer = {
  modifiedCount: number
  mainQuantity: number
  catalogueVersion: number
  replayed: boolean
}

const reserve = readStatement(new URL('reservation.sql', import.meta.url), {
  product_id: 'text',
  buyer: 'text',
  units: 'bigint',
  price: 'numeric',
  ttl_seconds: 'float8',
  key: 'text',
  fingerprint: 'text',
  most_units: 'bigint',
  most_orders: 'bigint',
  most_reservations: 'bigint',
})

const releaseUnits: PreparedStatement = {
  name: 'release-units',
  text: `
  WITH released AS (
    DELETE FROM reservations WHERE product_id = $1 AND uid = $2 AND units = $3 AND id = (
      SELECT id FROM reservations WHERE product_id = $1 AND uid = $2 AND units = $3
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING units
  ), product AS (
    SELECT ord FROM products WHERE id = $1 AND EXISTS (SELECT FROM released) FOR NO KEY UPDATE
  ), returned AS (
    UPDATE products SET main_quantity = main_quantity + $3 FROM product WHERE products.ord = product.ord
    RETURNING main_quantity
  ), movement AS (
    INSERT INTO stock_movements (product_id, kind, on_hand, reserved, uid) SELECT $1, 'release', $3, -$3, $2 FROM returned
  )
  SELECT main_quantity AS left FROM returned`,
}

const openReservation: PreparedStatement = {
  name: 'open-reservation',
  text: `
  WITH open AS (
    SELECT id FROM reservations WHERE product_id = $1 AND uid = $2 AND units = $3 AND expires_at > clock_timestamp()
  )
  SELECT EXISTS (SELECT FROM open) AS is_there, (SELECT id FROM reservations
    WHERE product_id = $1 AND uid = $2 AND units = $3 AND id IN (SELECT id FROM open)
    ORDER BY id LIMIT 1 FOR UPDATE) AS awaited`,
}

type Reservation = { productId: string; uid: string; units: number }

/**
 * Runs `claim`, a statement that deletes the buyer's oldest reservation of these units. Returns nothing if there is
 * none. A claim skips a reservation that another transaction has locked and does not see newer ones, so it tries again,
 * after that transaction, while a reservation is open.
 */
export async function claimReservation<Row>(
  queries: Queries,
  { productId, uid, units }: Reservation,
  claim: () => Promise<Row[]>,
): Promise<Row | undefined> {
  for (;;) {
    const [row] = await claim()
    if (row) return row
    const [open] = await queries.query<{ is_there: boolean }>(openReservation, [productId, uid, units])
    if (!open?.is_there) return undefined
  }
}

type ReservationTerms = Terms & { ttlSeconds: number; key?: Key | undefined }

/**
 * Reserves units from stock for the caller until they are bought or the time is over. If a `price` is sent it must be
 * current, so that a buyer with an old price takes no units from others. `reservation.sql` has the whole statement.
 */
export async function reserveStock(
  db: Database,
  caller: Caller,
  productId: string,
  units: number,
  { ttlSeconds, price, key, quota }: ReservationTerms,
): Promise<StockAnswer> {
  const parameters = {
    product_id: productId,
    buyer: caller.uid,
    units,
    price,
    ttl_seconds: ttlSeconds,
    key: key?.key,
    fingerprint: key?.fingerprint,
    most_units: quota?.units,
    most_orders: quota?.orders,
    most_reservations: quota?.reservations,
  }
  const scope = { uid: caller.uid, operation: 'hold', key, isKeyInStatement: true } as const
  const { answer, replayed } = await once(db, scope, async () => {
    const attempt = () => db.query<StockRow>(...reserve(parameters))
    const onReturn = () => publishChange(db, { stock: [productId] })
    const { left } = await queueForRow(productId, () =>
      runDeduction(db, { productId, units, price, quota }, { attempt, onReturn }),
    )
    return { modifiedCount: 1, mainQuantity: left }
  })
  return { ...answer, replayed, catalogueVersion: await tell(db, productId, replayed) }
}

/** Returns the units of the caller's oldest reservation for this quantity to stock. Does nothing if there is none. */
export async function releaseStock(
  db: Database,
  caller: Caller,
  productId: string,
  units: number,
  key?: Key,
): Promise<StockAnswer> {
  const scope = { uid: caller.uid, operation: 'hold', key } as const
  const release = async (transaction: Queries) => {
    const stock = await readStock(transaction, productId)
    const { uid } = caller
    const claim = () => transaction.query<{ left: number }>(releaseUnits, [productId, uid, units])
    const released = await claimReservation(transaction, { productId, uid, units }, claim)
    return { modifiedCount: released ? 1 : 0, mainQuantity: released?.left ?? stock }
  }
  const { answer, replayed } = await once(db, scope, release)
  const isUnchanged = replayed || answer.modifiedCount === 0
  return { ...answer, replayed, catalogueVersion: await tell(db, productId, isUnchanged) }
}

/**
 * Returns the units of expired reservations to stock. Returns how many reservations there were. Replicas may run it at
 * the same time.
 */
export async function releaseLapsed(db: Database): Promise<number> {
  let total = 0
  for (;;) {
    const returned = await db.query<{ id: string; lapsed: number }>(lapseAll)
    const lapsed = returned[0]?.lapsed ?? 0
    if (lapsed === 0) return total
    total += lapsed
    await publishChange(db, { stock: returned.map(({ id }) => id) })
  }
}

async function readStock(queries: Queries, productId: string) {
  const [product] = idForm.test(productId)
    ? await queries.query<{ stock: number }>('SELECT main_quantity AS stock FROM products WHERE id = $1', [productId])
    : []
  if (!product) throw new ApiProblem('not_found')
  return product.stock
}

const tell = (db: Database, productId: string, isUnchanged: boolean) =>
  isUnchanged ? newestVersion(db) : publishChange(db, { stock: [productId] })
