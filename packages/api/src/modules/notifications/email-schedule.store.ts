// Decides the order of emails, which of them go into a digest, and which are not sent.
import type { Database, Queries, Row } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import type { EmailLimits } from '../../platform/mail-settings.ts'
import { isUndone, openingKinds } from './email-undone.store.ts'

/** The most emails in one digest. */
const largestDigest = 1000
const batch = 1000
const digestsAtOnce = 20
/**
 * Releases before 0025 send by `next_try` alone. A priority moves it this far ahead, so that they leave the email
 * alone.
 */
const leaveSeconds = 300
/** The sender in `email_counts` of emails that no account caused. No identity provider gives an account an id like it. */
const system = 'the system'

type ScheduledEmail = Row & {
  id: string
  uid: string
  attempts: number
  sender: string | null
  isDigest: boolean
  isConfirmed: boolean
  isUndone: boolean
}

type Outcome = { id: string; state: 'queued' | 'waiting' | 'gathered' | 'dropped'; priority: number | null }

export type ScheduleOutcome = { gathered: number; dropped: number }

/**
 * Gives every due email a priority: the emails of its recipient or of its sender in the last hour, whichever is more.
 * So the first email of a quiet account comes before the twentieth of a busy one. Emails without a sender leave after
 * the first ones of accounts. One process does it at a time.
 */
export async function scheduleEmails(db: Database, limits: EmailLimits): Promise<ScheduleOutcome> {
  const total = { gathered: 0, dropped: 0 }
  for (let isFull = true; isFull; ) {
    const outcomes = await db.transaction(async (transaction) => {
      const [mine] = await transaction.query<{ mine: boolean }>(tryToSchedule)
      if (!mine?.mine) return []
      await formDigests(transaction, limits)
      return scheduleBatch(transaction, limits)
    })
    for (const { state } of outcomes) {
      if (state === 'gathered' || state === 'dropped') total[state] += 1
    }
    isFull = outcomes.length === batch
  }
  return total
}

const tryToSchedule = {
  name: 'schedule-emails',
  text: "SELECT pg_try_advisory_xact_lock(hashtextextended('email schedule', 0)) AS mine",
}

export const dueEmails = {
  name: 'due-emails',
  text: `SELECT id FROM email_outbox WHERE state = 'queued' AND priority IS NULL AND next_try <= clock_timestamp()
    ORDER BY next_try LIMIT ${batch} FOR UPDATE SKIP LOCKED`,
}

const nameTopics = {
  name: 'email-topics',
  text: `UPDATE email_outbox SET topic = coalesce(subject ->> 'offerId', subject ->> 'orderId') FROM notifications
    WHERE email_outbox.id = ANY ($1::text[]) AND notifications.id = notification_id AND topic IS NULL
      AND kind IN (${openingKinds.map((kind) => `'${kind}'`).join(', ')})`,
}

/** A simultaneous confirmation waits, and then releases the emails that this batch sets to `waiting`. */
const lockUnconfirmed = {
  name: 'lock-unconfirmed',
  text: `SELECT FROM users WHERE uid IN (SELECT uid FROM email_outbox WHERE id = ANY ($1::text[]))
    AND email_confirmed_at IS NULL FOR SHARE`,
}

const readBatch = {
  name: 'read-due-emails',
  text: `SELECT email_outbox.id, email_outbox.uid, attempts, sender, digest_size IS NOT NULL AS "isDigest",
      users.email_confirmed_at IS NOT NULL AS "isConfirmed",
      CASE WHEN digest_size IS NULL THEN notifications.id IS NULL OR ${isUndone} ELSE false END AS "isUndone"
    FROM email_outbox LEFT JOIN notifications ON notifications.id = notification_id
      LEFT JOIN users ON users.uid = email_outbox.uid
    WHERE email_outbox.id = ANY ($1::text[]) ORDER BY email_outbox.created_at, email_outbox.id`,
}

const applyOutcomes = {
  name: 'schedule-batch',
  text: `UPDATE email_outbox SET state = outcome.state, priority = outcome.priority,
      next_try = clock_timestamp() + make_interval(secs => ${leaveSeconds}),
      ended_at = CASE WHEN outcome.state = 'dropped' THEN now() END
    FROM unnest($1::text[], $2::text[], $3::integer[]) AS outcome (id, state, priority) WHERE email_outbox.id = outcome.id`,
}

