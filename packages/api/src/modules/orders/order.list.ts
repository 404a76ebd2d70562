import {
  isWaitingFor,
  type Order,
  type OrderEvent,
  type OrderedSnapshot,
  type OrderFilter,
  type OrderSide,
  type OrderState,
  orderStates,
} from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import type { PreparedStatement, Queries, Row } from '../../platform/db/database.ts'
import { idForm } from '../../platform/ids.ts'
import { Conditions } from '../../platform/sql/conditions.ts'
import { sellerName } from '../../platform/sql/display-name.sql.ts'
import { type OrderPlace, readOrderCursor, writeOrderCursor } from './order.cursor.ts'
import { type ReviewRow, reviewColumns, reviewOf } from './review.columns.ts'

export type OrderRow = {
  id: string
  ord: number
  micros: number
  state: OrderState
  quantity: number
  price: number
  exactPrice: string
  total: string
  buyDate: Date
  productId: string
  offerId: string | null
  snapshot: OrderedSnapshot
  uid: string | null
  supplier: string | null
  email: string
  buyerName: string | null
  supplierName: string | null
  supplierId: string | null
  events: (Omit<OrderEvent, 'at'> & { at: string })[]
  review: ReviewRow | null
}

/** An order as its parties see it. Of the buyer it shows the name and the email of the order. */
const orderColumns = `o.id, o.ord, (extract(epoch FROM o.buy_date) * 1000000)::bigint AS micros, o.state, o.quantity,
  o.price::float8 AS price, o.price::text AS "exactPrice", trim_scale(o.price * o.quantity)::text AS total,
  o.buy_date AS "buyDate", o.product_id AS "productId", o.offer_id AS "offerId", o.snapshot, o.uid, o.supplier_uid AS supplier,
  o.user_email AS email, buyer.name AS "buyerName", ${sellerName('o.supplier_uid')} AS "supplierName",
  (SELECT id FROM suppliers WHERE suppliers.uid = o.supplier_uid) AS "supplierId",
  coalesce((
    SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('state', s.state, 'at', s.at, 'by', s.by, 'note', s.note,
      'carrier', s.carrier, 'trackingCode', s.tracking_code, 'corrects', CASE WHEN s.correction > 0 THEN true END))
      ORDER BY s.at, s.correction)
    FROM order_events AS s WHERE s.order_id = o.id
  ), '[]') AS events,
  (SELECT to_jsonb(review) FROM (SELECT ${reviewColumns} FROM reviews AS r WHERE r.order_id = o.id) AS review) AS review`
const parties = `LEFT JOIN users AS buyer ON buyer.uid = o.uid`

const columns = { bought: 'uid', sold: 'supplier_uid' } as const

/**
 * One page of a party's orders, newest first. Each state has its own part of the index and returns at most a page, so
 * the cost depends neither on the number of orders nor on how rare the state is.
 */
export async function orderRows(
  queries: Queries,
  uid: string,
  { side, state, q, from, to }: OrderFilter,
  { limit, after }: { limit: number; after: OrderPlace | null },
): Promise<OrderRow[]> {
  const conditions = new Conditions([state ? [state] : orderStates])
  conditions.add((value) => `o.${columns[side]} = ${value}`, uid).also('o.state = wanted.state')
  if (from) conditions.add((value) => `o.buy_date >= ${value}`, from)
  if (to) conditions.add((value) => `o.buy_date < ${value}`, to)
  if (after) {
    const micros = conditions.parameter(after.micros)
    const moment = `timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond'`
    conditions.add((ord) => `(o.buy_date, o.ord) < (${moment}, ${ord})`, after.ord)
  }
  const sought = q ? await soughtBy(queries, q, { conditions, party: { column: columns[side], uid } }) : ['true']
  const most = conditions.parameter(limit)
  const newest = 'ORDER BY o.buy_date DESC, o.ord DESC'
  const pages = sought.map(
    (has) => `(SELECT o.* FROM orders AS o ${conditions.where} AND ${has} ${newest} LIMIT ${most})`,
  )
  // An order in both results appears once.
  const found =
    pages.length === 1
      ? pages[0]
      : `(SELECT DISTINCT ON (o.buy_date, o.ord) o.* FROM (${pages.join(' UNION ALL ')}) AS o)`
  return queries.query<OrderRow & Row>(
    `SELECT ${orderColumns} FROM (
      SELECT o.* FROM unnest($1::text[]) AS wanted (state) CROSS JOIN LATERAL ${found} AS o ${newest} LIMIT ${most}
    ) AS o ${parties} ${newest}`,
    conditions.parameters,
  )
}

