import { changesVerifiedFacts, type Supplier, type SupplierProfile, supplierProblems } from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { newestVersion, publishAll } from '../../platform/change-feed.ts'
import type { Database, Queries, Row } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/validate.ts'
import { idForm } from '../../platform/ids.ts'
import { Conditions } from '../../platform/sql/conditions.ts'
import { toImagePath } from '../media/address.ts'
import { isOwnPicture } from '../media/own.ts'
import { claimPicture } from '../media/upload.store.ts'
import { nameProblem } from './name-problem.ts'
import { renewRequest } from './verification.store.ts'
import { refuseMarketplaceName, refuseVerifiedName } from './verified-names.ts'

/** Where a page of suppliers ended. */
type Place = { isVerified: boolean; micros: number; id: string }

type SupplierRow = { [Field in keyof Supplier]-?: Supplier[Field] | null }

/** The public columns of a supplier. */
const supplierColumns = `s.id, s.name, s.logo, s.place, s.about, s.since, s.verified_since AS "verifiedSince",
  s.smallest_order_value::float8 AS "smallestOrderValue", days_to_answer::float8 AS "daysToAnswer",
  rating::float8 AS rating
  FROM suppliers AS s LEFT JOIN supplier_stats ON supplier_id = s.id`

export async function findSupplier(queries: Queries, id: string): Promise<Supplier> {
  const rows = idForm.test(id)
    ? await queries.query<SupplierRow & Row>({ name: 'supplier', text: `SELECT ${supplierColumns} WHERE s.id = $1` }, [
        id,
      ])
    : []
  return supplierOf(rows)
}

/** Throws `not_found` if the account has no supplier page. */
export async function ownSupplier(queries: Queries, { uid }: Caller): Promise<Supplier> {
  const statement = { name: 'supplier-of-account', text: `SELECT ${supplierColumns} WHERE s.uid = $1` }
  return supplierOf(await queries.query<SupplierRow & Row>(statement, [uid]))
}

/**
 * Whether a supplier has a published product, because a withdrawal may follow the last count. A scalar subquery runs
 * for each row of the page. EXISTS could become a join with all products.
 */
const sellsNow = (uid: string) =>
  `(SELECT true FROM products WHERE owner_uid = ${uid} AND withdrawn_at IS NULL LIMIT 1)`

const listOrder = '(s.verified_since IS NULL), s.since, s.id'

type SuppliersPage = { limit: number; cursor?: string | undefined; q?: string | undefined }

/**
 * A page of suppliers with published products, verified ones first, then the oldest first. `q` limits it to names that
 * contain each of its words, or a word that begins with it. Conditions and order match the indexes `suppliers_listed`
 * and `suppliers_by_words`.
 */
export async function listSuppliers(
  queries: Queries,
  { limit, cursor, q }: SuppliersPage,
): Promise<{ suppliers: Supplier[]; next: string | null }> {
  const conditions = new Conditions().also('s.on_market').also("s.name <> ''")
  if (cursor !== undefined) {
    const { isVerified, micros, id } = readPlace(cursor)
    const parts = [conditions.parameter(!isVerified), conditions.parameter(micros), conditions.parameter(id)]
    const [isNotVerified, since, after] = parts
    const began = `timestamptz 'epoch' + ${since}::bigint * interval '1 microsecond'`
    conditions.also(`((s.verified_since IS NULL), s.since, s.id) > (${isNotVerified}, ${began}, ${after})`)
  }
  const rows = await queries.query<SupplierRow & Row & { micros: number }>(
    q ? pageOfSearch(conditions, q, limit + 1) : pageOfList(conditions, limit + 1),
    conditions.parameters,
  )
  const visibleRows = rows.slice(0, limit)
  const last = rows.length > limit ? visibleRows.at(-1) : undefined
  return {
    suppliers: visibleRows.map(({ micros: _, ...row }) => supplierOf([row])),
    next: last?.id ? writePlace({ isVerified: last.verifiedSince !== null, micros: last.micros, id: last.id }) : null,
  }
}

const pageOfList = (conditions: Conditions, rows: number) =>
  `SELECT ${micros} AS micros, ${supplierColumns} ${conditions.also(sellsNow('s.uid')).where}
  ORDER BY ${listOrder} LIMIT ${conditions.parameter(rows)}`

/**
 * Collects all matches by the word index, sorts them, and then checks the products of one page. The words are in a
 * subquery, so that the planner cannot expect many matches and scan all suppliers instead.
 */
