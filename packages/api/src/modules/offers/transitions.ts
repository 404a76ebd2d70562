// Moves an offer to a new state: state, event and notifications are one transaction. It locks offers before orders
// before products, so that transactions cannot deadlock.
import type { NotificationKind, OfferEvent, OfferParty, OfferStanding, OfferState } from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { PreparedStatement, Queries, Transaction } from '../../platform/db/database.ts'
import { idForm, newId } from '../../platform/ids.ts'
import { buyerName, sellerName } from '../../platform/sql/display-name.sql.ts'
import { putBack } from '../inventory/deduct-stock.sql.ts'
import { enqueueEmails, type NotificationRef, publishNotifications } from '../notifications/notification.store.ts'

export type LockedOffer = OfferStanding & {
  id: string
  /** The side of the caller. */
  party: OfferParty
  productId: string
  quantity: number
  price: number
  /** Its last day or its reservation is over. */
  isOver: boolean
}

const lockOne: PreparedStatement = {
  name: 'lock-offer',
  text: 'SELECT FROM offers WHERE id = $1 AND (uid = $2 OR supplier_uid = $2) FOR NO KEY UPDATE',
}
const readLocked: PreparedStatement = {
  name: 'read-locked-offer',
  text: `SELECT id, state, version, by, product_id AS "productId", quantity, price::float8 AS price,
    CASE WHEN uid = $2 THEN 'buyer' ELSE 'supplier' END AS party, ends_at <= clock_timestamp() AS "isOver"
    FROM offers WHERE id = $1`,
}

/** Locks an offer for the rest of the transaction. Only its buyer and its supplier find it. */
export async function lockOffer(transaction: Queries, uid: string, offerId: string): Promise<LockedOffer> {
  const locked = idForm.test(offerId) ? await transaction.query(lockOne, [offerId, uid]) : []
  // Reads again after the wait for the lock, because the last day may have ended meanwhile.
  const [offer] = locked.length ? await transaction.query<LockedOffer>(readLocked, [offerId, uid]) : []
  if (!offer) throw new ApiProblem('not_found')
  return offer
}

export const hasMovedOn = (state: OfferState) => new ApiProblem('wrong_state', { state }, `The offer is now ${state}.`)

type End = {
  state: Exclude<OfferEvent['state'], 'accepted' | 'bought'>
  by: OfferEvent['by']
  note?: string | undefined
}

const endAll: PreparedStatement = {
  name: 'end-offers',
  text: `
  WITH ended AS (
    UPDATE offers SET state = $2 FROM (SELECT id, state AS was FROM offers WHERE id = ANY ($1::text[])) AS before
    WHERE offers.id = before.id AND was IN ('asked', 'countered', 'accepted')
    RETURNING offers.id, product_id, quantity, was
  ), ending AS (
    INSERT INTO offer_events (offer_id, state, by, note) SELECT id, $2, $3, nullif($4, '') FROM ended
  ), unreserved AS (
    SELECT product_id, quantity FROM ended WHERE was = 'accepted'
  ), ${putBack('unreserved', 'quantity')}, movement AS (
    INSERT INTO stock_movements (product_id, kind, on_hand, reserved)
      SELECT product_id, 'unreserve', quantity, -quantity FROM unreserved
  )
  SELECT id FROM returned`,
}

/**
 * Ends offers that the caller has locked and returns their reserved units to stock. Skips offers that have ended, so
 * that no unit comes back twice. Returns the products whose stock grew.
 */
export async function endOffers(transaction: Queries, offers: readonly string[], { state, by, note }: End) {
  const returned = await transaction.query<{ id: string }>(endAll, [offers, state, by, note])
  return returned.map(({ id }) => id)
}

/** Ends an offer whose time is over, before anybody acts on it. Returns its new state. */
export async function endIfOver(transaction: Transaction, { id, state, isOver }: LockedOffer) {
  if (!isOver || !(state === 'asked' || state === 'countered' || state === 'accepted')) return null
  const ended = state === 'accepted' ? ('lapsed' as const) : ('expired' as const)
  const stock = await endOffers(transaction, [id], { state: ended, by: 'system' })
  await notifyAboutOffers(transaction, [id], { kind: `offer_${ended}`, to: ['buyer', 'supplier'] })
  return { ended, stock }
}

const insertNotifications: PreparedStatement = {
  name: 'notify-about-offers',
  text: `
  WITH new_notifications AS (
    INSERT INTO notifications (id, uid, kind, subject, quantity, sender_name, sender)
    SELECT mine.id, recipient, $4, jsonb_strip_nulls(jsonb_build_object('offerId', o.id, 'productId', o.product_id,
      'orderId', (SELECT id FROM orders WHERE offer_id = o.id), 'name', o.snapshot ->> 'name', 'price', o.price,
      'version', o.version,
      'side', CASE mine.party WHEN 'buyer' THEN 'bought' ELSE 'sold' END,
      'until', CASE WHEN o.state IN ('asked', 'countered') THEN o.ends_at END,
      'reservedUntil', CASE WHEN o.state = 'accepted' THEN o.ends_at END)),
      o.quantity, CASE WHEN $5 THEN CASE mine.party
        WHEN 'supplier' THEN ${buyerName('other')} ELSE ${sellerName('other')} END END,
      CASE WHEN $5 THEN other END
    FROM unnest($1::text[], $2::text[], $3::text[]) AS mine (id, offer_id, party) JOIN offers AS o ON o.id = offer_id
    JOIN LATERAL (VALUES ('buyer', o.uid, o.supplier_uid), ('supplier', o.supplier_uid, o.uid))
      AS sides (party, recipient, other) ON sides.party = mine.party
    WHERE recipient IS NOT NULL
    RETURNING id, uid, kind
  ), ${enqueueEmails}
  SELECT uid, id FROM new_notifications`,
}

type OfferNotification = { kind: NotificationKind; to: readonly OfferParty[]; isByOther?: boolean }

/**
 * Notifies one or both parties of each offer, in the transaction of the change. `isByOther`: the other party made it.
 * If not, they are not the sender, so that it uses up none of their limits.
 */
export async function notifyAboutOffers(
  transaction: Transaction,
  offers: readonly string[],
  { kind, to, isByOther = false }: OfferNotification,
): Promise<void> {
  const rows = offers.flatMap((offer) => to.map((party) => ({ id: newId(), offer, party })))
  const columns = [rows.map(({ id }) => id), rows.map(({ offer }) => offer), rows.map(({ party }) => party)]
  publishNotifications(
    transaction,
    await transaction.query<NotificationRef>(insertNotifications, [...columns, kind, isByOther]),
  )
}
