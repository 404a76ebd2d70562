import type { PreparedStatement, Queries } from '../../platform/db/database.ts'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import { isUndone } from './email-undone.store.ts'
import type { NotificationRow } from './notification.store.ts'

export type Envelope = {
  /** The same at every attempt, because the Message-ID contains it. */
  id: string
  recipient: string
  language: 'en' | 'bn'
  attempts: number
}

export type NotificationEmail = Envelope &
  Pick<NotificationRow, 'kind' | 'subject' | 'quantity' | 'sender_name' | 'note'> & { details: EmailDetails | null }

/** Replaces this many notifications above the limits of an hour. */
export type Digest = Envelope & { digestSize: number }

export type Email = NotificationEmail | Digest

/** Details from the order, offer or review: carrier, tracking code, stars, and the other party's note. */
export type EmailDetails = Partial<Record<'carrier' | 'trackingCode' | 'words', string>> & { stars?: number }

/**
 * Read when the email is sent and stored nowhere else, so that an email never contains text that was erased, hidden or
 * corrected meanwhile. For an offer: the note of the notification's version.
 */
const details = `CASE
    WHEN kind IN ('order_shipped', 'order_corrected') THEN (
      SELECT jsonb_build_object('carrier', carrier, 'trackingCode', tracking_code, 'words', note) FROM order_events
      WHERE order_id = subject ->> 'orderId' AND state = 'shipped' ORDER BY correction DESC LIMIT 1
    )
    WHEN kind IN ('offer_asked', 'offer_countered') THEN (
      SELECT jsonb_build_object('words', note) FROM offer_versions
      WHERE offer_id = subject ->> 'offerId' AND number = (subject ->> 'version')::integer
    )
    WHEN kind IN ('offer_declined', 'offer_withdrawn') THEN (
      SELECT jsonb_build_object('words', note) FROM offer_events
      WHERE offer_id = subject ->> 'offerId' AND state = substr(kind, length('offer_') + 1)
    )
    WHEN kind IN ('review_written', 'review_answered') THEN (
      SELECT CASE kind WHEN 'review_written' THEN jsonb_build_object('stars', rating, 'words', words)
        ELSE jsonb_build_object('words', answer) END
      FROM reviews WHERE order_id = subject ->> 'orderId' AND hidden_at IS NULL
    )
  END`

/** Longer than an attempt can take, so that no two processes send the same email. */
const leaseSeconds = 300

export const claim: PreparedStatement = {
  name: 'claim-emails',
  text: `
  WITH page AS MATERIALIZED (
    SELECT id FROM email_outbox WHERE state = 'queued' AND priority IS NOT NULL
    ORDER BY priority, next_try LIMIT $1 FOR UPDATE SKIP LOCKED
  ), numbered AS (
    SELECT id, row_number() OVER ()::integer AS place FROM page
  )
  UPDATE email_outbox SET attempts = attempts + 1, priority = NULL,
    next_try = clock_timestamp() + make_interval(secs => ${leaseSeconds})
  FROM numbered WHERE email_outbox.id = numbered.id RETURNING email_outbox.id, place`,
}

const read: PreparedStatement = {
  name: 'read-emails',
  text: `
  SELECT email_outbox.id, recipient, language, attempts, digest_size AS "digestSize", kind, subject, quantity, sender_name,
    notifications.note,
    jsonb_strip_nulls(${details}) AS details,
    CASE WHEN digest_size IS NULL THEN notifications.id IS NULL OR ${isUndone} ELSE false END AS "isUndone"
  FROM email_outbox LEFT JOIN notifications ON notifications.id = notification_id
  JOIN unnest($1::text[]) WITH ORDINALITY AS claimed (id, place) ON claimed.id = email_outbox.id ORDER BY place`,
}

type ClaimedEmail = Omit<NotificationEmail, 'kind'> & {
  kind: NotificationEmail['kind'] | null
  digestSize: number | null
  isUndone: boolean
}

