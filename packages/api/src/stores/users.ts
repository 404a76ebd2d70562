import { emailProblem } from '@arot/contract'
import type { Database } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import type { Caller } from '../session/caller.ts'
import { announceAll } from './news.ts'
import { touchPicture } from './pictures.ts'

const insertUser = `WITH added AS (
    INSERT INTO users (uid, email, name, photo) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING uid, name
  ), named AS (
    UPDATE suppliers SET name = added.name FROM added WHERE suppliers.uid = added.uid AND suppliers.name = ''
    RETURNING 1
  ) SELECT EXISTS (SELECT FROM named) AS "isNamed" FROM added`

/**
 * Whoever has no name where they signed in comes with their e-mail in its place. Others read the name, so no name is known
 * then.
 */
const plainName = (name: string) => (emailProblem(name) ? name : '')

/** Keeps a new user, by whose name a supplier without one is known from then on; refuses one whose account or e-mail is known already. */
export async function addUser(
  db: Database,
  caller: Caller,
  user: { name: string; photo: string | null },
): Promise<void> {
  const [added] = await db.transaction(async (transaction) => {
    await touchPicture(transaction, user.photo)
    return transaction.query<{ isNamed: boolean }>(insertUser, [
      caller.uid,
      caller.email,
      plainName(user.name),
      user.photo,
    ])
  })
  if (!added) throw new Refusal('exists')
  if (added.isNamed) await announceAll(db)
}