function pageOfSearch(conditions: Conditions, q: string, rows: number) {
  conditions.add((words) => `supplier_words(s.name) @@ (SELECT supplier_query(${words}))`, q)
  return `WITH found AS MATERIALIZED (
    SELECT id, uid, verified_since, since FROM suppliers AS s ${conditions.where}
  ), page AS MATERIALIZED (
    SELECT id FROM (SELECT id, uid FROM found AS s ORDER BY ${listOrder} OFFSET 0) AS ordered
    WHERE ${sellsNow('uid')} LIMIT ${conditions.parameter(rows)}
  ) SELECT ${micros} AS micros, ${supplierColumns} WHERE s.id IN (SELECT id FROM page) ORDER BY ${listOrder}`
}

const micros = '(extract(epoch FROM s.since) * 1000000)::bigint'

const placeForm = /^([01]) (\d{1,16}) (\w{1,64})$/

const writePlace = ({ isVerified, micros, id }: Place) =>
  Buffer.from(`${isVerified ? 1 : 0} ${micros} ${id}`).toString('base64url')

/** Refuses a cursor that the server did not write. */
function readPlace(cursor: string): Place {
  const [, verified, micros, id] = placeForm.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (micros && id) return { isVerified: verified === '1', micros: Number(micros), id }
  const problem = 'This cursor belongs to another list.'
  throw new ApiProblem('invalid', { fields: { cursor: problem } }, problem)
}

function supplierOf([row]: SupplierRow[]): Supplier {
  if (!row) throw new ApiProblem('not_found')
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Supplier
}

type LockedSupplier = {
  id: string
  name: string
  logo: string
  place: string
  smallest: number | null
  isVerified: boolean
  /** The name and place in the request that waits for an operator. */
  pendingName?: string
  pendingPlace?: string
}

type Rules = { marketplace?: string; currency?: string; publicUrl?: string }

function profileProblems(profile: SupplierProfile, current: LockedSupplier, currency?: string) {
  const savedNames = [current.name, current.pendingName]
  const savedPlaces = ['', current.place, current.pendingPlace]
  const problems = supplierProblems(profile, {
    ...(currency && { currency }),
    savedNames,
    savedPlaces,
    isOwnPicture,
  })
  const name = savedNames.includes(profile.name) ? undefined : nameProblem('Name', profile.name)
  if (name) problems.name ??= name
  const place = savedPlaces.includes(profile.place) ? undefined : nameProblem('Place', profile.place)
  if (place) problems.place ??= place
  return problems
}

/**
 * Writes a supplier's page, and creates it for an account without one. A verified supplier's new name, logo or place
 * waits for an operator, and buyers see the verified ones until then.
 */
export async function changeSupplier(
  db: Database,
  caller: Caller,
  draft: SupplierProfile,
  { marketplace = '', currency, publicUrl = '' }: Rules = {},
): Promise<{ supplier: Supplier; catalogueVersion: number; isOnProducts: boolean }> {
  const { supplier, isOnProducts } = await db.transaction(async (transaction) => {
    const current = (await lockOwn(transaction, caller)) ?? (await addSupplier(transaction, caller))
    const profile = { ...draft, logo: toImagePath(draft.logo, publicUrl) }
    current.logo = toImagePath(current.logo, publicUrl)
    const problems = profileProblems(profile, current, currency)
    if (Object.keys(problems).length > 0) throw invalid(problems)
    if (profile.name !== current.name) {
      await refuseMarketplaceName(transaction, marketplace, profile.name)
      await refuseVerifiedName(transaction, { uid: caller.uid, name: profile.name })
    }
    const { about, smallestOrderValue } = profile
    const isNew = current.isVerified && changesVerifiedFacts(profile, current)
    const { name, logo, place } = isNew ? current : profile
    await claimPicture(transaction, 'logo', profile.logo)
    await transaction.query(
      {
        name: 'change-supplier',
        text: `UPDATE suppliers SET name = $2, logo = nullif($3, ''), place = nullif($4, ''), about = nullif($5, ''),
          smallest_order_value = $6 WHERE uid = $1`,
      },
      [caller.uid, name, logo, place, about, smallestOrderValue],
    )
    await renewRequest(transaction, { uid: caller.uid, supplier: current.id }, { ...profile, isNew })
    return {
      supplier: await ownSupplier(transaction, caller),
      isOnProducts: name !== current.name || smallestOrderValue !== current.smallest,
    }
  })
  const version = isOnProducts ? publishAll(db) : newestVersion(db)
  return { supplier, isOnProducts, catalogueVersion: await version }
}

