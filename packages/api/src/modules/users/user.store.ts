import type { Member, VerifiedFacts } from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller, Session } from '../../platform/auth/caller.ts'
import { publishAll } from '../../platform/change-feed.ts'
import type { Database, PreparedStatement, Queries } from '../../platform/db/database.ts'
import { touchPicture } from '../media/upload.store.ts'
import { nameProblem } from '../suppliers/name-problem.ts'
import { renewRequest } from '../suppliers/verification.store.ts'

const insertUser = `WITH added AS (
    INSERT INTO users (uid, email, name, photo, email_confirmed_at)
    VALUES ($1, $2, CASE WHEN names_marketplace($3, $6) OR is_verified_name($3, $1) THEN '' ELSE $3 END, $4,
      CASE WHEN $5 THEN now() END)
    ON CONFLICT DO NOTHING RETURNING uid, name
  ), named AS (
    UPDATE suppliers SET name = added.name FROM added
    WHERE suppliers.uid = added.uid AND suppliers.name = '' AND added.name <> '' AND verified_since IS NULL
    RETURNING suppliers.id, suppliers.name, coalesce(logo, '') AS logo, coalesce(place, '') AS place
  ) SELECT to_jsonb(named) AS supplier FROM added LEFT JOIN named ON true`

/** An account without a name registers with its email as the name, which must not be public. */
const publicName = (name: string) => (nameProblem('Name', name) ? '' : name)

/**
 * Adds a user, and gives a supplier without a name this one, unless an operator has verified them. Refuses an existing
 * account or email. The specification accepts any name of five characters, so a name that must not be public (an
 * address, the marketplace's own, a verified supplier's) is dropped instead of refused.
 */
export async function addUser(
  db: Database,
  caller: Caller,
  user: { name: string; photo: string | null },
  marketplace = '',
): Promise<void> {
  const [added] = await db.transaction(async (transaction) => {
    await touchPicture(transaction, user.photo)
    const rows = await transaction.query<{ supplier: ({ id: string } & VerifiedFacts) | null }>(insertUser, [
      caller.uid,
      caller.email,
      publicName(user.name),
      user.photo,
      caller.isEmailConfirmed ?? false,
      marketplace,
    ])
    const supplier = rows[0]?.supplier
    if (supplier)
      await renewRequest(transaction, { uid: caller.uid, supplier: supplier.id }, { ...supplier, isNew: false })
    return rows
  })
  if (!added) throw new ApiProblem('exists')
  if (added.supplier) await publishAll(db)
}

/** Nobody needs an exact count above this, and counting on would be slow for accounts that never answer. */
const most = 1000

const countOf = (rows: string) => `(SELECT count(*) FROM (SELECT FROM ${rows} LIMIT ${most}) AS waiting)`

/** Operators cannot decide on their own requests. */
const isNotOwn = 'supplier_id IS DISTINCT FROM (SELECT id FROM suppliers WHERE uid = $1)'

const memberStatement: PreparedStatement = {
  name: 'member',
  text: `SELECT EXISTS (SELECT FROM users WHERE uid = $1 OR email = $2) AS "isRegistered",
    (SELECT id FROM suppliers WHERE uid = $1) AS "supplierId",
    ${countOf("orders WHERE supplier_uid = $1 AND state = 'placed'")} AS "ordersToAnswer",
    ${countOf("offers WHERE supplier_uid = $1 AND state IN ('asked', 'countered') AND by = 'buyer' AND ends_at > now()")} AS "offersToAnswer",
    ${countOf(`verification_requests WHERE $3 AND state = 'requested' AND ${isNotOwn}`)} AS "verificationsToDecide"`,
}

type MemberRow = Omit<Member, 'isOperator' | 'supplierId'> & { supplierId: string | null }

/** `isRegistered` is true if `addUser` would refuse the account. */
export async function findMember(db: Queries, { uid, email, isOperator = false }: Session): Promise<Member> {
  const [row] = await db.query<MemberRow>(memberStatement, [uid, email, isOperator])
  if (!row) throw new Error('A statement without a table has one row.')
  const { supplierId, ...facts } = row
  return { ...facts, isOperator, ...(supplierId !== null && { supplierId }) }
}