/** PostgreSQL reads this many in a few milliseconds. */
const many = 2000

type Party = { column: (typeof columns)[OrderSide]; uid: string }

/**
 * Conditions of a search: these words, this id, or a SKU that equals the text or begins with it. Each condition gets a
 * scan of its own, because the scan that suits a frequent SKU would be slow for rare words.
 */
async function soughtBy(queries: Queries, q: string, { conditions, party }: { conditions: Conditions; party: Party }) {
  const { number, words, first, last, ids } = await readMatch(queries, q, party)
  const few = await fewOf(queries, words, party)
  const isRare = ids.length < many
  const idsParameter = conditions.parameter([q, ...(isRare ? ids : []), ...(few ?? [])])
  const hasId = `o.id = ANY (${idsParameter}::text[])`
  const found = [few ? hasId : `(o.words @@ ${conditions.parameter(words)}::tsquery OR ${hasId})`]
  if (first !== null && first === last) {
    found.push(`${hasArticle} AND ${article} = ${conditions.parameter(first)}`)
  } else if (!isRare) {
    found.push(`${hasArticle} AND starts_with(${article}, ${normalizeSku(conditions.parameter(number))})`)
  }
  return found
}

/**
 * Matches the text as typed. If no SKU begins with it, tries a hyphen between its letters and digits, as in the
 * catalogue.
 */
async function readMatch(queries: Queries, q: string, { column, uid }: Party) {
  const read = async (number: string) => {
    const [match] = await queries.query<SearchMatch>(matchIn[column], [number, uid])
    return { number, ...(match ?? { words: null, first: null, last: null, ids: [] }) }
  }
  const match = await read(q)
  const hyphenated = q.trim().replace(/^([a-z]+)[ _.]?(\d{3,}[a-z]*)$/i, '$1-$2')
  if (match.first !== null || hyphenated === q.trim()) return match
  return { ...(await read(hyphenated)), words: match.words }
}

/** A SKU in lower case, written as in its indexes, which contain only orders with a SKU. */
const article = `lower((snapshot ->> 'sku') COLLATE "C")`
const hasArticle = `snapshot ->> 'sku' IS NOT NULL`
const normalizeSku = (q: string) => `lower(btrim(${q}) COLLATE "C")`

/**
 * Read first, so that the search is planned by frequency: the words, the party's first and last SKU that begin with the
 * text, and, if these differ, the orders up to a limit.
 */
type SearchMatch = { words: string | null; first: string | null; last: string | null; ids: string[] }
const matchIn = { uid: matchStatement('uid'), supplier_uid: matchStatement('supplier_uid') }
function matchStatement(column: Party['column']): PreparedStatement {
  const typed = normalizeSku('$1')
  const ofThem = `FROM orders WHERE ${column} = $2 AND ${hasArticle} AND ${typed} <> ''
    AND ${article} >= ${typed} AND ${article} < ${typed} || chr(1114111) ORDER BY ${article}`
  return {
    name: `orders-match-${column}`,
    text: `WITH ends AS MATERIALIZED (
        SELECT (SELECT ${article} ${ofThem} LIMIT 1) AS first, (SELECT ${article} ${ofThem} DESC LIMIT 1) AS last
      )
      SELECT order_query(translate($1, '-', ' ')) AS words, first, last,
        CASE WHEN first < last THEN ARRAY(SELECT id ${ofThem} LIMIT ${many}) ELSE '{}' END AS ids FROM ends`,
  }
}

