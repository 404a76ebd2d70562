// The outbox is fair: a backlog of one account does not delay others, and every recipient has a limit.
import type { NotificationKind } from '@arot/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmailMetrics } from '../../src/modules/notifications/email/metrics.ts'
import { sendEmails } from '../../src/modules/notifications/email/worker.ts'
import { confirmAddress, tidyWaitingEmails } from '../../src/modules/notifications/email-address.store.ts'
import { claim, claimEmails, deleteOldEmails } from '../../src/modules/notifications/email-outbox.store.ts'
import { dueEmails, scheduleEmails } from '../../src/modules/notifications/email-schedule.store.ts'
import { notifyParty } from '../../src/modules/notifications/notification.store.ts'
import { eraseUser } from '../../src/modules/users/erase.ts'
import type { Database, Row } from '../../src/platform/db/database.ts'
import { defaultEmailLimits as limits } from '../../src/platform/mail-settings.ts'
import { createMetrics } from '../../src/platform/metrics.ts'
import { freshDatabase } from '../support/database.ts'
import { isDigest, isNotificationEmail, takeEmails } from '../support/emails.ts'
import { nowhere } from '../support/mail.ts'

/** The default MAIL_RATE, the emails per second of a process. */
const mailRate = 20

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  for (const table of [
    'email_outbox',
    'notifications',
    'users',
    'notification_settings',
    'email_counts',
    'email_digests',
  ]) {
    await db.query(`DELETE FROM ${table}`)
  }
})

const addUsers = (prefix: string, many: number) =>
  db.query(
    `INSERT INTO users (uid, email, name, email_confirmed_at)
      SELECT $1 || n, $1 || n || '@arot.example', 'Member', now() FROM generate_series(1, $2::integer) AS n`,
    [prefix, many],
  )

/** Writes this number of notifications in one statement. `%` in a name is replaced by the number. */
const addEmails = (many: number, { to, by, priority = 'NULL' }: { to: string; by: string | null; priority?: string }) =>
  db.query(
    `WITH added AS (
      INSERT INTO notifications (id, uid, kind, subject, sender)
        SELECT md5(random()::text), replace($2, '%', n::text), 'offer_bought', '{"name": "Drill"}', replace($3::text, '%', n::text)
        FROM generate_series(1, $1::integer) AS n RETURNING id, uid
    ) INSERT INTO email_outbox (id, uid, notification_id, recipient, language, priority)
      SELECT id, uid, id, uid || '@arot.example', 'en', ${priority} FROM added`,
    [many, to, by],
  )

const tell = (uid: string, sender?: string, kind: NotificationKind = 'offer_bought') =>
  db.transaction((transaction) => notifyParty(transaction, { uid, kind, subject: { name: 'Drill' }, sender }))

const recipients = async () => (await takeEmails(db, limits)).map(({ recipient }) => recipient)
const states = async (uid: string) => {
  const rows = await db.query<{ state: string; many: number }>(
    'SELECT state, count(*)::integer AS many FROM email_outbox WHERE uid = $1 GROUP BY state',
    [uid],
  )
  return Object.fromEntries(rows.map(({ state, many }) => [state, many]))
}

describe('a thousand emails', () => {
  it.each([
    ['of one account to one recipient', { to: 'victim1', by: 'attacker' }, Math.floor(limits.perRecipient / 3)],
    ['of one account to a thousand recipients', { to: 'victim%', by: 'attacker' }, limits.perSender],
    ['of a thousand accounts to one recipient', { to: 'victim1', by: 'attacker%' }, limits.perRecipient],
    ['of the system to one recipient', { to: 'victim1', by: null }, Math.floor(limits.perRecipient / 3)],
  ])('%s delay no other email by more than a second', async (_, flood, most) => {
    await addUsers('victim', 1000)
    await addUsers('quiet', 2)
    await addEmails(1000, flood)
    await scheduleEmails(db, limits)
    await tell('quiet1', 'buyer')
    const sent = await recipients()
    expect(sent.indexOf('quiet1@arot.example')).toBeGreaterThanOrEqual(0)
    expect(sent.indexOf('quiet1@arot.example')).toBeLessThan(mailRate)
    expect(sent.filter((recipient) => recipient.startsWith('victim'))).toHaveLength(most)
    // They exceed their limits for an hour, and others still get their emails.
    await addEmails(10, flood)
    await tell('quiet2', 'buyer')
    expect(await recipients()).toEqual(['quiet2@arot.example'])
  })

  it('of the system to a thousand recipients leave after those of a quiet account', async () => {
    await addUsers('victim', 1000)
    await addUsers('quiet', 1)
    await addEmails(1000, { to: 'victim%', by: null })
    await tell('quiet1', 'buyer')
    const sent = await recipients()
    expect(sent).toHaveLength(1001)
    expect(sent[0]).toBe('quiet1@arot.example')
  })

  it('leave room for emails that others cause to the flooded recipient', async () => {
    await addUsers('victim', 1)
    await addEmails(1000, { to: 'victim1', by: 'attacker' })
    await tell('victim1', 'buyer')
    expect(await recipients()).toHaveLength(Math.floor(limits.perRecipient / 3) + 1)
  })
})

