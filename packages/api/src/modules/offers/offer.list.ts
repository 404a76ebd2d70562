import {
  type Offer,
  type OfferEvent,
  type OfferQuery,
  type OfferState,
  type OfferVersion,
  offerStates,
  openOfferStates,
  type ProductSnapshot,
} from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Queries, Row } from '../../platform/db/database.ts'
import { idForm } from '../../platform/ids.ts'
import { Conditions } from '../../platform/sql/conditions.ts'
import { buyerName, sellerName } from '../../platform/sql/display-name.sql.ts'
import type { StoredOffer } from './serialize.ts'

type OfferRow = {
  id: string
  ord: number
  state: OfferState
  isBuyer: boolean
  productId: string
  snapshot: ProductSnapshot
  endsAt: Date
  hasBuyer: boolean
  email: string
  buyerName: string | null
  orderId: string | null
  supplier: Offer['supplier'] | null
  versions: (Omit<OfferVersion, 'at' | 'until'> & { at: string; until: string })[]
  events: (Omit<OfferEvent, 'at'> & { at: string })[]
}

/** An offer as its parties see it. Of the buyer it shows the name and the email of the offer. */
const offerColumns = (reader: string) => `o.id, o.ord, o.state, coalesce(o.uid = ${reader}, false) AS "isBuyer",
  o.product_id AS "productId", o.snapshot, o.ends_at AS "endsAt", o.uid IS NOT NULL AS "hasBuyer", o.user_email AS email,
  ${buyerName('o.uid')} AS "buyerName",
  (SELECT id FROM orders WHERE offer_id = o.id) AS "orderId",
  CASE WHEN o.supplier_uid IS NOT NULL THEN (
    SELECT jsonb_strip_nulls(jsonb_build_object('id', s.id, 'verified', s.verified_since IS NOT NULL,
      'name', coalesce(${sellerName('o.supplier_uid')}, '')))
    FROM (VALUES (o.supplier_uid)) AS mine (uid) LEFT JOIN suppliers AS s ON s.uid = mine.uid
  ) END AS supplier, (
    SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('number', v.number, 'by', v.by, 'at', v.at,
      'quantity', v.quantity, 'price', v.price, 'listPrice', v.list_price, 'until', v.until, 'note', v.note))
      ORDER BY v.number) FROM offer_versions AS v WHERE v.offer_id = o.id
  ) AS versions, coalesce((
    SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('state', s.state, 'at', s.at, 'by', s.by, 'note', s.note))
      ORDER BY s.at) FROM offer_events AS s WHERE s.offer_id = o.id
  ), '[]') AS events`

const columns = { bought: 'uid', sold: 'supplier_uid' } as const

/**
 * One page of a party's offers, newest first. Each state has its own part of the index and returns at most a page, so
 * the cost depends neither on the number of offers nor on how rare the state is.
 */
export async function listOffers(
  queries: Queries,
  { uid }: Caller,
  { side, state, limit, cursor }: OfferQuery & { limit: number },
): Promise<{ offers: StoredOffer[]; next: string | null }> {
  const wanted = state === 'open' ? openOfferStates : state ? [state] : offerStates
  const conditions = new Conditions([wanted])
  const reader = conditions.parameter(uid)
  conditions.also(`o.${columns[side]} = ${reader}`).also('o.state = wanted.state')
  if (cursor !== undefined) conditions.add((ord) => `o.ord < ${ord}`, readCursor('offers', cursor).ord)
  const most = conditions.parameter(limit + 1)
  const newest = 'ORDER BY o.ord DESC'
  const rows = await queries.query<OfferRow & Row>(
    `SELECT ${offerColumns(reader)} FROM (
      SELECT o.* FROM unnest($1::text[]) AS wanted (state) CROSS JOIN LATERAL (
        SELECT o.* FROM offers AS o ${conditions.where} ${newest} LIMIT ${most}
      ) AS o ${newest} LIMIT ${most}
    ) AS o ${newest}`,
    conditions.parameters,
  )
  const visibleRows = rows.slice(0, limit)
  const last = visibleRows.at(-1)
  return {
    offers: visibleRows.map(offerOf),
    next: rows.length > limit && last ? writeCursor('offers', { ord: last.ord }) : null,
  }
}

/** An offer of the caller's. Everybody else gets 404. */
export async function findOffer(queries: Queries, { uid }: Caller, offerId: string): Promise<StoredOffer> {
  const statement = {
    name: 'offer-of-party',
    text: `SELECT ${offerColumns('$2')} FROM offers AS o WHERE o.id = $1 AND (o.uid = $2 OR o.supplier_uid = $2)`,
  }
  const [row] = idForm.test(offerId) ? await queries.query<OfferRow & Row>(statement, [offerId, uid]) : []
  if (!row) throw new ApiProblem('not_found')
  return offerOf(row)
}

function offerOf(row: OfferRow): StoredOffer {
  const { id, state, isBuyer, productId, snapshot, endsAt, orderId, supplier, versions, events } = row
  return {
    id,
    state,
    side: isBuyer ? 'bought' : 'sold',
    productId,
    productSnapshot: snapshot,
    versions: versions.map(({ at, until, ...terms }) => ({ ...terms, at: new Date(at), until: new Date(until) })),
    events: events.map(({ at, ...event }) => ({ ...event, at: new Date(at) })),
    ...(state === 'accepted' && { reservedUntil: endsAt }),
    ...(orderId !== null && { orderId }),
    ...(!isBuyer && row.hasBuyer && { buyer: { name: row.buyerName || row.email, email: row.email } }),
    ...(supplier && { supplier }),
  }
}
