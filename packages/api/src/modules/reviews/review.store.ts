// A buyer's review of a received order and the supplier's reply: one each, changeable for a while. A database trigger
// updates the product's rating in the same transaction.
import { type Review, type ReviewPage, type ReviewWords, reviewActOf } from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { newestVersion, publishChange } from '../../platform/change-feed.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Database, Queries, Row, Transaction } from '../../platform/db/database.ts'
import { idForm, newId } from '../../platform/ids.ts'
import { buyerName, sellerName } from '../../platform/sql/display-name.sql.ts'
import { notifyParty } from '../notifications/notification.store.ts'
import { type LockedOrder, lock } from '../orders/order.store.ts'
import { type ReviewRow, reviewColumns, reviewOf, reviewSource } from '../orders/review.columns.ts'

/** `product`: the product that changed. */
export type ReviewResult = { review: Review; product: string | null; catalogueVersion: number }
/** The product that changed, or null if none did. */
type Change = { product: string | null }

const nothing: Change = { product: null }

/** Writes or changes the caller's review of a received order. The same review again changes nothing. */
export async function writeReview(
  db: Database,
  caller: Caller,
  orderId: string,
  { rating, words }: ReviewWords,
): Promise<ReviewResult> {
  const changed = await db.transaction(async (transaction): Promise<Change> => {
    const { order, review, act } = await lockBoth(transaction, caller, orderId, 'bought')
    if (act === 'change' && review?.rating === rating && review.words === words) return nothing
    const isNew = act === 'write'
    const [saved] = await transaction.query<{ id: string }>(isNew ? insert : change, [
      ...(isNew ? [newId()] : []),
      orderId,
      rating,
      words,
    ])
    await note(transaction, { id: saved?.id ?? '', act: isNew ? 'written' : 'changed', uid: caller.uid })
    await tellSupplier(transaction, orderId, order)
    return { product: order.product }
  })
  return readResult(db, orderId, changed)
}

/** Writes or changes the supplier's reply to the review of their order. */
export async function answerReview(
  db: Database,
  caller: Caller,
  orderId: string,
  { words }: { words: string },
): Promise<ReviewResult> {
  const changed = await db.transaction(async (transaction): Promise<Change> => {
    const { order, review, act } = await lockBoth(transaction, caller, orderId, 'sold')
    if (review?.answer === words) return nothing
    const [answered] = await transaction.query<{ id: string }>(answer, [orderId, words])
    await note(transaction, { id: answered?.id ?? '', act: 'answered', uid: caller.uid })
    if (act === 'answer') await notifyBuyer(transaction, orderId, { kind: 'review_answered' })
    return { product: order.product }
  })
  return readResult(db, orderId, changed)
}

const insert = {
  name: 'insert-review',
  text: `INSERT INTO reviews (id, order_id, product_id, rating, words)
    SELECT $1, id, product_id, $3, $4 FROM orders WHERE id = $2 RETURNING id`,
}
const change = {
  name: 'change-review',
  text: `UPDATE reviews SET rating = $2, words = $3, changed_at = clock_timestamp() WHERE order_id = $1 RETURNING id`,
}
const answer = {
  name: 'answer-review',
  text: `UPDATE reviews SET answer = $2, answered_at = clock_timestamp() WHERE order_id = $1 RETURNING id`,
}
const noteAct = {
  name: 'note-review',
  text: `INSERT INTO review_audit (review_id, act, uid, rating, reason) SELECT id, $2, $3, rating, $4 FROM reviews WHERE id = $1`,
}

type ReviewEvent = {
  id: string
  act: 'written' | 'changed' | 'answered' | 'hidden' | 'shown'
  uid: string
  reason?: string | undefined
}

/** Stores who did what to a review. */
export async function note(transaction: Queries, { id, act, uid, reason }: ReviewEvent): Promise<void> {
  await transaction.query(noteAct, [id, act, uid, reason ?? null])
}

/** Locks the order and then its review. Moderation locks only the review. Both then wait for the product. */
async function lockBoth(transaction: Queries, caller: Caller, orderId: string, side: 'bought' | 'sold') {
  const order = await lock(transaction, caller, orderId)
  // You cannot review your own product.
  if (!order[side] || (order.bought && order.sold)) throw new ApiProblem('forbidden')
  const [row] = await transaction.query<ReviewRow & Row>(
    { name: 'lock-review', text: `SELECT ${reviewColumns} FROM reviews AS r WHERE order_id = $1 FOR NO KEY UPDATE` },
    [orderId],
  )
  const review = row && reviewOf(row, null)
  const act = reviewActOf({ state: order.state, side, review }, new Date())
  if (act === null) throw refusalOf(order, review, side)
  return { order, act, review: row }
}

