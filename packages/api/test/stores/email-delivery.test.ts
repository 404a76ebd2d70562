// Only a refusal of the recipient or the message ends an email. A wrong setting loses no email and is reported.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmailMetrics } from '../../src/modules/notifications/email/metrics.ts'
import { createOutbox } from '../../src/modules/notifications/email/outbox.ts'
import type { Post } from '../../src/modules/notifications/email/transport.ts'
import { sendEmails } from '../../src/modules/notifications/email/worker.ts'
import { notifyParty } from '../../src/modules/notifications/notification.store.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { createMetrics } from '../../src/platform/metrics.ts'
import { freshDatabase } from '../support/database.ts'
import { postTo, reply, startMailServer } from '../support/mail.ts'

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  for (const table of ['email_outbox', 'notifications', 'users', 'email_counts']) await db.query(`DELETE FROM ${table}`)
})

/** Writes one email to each of these accounts. */
async function write(...names: string[]) {
  for (const name of names) {
    const values = [name, `${name}@arot.example`]
    await db.query(
      "INSERT INTO users (uid, email, name, email_confirmed_at) VALUES ($1, $2, 'Member', now()) ON CONFLICT DO NOTHING",
      values,
    )
    await db.transaction((transaction) =>
      notifyParty(transaction, { uid: name, kind: 'offer_bought', subject: { name: 'Drill' } }),
    )
  }
}

const send = (post: Post, mostAttempts = 3) => sendEmails(db, post, { mostAttempts })
const emails = () =>
  db.query<{ uid: string; state: string; attempts: number; problem: string | null }>(
    'SELECT uid, state, attempts, problem FROM email_outbox ORDER BY uid',
  )
/** Ends the pause of every email. */
const wait = () => db.query("UPDATE email_outbox SET next_try = now() WHERE state = 'queued'")

async function refuses(options: Parameters<typeof startMailServer>[0]) {
  const { url } = await startMailServer(options)
  return postTo(url)
}

async function findClosedPort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('a fault that is unrelated to the recipient', () => {
  it.each([
    [
      'a login that is wanted',
      () => refuses({ onMailFrom: (_, __, done) => done(reply(530, 'Authentication Required')) }),
    ],
    ['a sender that is refused', () => refuses({ onMailFrom: (_, __, done) => done(reply(550, 'Not your address')) })],
    [
      'a sender that is refused with the recipient',
      () => refuses({ onRcptTo: (_, __, done) => done(reply(550, '5.1.8 Sender address rejected')) }),
    ],
    [
      'a domain that is not authenticated',
      () =>
        refuses({
          onData: (stream, _, done) => stream.resume().on('end', () => done(reply(550, '5.7.26 Unauthenticated'))),
        }),
    ],
    [
      'a wrong password',
      async () => {
        const { port } = await startMailServer({ onAuth: (_, __, done) => done(reply(535, 'Wrong')) })
        return postTo(`smtp://arot:wrong@127.0.0.1:${port}`)
      },
    ],
    ['a server that is away', async () => postTo(`smtp://127.0.0.1:${await findClosedPort()}`)],
  ])('%s costs no email an attempt, and the emails are sent once it is fixed', async (_, open) => {
    await write('one', 'two', 'three')
    const broken = await open()
    for (let run = 0; run < 5; run += 1) {
      expect(await send(broken)).toMatchObject({ isBlocked: true, failed: 0, unsent: 0 })
    }
    const waiting = { state: 'queued', attempts: 0, problem: expect.stringMatching(/./) }
    expect(await emails()).toMatchObject([waiting, waiting, waiting])
    const { url, messages } = await startMailServer()
    expect(await send(postTo(url))).toMatchObject({ isBlocked: false, sent: 3 })
    expect(messages).toHaveLength(3)
    const sent = { state: 'sent', attempts: 1, problem: null }
    expect(await emails()).toMatchObject([sent, sent, sent])
  })
})

