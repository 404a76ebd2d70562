import type { Supplier, SupplierProfile } from '@arot/contract'
import type { Database, Queries, Row } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import type { Caller } from '../session/caller.ts'
import { Conditions } from './conditions.ts'
import { idForm } from './ids.ts'
import { announceAll, newestVersion } from './news.ts'
import { touchPicture } from './pictures.ts'

/** Where a page of suppliers ended. */
type Place = { isVerified: boolean; micros: number; id: string }

type SupplierRow = { [Field in keyof Supplier]-?: Supplier[Field] | null }

/** What everybody may know of a supplier. */
const told = `s.id AS _id, s.name, s.logo, s.place, s.about, s.since, s.verified_since AS "verifiedSince",
  s.smallest_order_value::float8 AS "smallestOrderValue", days_to_answer::float8 AS "daysToAnswer",
  rating::float8 AS rating
  FROM suppliers AS s LEFT JOIN supplier_figures ON supplier_id = s.id`

export async function findSupplier(queries: Queries, id: string): Promise<Supplier> {
  const rows = idForm.test(id)
    ? await queries.query<SupplierRow & Row>({ name: 'supplier', text: `SELECT ${told} WHERE s.id = $1` }, [id])
    : []
  return supplierOf(rows)
}

/** Who has never sold is no supplier. */
export async function ownSupplier(queries: Queries, { uid }: Caller): Promise<Supplier> {
  const statement = { name: 'supplier-of-account', text: `SELECT ${told} WHERE s.uid = $1` }
  return supplierOf(await queries.query<SupplierRow & Row>(statement, [uid]))
}

/** A page of those who have something on the market, the verified first, then who began first. */
export async function listSuppliers(
  queries: Queries,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ suppliers: Supplier[]; next: string | null }> {
  const conditions = new Conditions().also("s.name <> ''")
  conditions.also('EXISTS (SELECT FROM products WHERE owner_uid = s.uid AND withdrawn_at IS NULL)')
  if (cursor !== undefined) {
    const { isVerified, micros, id } = readPlace(cursor)
    const parts = [conditions.parameter(!isVerified), conditions.parameter(micros), conditions.parameter(id)]
    conditions.also(`(s.verified_since IS NULL, ${began}, s.id) > (${parts.join(', ')})`)
  }
  const rows = await queries.query<SupplierRow & Row & { micros: number }>(
    `SELECT ${began} AS micros, ${told} ${conditions.where}
    ORDER BY s.verified_since IS NULL, ${began}, s.id LIMIT ${conditions.parameter(limit + 1)}`,
    conditions.parameters,
  )
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    suppliers: shown.map(({ micros: _, ...row }) => supplierOf([row])),
    next: last?._id ? writePlace({ isVerified: last.verifiedSince !== null, micros: last.micros, id: last._id }) : null,
  }
}

const began = '(extract(epoch FROM s.since) * 1000000)::bigint'

const placeForm = /^([01]) (\d{1,16}) (\w{1,64})$/

const writePlace = ({ isVerified, micros, id }: Place) =>
  Buffer.from(`${isVerified ? 1 : 0} ${micros} ${id}`).toString('base64url')

/** Refuses what we did not write. */
function readPlace(cursor: string): Place {
  const [, verified, micros, id] = placeForm.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (micros && id) return { isVerified: verified === '1', micros: Number(micros), id }
  const problem = 'This cursor does not belong to this list.'
  throw new Refusal('invalid', { fields: { cursor: problem } }, problem)
}

function supplierOf([row]: SupplierRow[]): Supplier {
  if (!row) throw new Refusal('not_found')
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Supplier
}

type Known = { name: string; smallest: number | null; isVerified: boolean }

/** Writes what a supplier says of themselves. A name that was verified stays: it would vouch for another's. */
export async function changeSupplier(
  db: Database,
  caller: Caller,
  { name, logo, place, about, smallestOrderValue }: SupplierProfile,
): Promise<{ supplier: Supplier; catalogueVersion: number; isOnProducts: boolean }> {
  const { supplier, isOnProducts } = await db.transaction(async (transaction) => {
    const known = await lockOwn(transaction, caller)
    if (known.isVerified && name !== known.name) throw verifiedName()
    await touchPicture(transaction, logo)
    await transaction.query(
      {
        name: 'change-supplier',
        text: `UPDATE suppliers SET name = $2, logo = nullif($3, ''), place = nullif($4, ''), about = nullif($5, ''),
          smallest_order_value = $6 WHERE uid = $1`,
      },
      [caller.uid, name, logo, place, about, smallestOrderValue],
    )
    return {
      supplier: await ownSupplier(transaction, caller),
      isOnProducts: name !== known.name || smallestOrderValue !== known.smallest,
    }
  })
  const version = isOnProducts ? announceAll(db) : newestVersion(db)
  return { supplier, isOnProducts, catalogueVersion: await version }
}

async function lockOwn(transaction: Queries, { uid }: Caller): Promise<Known> {
  const [known] = await transaction.query<Known>(
    {
      name: 'lock-supplier-of-account',
      text: `SELECT name, smallest_order_value::float8 AS smallest, verified_since IS NOT NULL AS "isVerified"
        FROM suppliers WHERE uid = $1 FOR NO KEY UPDATE`,
    },
    [uid],
  )
  if (!known) throw new Refusal('not_found')
  return known
}

function verifiedName() {
  const problem = 'The name of a verified supplier cannot be changed.'
  return new Refusal('invalid', { fields: { name: problem } }, `name: ${problem}`)
}

/**
 * Counts what is told of each supplier: how their published products are rated, and after how many days half of what was
 * ordered in the last 90 was accepted or declined. What was left until it was declined by itself waited as long; an order
 * to oneself was never waited for.
 */
export async function countSuppliers(queries: Queries): Promise<void> {
  await queries.query(`WITH rated AS (
      SELECT owner_uid, round(avg(rating), 1) AS rating FROM products
      WHERE withdrawn_at IS NULL AND owner_uid IS NOT NULL GROUP BY owner_uid
    ), answered AS (
      SELECT supplier_uid, round((percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM at - buy_date)::float8)
        / 86400)::numeric, 1) AS days
      FROM cart_items JOIN order_steps ON order_id = cart_items.id AND order_steps.state IN ('accepted', 'declined')
      WHERE buy_date > now() - interval '90 days' AND supplier_uid IS NOT NULL AND uid IS DISTINCT FROM supplier_uid
      GROUP BY supplier_uid
    )
    INSERT INTO supplier_figures (supplier_id, rating, days_to_answer)
    SELECT id, rating, days FROM suppliers LEFT JOIN rated ON owner_uid = uid LEFT JOIN answered ON supplier_uid = uid
    ORDER BY id
    ON CONFLICT (supplier_id) DO UPDATE SET rating = excluded.rating, days_to_answer = excluded.days_to_answer
    WHERE (supplier_figures.rating, supplier_figures.days_to_answer)
      IS DISTINCT FROM (excluded.rating, excluded.days_to_answer)`)
}
