import type { Queries } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import type { Caller } from '../session/caller.ts'

/** Keeps a new user; refuses one whose account or e-mail is known already. */
export async function addUser(
  db: Queries,
  caller: Caller,
  user: { name: string; photo: string | null },
): Promise<void> {
  const [added] = await db.query(
    'INSERT INTO users (uid, email, name, photo) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING uid',
    [caller.uid, caller.email, user.name, user.photo],
  )
  if (!added) throw new Refusal('exists')
}
