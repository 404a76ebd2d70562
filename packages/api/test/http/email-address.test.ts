// The token says whether an address is confirmed, and the server stores it with the user.
import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { notifyParty } from '../../src/modules/notifications/notification.store.ts'
import { takeEmails } from '../support/emails.ts'
import { bearer, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** A caller whose token says that the address is confirmed or not, or lacks the claim. */
function callerOf(uid: string, email_verified?: boolean) {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    email: `${uid}@example.com`,
    auth_time: now,
    ...(email_verified !== undefined && { email_verified }),
  }
  const token = new UnsecuredJWT(claims)
    .setIssuer('https://securetoken.google.com/demo-arot')
    .setAudience('demo-arot')
    .setSubject(uid)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .encode()
  return bearer({ token })
}

const register = (uid: string, headers: { authorization: string }) =>
  server.app.inject({
    ...{ method: 'POST', url: '/users', headers },
    payload: { name: 'Salma', email: `${uid}@example.com`, photo: null },
  })
const isConfirmed = async (headers: { authorization: string }) =>
  (await server.app.inject({ url: '/notifications/settings', headers })).json().isEmailConfirmed
const tell = (uid: string) =>
  server.db.transaction((transaction) =>
    notifyParty(transaction, { uid, kind: 'order_placed', subject: { name: 'Drill' } }),
  )
const emailsTo = async (uid: string) =>
  (await takeEmails(server.db)).filter(({ recipient }) => recipient === `${uid}@example.com`).length

test('an address that is confirmed at registration gets emails', async () => {
  const headers = callerOf('confirmed', true)
  await register('confirmed', headers)
  await tell('confirmed')
  expect(await isConfirmed(headers)).toBe(true)
  expect(await emailsTo('confirmed')).toBe(1)
})

test.each([false, undefined])(
  'an address that the token marks as %s gets its emails after a token confirms it',
  async (claim) => {
    const uid = `unconfirmed-${claim}`
    await register(uid, callerOf(uid, claim))
    await tell(uid)
    expect(await isConfirmed(callerOf(uid, claim))).toBe(false)
    expect(await emailsTo(uid)).toBe(0)
    expect(await isConfirmed(callerOf(uid, true))).toBe(true)
    await vi.waitFor(async () => expect(await emailsTo(uid)).toBe(1))
    // An older token from another tab does not undo the confirmation.
    expect(await isConfirmed(callerOf(uid, claim))).toBe(true)
  },
)