function refusalOf({ state }: LockedOrder, review: Review | undefined, side: 'bought' | 'sold') {
  if (state !== 'received')
    return new ApiProblem('wrong_state', { state }, 'You can review an order once you have received it.')
  if (!review) return new ApiProblem(side === 'sold' ? 'not_found' : 'forbidden')
  if (review.hidden) return new ApiProblem('wrong_state', { state: 'hidden' }, 'This review is hidden.')
  return new ApiProblem('wrong_state', { state: 'closed' }, 'This review can no longer be changed.')
}

/** Notifies the supplier of a new or changed review, but not again until they have read it. */
async function tellSupplier(transaction: Transaction, orderId: string, { product }: LockedOrder) {
  const [of] = await transaction.query<{
    uid: string | null
    buyer: string | null
    name: string
    by: string | null
    is_unread: boolean
  }>(
    `SELECT supplier_uid AS uid, o.uid AS buyer, snapshot ->> 'name' AS name, ${buyerName('o.uid')} AS by,
      EXISTS (SELECT FROM notifications AS n WHERE n.uid = o.supplier_uid AND read_at IS NULL AND kind = 'review_written'
        AND subject ->> 'orderId' = o.id) AS is_unread
    FROM orders AS o WHERE id = $1`,
    [orderId],
  )
  if (!of?.uid || of.is_unread) return
  const subject = { orderId, productId: product, name: of.name }
  const [by, sender] = [of.by ?? undefined, of.buyer ?? undefined]
  await notifyParty(transaction, { uid: of.uid, kind: 'review_written', subject, by, sender })
}

/** Notifies the author, unless they were erased. */
export async function notifyBuyer(
  transaction: Transaction,
  orderId: string,
  { kind, note }: { kind: 'review_answered' | 'review_hidden'; note?: string | undefined },
) {
  const [of] = await transaction.query<{
    uid: string | null
    supplier: string | null
    product: string
    name: string
    by: string | null
  }>(
    `SELECT uid, supplier_uid AS supplier, product_id AS product, snapshot ->> 'name' AS name,
      ${sellerName('supplier_uid')} AS by FROM orders WHERE id = $1`,
    [orderId],
  )
  if (!of?.uid) return
  const subject = { orderId, productId: of.product, name: of.name }
  const isAnswer = kind === 'review_answered'
  const [by, sender] = isAnswer ? [of.by ?? undefined, of.supplier ?? undefined] : []
  await notifyParty(transaction, { uid: of.uid, kind, subject, by, note, sender })
}

/** Reads the review as it is now and publishes the change. */
async function readResult(db: Database, orderId: string, { product }: Change): Promise<ReviewResult> {
  const catalogueVersion = await (product === null ? newestVersion(db) : publishChange(db, { changed: [product] }))
  const [row] = await db.query<NamedRow>(
    {
      name: 'review-of-order',
      text: `SELECT ${reviewColumns}, buyer.name AS "buyerName" FROM ${reviewSource} WHERE order_id = $1`,
    },
    [orderId],
  )
  if (!row) throw new ApiProblem('not_found')
  return { review: reviewOf(row, row.buyerName), product, catalogueVersion }
}

type NamedRow = ReviewRow & Row & { buyerName: string | null; ord: number }

const starsOf = { name: 'stars-of-product', text: 'SELECT to_jsonb(stars) AS stars FROM products WHERE id = $1' }
const page = {
  name: 'reviews-of-product',
  text: `SELECT ${reviewColumns}, r.ord, buyer.name AS "buyerName" FROM ${reviewSource}
    WHERE r.product_id = $1 AND r.ord < $2 ORDER BY r.ord DESC LIMIT $3`,
}

/** A page of a product's reviews, newest first, with the number of reviews for each number of stars. */
export async function listReviews(
  queries: Queries,
  productId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<ReviewPage> {
  const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : readCursor('reviews', cursor).ord
  const [product] = idForm.test(productId) ? await queries.query<{ stars: number[] | null }>(starsOf, [productId]) : []
  if (!product) throw new ApiProblem('not_found')
  const rows = await queries.query<NamedRow>(page, [productId, before, limit + 1])
  const visibleRows = rows.slice(0, limit)
  const last = rows.length > limit ? visibleRows.at(-1) : undefined
  return {
    stars: product.stars ?? [0, 0, 0, 0, 0],
    reviews: visibleRows.map((row) => reviewOf(row, row.buyerName)),
    ...(last && { next: writeCursor('reviews', { ord: last.ord }) }),
  }
}