it('the limits start again after an hour', async () => {
  await addUsers('victim', 1)
  await addEmails(20, { to: 'victim1', by: 'attacker' })
  expect(await recipients()).toHaveLength(10)
  await db.query("UPDATE email_counts SET since = since - interval '1 hour'")
  await addEmails(20, { to: 'victim1', by: 'attacker' })
  expect(await recipients()).toHaveLength(10)
})

describe('emails above the limits', () => {
  const endHour = () => db.query("UPDATE email_digests SET due_at = due_at - interval '1 hour'")

  it('arrive as one digest an hour later, in the language of the recipient', async () => {
    await addUsers('victim', 1)
    await db.query("INSERT INTO notification_settings (uid, language) VALUES ('victim1', 'bn')")
    await addEmails(22, { to: 'victim1', by: 'attacker' })
    expect((await takeEmails(db, limits)).filter(isNotificationEmail)).toHaveLength(10)
    await addEmails(5, { to: 'victim1', by: 'attacker' })
    expect(await takeEmails(db, limits)).toEqual([])
    await endHour()
    const [digest, ...more] = await takeEmails(db, limits)
    expect(digest).toMatchObject({ digestSize: 17, language: 'bn', recipient: 'victim1@arot.example', attempts: 1 })
    expect(more).toEqual([])
    await endHour()
    expect(await takeEmails(db, limits)).toEqual([])
  })

  it('do not count notifications that were undone meanwhile, and an empty digest is not sent', async () => {
    await addUsers('victim', 1)
    for (let place = 0; place < 12; place += 1) await tell('victim1', 'attacker')
    await takeEmails(db, limits)
    await db.query(
      `UPDATE notifications SET kind = 'stock_short', subject = '{"productId": "filled up", "name": "Drill"}'`,
    )
    await endHour()
    expect(await takeEmails(db, limits)).toEqual([])
    expect(await states('victim1')).toEqual({ queued: 10, gathered: 2 })
  })

  it('are gathered up to a thousand, and deleted like sent ones', async () => {
    await addUsers('victim', 1)
    await addEmails(1200, { to: 'victim1', by: 'attacker' })
    await takeEmails(db, limits)
    expect(await states('victim1')).toEqual({ queued: 10, gathered: 1000, dropped: 190 })
    await endHour()
    expect((await takeEmails(db, limits)).filter(isDigest)).toMatchObject([{ digestSize: 1000 }])
    await db.query("UPDATE email_outbox SET ended_at = ended_at - interval '31 days'")
    await deleteOldEmails(db)
    expect(await states('victim1')).toEqual({ queued: 11 })
  })

  it('are deleted with an erased account', async () => {
    await addUsers('victim', 1)
    await addEmails(30, { to: 'victim1', by: 'attacker' })
    await takeEmails(db, limits)
    await endHour()
    await scheduleEmails(db, limits)
    await addEmails(3, { to: 'victim1', by: 'attacker' })
    await takeEmails(db, limits)
    for (const uid of ['victim1', 'attacker']) await eraseUser(db, uid)
    expect(await db.query('SELECT FROM email_outbox UNION ALL SELECT FROM email_digests')).toEqual([])
    expect(await db.query('SELECT FROM email_counts')).toEqual([])
  })
})

