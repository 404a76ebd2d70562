// Sends emails only to addresses that the identity service has confirmed.

import type { Caller } from '../../platform/auth/caller.ts'
import type { Queries } from '../../platform/db/database.ts'

/** Days for which emails wait until their recipient confirms the address. */
const waitDays = 14

const release = (condition: string) => `
  UPDATE email_outbox AS e SET state = 'queued', priority = NULL, next_try = clock_timestamp()
  FROM users WHERE users.uid = e.uid AND e.state = 'waiting' AND e.ended_at IS NULL AND ${condition}`

/** Stores that this user's address is confirmed, and releases the emails that waited for it. */
export async function confirmAddress(db: Queries, { uid, email }: Caller): Promise<void> {
  const confirmed = await db.query(
    {
      name: 'confirm-address',
      text: `UPDATE users SET email_confirmed_at = now()
        WHERE uid = $1 AND lower(email) = lower($2) AND email_confirmed_at IS NULL RETURNING 1`,
    },
    [uid, email],
  )
  // A separate statement sees the emails that were set to wait until the first one had the row.
  if (confirmed.length > 0) await db.query(release('e.uid = $1'), [uid])
}

/** Drops emails that waited too long, and completes interrupted releases. */
export async function tidyWaitingEmails(db: Queries): Promise<void> {
  await db.query(release('users.email_confirmed_at IS NOT NULL'))
  await db.query(
    `UPDATE email_outbox SET state = 'dropped', ended_at = now(), problem = 'The address was not confirmed in time.'
      WHERE state = 'waiting' AND ended_at IS NULL AND created_at < now() - make_interval(days => $1)`,
    [waitDays],
  )
}