describe('a password', () => {
  const passwords = async (host: string, more = '') => {
    await write('one')
    const { port, logins } = await startMailServer({ onAuth: (_, __, done) => done(null, { user: 'arot' }) })
    const { isBlocked } = await send(postTo(`smtp://arot:secret@${host}:${port}${more}`))
    return { isBlocked, logins }
  }

  it.each(['', '/?ignoreTLS=true&opportunisticTLS=true'])(
    'is not sent to another machine without encryption %s',
    async (more) => {
      // This machine, by an address outside the loopback range.
      expect(await passwords('0.0.0.0', more)).toEqual({ isBlocked: true, logins: [] })
    },
  )

  it('is sent without encryption to this machine', async () => {
    expect(await passwords('127.0.0.1')).toEqual({ isBlocked: false, logins: ['arot'] })
  })
})

describe('an answer about one email', () => {
  it.each([
    ['no such recipient', 550, '5.1.1 No such user', 'failed'],
    ['no such recipient, without more words', 550, 'No', 'failed'],
    ['a full mailbox', 452, '4.2.2 Over quota', 'queued'],
    ['a full mailbox that is called permanent', 552, '5.2.2 Mailbox full', 'queued'],
    ['a full mailbox, without a status', 552, 'Exceeded storage allocation', 'queued'],
    ['a message that is too long for the mailbox', 552, '5.2.3 Message too long', 'failed'],
    ['a policy', 554, '5.7.1 Relay access denied', 'queued'],
  ])('%s: %i %s leaves it %s, and the others are sent', async (_, code, words, state) => {
    await write('good', 'other')
    const { url } = await startMailServer({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('other') ? reply(code, words) : null),
    })
    expect(await send(postTo(url))).toMatchObject({ isBlocked: false, sent: 1 })
    expect(await emails()).toMatchObject([{ state: 'sent' }, { uid: 'other', state, attempts: 1 }])
  })

  it('is stored even if the database fails while another one is stored', async () => {
    await write('good', 'other', 'unlucky')
    const { url } = await startMailServer({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('other') ? reply(550, '5.1.1 No') : null),
    })
    const [unlucky] = await db.query<{ id: string }>("SELECT id FROM email_outbox WHERE uid = 'unlucky'")
    const query: typeof db.query = (statement, parameters = []) =>
      typeof statement === 'object' && statement.name === 'email-sent' && parameters[0] === unlucky?.id
        ? Promise.reject(new Error('away'))
        : db.query(statement, parameters)
    await expect(sendEmails({ ...db, query }, postTo(url), { mostAttempts: 3 })).rejects.toThrow('away')
    expect(await emails()).toMatchObject([{ state: 'sent' }, { state: 'failed' }, { uid: 'unlucky', state: 'queued' }])
  })

  it('a refused message is final', async () => {
    await write('one')
    const post = await refuses({
      onData: (stream, _, done) => stream.resume().on('end', () => done(reply(554, '5.6.0 Not like this'))),
    })
    expect(await send(post)).toMatchObject({ isBlocked: false, failed: 1 })
    expect(await emails()).toMatchObject([{ state: 'failed', attempts: 1 }])
  })

  it('a mailbox that is reported full after the message is tried again', async () => {
    await write('one')
    const post = await refuses({
      onData: (stream, _, done) => stream.resume().on('end', () => done(reply(552, '5.2.2 Mailbox full'))),
    })
    expect(await send(post)).toMatchObject({ isBlocked: false, unsent: 1 })
    expect(await emails()).toMatchObject([{ state: 'queued', attempts: 1 }])
  })

  it('an email that makes the server close the connection uses its attempts like any other, even if it is alone', async () => {
    await write('one')
    const server = await startMailServer({ onData: () => server.disconnect() })
    const post = postTo(server.url)
    expect(await send(post, 2)).toMatchObject({ isBlocked: false, unsent: 1 })
    await wait()
    expect(await send(post, 2)).toMatchObject({ isBlocked: false, failed: 1 })
    await write('two')
    const well = await startMailServer()
    expect(await send(postTo(well.url))).toMatchObject({ sent: 1 })
  })
})

