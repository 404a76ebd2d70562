// Hides a review with a public reason, and shows it again.
import type { ModeratedReview } from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { publishChange } from '../../platform/change-feed.ts'
import type { Database, Queries, Row } from '../../platform/db/database.ts'
import { idForm } from '../../platform/ids.ts'
import { Conditions } from '../../platform/sql/conditions.ts'
import { type ReviewRow, reviewColumns, reviewSource, wholeReviewOf } from '../orders/review.columns.ts'
import { note, notifyBuyer } from './review.store.ts'

/** The product of a review, whose rating depends on it. */
export async function productOfReview(queries: Queries, id: string): Promise<string | undefined> {
  if (!idForm.test(id)) return undefined
  const [review] = await queries.query<{ product: string }>('SELECT product_id AS product FROM reviews WHERE id = $1', [
    id,
  ])
  return review?.product
}

type ModerationResult = { review: ModeratedReview; catalogueVersion: number }

/** Hides a review, or shows it again. The product's rating changes in the same transaction. */
export async function moderateReview(
  db: Database,
  operator: Caller,
  id: string,
  { act, from, reason }: { act: 'hide' | 'show'; from: number; reason?: string | undefined },
): Promise<ModerationResult> {
  await db.transaction(async (transaction) => {
    const review = await lock(transaction, id)
    const { order, supplier } = review
    if (supplier === operator.uid)
      throw new ApiProblem('forbidden', {}, 'You cannot moderate reviews of your own products.')
    const isHiding = act === 'hide'
    refuseStale(review, isHiding, from)
    await transaction.query(
      `UPDATE reviews SET hidden_reason = $2, hidden_at = CASE WHEN $2::text IS NOT NULL THEN clock_timestamp() END WHERE id = $1`,
      [id, isHiding ? (reason ?? '') : null],
    )
    await note(transaction, { id, act: isHiding ? 'hidden' : 'shown', uid: operator.uid, reason })
    if (isHiding) await notifyBuyer(transaction, order, { kind: 'review_hidden', note: reason })
  })
  const review = await findForModeration(db, id)
  return { review, catalogueVersion: await publishChange(db, { changed: [review.product.id] }) }
}

function refuseStale({ isHidden, version }: LockedReview, isHiding: boolean, from: number) {
  if (isHidden === isHiding) throw new ApiProblem('wrong_state', { state: isHidden ? 'hidden' : 'shown' })
  if (version !== from)
    throw new ApiProblem('version_mismatch', { current: version }, 'The review changed after you read it.')
}

type LockedReview = { order: string; supplier: string | null; isHidden: boolean; version: number }

/** A simultaneous change or reply waits, and then reads the moderated review. */
async function lock(transaction: Queries, id: string) {
  const [locked] = idForm.test(id)
    ? await transaction.query<LockedReview>(
        `SELECT order_id AS order, version, hidden_at IS NOT NULL AS "isHidden",
          (SELECT supplier_uid FROM orders WHERE orders.id = order_id) AS supplier
        FROM reviews WHERE id = $1 FOR NO KEY UPDATE`,
        [id],
      )
    : []
  if (!locked) throw new ApiProblem('not_found')
  return locked
}

type ModerationRow = ReviewRow &
  Row & { ord: number; version: number; buyerName: string | null; productId: string; productName: string }

const selectForModeration = `SELECT ${reviewColumns}, r.ord, r.version, buyer.name AS "buyerName", r.product_id AS "productId",
  (SELECT name FROM products WHERE products.id = r.product_id) AS "productName" FROM ${reviewSource}`

async function findForModeration(queries: Queries, id: string): Promise<ModeratedReview> {
  const [row] = await queries.query<ModerationRow>(`${selectForModeration} WHERE r.id = $1`, [id])
  if (!row) throw new ApiProblem('not_found')
  return presentForModeration(row)
}

const presentForModeration = (row: ModerationRow): ModeratedReview => ({
  ...wholeReviewOf(row, row.buyerName),
  version: row.version,
  product: { id: row.productId, name: row.productName },
})

type ModerationQuery = { state?: 'shown' | 'hidden' | undefined; limit: number; before?: number | undefined }

/** A page of all reviews, newest first. `before`: where the last page ended. */
export async function listForModeration(
  queries: Queries,
  { state, limit, before }: ModerationQuery,
): Promise<{ reviews: ModeratedReview[]; next: number | null }> {
  const conditions = new Conditions()
  // As in their partial indexes.
  if (state) conditions.also(state === 'hidden' ? 'r.hidden_at IS NOT NULL' : 'r.hidden_at IS NULL')
  if (before !== undefined) conditions.add((value) => `r.ord < ${value}`, before)
  const most = conditions.parameter(limit + 1)
  const rows = await queries.query<ModerationRow>(
    `${selectForModeration} ${conditions.where} ORDER BY r.ord DESC LIMIT ${most}`,
    conditions.parameters,
  )
  const visibleRows = rows.slice(0, limit)
  return {
    reviews: visibleRows.map(presentForModeration),
    next: rows.length > limit ? (visibleRows.at(-1)?.ord ?? null) : null,
  }
}
