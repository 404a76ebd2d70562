import {
  isTurnOf,
  type Order,
  type OrderedSnapshot,
  type OrderFilter,
  type OrderSide,
  type OrderState,
  type OrderStep,
  orderStates,
} from '@arot/contract'
import type { Queries, Row } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import type { Caller } from '../session/caller.ts'
import { Conditions } from './conditions.ts'
import { idForm } from './ids.ts'
import { type OrderPlace, readOrderCursor, writeOrderCursor } from './order-cursor.ts'
import { type ReviewRow, reviewColumns, reviewOf } from './review-row.ts'

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
  steps: (Omit<OrderStep, 'at'> & { at: string })[]
  review: ReviewRow | null
}

/** What is told of an order, and of the other party no more than their name and the e-mail that it was placed with. */
const told = `o.id, o.ord, (extract(epoch FROM o.buy_date) * 1000000)::bigint AS micros, o.state, o.quantity,
  o.price::float8 AS price, o.price::text AS "exactPrice", trim_scale(o.price * o.quantity)::text AS total,
  o.buy_date AS "buyDate", o.product_id AS "productId", o.offer_id AS "offerId", o.snapshot, o.uid, o.supplier_uid AS supplier,
  o.user_email AS email, buyer.name AS "buyerName", supplier.name AS "supplierName",
  coalesce((
    SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('state', s.state, 'at', s.at, 'by', s.by, 'note', s.note,
      'carrier', s.carrier, 'trackingCode', s.tracking_code, 'corrects', CASE WHEN s.correction > 0 THEN true END))
      ORDER BY s.at, s.correction)
    FROM order_steps AS s WHERE s.order_id = o.id
  ), '[]') AS steps,
  (SELECT to_jsonb(said) FROM (SELECT ${reviewColumns} FROM reviews AS r WHERE r.order_id = o.id) AS said) AS review`
const parties = `LEFT JOIN users AS buyer ON buyer.uid = o.uid LEFT JOIN users AS supplier ON supplier.uid = o.supplier_uid`

const columns = { bought: 'uid', sold: 'supplier_uid' } as const

/**
 * One page of a party's orders, newest first. Each state is gone through by its own part of the index and gives no more than
 * a page, so that its cost grows neither with how many there are nor with how few are in the state that is asked for.
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
  if (q) {
    const words = await wordsOf(queries, q)
    const few = await fewOf(queries, words, { column: columns[side], uid })
    if (few) conditions.add((ids) => `o.id = ANY (${ids}::text[])`, [q, ...few])
    else {
      const id = conditions.parameter(q)
      conditions.add((sought) => `(o.words @@ ${sought}::tsquery OR o.id = ${id})`, words)
    }
  }
  if (after) {
    const micros = conditions.parameter(after.micros)
    const moment = `timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond'`
    conditions.add((ord) => `(o.buy_date, o.ord) < (${moment}, ${ord})`, after.ord)
  }
  const most = conditions.parameter(limit)
  const newest = 'ORDER BY o.buy_date DESC, o.ord DESC'
  return queries.query<OrderRow & Row>(
    `SELECT ${told} FROM (
      SELECT o.* FROM unnest($1::text[]) AS wanted (state) CROSS JOIN LATERAL (
        SELECT o.* FROM cart_items AS o ${conditions.where} ${newest} LIMIT ${most}
      ) AS o ${newest} LIMIT ${most}
    ) AS o ${parties} ${newest}`,
    conditions.parameters,
  )
}

/** Asked first, so that what is sought is planned for by how frequent it is. */
async function wordsOf(queries: Queries, q: string): Promise<string | null> {
  const asked = { name: 'order-words', text: 'SELECT order_query($1) AS words' }
  const [told] = await queries.query<{ words: string | null }>(asked, [q])
  return told?.words ?? null
}

/** So many are gone through in a few milliseconds. */
const many = 2000

/**
 * The orders of a party that have these words, where it has many orders and they are rare among them; null where going
 * through its orders fills a page soon. PostgreSQL would always go through them: it takes the beginning of any word for one
 * in two hundred, though one order of a million may have it.
 */
async function fewOf(queries: Queries, words: string | null, { column, uid }: { column: string; uid: string }) {
  if (words === null) return []
  // In the order of its index, so that no plan looks through everybody's for it.
  const some = `SELECT words FROM cart_items WHERE ${column} = $2 ORDER BY state, buy_date, ord LIMIT ${many}`
  const [sample] = await queries.query<{ looked: number; found: number }>(
    {
      name: `orders-sampled-${column}`,
      text: `SELECT count(*) AS looked, count(*) FILTER (WHERE words @@ $1::tsquery) AS found FROM (${some}) AS sample`,
    },
    [words, uid],
  )
  if (!sample || sample.looked < many || sample.found * 100 >= many) return null
  const asked = {
    name: `orders-with-words-${column}`,
    text: `SELECT id FROM cart_items WHERE words @@ $1::tsquery AND ${column} = $2 LIMIT ${many}`,
  }
  const found = await queries.query<{ id: string }>(asked, [words, uid])
  return found.length < many ? found.map(({ id }) => id) : null
}

export async function listOrders(
  queries: Queries,
  caller: Caller,
  { limit, cursor, ...filter }: OrderFilter & { limit: number; cursor?: string | undefined },
): Promise<{ orders: Order[]; next: string | null }> {
  const after = cursor === undefined ? null : readOrderCursor(cursor)
  const rows = await orderRows(queries, caller.uid, filter, { limit: limit + 1, after })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    orders: shown.map((row) => orderOf(row, filter.side)),
    next: rows.length > limit && last ? writeOrderCursor(last) : null,
  }
}

/** An order of the caller's; to everybody else there is none. Of one to oneself the side is told whose turn it is. */
export async function findOrder(queries: Queries, caller: Caller, orderId: string): Promise<Order> {
  const [row] = idForm.test(orderId)
    ? await queries.query<OrderRow & Row>(
        {
          name: 'order-of-party',
          text: `SELECT ${told} FROM cart_items AS o ${parties} WHERE o.id = $1 AND (o.uid = $2 OR o.supplier_uid = $2)`,
        },
        [orderId, caller.uid],
      )
    : []
  if (!row) throw new Refusal('not_found')
  const isSupplier = row.supplier === caller.uid
  const isTheirs = row.uid !== caller.uid || isTurnOf(row.state, 'sold')
  return orderOf(row, isSupplier && isTheirs ? 'sold' : 'bought')
}

function orderOf(row: OrderRow, side: OrderSide): Order {
  const { buyDate, supplier, supplierName, review, buyerName } = row
  return {
    _id: row.id,
    state: row.state,
    quantity: row.quantity,
    price: row.price,
    buyDate,
    productId: row.productId,
    ...(row.offerId !== null && { offerId: row.offerId }),
    productSnapshot: row.snapshot,
    side,
    ...(side === 'sold' && row.uid !== null && { buyer: { name: row.buyerName || row.email, email: row.email } }),
    ...(supplier !== null && { supplier: { name: supplierName ?? '' } }),
    steps: [{ state: 'placed', at: buyDate, by: 'buyer' }, ...row.steps.map(stepOf)],
    ...(review && { review: reviewOf(review, buyerName) }),
    ...(supplier !== null && supplier === row.uid && { toOneself: true }),
  }
}

const stepOf = ({ at, ...step }: OrderRow['steps'][number]): OrderStep => ({ ...step, at: new Date(at) })