describe('an address that is not confirmed', () => {
  const unconfirm = () => db.query("UPDATE users SET email_confirmed_at = NULL WHERE uid = 'victim1'")

  it('gets no email until it is confirmed, and then the waiting ones', async () => {
    await addUsers('victim', 1)
    await unconfirm()
    await tell('victim1', 'buyer')
    expect(await takeEmails(db)).toEqual([])
    expect(await states('victim1')).toEqual({ waiting: 1 })
    await confirmAddress(db, { uid: 'victim1', email: 'somebody.else@arot.example' })
    expect(await takeEmails(db)).toEqual([])
    await confirmAddress(db, { uid: 'victim1', email: 'Victim1@arot.example' })
    expect(await takeEmails(db)).toMatchObject([{ recipient: 'victim1@arot.example' }])
  })

  it('loses its waiting emails after 14 days', async () => {
    await addUsers('victim', 1)
    await unconfirm()
    await tell('victim1', 'buyer')
    await takeEmails(db)
    await db.query("UPDATE email_outbox SET created_at = created_at - interval '13 days'")
    await tidyWaitingEmails(db)
    expect(await states('victim1')).toEqual({ waiting: 1 })
    await db.query("UPDATE email_outbox SET created_at = created_at - interval '1 day'")
    await tidyWaitingEmails(db)
    expect(await states('victim1')).toEqual({ dropped: 1 })
    await confirmAddress(db, { uid: 'victim1', email: 'victim1@arot.example' })
    expect(await takeEmails(db)).toEqual([])
  })

  it('gets its waiting emails even after an interrupted release', async () => {
    await addUsers('victim', 1)
    await unconfirm()
    await tell('victim1', 'buyer')
    await takeEmails(db)
    await db.query('UPDATE users SET email_confirmed_at = now()')
    await tidyWaitingEmails(db)
    expect(await takeEmails(db)).toHaveLength(1)
  })
})

// Both databases have the same planner, so one of them is enough.
it.runIf(process.env.TEST_DATABASE === 'postgres')('a long import or edit delays no email', async () => {
  await addUsers('quiet', 1)
  await addEmails(1, { to: 'quiet1', by: 'other1' })
  await db.transaction(async (edit) => {
    await edit.query('SELECT pg_advisory_xact_lock_shared(words_lock())')
    await scheduleEmails(db, limits)
  })
  expect(await db.query('SELECT FROM email_outbox WHERE priority IS NULL')).toEqual([])
})

describe.runIf(process.env.TEST_DATABASE === 'postgres')('beside 100,000 waiting emails', () => {
  type Plan = Row & { Plans?: Plan[] }
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

  /** The rows that a statement reads, by index. */
  async function read(text: string, values: unknown[]) {
    const [explained = {}] = await db.query<Row>(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)
    const [{ Plan: root }] = explained['QUERY PLAN'] as [{ Plan: Plan }]
    const scans = nodes(root).filter((node) => String(node['Node Type']).includes('Scan') && node['Actual Loops'])
    const rows = (node: Plan) =>
      (Number(node['Actual Rows']) + Number(node['Rows Removed by Filter'] ?? 0)) * Number(node['Actual Loops'])
    return {
      indexes: scans.map((node) => node['Index Name']).filter(Boolean),
      most: Math.max(...scans.map(rows)),
      whole: scans.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']),
    }
  }

  it('claims a page by priority, and finds new emails, by reading one page', async () => {
    await addUsers('victim', 1)
    // Several batches, because each statement has a time limit and a busy machine is slow.
    for (let batch = 0; batch < 10; batch += 1) {
      await addEmails(10_000, { to: 'victim1', by: 'attacker%', priority: '1 + floor(random() * 30)::integer' })
    }
    await db.query('VACUUM ANALYZE email_outbox')
    await tell('victim1', 'buyer')
    const due = await read(dueEmails.text, [])
    expect(due).toMatchObject({ indexes: ['email_outbox_unsorted'], whole: [], most: 1 })
    await scheduleEmails(db, limits)
    const claimed = await read(claim.text, [10])
    expect(claimed).toMatchObject({ indexes: ['email_outbox_by_priority', 'email_outbox_pkey'], whole: [] })
    expect(claimed.most).toBeLessThanOrEqual(10)
    expect((await claimEmails(db, 10)).emails).toHaveLength(10)
  })
})

it('the metrics count queued and waiting emails, the age of the oldest, and the outcomes of the others', async () => {
  await addUsers('quiet', 2)
  await db.query("UPDATE users SET email_confirmed_at = NULL WHERE uid = 'quiet2'")
  for (const uid of ['quiet1', 'quiet1', 'quiet2']) await tell(uid, 'buyer')
  await tell('quiet1', 'buyer', 'stock_short')
  const refusing = { ...nowhere, send: () => Promise.reject(new Error('away')) }
  const metrics = createMetrics()
  const emails = createEmailMetrics(metrics)
  await sendEmails(db, refusing, { mostAttempts: 3, count: emails.count })
  await db.query("UPDATE email_outbox SET created_at = created_at - interval '1 hour' WHERE state = 'queued'")
  await emails.measure(db)
  const text = await metrics.text()
  const value = (name: string) => Number(new RegExp(`^arot_emails_${name} ([\\d.]+)$`, 'm').exec(text)?.[1])
  const names = ['queued', 'waiting', 'sent_total', 'deferred_total', 'dropped_total']
  expect(names.map(value)).toEqual([2, 1, 0, 2, 1])
  expect(value('oldest_seconds')).toBeGreaterThanOrEqual(3600)
})