/**
 * The ids of a party's orders with these words, if it has many orders and the words are rare among them. Null if a scan
 * of its orders soon fills a page. PostgreSQL would always scan: it expects any word prefix in one of two hundred
 * orders, although it may be in one of a million.
 */
async function fewOf(queries: Queries, words: string | null, { column, uid }: Party) {
  if (words === null) return []
  // In the order of its index, so that no plan scans the orders of other parties.
  const some = `SELECT words FROM orders WHERE ${column} = $2 ORDER BY state, buy_date, ord LIMIT ${many}`
  const [sample] = await queries.query<{ sampled: number; found: number }>(
    {
      name: `orders-sampled-${column}`,
      text: `SELECT count(*) AS sampled, count(*) FILTER (WHERE words @@ $1::tsquery) AS found FROM (${some}) AS sample`,
    },
    [words, uid],
  )
  if (!sample || sample.sampled < many || sample.found * 100 >= many) return null
  const statement = {
    name: `orders-with-words-${column}`,
    text: `SELECT id FROM orders WHERE words @@ $1::tsquery AND ${column} = $2 LIMIT ${many}`,
  }
  const found = await queries.query<{ id: string }>(statement, [words, uid])
  return found.length < many ? found.map(({ id }) => id) : null
}

export async function listOrders(
  queries: Queries,
  caller: Caller,
  { limit, cursor, ...filter }: OrderFilter & { limit: number; cursor?: string | undefined },
): Promise<{ orders: Order[]; next: string | null }> {
  const after = cursor === undefined ? null : readOrderCursor(cursor)
  const rows = await orderRows(queries, caller.uid, filter, { limit: limit + 1, after })
  const visibleRows = rows.slice(0, limit)
  const last = visibleRows.at(-1)
  return {
    orders: visibleRows.map((row) => orderOf(row, filter.side)),
    next: rows.length > limit && last ? writeOrderCursor(last) : null,
  }
}

/** An order of the caller's. Everybody else gets 404. If the caller is both parties, it shows the side that may act. */
export async function findOrder(queries: Queries, caller: Caller, orderId: string): Promise<Order> {
  const [row] = idForm.test(orderId)
    ? await queries.query<OrderRow & Row>(
        {
          name: 'order-of-party',
          text: `SELECT ${orderColumns} FROM orders AS o ${parties} WHERE o.id = $1 AND (o.uid = $2 OR o.supplier_uid = $2)`,
        },
        [orderId, caller.uid],
      )
    : []
  if (!row) throw new ApiProblem('not_found')
  const isSupplier = row.supplier === caller.uid
  const isTheirs = row.uid !== caller.uid || isWaitingFor(row.state, 'sold')
  return orderOf(row, isSupplier && isTheirs ? 'sold' : 'bought')
}

function orderOf(row: OrderRow, side: OrderSide): Order {
  const { buyDate, supplier, supplierName, supplierId, review, buyerName } = row
  return {
    id: row.id,
    state: row.state,
    quantity: row.quantity,
    price: row.price,
    buyDate,
    productId: row.productId,
    ...(row.offerId !== null && { offerId: row.offerId }),
    productSnapshot: row.snapshot,
    side,
    ...(side === 'sold' && row.uid !== null && { buyer: { name: row.buyerName || row.email, email: row.email } }),
    ...(supplier !== null && {
      supplier: { name: supplierName ?? '', ...(supplierId !== null && { id: supplierId }) },
    }),
    events: [{ state: 'placed', at: buyDate, by: 'buyer' }, ...row.events.map(eventOf)],
    ...(review && { review: reviewOf(review, buyerName) }),
    ...(supplier !== null && supplier === row.uid && { toOneself: true }),
  }
}

const eventOf = ({ at, ...event }: OrderRow['events'][number]): OrderEvent => ({ ...event, at: new Date(at) })
