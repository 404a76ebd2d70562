import { nextState, type OrderState } from '@arot/contract'
import { publishAll, publishChange } from '../../platform/change-feed.ts'
import type { Database, PreparedStatement, Queries } from '../../platform/db/database.ts'
import { awaitOffers, type ErasedOffer, endOffersOf, lockOffers } from '../offers/erase.ts'
import { close } from '../orders/transitions.ts'

export type ErasureCounts = {
  users: number
  cartItems: number
  reservations: number
  products: number
  entries: number
}

type ReturnedUnits = { product: string; units: number }

/** Accounts of an email. A person who never registered here has at most orders with it. */
const accountsOf = `SELECT uid FROM users WHERE lower(email) = lower($1)
  UNION SELECT uid FROM orders WHERE lower(user_email) = lower($1)`

/** The uid for an email or a uid; null if no account has this email. */
export async function findAccount(queries: Queries, emailOrUid: string): Promise<string | null> {
  if (!emailOrUid.includes('@')) return emailOrUid
  const [account, ...others] = await queries.query<{ uid: string }>(accountsOf, [emailOrUid])
  if (!account || others.length === 0) return account?.uid ?? null
  const uids = [account, ...others].map(({ uid }) => uid).join(', ')
  throw new Error(`Several accounts have had this email: ${uids}. Say which by its uid.`)
}

/** Emails to this user, caused by them, or about their orders and offers. */
const emailsAbout = `SELECT e.id FROM email_outbox AS e LEFT JOIN notifications ON notifications.id = e.notification_id
  WHERE e.uid = $1 OR notifications.sender = $1
    OR subject ->> 'orderId' IN (SELECT id FROM orders WHERE uid = $1 OR supplier_uid = $1)
    OR subject ->> 'offerId' IN (SELECT id FROM offers WHERE uid = $1 OR supplier_uid = $1)
    OR subject ->> 'supplierId' = (SELECT id FROM suppliers WHERE uid = $1)`

/** The ids of emails that may identify the user. Read them before the erasure. */
export async function findEmailsAbout(queries: Queries, uid: string): Promise<string[]> {
  return (await queries.query<{ id: string }>(emailsAbout, [uid])).map(({ id }) => id)
}

/** A grant locks the supplier first and then the products. */
const lockSupplier = 'SELECT FROM suppliers WHERE uid = $1 FOR UPDATE'

/** An email has the id of its notification, and a digest has its recipient in its topic. */
const forgetNotifications = `WITH gone AS (DELETE FROM notifications WHERE uid = $1 RETURNING id)
  DELETE FROM email_outbox USING gone WHERE email_outbox.id = gone.id`
const forgetDigests = "DELETE FROM email_outbox WHERE topic = 'digest ' || $1"
const forgetEmailCounts = `WITH digest AS (DELETE FROM email_digests WHERE uid = $1)
  DELETE FROM email_counts WHERE sender = $1 OR recipient = $1`

/** The reason of a refusal may name the supplier. */
const forgetReasons = `UPDATE verification_audit SET reason = NULL
  WHERE supplier_id = (SELECT id FROM suppliers WHERE uid = $1)`

/** Locks every product that changes, in the common order of product locks. */
const lockProducts = `SELECT FROM products WHERE owner_uid = $1 OR id = ANY ($2::text[]) ORDER BY ord FOR NO KEY UPDATE`

/** Returns reserved units to stock. `close` returns those of orders. */
const giveBack: PreparedStatement = {
  name: 'give-back-erased',
  text: `
  WITH released AS (
    SELECT * FROM unnest($1::text[], $2::bigint[]) AS released (product_id, units)
  ), sums AS (
    SELECT product_id, sum(units)::bigint AS units FROM released GROUP BY product_id
  ), returned AS (
    UPDATE products SET main_quantity = main_quantity + sums.units FROM sums WHERE products.id = sums.product_id
  )
  INSERT INTO stock_movements (product_id, kind, on_hand, reserved)
    SELECT product_id, 'release', units, -units FROM released`,
}

/**
 * Waits for purchases of reserved units of this supplier, which would otherwise store the supplier after the erasure.
 */
const lockReservations = `SELECT FROM reservations WHERE uid = $1 OR product_id IN (SELECT id FROM products WHERE owner_uid = $1)
  ORDER BY id FOR UPDATE`

type AffectedOrder = { id: string; product: string; bought: boolean; state: OrderState }

/** Locks all orders of both sides at once, because both parties of an order may be erased at the same time. */
const lockOrders = `SELECT id, product_id AS product, uid IS NOT DISTINCT FROM $1 AS bought, state FROM orders
  WHERE uid = $1 OR supplier_uid = $1 ORDER BY ord FOR NO KEY UPDATE`

const lateOrders = `SELECT FROM orders WHERE (uid = $1 OR supplier_uid = $1) AND id <> ALL ($2::text[]) LIMIT 1`

/** Removes the name from notifications of the people they traded with. */
const forgetName = `
  WITH erased AS (SELECT id, uid, supplier_uid FROM orders WHERE id = ANY ($1::text[])),
    others AS (SELECT uid FROM erased UNION SELECT supplier_uid FROM erased)
  UPDATE notifications SET sender_name = NULL, sender = NULL
  WHERE uid IN (SELECT uid FROM others WHERE uid <> $2) AND subject ->> 'orderId' IN (SELECT id FROM erased)`

/** A note may name its recipient, and a tracking code may lead to their address. */
const forgetRemarks = `UPDATE order_events SET note = NULL,
    carrier = CASE WHEN order_id = ANY ($2::text[]) THEN NULL ELSE carrier END,
    tracking_code = CASE WHEN order_id = ANY ($2::text[]) THEN NULL ELSE tracking_code END
  WHERE order_id = ANY ($1::text[])`