async function scheduleBatch(transaction: Queries, limits: EmailLimits): Promise<Outcome[]> {
  const ids = (await transaction.query<{ id: string }>(dueEmails)).map(({ id }) => id)
  if (ids.length === 0) return []
  await transaction.query(nameTopics, [ids])
  await transaction.query(lockUnconfirmed, [ids])
  const emails = await transaction.query<ScheduledEmail>(readBatch, [ids])
  const counts = await readCounts(transaction, emails)
  const digests = await readDigestSizes(transaction, emails)
  const outcomes = emails.map((email) => ({ id: email.id, ...decide(email, counts, digests, limits) }))
  await transaction.query(applyOutcomes, [
    outcomes.map(({ id }) => id),
    outcomes.map(({ state }) => state),
    outcomes.map(({ priority }) => priority),
  ])
  await counts.write()
  await digests.write()
  return outcomes
}

function decide(
  { uid, sender, attempts, isDigest, isConfirmed, isUndone }: ScheduledEmail,
  counts: Counts,
  digests: DigestSizes,
  { perRecipient, perSender }: EmailLimits,
): Omit<Outcome, 'id'> {
  if (isUndone) return { state: 'dropped', priority: null }
  if (!isConfirmed) return { state: 'waiting', priority: null }
  if (isDigest) return { state: 'queued', priority: perRecipient }
  const mostOfSender = Math.max(1, Math.floor(perRecipient / 3))
  const toRecipient = counts.of('', uid)
  const bySender = sender === null ? 0 : counts.of(sender, '')
  const priority = Math.max(toRecipient, sender === null ? mostOfSender : bySender)
  if (attempts > 0) return { state: 'queued', priority }
  const isBeyond =
    toRecipient >= perRecipient || bySender >= perSender || counts.of(sender ?? system, uid) >= mostOfSender
  if (isBeyond) return digests.add(uid) ? { state: 'gathered', priority: null } : { state: 'dropped', priority: null }
  counts.add('', uid)
  counts.add(sender ?? system, uid)
  if (sender !== null) counts.add(sender, '')
  return { state: 'queued', priority }
}

type Counts = Awaited<ReturnType<typeof readCounts>>

/** Counts the emails of these senders and recipients in the last hour. */
async function readCounts(transaction: Queries, emails: readonly ScheduledEmail[]) {
  const keyOf = (sender: string, recipient: string) => JSON.stringify([sender, recipient])
  const keys = new Map<string, [string, string]>()
  for (const { sender, uid } of emails) {
    const pairs: [string, string][] = [
      ['', uid],
      [sender ?? system, uid],
    ]
    if (sender !== null) pairs.push([sender, ''])
    for (const pair of pairs) keys.set(keyOf(...pair), pair)
  }
  const columns = (pairs: readonly (readonly [string, string])[]) => [
    pairs.map(([sender]) => sender),
    pairs.map(([, recipient]) => recipient),
  ]
  const rows = await transaction.query<{ sender: string; recipient: string; count: number }>(
    {
      name: 'email-counts',
      text: `SELECT sender, recipient, count FROM email_counts
        JOIN unnest($1::text[], $2::text[]) AS pairs (sender, recipient) USING (sender, recipient)
        WHERE since > clock_timestamp() - interval '1 hour'`,
    },
    columns([...keys.values()]),
  )
  const counts = new Map(rows.map(({ sender, recipient, count }) => [keyOf(sender, recipient), count]))
  const added = new Set<string>()
  return {
    of: (sender: string, recipient: string) => counts.get(keyOf(sender, recipient)) ?? 0,
    add(sender: string, recipient: string) {
      const key = keyOf(sender, recipient)
      counts.set(key, (counts.get(key) ?? 0) + 1)
      added.add(key)
    },
    async write() {
      if (added.size === 0) return
      const pairs = [...added].map((key) => keys.get(key) as [string, string])
      await transaction.query(
        {
          name: 'keep-email-counts',
          text: `INSERT INTO email_counts AS counts (sender, recipient, since, count)
            SELECT sender, recipient, clock_timestamp(), count
              FROM unnest($1::text[], $2::text[], $3::integer[]) AS fresh (sender, recipient, count)
            ON CONFLICT (sender, recipient) DO UPDATE SET count = excluded.count,
              since = CASE WHEN counts.since > clock_timestamp() - interval '1 hour' THEN counts.since ELSE excluded.since END`,
        },
        [...columns(pairs), [...added].map((key) => counts.get(key))],
      )
    },
  }
}

