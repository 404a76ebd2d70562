// Reserves the names of verified suppliers and of the marketplace. Names that look alike count as the same.

import { ApiProblem } from '../../platform/api-problem.ts'
import type { Queries } from '../../platform/db/database.ts'

/**
 * Runs grants and renamings of similar names one after the other, so that the second sees the first. The order of the
 * locks prevents a deadlock.
 */
const waitForName = `SELECT pg_advisory_xact_lock(lock) FROM (
    SELECT DISTINCT hashtextextended('name ' || key, 0) AS lock
    FROM unnest(ARRAY[plain_name_key($1), company_key($1), name_key(latin_lookalikes($1))]) AS key ORDER BY lock
  ) AS locks`

type SupplierName = { uid: string; name: string }

/** Refuses a name that looks like a verified supplier's. */
export async function refuseVerifiedName(transaction: Queries, { uid, name }: SupplierName): Promise<void> {
  await transaction.query(waitForName, [name])
  const [found] = await transaction.query<{ isReserved: boolean }>('SELECT is_verified_name($1, $2) AS "isReserved"', [
    name,
    uid,
  ])
  if (found?.isReserved) throw unavailableName('A verified supplier has this name, or one that looks like it.')
}

/** Refuses a name that looks like the marketplace's own. */
export async function refuseMarketplaceName(transaction: Queries, marketplace: string, name: string): Promise<void> {
  const [found] = await transaction.query<{ isReserved: boolean }>('SELECT names_marketplace($1, $2) AS "isReserved"', [
    name,
    marketplace,
  ])
  if (found?.isReserved) throw unavailableName('This name looks like the marketplace’s own.')
}

const unavailableName = (problem: string) =>
  new ApiProblem('invalid', { fields: { name: problem } }, `name: ${problem}`)
