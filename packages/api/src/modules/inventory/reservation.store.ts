import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { newestVersion, publishChange } from '../../platform/change-feed.ts'
import { queueForRow } from '../../platform/db/account-share.ts'
import type { Database, Prepared, Queries, Row } from '../../platform/db/database.ts'
import { type Key, keepKey, once, onceByStatement } from '../../platform/idempotency.ts'
import { idForm } from '../../platform/ids.ts'
import { deductStock, lapseAll, runDeduction, type StockRow, stockResult, type Terms } from './deduct-stock.sql.ts'
import { limitsOf } from './quota.ts'

/** What a change of a shelf answers. */
export type StockAnswer = {
  modifiedCount: number
  mainQuantity: number
  catalogueVersion: number
  replayed: boolean
}

const holdUnits: Prepared = {
  name: 'hold-units',
  text: `${deductStock({ limits: 8 })}, held AS (
    INSERT INTO holds (product_id, uid, units, expires_at)
    SELECT id, $2, $3, clock_timestamp() + make_interval(secs => $7::float8) FROM deducted
  ), moved AS (
    INSERT INTO stock_moves (product_id, kind, shelf, held, uid) SELECT id, 'hold', -$3::bigint, $3, $2 FROM deducted
  ), ${keepKey('hold', 5, { answer: "jsonb_build_object('modifiedCount', 1, 'mainQuantity', main_quantity)", from: 'deducted' })}
  ${stockResult} FROM shelf`,
}

const releaseUnits: Prepared = {
  name: 'release-units',
  text: `
  WITH released AS (
    DELETE FROM holds WHERE product_id = $1 AND uid = $2 AND units = $3 AND id = (
      SELECT id FROM holds WHERE product_id = $1 AND uid = $2 AND units = $3
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING units
  ), shelf AS (
    SELECT ord FROM products WHERE id = $1 AND EXISTS (SELECT FROM released) FOR NO KEY UPDATE
  ), returned AS (
    UPDATE products SET main_quantity = main_quantity + $3 FROM shelf WHERE products.ord = shelf.ord
    RETURNING main_quantity
  ), moved AS (
    INSERT INTO stock_moves (product_id, kind, shelf, held, uid) SELECT $1, 'release', $3, -$3, $2 FROM returned
  )
  SELECT main_quantity AS left FROM returned`,
}

const openHold: Prepared = {
  name: 'open-hold',
  text: `
  WITH open AS (
    SELECT id FROM holds WHERE product_id = $1 AND uid = $2 AND units = $3 AND expires_at > clock_timestamp()
  )
  SELECT EXISTS (SELECT FROM open) AS is_there, (SELECT id FROM holds
    WHERE product_id = $1 AND uid = $2 AND units = $3 AND id IN (SELECT id FROM open)
    ORDER BY id LIMIT 1 FOR UPDATE) AS awaited`,
}

/**
 * Takes the caller's oldest hold of exactly these units by a statement that deletes it; nothing where there is none. Of two
 * at once one may take what the other came for, and that one look from before its own was there: as long as a hold is
 * open, waits for whoever has it and looks again.
 */
export async function claimReservation<HoldRow extends Row>(queries: Queries, statement: Prepared, values: unknown[]) {
  for (;;) {
    const [hold] = await queries.query<HoldRow>(statement, values)
    if (hold) return hold
    const [open] = await queries.query<{ is_there: boolean }>(openHold, values.slice(0, 3))
    if (!open?.is_there) return undefined
  }
}

type HoldTerms = Terms & { ttlSeconds: number; key?: Key | undefined }

/**
 * Takes units off the shelf and holds them for the caller until they are bought or the time is over. Refuses what is
 * below the minimum or more than there is, and another price than was shown, where it is told: who then thinks it over
 * keeps nothing from anybody. One statement, so that a shelf in demand is locked no longer than that takes.
 */
export async function reserveStock(
  db: Database,
  caller: Caller,
  productId: string,
  units: number,
  { ttlSeconds, price, key, quota }: HoldTerms,
): Promise<StockAnswer> {
  const params = [productId, caller.uid, units, price, key?.key, key?.fingerprint, ttlSeconds]
  const values = [...params, ...limitsOf(quota, { isHold: true })]
  const { answer, replayed } = await onceByStatement(db, { uid: caller.uid, operation: 'hold', key }, async () => {
    const attempt = () => db.query<StockRow>(holdUnits, values)
    const onReturn = () => publishChange(db, { stock: [productId] })
    const { left } = await queueForRow(productId, () =>
      runDeduction(db, { productId, units, price, quota }, { attempt, onReturn }),
    )
    return { modifiedCount: 1, mainQuantity: left }
  })
  return { ...answer, replayed, catalogueVersion: await tell(db, productId, replayed) }
}

/** Gives the caller's oldest hold of exactly these units back to the shelf; changes nothing when there is none. */
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
    const released = await claimReservation<{ left: number }>(transaction, releaseUnits, [productId, caller.uid, units])
    return { modifiedCount: released ? 1 : 0, mainQuantity: released?.left ?? stock }
  }
  const { answer, replayed } = await queueForRow(productId, () => once(db, scope, release))
  const isUnchanged = replayed || answer.modifiedCount === 0
  return { ...answer, replayed, catalogueVersion: await tell(db, productId, isUnchanged) }
}

/** Gives every lapsed hold back to its shelf and says how many there were. Replicas may do it at the same time. */
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