async function lockOwn(transaction: Queries, { uid }: Caller): Promise<LockedSupplier | undefined> {
  const [supplier] = await transaction.query<LockedSupplier>(
    {
      name: 'lock-supplier-of-account',
      text: `SELECT id, name, coalesce(logo, '') AS logo, coalesce(place, '') AS place,
        smallest_order_value::float8 AS smallest, verified_since IS NOT NULL AS "isVerified",
        (SELECT v.name FROM verification_requests AS v
          WHERE supplier_id = suppliers.id AND state = 'requested') AS "pendingName",
        (SELECT v.place FROM verification_requests AS v
          WHERE supplier_id = suppliers.id AND state = 'requested') AS "pendingPlace"
        FROM suppliers WHERE uid = $1 FOR NO KEY UPDATE`,
    },
    [uid],
  )
  return supplier
}

/** Creates the page before the first product, so that it can be complete and verified when buyers first see it. */
async function addSupplier(transaction: Queries, caller: Caller): Promise<LockedSupplier> {
  await transaction.query(
    { name: 'add-supplier', text: "INSERT INTO suppliers (uid, name) VALUES ($1, '') ON CONFLICT (uid) DO NOTHING" },
    [caller.uid],
  )
  const added = await lockOwn(transaction, caller)
  if (!added) throw new ApiProblem('not_found')
  return added
}

/**
 * Handles the next 2,000 suppliers. A locked row is left for the next count, so that no transaction waits for this one.
 */
const clearOnMarket = `WITH batch AS (
    SELECT id, uid, on_market FROM suppliers WHERE id > $1 ORDER BY id LIMIT 2000
  ), without_products AS (
    SELECT id FROM suppliers WHERE id IN (SELECT id FROM batch WHERE on_market AND ${sellsNow('batch.uid')} IS NULL)
    FOR NO KEY UPDATE SKIP LOCKED
  ), cleared AS (
    UPDATE suppliers SET on_market = false WHERE id IN (SELECT id FROM without_products)
  ) SELECT max(id) AS last FROM batch`

const setOnMarket = `UPDATE suppliers SET on_market = true WHERE id IN (
    SELECT id FROM suppliers WHERE NOT on_market AND ${sellsNow('uid')} FOR NO KEY UPDATE SKIP LOCKED
  )`

/**
 * Removes suppliers without a published product from the list's index, so that no page reads past them. Then adds those
 * back that have published meanwhile.
 */
export async function countOnMarket(db: Queries): Promise<void> {
  for (let last: string | null = ''; last !== null; ) {
    const [batch]: { last: string | null }[] = await db.query<{ last: string | null }>(clearOnMarket, [last])
    last = batch?.last ?? null
  }
  await db.query(setOnMarket)
}

/**
 * Counts each supplier's figures: the rating of published products, and the median days to accept or decline an order
 * of the last 90 days. An order that was declined automatically counts with its whole wait. Orders to oneself do not
 * count.
 */
export async function countSuppliers(queries: Queries): Promise<void> {
  await queries.query(`WITH rated AS (
      SELECT owner_uid, round(avg(rating), 1) AS rating FROM products
      WHERE withdrawn_at IS NULL AND owner_uid IS NOT NULL GROUP BY owner_uid
    ), answered AS (
      SELECT supplier_uid, round((percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM at - buy_date)::float8)
        / 86400)::numeric, 1) AS days
      FROM orders JOIN order_events ON order_id = orders.id AND order_events.state IN ('accepted', 'declined')
      WHERE buy_date > now() - interval '90 days' AND supplier_uid IS NOT NULL AND uid IS DISTINCT FROM supplier_uid
      GROUP BY supplier_uid
    )
    INSERT INTO supplier_stats (supplier_id, rating, days_to_answer)
    SELECT id, rating, days FROM suppliers LEFT JOIN rated ON owner_uid = uid LEFT JOIN answered ON supplier_uid = uid
    ORDER BY id
    ON CONFLICT (supplier_id) DO UPDATE SET rating = excluded.rating, days_to_answer = excluded.days_to_answer
    WHERE (supplier_stats.rating, supplier_stats.days_to_answer)
      IS DISTINCT FROM (excluded.rating, excluded.days_to_answer)`)
}
