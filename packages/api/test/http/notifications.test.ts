import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { notifyLowStock } from '../../src/modules/inventory/low-stock.store.ts'
import { openPost } from '../../src/modules/notifications/email/transport.ts'
import { sendEmails } from '../../src/modules/notifications/email/worker.ts'
import { notifyParty } from '../../src/modules/notifications/notification.store.ts'
import { nowhere, sender } from '../support/mail.ts'
import { addProduct, bearer, type Person, person, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const ask = (who: Person, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  server.app.inject({ method, url, headers: bearer(who), ...(payload && { payload }) })

async function member(name = 'Salma Khatun') {
  const who = await person(name)
  await ask(who, 'POST', '/users', { name, email: who.email, photo: null })
  return who
}

const placeNotification = (uid: string, name = 'Cordless Drill') =>
  server.db.transaction((transaction) =>
    notifyParty(transaction, {
      uid,
      kind: 'order_placed',
      subject: { orderId: 'o1', name },
      quantity: 24,
      by: 'Rahim',
    }),
  )

/** A mail server on loopback that records emails, or refuses them with a code. */
async function mailServer(refusal?: number) {
  const received: string[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_to, _session, done) => done(refusal ? Object.assign(new Error('No'), { responseCode: refusal }) : null),
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => done(null, void received.push(text) as never))
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as { port: number }
  const post = openPost({ ...sender, smtpUrl: `smtp://127.0.0.1:${port}` })
  onTestFinished(() => {
    post.close()
    return new Promise<void>((resolve) => smtp.close(resolve))
  })
  return { received: received, post }
}

const emailsOf = (who: Person) =>
  server.db.query('SELECT state, attempts FROM email_outbox WHERE uid = $1 ORDER BY id', [who.uid])

test('only the reader sees a notification, newest first, and marks all up to one as read', async () => {
  const [reader, other] = [await member(), await member()]
  const first = await placeNotification(reader.uid)
  const second = await placeNotification(reader.uid)
  const listed = await ask(reader, 'GET', '/notifications')
  expect(listed.headers['x-unread-count']).toBe('2')
  expect(listed.json().map(({ id }: { id: string }) => id)).toEqual([second, first])
  expect((await ask(other, 'GET', '/notifications')).json()).toEqual([])
  expect((await ask(other, 'POST', '/notifications/read', { upTo: first })).statusCode).toBe(404)
  expect((await ask(reader, 'POST', '/notifications/read', { upTo: first })).json()).toEqual({ unread: 1 })
})

test('only the reader can mark a single notification as read', async () => {
  const [reader, other] = [await member(), await member()]
  await placeNotification(reader.uid)
  const second = await placeNotification(reader.uid)
  expect((await ask(other, 'POST', '/notifications/read', { id: second })).statusCode).toBe(404)
  expect((await ask(reader, 'POST', '/notifications/read', { id: second })).json()).toEqual({ unread: 1 })
  const both = await ask(reader, 'POST', '/notifications/read', { id: second, upTo: second })
  expect([both.statusCode, both.body]).toEqual([
    400,
    expect.stringContaining('Send exactly one of id, upTo, orderId and offerId.'),
  ])
  const listed = await ask(reader, 'GET', '/notifications')
  expect(listed.json().map(({ readAt }: { readAt?: string }) => readAt !== undefined)).toEqual([true, false])
})

test('all notifications about an order or offer are marked as read at once, and no others', async () => {
  const [reader, other] = [await member(), await member()]
  const tell = (uid: string, subject: { orderId: string } | { offerId: string }) =>
    server.db.transaction((transaction) =>
      notifyParty(transaction, { uid, kind: 'order_accepted', subject: { ...subject, name: 'Drill' } }),
    )
  for (const subject of [{ orderId: 'o7' }, { orderId: 'o8' }, { offerId: 'o7' }, { orderId: 'o7' }]) {
    await tell(reader.uid, subject)
  }
  await tell(other.uid, { orderId: 'o7' })
  expect((await ask(reader, 'POST', '/notifications/read', { orderId: 'o7' })).json()).toEqual({ unread: 2 })
  expect((await ask(reader, 'POST', '/notifications/read', { offerId: 'o7' })).json()).toEqual({ unread: 1 })
  expect((await ask(reader, 'POST', '/notifications/read', { offerId: 'o9' })).json()).toEqual({ unread: 1 })
  expect((await ask(reader, 'POST', '/notifications/read', { orderId: 'o8', offerId: 'o7' })).statusCode).toBe(400)
  const listed = (await ask(reader, 'GET', '/notifications')).json()
  expect(listed.filter(({ readAt }: { readAt?: string }) => !readAt)).toMatchObject([{ subject: { orderId: 'o8' } }])
  expect((await ask(other, 'GET', '/notifications')).headers['x-unread-count']).toBe('1')
})

test('a rolled-back change notifies nobody', async () => {
  const reader = await member()
  const failed = server.db.transaction(async (transaction) => {
    await notifyParty(transaction, { uid: reader.uid, kind: 'order_placed', subject: { name: 'Drill' } })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect((await ask(reader, 'GET', '/notifications')).json()).toEqual([])
  expect(await emailsOf(reader)).toEqual([])
})

test('an email goes once to members who want it, and a name adds nothing to its headers', async () => {
  const [reader, quiet] = [await member(), await member()]
  await ask(quiet, 'PATCH', '/notifications/settings', { email: { order_placed: false } })
  await placeNotification(reader.uid, 'Drill\r\nBcc: all@example.com <b>&</b>')
  await placeNotification(quiet.uid)
  const { received, post } = await mailServer()
  await sendEmails(server.db, post, { mostAttempts: 3 })
  await sendEmails(server.db, post, { mostAttempts: 3 })
  expect(await emailsOf(quiet)).toEqual([])
  expect(await emailsOf(reader)).toEqual([{ state: 'sent', attempts: 1 }])
  const [email, ...more] = received.filter((text) => text.includes(reader.email))
  expect(more).toEqual([])
  expect(email).not.toMatch(/^bcc:/im)
  expect(email?.split('text/html')[1]).not.toContain('<b>')
  expect(email).toMatch(/^Message-ID: <[0-9a-f]{24}@market\.example>/m)
})

test('emails use the language of the sign-in, unless the member chose one', async () => {
  const suggest = (who: Person, language: string) =>
    ask(who, 'PATCH', '/notifications/settings', { language, unlessChosen: true })
  const [fresh, chosen, choosy] = [await member(), await member(), await member()]
  expect((await suggest(fresh, 'bn')).json()).toMatchObject({ language: 'bn' })
  await placeNotification(fresh.uid)
  expect(await server.db.query('SELECT language FROM email_outbox WHERE uid = $1', [fresh.uid])).toEqual([
    { language: 'bn' },
  ])
  await ask(chosen, 'PATCH', '/notifications/settings', { language: 'en' })
  expect((await suggest(chosen, 'bn')).json()).toMatchObject({ language: 'en' })
  await suggest(choosy, 'bn')
  await ask(choosy, 'PATCH', '/notifications/settings', { language: 'en' })
  expect((await suggest(choosy, 'bn')).json()).toMatchObject({ language: 'en' })
})

test('emails are sent one after the other, at most at the configured rate', async () => {
  for (const reader of [await member(), await member()]) {
    for (let count = 0; count < 6; count += 1) await placeNotification(reader.uid)
  }
  const left: number[] = []
  const post = { ...nowhere, send: async () => void left.push(performance.now()) }
  const began = performance.now()
  await sendEmails(server.db, post, { mostAttempts: 3, perSecond: 50 })
  expect(left.length).toBeGreaterThanOrEqual(12)
  // The nth email is due after n/50 s. A timer can be a millisecond early.
  for (const [place, at] of left.entries())
    expect(at - began).toBeGreaterThan((place + 1) * 20 - 2 - Math.floor(place / 10))
})

test.each([
  [451, 'queued'],
  [550, 'failed'],
])('after an SMTP answer %i the email is %s', async (refusal, state) => {
  const reader = await member()
  await placeNotification(reader.uid)
  const { received, post } = await mailServer(refusal)
  await sendEmails(server.db, post, { mostAttempts: 3 })
  expect(received).toEqual([])
  expect(await emailsOf(reader)).toEqual([{ state, attempts: 1 }])
})

test('a supplier gets one notification of low stock, and another after stock was replenished', async () => {
  const owner = await member()
  const id = await addProduct(server, owner, { mainQuantity: 50, minQuantity: 10 })
  const stock = (units: number) => server.db.query('UPDATE products SET main_quantity = $2 WHERE id = $1', [id, units])
  const countNotifications = async () => (await ask(owner, 'GET', '/notifications')).json().length
  await stock(9)
  await notifyLowStock(server.db, [id])
  await notifyLowStock(server.db)
  expect(await countNotifications()).toBe(1)
  await stock(10)
  await notifyLowStock(server.db, [id])
  await stock(3)
  await notifyLowStock(server.db, [id])
  expect(await countNotifications()).toBe(2)
})

test('a stream only serves its reader, and ends with the session', async () => {
  const short = await startServer({
    db: server.db,
    verify: async (token) => ({ uid: token, email: `${token}@example.com`, until: Date.now() + 1500 }),
  })
  onTestFinished(() => short.app.close())
  const address = await short.listen()
  const open = (uid: string, path = '/notifications') =>
    fetch(`${address}${path}/events`, { headers: { authorization: `Bearer ${uid}` } })
  const streams = await Promise.all([open('uid-one'), open('uid-two'), open('uid-one', '/notices')])
  const read = vi.waitFor(() => Promise.all(streams.map((stream) => stream.text())), { timeout: 10_000 })
  await placeNotification('uid-one')
  const [one, two, earlier] = await read
  // Pages of the previous release listen to `notice`.
  expect(earlier).toContain('event: notice\n')
  expect(one).toContain('event: notification')
  expect(one).toContain('{"count":1}')
  expect(two).not.toContain('event: notification')
  expect((await fetch(`${address}/notifications/events`)).status).toBe(401)
})

test('a stream begins with the time since the reader’s last notification', async () => {
  const [reader, address] = [await member(), await server.listen()]
  const readFirstEvent = async () => {
    const { body } = await fetch(`${address}/notifications/events`, { headers: bearer(reader) })
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const [, data] = part.match(/^data: (.*)$/m) ?? []
      if (data) return JSON.parse(data)
    }
  }
  expect(await readFirstEvent()).toEqual({ count: 0 })
  await placeNotification(reader.uid)
  await server.db.query("UPDATE notifications SET at = at - interval '1 hour' WHERE uid = $1", [reader.uid])
  await placeNotification(reader.uid)
  const { count, newestAgo } = await readFirstEvent()
  expect(count).toBe(2)
  expect(newestAgo).toBeGreaterThanOrEqual(0)
  expect(newestAgo).toBeLessThan(3_600_000)
})

test('an older count never arrives last', async () => {
  const overtaken = Promise.withResolvers<void>()
  let counts = 0
  const query: typeof server.db.query = async (statement, values) => {
    const isFirst = typeof statement === 'object' && statement.name === 'count-unread' && counts++ === 0
    const rows = await server.db.query(statement, values)
    if (isFirst) await overtaken.promise
    return rows as never
  }
  const slow = await startServer({ db: { ...server.db, query } })
  onTestFinished(() => slow.app.close())
  const [reader, address] = [await member(), await slow.listen()]
  const { body } = await fetch(`${address}/notifications/events`, { headers: bearer(reader) })
  await vi.waitFor(() => expect(counts).toBe(1))
  await placeNotification(reader.uid)
  overtaken.resolve()
  const sentCounts: string[] = []
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    sentCounts.push(...(part.match(/"count":\d+/g) ?? []))
    if (sentCounts.length > 1) break
  }
  expect(sentCounts).toEqual(['"count":0', '"count":1'])
})

test('notifications are also at their earlier address, for pages that are open since the previous release', async () => {
  const who = await member()
  await placeNotification(who.uid)
  const now = await ask(who, 'GET', '/notifications')
  const before = await ask(who, 'GET', '/notices?toDo=false')
  expect(before.statusCode).toBe(200)
  expect(before.json()).toEqual(now.json())
  expect(before.json()).toEqual([expect.objectContaining({ _id: now.json()[0].id })])
  expect((await ask(who, 'GET', '/notices/settings')).statusCode).toBe(200)
  expect((await ask(who, 'GET', '/noticesettings')).statusCode).toBe(404)
})
