import type { Prepared, Queries } from '../db/database.ts'
import type { NoticeRow } from './notices.ts'

export type Letter = Pick<NoticeRow, 'kind' | 'subject' | 'quantity' | 'told_by' | 'note'> & {
  /** The same at every attempt: the Message-ID is made of it. */
  id: string
  recipient: string
  language: 'en' | 'bn'
  attempts: number
  said: Said | null
}

/** What it tells of, in the words and by the facts of who did it. */
export type Said = Partial<Record<'carrier' | 'trackingCode' | 'words', string>> & { stars?: number }

/**
 * Read when the letter goes out, and kept nowhere else: what was erased, hidden or put right meanwhile is in no letter. Of an
 * offer it is what came with the version that is told of.
 */
const said = `CASE
    WHEN kind IN ('order_shipped', 'order_corrected') THEN (
      SELECT jsonb_build_object('carrier', carrier, 'trackingCode', tracking_code, 'words', note) FROM order_steps
      WHERE order_id = subject ->> 'orderId' AND state = 'shipped' ORDER BY correction DESC LIMIT 1
    )
    WHEN kind IN ('offer_asked', 'offer_countered') THEN (
      SELECT jsonb_build_object('words', note) FROM offer_versions
      WHERE offer_id = subject ->> 'offerId' AND number = (subject ->> 'version')::integer
    )
    WHEN kind IN ('offer_declined', 'offer_withdrawn') THEN (
      SELECT jsonb_build_object('words', note) FROM offer_steps
      WHERE offer_id = subject ->> 'offerId' AND state = substr(kind, length('offer_') + 1)
    )
    WHEN kind IN ('review_written', 'review_answered') THEN (
      SELECT CASE kind WHEN 'review_written' THEN jsonb_build_object('stars', rating, 'words', words)
        ELSE jsonb_build_object('words', answer) END
      FROM reviews WHERE order_id = subject ->> 'orderId' AND hidden_at IS NULL
    )
  END`

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
  SELECT claimed.id, recipient, language, attempts, kind, subject, quantity, told_by, notices.note,
    jsonb_strip_nulls(${said}) AS said
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
