// Letters while the server that sends them dies again and again: none is lost, and one that goes twice is the same letter.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { notifyParty } from '../../src/modules/notifications/notification.store.ts'
import { makePlace } from '../support/place.ts'
import { type ServerProcess, startProcess } from '../support/process.ts'

const emailCount = 60
const kills = 3
/** As many as a server has under way at a time. */
const atOnce = 10

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arot-letters-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Takes every email. It answers only as many as it is told to, so that a sender dies waiting for the others. */
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
  // A sender that dies resets its connection.
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

it(`${kills} times killed between taking and noting: all ${emailCount} letters arrive, and what arrives twice has one name`, async () => {
  const mail = await mailServer()
  const place = await makePlace(folder)
  const env = { ...place.env, SMTP_URL: mail.url, MAIL_RATE: '0', MAIL_PER_RECIPIENT: String(emailCount) }
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
    mail.answer(7)
    server = await startProcess(env)
    // More are taken than are answered: the rest is in the air when it dies.
    await vi.waitFor(() => expect(mail.received.length - before).toBeGreaterThan(7))
    await server.kill()
    db = await place.open()
    expect(await db.query("SELECT FROM letters WHERE state = 'sent'")).not.toHaveLength(emailCount)
    // The time that nobody else sends what may be under way has passed.
    await db.query("UPDATE letters SET next_try = now() WHERE state = 'queued'")
    await db.close()
  }
  mail.answer(Number.POSITIVE_INFINITY)
  server = await startProcess(env)
  // Those that were taken without an answer go once more, so an email that was taken is not yet one that was sent.
  await vi.waitFor(() => expect(mail.answered.size).toBe(emailCount))
  await server.stop()
  await mail.close()

  expect(mail.answered).not.toContain(undefined)
  expect(new Set(mail.received.map(messageIdOf)).size).toBe(emailCount)
  expect(mail.received.length - emailCount).toBeLessThanOrEqual(kills * atOnce)
  const numbers = new Set(mail.received.map((text) => /Drill No\. (\d+)/.exec(text)?.[1]))
  expect(numbers.size).toBe(emailCount)
  db = await place.open()
  expect(await db.query("SELECT FROM letters WHERE state <> 'sent'")).toEqual([])
  await db.close()
})
