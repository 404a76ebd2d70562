// Letters while the server that sends them dies again and again: none is lost, and one that goes twice is the same letter.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { tellParty } from '../../src/stores/notices.ts'
import { type ServerProcess, startProcess } from '../support/process.ts'
import { makePlace } from './place.ts'

const letters = 120
const kills = 6
/** As many as a server has under way at a time. */
const atOnce = 10

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arot-letters-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Takes every letter, and tells of each; `hold` keeps the answer back, so that a sender dies waiting for it. */
async function mailServer() {
  const taken: string[] = []
  let answersLeft = 0
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        taken.push(text)
        if (answersLeft-- > 0) done(null)
      })
    },
  })
  // A sender that dies resets its connection.
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    answer: (most: number) => {
      answersLeft = most
    },
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  }
}

it(`${kills} times killed between taking and noting: all ${letters} letters arrive, and what arrives twice has one name`, async () => {
  const mail = await mailServer()
  const place = await makePlace(folder, 'letters')
  const env = { ...place.env, SMTP_URL: mail.url, MAIL_RATE: '0' }
  let db = await place.open()
  await migrate(db)
  await db.query("INSERT INTO users (uid, email, name) VALUES ('reader', 'reader@arot.example', 'Reader')")
  await db.transaction(async (transaction) => {
    for (let number = 0; number < letters; number += 1) {
      const subject = { orderId: `o${number}`, name: `Drill No. ${number}.` }
      await tellParty(transaction, { uid: 'reader', kind: 'order_placed', subject, quantity: 1 })
    }
  })
  await db.close()

  let server: ServerProcess | undefined
  for (let killed = 0; killed < kills; killed += 1) {
    const before = mail.taken.length
    mail.answer(7)
    server = await startProcess(env)
    // More are taken than are answered: the rest is in the air when it dies.
    await vi.waitFor(() => expect(mail.taken.length - before).toBeGreaterThan(7), { timeout: 60_000 })
    await server.kill()
    db = await place.open()
    expect(await db.query("SELECT FROM letters WHERE state = 'sent'")).not.toHaveLength(letters)
    // The time that nobody else sends what may be under way has passed.
    await db.query("UPDATE letters SET next_try = now() WHERE state = 'queued'")
    await db.close()
  }
  mail.answer(Number.POSITIVE_INFINITY)
  server = await startProcess(env)
  const names = () => mail.taken.map((text) => /^Message-ID: (.+)$/im.exec(text)?.[1])
  await vi.waitFor(() => expect(new Set(names()).size).toBe(letters), { timeout: 60_000 })
  await server.stop()
  await mail.close()

  expect(names()).not.toContain(undefined)
  expect(mail.taken.length - letters).toBeLessThanOrEqual(kills * atOnce)
  const told = new Set(mail.taken.map((text) => /Drill No\. (\d+)/.exec(text)?.[1]))
  expect(told.size).toBe(letters)
  db = await place.open()
  expect(await db.query("SELECT FROM letters WHERE state <> 'sent'")).toEqual([])
  await db.close()
}, 300_000)