/** Reviews, replies and operators' reasons may name the user. The stars stay. */
const forgetReviews = `UPDATE reviews SET words = CASE WHEN order_id = ANY ($2::text[]) THEN '' ELSE words END,
    answer = NULL, answered_at = NULL, hidden_reason = CASE WHEN hidden_at IS NOT NULL THEN '' END
  WHERE order_id = ANY ($1::text[]) RETURNING id, product_id AS product`
const forgetJudgements = 'UPDATE review_audit SET reason = NULL WHERE review_id = ANY ($1::text[])'

/** Stored answers of other users may name this one. Their keys stay, so that a retry still has no second effect. */
const eraseStoredAnswers = `UPDATE idempotency_keys SET answer = '{}' WHERE answer ? 'body'`

/**
 * Erases a person: deletes their account, reservations and keys, cancels or declines their open orders and returns the
 * units, and removes their identity from everything that stays. Orders, ledger and audit keep the events, without the
 * person.
 */
export async function eraseUser(db: Database, uid: string): Promise<ErasureCounts> {
  const {
    stock,
    changed,
    suppliers,
    acts: _,
    ...erased
  } = await db.transaction(async (transaction) => {
    const count = async (statement: string) => (await transaction.query(`${statement} RETURNING 1`, [uid])).length
    // Waits for this user's running purchases. A purchase of a reservation has it locked.
    await transaction.query('SELECT FROM lock_buyer_and_sum_commitments($1)', [uid])
    await transaction.query(lockReservations, [uid])
    const reservations = await transaction.query<ReturnedUnits>(
      'DELETE FROM reservations WHERE uid = $1 RETURNING product_id AS product, units',
      [uid],
    )
    await awaitOffers(transaction, uid)
    const offers = await transaction.query<ErasedOffer>(lockOffers, [uid])
    const products = reservations.map(({ product }) => product)
    const others = [...products, ...offers.map(({ product }) => product)]
    const { orders, reviews, stock } = await lockTrade(transaction, uid, others)
    const bought = orders.filter((order) => order.bought)
    await transaction.query('UPDATE review_audit SET uid = NULL WHERE uid = $1', [uid])
    await transaction.query(giveBack, [products, reservations.map(({ units }) => units)])
    const unanswered = orders.filter((order) => !order.bought && order.state === 'placed')
    await close(transaction, idsOf(open(bought)), { state: 'cancelled', by: 'system' })
    await close(transaction, idsOf(unanswered), { state: 'declined', by: 'system' })
    await endOffersOf(transaction, uid, offers)
    await transaction.query(forgetName, [idsOf(orders), uid])
    await transaction.query(forgetRemarks, [idsOf(orders), idsOf(bought)])
    await transaction.query("UPDATE orders SET uid = NULL, user_email = '' WHERE uid = $1", [uid])
    await transaction.query('UPDATE orders SET supplier_uid = NULL WHERE supplier_uid = $1', [uid])
    await transaction.query(forgetReasons, [uid])
    await transaction.query(
      'DELETE FROM supplier_stats WHERE supplier_id = (SELECT id FROM suppliers WHERE uid = $1)',
      [uid],
    )
    await transaction.query(forgetNotifications, [uid])
    await transaction.query(forgetDigests, [uid])
    await transaction.query(forgetEmailCounts, [uid])
    await transaction.query('DELETE FROM notification_settings WHERE uid = $1', [uid])
    await transaction.query('DELETE FROM idempotency_keys WHERE uid = $1', [uid])
    await transaction.query(eraseStoredAnswers)
    await transaction.query('UPDATE stock_movements SET uid = NULL WHERE uid = $1', [uid])
    await transaction.query('UPDATE picture_uploads SET uid = NULL WHERE uid = $1', [uid])
    return {
      stock,
      changed: reviews.map(({ product }) => product),
      users: await count('DELETE FROM users WHERE uid = $1'),
      cartItems: open(bought).length,
      reservations: reservations.length,
      products: await count('UPDATE products SET owner_uid = NULL WHERE owner_uid = $1'),
      acts: await count('UPDATE verification_audit SET uid = NULL WHERE uid = $1'),
      suppliers: await count('DELETE FROM suppliers WHERE uid = $1'),
      entries: await count('UPDATE product_audit SET uid = NULL WHERE uid = $1'),
    }
  })
  if (stock.length > 0) await publishChange(db, { stock, changed })
  if (suppliers > 0) await publishAll(db)
  return erased
}

/**
 * Locks the user's orders, erases their texts, and locks every product. A purchase that holds a product's lock may
 * become an order during the wait. Orders must be locked before products, so in that case all locks are released and
 * taken again.
 */
async function lockTrade(transaction: Queries, uid: string, others: readonly string[]) {
  for (;;) {
    await transaction.query('SAVEPOINT before_orders')
    const orders = await transaction.query<AffectedOrder>(lockOrders, [uid])
    const bought = orders.filter((order) => order.bought)
    const words = [idsOf(orders), idsOf(bought)]
    const reviews = await transaction.query<{ id: string; product: string }>(forgetReviews, words)
    await transaction.query(forgetJudgements, [idsOf(reviews)])
    const stock = [...others, ...orders.map(({ product }) => product)]
    await transaction.query(lockSupplier, [uid])
    await transaction.query(lockProducts, [uid, stock])
    const late = await transaction.query(lateOrders, [uid, idsOf(orders)])
    if (late.length === 0) return { orders, reviews, stock }
    await transaction.query('ROLLBACK TO SAVEPOINT before_orders')
  }
}

const idsOf = (orders: { id: string }[]) => orders.map(({ id }) => id)
const open = (orders: AffectedOrder[]) => orders.filter(({ state }) => nextState(state, 'cancel', 'bought') !== null)