it('the statement in docs/deploy.md sends failed emails again', async () => {
  await write('one')
  const refusing = await refuses({ onRcptTo: (_, __, done) => done(reply(550, 'No')) })
  expect(await send(refusing)).toMatchObject({ failed: 1 })
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/deploy.md'), 'utf8')
  const statement = /```sql\n(UPDATE email_outbox [^`]+)```/.exec(page)?.[1] ?? ''
  await db.query(statement)
  const { url } = await startMailServer()
  expect(await send(postTo(url))).toMatchObject({ sent: 1 })
  expect(await emails()).toMatchObject([{ state: 'sent', attempts: 1, problem: null }])
})

describe('the email outbox', () => {
  function open(post: Post) {
    const lines: object[] = []
    const note = (line: object, message: string) => lines.push({ ...line, message })
    const clock = { now: 1_000_000 }
    const registry = createMetrics()
    const metrics = createEmailMetrics(registry)
    const log = { warn: note, info: note } as unknown as Parameters<typeof createOutbox>[0]['log']
    const run = createOutbox({ db, post, log, metrics, now: () => clock.now, mostAttempts: 3 })
    const value = async (name: string) =>
      Number(new RegExp(`^arot_emails_${name} ([\\d.]+)$`, 'm').exec(await registry.text())?.[1])
    return { lines, clock, run, value }
  }

  it('pauses while the server refuses every email, then tries one, and reports it in the log and the metrics', async () => {
    await write(...Array.from({ length: 12 }, (_, place) => `member${place}`))
    let isRight = false
    const { port, logins } = await startMailServer({
      onAuth: (_, __, done) =>
        isRight ? done(null, { user: 'arot' }) : done(reply(535, 'Wrong for arot@arot.example')),
    })
    const { lines, clock, run, value } = open(postTo(`smtp://arot:secret@127.0.0.1:${port}`))
    await run()
    const first = logins.length
    expect(lines).toEqual([
      {
        ...{ outcome: 'blocked', code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, emails: 10 },
        ...{ reply: '535 Wrong for [email]', message: 'emails could not be sent' },
      },
      { seconds: 5, message: 'the mail server accepts no emails: they wait' },
    ])
    expect([await value('paused'), await value('blocked_total'), await value('failed_total')]).toEqual([1, 10, 0])
    clock.now += 4_999
    await run()
    expect(logins).toHaveLength(first)
    clock.now += 1
    await run()
    expect(logins).toHaveLength(first + 1)
    expect(lines.at(-1)).toMatchObject({ seconds: 10 })
    isRight = true
    clock.now += 10_000
    await run()
    expect(lines.at(-1)).toEqual({ sent: 12, message: 'the mail server accepts emails again' })
    expect([await value('paused'), await value('sent_total')]).toEqual([0, 12])
  })

  it('pauses for five minutes at most', async () => {
    await write('one')
    const { lines, clock, run } = open(postTo(`smtp://127.0.0.1:${await findClosedPort()}`))
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await run()
      clock.now += 300_000
    }
    expect(lines.at(-1)).toMatchObject({ seconds: 300 })
  })

  it('logs problems by kind and number, without an address', async () => {
    await write('one', 'two', 'three')
    const post = await refuses({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('one') ? reply(451, 'Later') : reply(550, `No ${address} here`)),
    })
    const { lines, run } = open(post)
    await run()
    expect(lines).toHaveLength(2)
    // Which of the emails is refused first depends on the order in which the database returns them.
    for (const line of [
      { outcome: 'unsent', code: 'EENVELOPE', responseCode: 451, emails: 1 },
      { outcome: 'failed', code: 'EENVELOPE', responseCode: 550, emails: 2 },
    ]) {
      expect(lines).toContainEqual(expect.objectContaining(line))
    }
    expect(JSON.stringify(lines)).not.toContain('@')
  })
})