export type Claim = { emails: Email[]; dropped: number }

/**
 * Claims up to `most` emails by priority, for longer than an attempt can take, and drops those that were undone. It
 * reads them after the claim, so that at most one email about an order and its end is sent.
 */
export async function claimEmails(db: Queries, most: number): Promise<Claim> {
  let dropped = 0
  for (;;) {
    const page = await db.query<{ id: string; place: number }>(claim, [most])
    const ids = page.sort((one, other) => one.place - other.place).map(({ id }) => id)
    if (ids.length === 0) return { emails: [], dropped }
    const claimed = await db.query<ClaimedEmail>(read, [ids])
    const undone = claimed.filter((one) => one.isUndone).map(({ id }) => id)
    if (undone.length > 0) await dropEmails(db, undone)
    dropped += undone.length
    const emails = claimed.filter((one) => !one.isUndone).map(presentEmail)
    if (emails.length > 0) return { emails, dropped }
  }
}

function presentEmail({ digestSize, isUndone: _, ...email }: ClaimedEmail): Email {
  if (digestSize === null) return email as NotificationEmail
  const { id, recipient, language, attempts } = email
  return { id, recipient, language, attempts, digestSize }
}

/** Undoes the attempt that the claim counted, because none was made. */
async function dropEmails(db: Queries, ids: readonly string[]) {
  await db.query(
    {
      name: 'drop-emails',
      text: `UPDATE email_outbox SET state = 'dropped', ended_at = now(), attempts = attempts - 1
        WHERE id = ANY ($1::text[]) AND state = 'queued'`,
    },
    [ids],
  )
}

/** Returns false if the email was erased meanwhile. */
export async function markSent(db: Queries, id: string): Promise<boolean> {
  const marked = await db.query(
    {
      name: 'email-sent',
      text: `UPDATE email_outbox SET state = 'sent', ended_at = now(), problem = NULL WHERE id = $1 RETURNING 1`,
    },
    [id],
  )
  return marked.length > 0
}

/**
 * Tries again after a pause that doubles from half a minute to six hours. After the last attempt, marks the email as
 * failed.
 */
export async function markUnsent(
  db: Queries,
  { id, attempts }: Envelope,
  { problem, isFinal }: { problem: string; isFinal: boolean },
): Promise<void> {
  const pause = Math.min(30 * 2 ** (attempts - 1), 6 * 3600)
  await db.query(
    {
      name: 'email-unsent',
      text: `UPDATE email_outbox SET problem = $2, next_try = clock_timestamp() + make_interval(secs => $3),
        state = CASE WHEN $4 THEN 'failed' ELSE 'queued' END, ended_at = CASE WHEN $4 THEN now() END
        WHERE id = $1 AND state = 'queued'`,
    },
    [id, problem.slice(0, 500), pause, isFinal],
  )
}

/**
 * Returns emails as if they had not been claimed, because the attempt showed nothing about them. They come first in the
 * next attempt, the most recently tried ones last.
 */
export async function releaseEmails(db: Queries, emails: readonly { id: string; problem: string }[]): Promise<void> {
  await db.query(
    {
      name: 'release-emails',
      text: `UPDATE email_outbox SET attempts = attempts - 1, priority = 0, problem = left(released.problem, 500),
          next_try = clock_timestamp() + make_interval(secs => ${leaseSeconds})
        FROM unnest($1::text[], $2::text[]) AS released (id, problem)
        WHERE email_outbox.id = released.id AND email_outbox.state = 'queued' AND email_outbox.priority IS NULL`,
    },
    [emails.map(({ id }) => id), emails.map(({ problem }) => problem)],
  )
}

/** Deletes emails that ended more than 30 days ago: sent, failed, dropped or part of a digest. */
export async function deleteOldEmails(db: Queries): Promise<void> {
  const where = "state <> 'queued' AND ended_at < now() - interval '30 days'"
  await deleteInBatches(db, { table: 'email_outbox', key: 'id', where })
}
