// Kills the server repeatedly while it sends emails: none is lost, and an email that is sent twice is the same one.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { notifyParty } from '../../src/modules/notifications/notification.store.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { makePlace } from '../support/place.ts'
import { type ServerProcess, startProcess } from '../support/process.ts'

const emailCount = 60
const kills = 3
/** The emails that a server claims at a time. */
const atOnce = 10
/** The emails that wait for an answer at a time: one on each connection to the mail server. */
const unansweredCount = 3

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arot-emails-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Accepts every email, but only answers a given number, so that the sender dies while it waits for the others. */
async function mailServer() {
  const received: string[] = []
  const answered = new Set<string | undefined>()
  let answersLeft = 0
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        received.push(text)
        if (answersLeft-- <= 0) return
        answered.add(messageIdOf(text))
        done(null)
      })
    },
  })
  // A dying sender resets its connection.
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: received,
    answered,
    answer: (most: number) => {
      answersLeft = most
    },
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  }
}

const messageIdOf = (text: string) => /^Message-ID: (.+)$/im.exec(text)?.[1]
const idIn = (messageId = '') => /^<(.+)@/.exec(messageId)?.[1]

const sentIn = async (db: Database) =>
  (await db.query<{ id: string }>("SELECT id FROM email_outbox WHERE state = 'sent'")).map(({ id }) => id).sort()
const leasesIn = (db: Database) =>
  db.query(`SELECT next_try BETWEEN now() + interval '2 minutes' AND now() + interval '5 minutes' AS "isLeased"
    FROM email_outbox WHERE state = 'queued' AND priority IS NULL`)

it(`after ${kills} kills with ${unansweredCount} unanswered emails all ${emailCount} arrive, and only the unanswered ones arrive twice, with the same content`, async () => {
  const mail = await mailServer()
  const place = await makePlace(folder)
  // Emails without a sender have a third of it.
  const limits = { MAIL_RATE: '0', MAIL_PER_RECIPIENT: String(3 * emailCount) }
  const env = { ...place.env, ...limits, SMTP_URL: mail.url, CACHE_MB: '0' }
  let db = await place.open()
  await db.query(
    "INSERT INTO users (uid, email, name, email_confirmed_at) VALUES ('reader', 'reader@arot.example', 'Reader', now())",
  )
  await db.transaction(async (transaction) => {
    for (let number = 0; number < emailCount; number += 1) {
      const subject = { orderId: `o${number}`, name: `Drill No. ${number}.` }
      await notifyParty(transaction, { uid: 'reader', kind: 'order_placed', subject, quantity: 1 })
    }
  })
  await db.close()

  let server: ServerProcess | undefined
  for (let killed = 0; killed < kills; killed += 1) {
    const before = mail.received.length
    mail.answer(atOnce - unansweredCount)
    server = await startProcess(env)
    // A connection sends its next email after the answer to the one before.
    await vi.waitFor(() => expect(mail.received.length - before).toBe(atOnce))
    // The embedded database runs statements in order: the ones that mark emails as sent run before this one.
    expect((await fetch(`${server.url}/products?limit=1`)).status).toBe(200)
    await server.kill()
    db = await place.open()
    expect(await sentIn(db)).toEqual([...mail.answered].map(idIn).sort())
    // Emails are leased during an attempt. The lease of a dead process ends after five minutes.
    expect(await leasesIn(db)).toEqual(Array.from({ length: unansweredCount }, () => ({ isLeased: true })))
    await db.query("UPDATE email_outbox SET next_try = next_try - interval '5 minutes' WHERE state = 'queued'")
    await db.close()
  }
  mail.answer(Number.POSITIVE_INFINITY)
  server = await startProcess(env)
  // An unanswered email is sent again.
  await vi.waitFor(() => expect(mail.answered.size).toBe(emailCount))
  await server.stop()
  await mail.close()

  expect(mail.answered).not.toContain(undefined)
  expect(new Set(mail.received.map(messageIdOf)).size).toBe(emailCount)
  expect(mail.received).toHaveLength(emailCount + kills * unansweredCount)
  const numbers = new Set(mail.received.map((text) => /Drill No\. (\d+)/.exec(text)?.[1]))
  expect(numbers.size).toBe(emailCount)
  db = await place.open()
  expect(await db.query("SELECT FROM email_outbox WHERE state <> 'sent'")).toEqual([])
  await db.close()
})
