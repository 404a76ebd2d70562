import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { newestVersion, publishChange } from '../../platform/change-feed.ts'
import type { Database } from '../../platform/db/database.ts'
import { lockProduct } from './product.store.ts'

const write = {
  name: 'set-withdrawn',
  text: `UPDATE products SET withdrawn_at = CASE WHEN $2 THEN now() END, version = version + 1 WHERE id = $1`,
}
const note = {
  name: 'note-withdrawn',
  text: `INSERT INTO product_audit (product_id, uid, action, version, changes) VALUES ($1, $2, 'changed', $3, $4)`,
}

/**
 * Withdraws a product from every list and search, or publishes it again, only for its owner. Existing orders and
 * reservations continue, but nothing new is sold. Products are never deleted.
 */
export async function setWithdrawn(
  db: Database,
  caller: Caller,
  id: string,
  { withdrawn, ifMatch }: { withdrawn: boolean; ifMatch?: number | undefined },
): Promise<{ version: number; withdrawn: boolean; catalogueVersion: number }> {
  const { version, isChanged } = await db.transaction(async (transaction) => {
    const product = await lockProduct(transaction, id)
    if (product.owner !== caller.uid) throw new ApiProblem('forbidden')
    if (ifMatch !== undefined && ifMatch !== product.version) {
      throw new ApiProblem('version_mismatch', { current: product.version })
    }
    if (product.withdrawn === withdrawn) return { version: product.version, isChanged: false }
    await transaction.query(write, [id, withdrawn])
    const changes = JSON.stringify({ withdrawn: [!withdrawn, withdrawn] })
    await transaction.query(note, [id, caller.uid, product.version + 1, changes])
    return { version: product.version + 1, isChanged: true }
  })
  const nextVersion = isChanged ? publishChange(db, { stock: [id], changed: [id] }) : newestVersion(db)
  return { version, withdrawn, catalogueVersion: await nextVersion }
}
