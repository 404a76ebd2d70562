import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import type { Queries } from '../../platform/db/database.ts'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'

export type Change = {
  at: Date
  action: 'added' | 'changed'
  version: number
  byOwner: boolean
  changes: Record<string, [before: unknown, after: unknown]>
}

/** The most entries that an owner can read. */
const most = 200

/** A product's changes, newest first, only for its owner. Nobody can read those of a product without an owner. */
export async function auditOf(db: Queries, caller: Caller, productId: string): Promise<Change[]> {
  const [product] = await db.query<{ owner: string | null }>(
    { name: 'owner-of', text: 'SELECT owner_uid AS owner FROM products WHERE id = $1' },
    [productId],
  )
  if (!product) throw new ApiProblem('not_found')
  if (product.owner !== caller.uid) throw new ApiProblem('forbidden')
  return db.query<Change>(
    {
      name: 'audit-of',
      text: `SELECT at, action, version, coalesce(uid = $2, false) AS "byOwner", changes
      FROM product_audit WHERE product_id = $1 ORDER BY id DESC LIMIT $3`,
    },
    [productId, caller.uid, most],
  )
}

/** Deletes entries older than this many days; 0 deletes nothing. */
export async function forgetOldAudit(db: Queries, days: number): Promise<void> {
  if (days === 0) return
  const where = 'at < now() - make_interval(days => $1)'
  await deleteInBatches(db, { table: 'product_audit', key: 'id', where, parameters: [days] })
}
