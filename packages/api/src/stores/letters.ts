import type { Prepared, Queries } from '../db/database.ts'
import type { NoticeRow } from './notices.ts'

export type Letter = Pick<NoticeRow, 'kind' | 'subject' | 'quantity' | 'told_by' | 'note'> & {
  /** The same at every attempt: the Message-ID is made of it. */
  id: string
  recipient: string
  language: 'en' | 'bn'
  attempts: number
}

/** Longer than an attempt can take, so that nobody sends what another is sending. */
const leaseSeconds = 300

const claim: Prepared = {
  name: 'claim-letters',
  text: `
  WITH claimed AS (
    UPDATE letters SET attempts = attempts + 1, next_try = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    WHERE id IN (
      SELECT id FROM letters WHERE state = 'queued' AND next_try <= clock_timestamp()
      ORDER BY next_try LIMIT $1 FOR UPDATE SKIP LOCKED
    ) RETURNING id, notice_id, recipient, language, attempts
  )
  SELECT claimed.id, recipient, language, attempts, kind, subject, quantity, told_by, note
  FROM claimed JOIN notices ON notices.id = notice_id`,
}

/** Takes up to so many letters that are due; nobody else has them for as long as an attempt may take. */
export const claimLetters = (db: Queries, most: number) => db.query<Letter>(claim, [most])

export async function markSent(db: Queries, id: string): Promise<void> {
  await db.query(
    { name: 'letter-sent', text: `UPDATE letters SET state = 'sent', ended_at = now(), problem = NULL WHERE id = $1` },
    [id],
  )
}

/** Tries again after a pause that doubles from half a minute to six hours; without another try it is a dead letter. */
export async function markUnsent(
  db: Queries,
  { id, attempts }: Letter,
  { problem, isFinal }: { problem: string; isFinal: boolean },
): Promise<void> {
  const pause = Math.min(30 * 2 ** (attempts - 1), 6 * 3600)
  await db.query(
    {
      name: 'letter-unsent',
      text: `UPDATE letters SET problem = $2, next_try = clock_timestamp() + make_interval(secs => $3),
        state = CASE WHEN $4 THEN 'failed' ELSE 'queued' END, ended_at = CASE WHEN $4 THEN now() END
        WHERE id = $1 AND state = 'queued'`,
    },
    [id, problem.slice(0, 500), pause, isFinal],
  )
}

/** Forgets letters that were sent or given up more than 30 days ago. */
export async function forgetOldLetters(db: Queries): Promise<void> {
  await db.query(`DELETE FROM letters WHERE state <> 'queued' AND ended_at < now() - interval '30 days'`)
}