type DigestSizes = Awaited<ReturnType<typeof readDigestSizes>>

async function readDigestSizes(transaction: Queries, emails: readonly ScheduledEmail[]) {
  const rows = await transaction.query<{ uid: string; size: number }>(
    { name: 'digest-sizes', text: 'SELECT uid, size FROM email_digests WHERE uid = ANY ($1::text[])' },
    [[...new Set(emails.map(({ uid }) => uid))]],
  )
  const sizes = new Map(rows.map(({ uid, size }) => [uid, size]))
  const added = new Set<string>()
  return {
    /** Returns whether there was room. */
    add(uid: string) {
      const size = sizes.get(uid) ?? 0
      if (size >= largestDigest) return false
      sizes.set(uid, size + 1)
      added.add(uid)
      return true
    },
    async write() {
      if (added.size === 0) return
      await transaction.query(
        {
          name: 'keep-digest-sizes',
          text: `INSERT INTO email_digests (uid, due_at, size)
            SELECT uid, clock_timestamp() + interval '1 hour', size FROM unnest($1::text[], $2::integer[]) AS fresh (uid, size)
            ON CONFLICT (uid) DO UPDATE SET size = excluded.size`,
        },
        [[...added], [...added].map((uid) => sizes.get(uid))],
      )
    },
  }
}

/** Writes the digests whose hour is over. Undone notifications do not count. */
async function formDigests(transaction: Queries, { perRecipient }: EmailLimits): Promise<void> {
  const due = await transaction.query<{ uid: string }>({
    name: 'due-digests',
    text: `DELETE FROM email_digests WHERE uid IN (
      SELECT uid FROM email_digests WHERE due_at <= clock_timestamp() ORDER BY due_at LIMIT ${digestsAtOnce}
    ) RETURNING uid`,
  })
  if (due.length === 0) return
  const uids = due.map(({ uid }) => uid)
  const sizes = await transaction.query<{ uid: string; size: number }>(
    {
      name: 'size-digests',
      text: `SELECT email_outbox.uid, count(*) FILTER (WHERE NOT ${isUndone})::integer AS size
        FROM email_outbox JOIN notifications ON notifications.id = notification_id
        WHERE email_outbox.uid = ANY ($1::text[]) AND email_outbox.state = 'gathered' AND email_outbox.ended_at IS NULL
        GROUP BY email_outbox.uid`,
    },
    [uids],
  )
  await transaction.query(
    {
      name: 'end-gathered',
      text: `UPDATE email_outbox SET ended_at = now()
        WHERE uid = ANY ($1::text[]) AND state = 'gathered' AND ended_at IS NULL`,
    },
    [uids],
  )
  const digests = sizes.filter(({ size }) => size > 0)
  await transaction.query(
    {
      name: 'write-digests',
      text: `INSERT INTO email_outbox (id, uid, notification_id, recipient, language, digest_size, topic, priority, next_try)
        SELECT digest.id, users.uid, digest.id, users.email, coalesce(chosen.language, 'en'), digest.size,
          'digest ' || digest.uid, $4,
          clock_timestamp() + make_interval(secs => ${leaveSeconds})
        FROM unnest($1::text[], $2::text[], $3::integer[]) AS digest (id, uid, size)
          JOIN users ON users.uid = digest.uid LEFT JOIN notification_settings AS chosen ON chosen.uid = digest.uid`,
    },
    [digests.map(() => newId()), digests.map(({ uid }) => uid), digests.map(({ size }) => size), perRecipient],
  )
}

/** Deletes counts of hours that are over. */
export async function forgetEmailCounts(db: Queries): Promise<void> {
  await db.query("DELETE FROM email_counts WHERE since < now() - interval '1 hour'")
}

/**
 * Counts the queued emails and those that wait for a confirmed address, and measures the age of the oldest queued one.
 */
export async function measureOutbox(db: Queries) {
  const [measured] = await db.query<{ queued: number; waiting: number; oldestSeconds: number }>(
    `SELECT count(*)::integer AS queued,
      coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS "oldestSeconds",
      (SELECT count(*) FROM email_outbox WHERE state = 'waiting' AND ended_at IS NULL)::integer AS waiting
    FROM email_outbox WHERE state = 'queued'`,
  )
  return measured ?? { queued: 0, waiting: 0, oldestSeconds: 0 }
}
