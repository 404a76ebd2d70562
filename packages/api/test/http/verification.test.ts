// Verification of suppliers: they request it, and only an operator decides.
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { setOperator, signIn } from '../../scripts/emulator.ts'
import { compose } from '../../src/modules/notifications/email/compose.ts'
import type { NotificationEmail } from '../../src/modules/notifications/email-outbox.store.ts'
import { eraseUser } from '../../src/modules/users/erase.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { copyMigrated } from '../support/database.ts'
import { takeNotificationEmails } from '../support/emails.ts'
import { sender } from '../support/mail.ts'
import { addProduct, bearer, operator, type Person, person, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let moderator: Person
beforeAll(async () => {
  server = await startServer()
  moderator = await operator('Operator Ahmed')
})
afterAll(() => server.close())

const proof = { licence: 'TRAD/DHK/004512', document: 'http://api.test/pictures/teapot.webp' }
const logo = 'http://api.test/pictures/hammer.webp'
const uploadLogo = { logo: 'Upload the logo. A linked picture can change after we have checked it.' }
const uploadDocument = { document: 'Upload the document. A linked picture can change after we have checked it.' }
const post = (who: Person, url: string, payload: object, key?: string, version?: number) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: {
      ...bearer(who),
      ...(key && { 'idempotency-key': key }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    payload,
  })
const ask = (who: Person, more: object = {}, key?: string) =>
  post(who, '/suppliers/me/verification', { ...proof, ...more }, key)
/** Decides on the current version, unless the test gives another one. */
async function decide(id: string, act: string, reason?: string, { from }: { from?: number } = {}) {
  const [row] = await server.db.query<{ version: number }>('SELECT version FROM verification_requests WHERE id = $1', [
    id,
  ])
  const payload = reason === undefined ? {} : { reason }
  return post(moderator, `/operator/verifications/${id}/${act}`, payload, undefined, from ?? row?.version ?? 1)
}
const own = async (who: Person) => (await server.app.inject({ url: '/suppliers/me', headers: bearer(who) })).json()
const get = async (url: string) => (await server.app.inject(url)).json()
const notificationsOf = async (who: Person) =>
  (await server.app.inject({ url: '/notifications', headers: bearer(who) }))
    .json()
    .map(({ kind, subject }: { kind: string; subject: object }) => [kind, subject])

async function supplier(name: string) {
  const who = await person(name)
  const product = await addProduct(server, who)
  await server.app.inject({
    method: 'POST',
    url: '/users',
    headers: bearer(who),
    payload: { name, email: who.email, photo: null },
  })
  return { who, product, id: (await own(who)).id as string }
}

describe('a verification request', () => {
  test('that is granted marks the supplier and all of their products, including later ones, in lists and counts', async () => {
    const { who, product, id } = await supplier('Kirtan Khola Mills')
    const requested = await ask(who)
    expect([requested.statusCode, requested.json()]).toEqual([
      201,
      {
        id: expect.any(String),
        _id: expect.any(String),
        state: 'requested',
        version: 1,
        name: 'Kirtan Khola Mills',
        ...proof,
        at: expect.stringMatching(/Z$/),
      },
    ])
    expect((await get(`/products/${product}`)).supplier.verified).toBe(false)
    const granted = await decide(requested.json().id, 'grant')
    expect(granted.json()).toMatchObject({ state: 'granted', supplier: { id, name: 'Kirtan Khola Mills' } })
    expect(await get(`/suppliers/${id}`)).toMatchObject({ verifiedSince: expect.stringMatching(/Z$/) })
    expect((await get(`/products/${product}`)).supplier.verified).toBe(true)
    const later = await addProduct(server, who, { rating: 3 })
    const ids = async (query: string) => (await get(`/products?${query}`)).map(({ _id }: { _id: string }) => _id)
    expect(await ids(`verified=true&supplier=${id}`)).toEqual([product, later])
    expect(await ids('verified=true&sort=price-asc')).toEqual(expect.arrayContaining([product, later]))
    const total = async () => (await server.app.inject('/products?verified=true&limit=1')).headers['x-total-count']
    expect(await total()).toBe('2')
    expect((await get('/products/facets?verified=true')).ratings.at(-1)).toEqual({ value: '1', count: 2 })
    const offered = await Promise.all(
      ['', '?maxPrice=1000000', '?minRating=5', `?supplier=${id}`, '?q=nothingatall'].map(async (query) => {
        const { verified } = await get(`/products/facets${query}`)
        return [query, verified]
      }),
    )
    expect(Object.fromEntries(offered)).toMatchObject({ '': 2, '?maxPrice=1000000': 2, '?q=nothingatall': 0 })
    expect(Object.fromEntries(offered)[`?supplier=${id}`]).toBe(2)
    expect(await notificationsOf(who)).toEqual([['supplier_verified', { supplierId: id, name: 'Kirtan Khola Mills' }]])

    const withdrawn = await decide(requested.json().id, 'withdraw', 'The licence has run out.')
    expect(withdrawn.json()).toMatchObject({ state: 'withdrawn', reason: 'The licence has run out.' })
    expect(await get(`/suppliers/${id}`)).not.toHaveProperty('verifiedSince')
    expect((await get(`/products/${later}`)).supplier.verified).toBe(false)
    expect(await total()).toBe('0')
    expect(await own(who)).toMatchObject({ verification: { state: 'withdrawn', reason: 'The licence has run out.' } })
    expect((await notificationsOf(who))[0][0]).toBe('supplier_withdrawn')
    const emails = await server.db.query('SELECT FROM email_outbox WHERE uid = $1', [who.uid])
    expect(emails).toHaveLength(2)
    expect(
      await server.db.query('SELECT act, uid, reason FROM verification_audit WHERE supplier_id = $1 ORDER BY id', [id]),
    ).toEqual([
      { act: 'requested', uid: who.uid, reason: null },
      { act: 'granted', uid: moderator.uid, reason: null },
      { act: 'withdrawn', uid: moderator.uid, reason: 'The licence has run out.' },
    ])
  })

  test('that is refused has a reason, and can be sent again', async () => {
    const { who, id } = await supplier('Surma Supply')
    const first = (await ask(who)).json().id
    expect((await decide(first, 'refuse', ' ')).json().details.fields).toEqual({ reason: 'Enter a reason.' })
    expect((await decide(first, 'refuse', 'It cannot be read.')).statusCode).toBe(200)
    expect(await own(who)).toMatchObject({ verification: { state: 'refused', reason: 'It cannot be read.' } })
    expect(await get(`/suppliers/${id}`)).not.toHaveProperty('verification')
    expect((await ask(who)).statusCode).toBe(201)
    expect((await own(who)).verification).toMatchObject({ state: 'requested' })
  })

  test('is the only pending one: another is refused meanwhile, and a key sends one', async () => {
    const { who } = await supplier('Teesta Traders')
    const answers = await Promise.all([ask(who, {}, 'once'), ask(who, {}, 'once')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(answers[0].json()).toEqual(answers[1].json())
    expect((await ask(who)).json()).toMatchObject({
      code: 'wrong_state',
      detail: 'The verification is now requested.',
    })
    expect((await ask(who, { licence: 'Another' }, 'once')).json().code).toBe('key_reused')
  })

  test.each([
    [{ document: 'https://example.com/licence.pdf' }, uploadDocument],
    [{ document: `https://example.com/pictures/u/${'a'.repeat(40)}-640.webp` }, uploadDocument],
    [{ document: 'javascript:alert(1)' }, uploadDocument],
    [
      { document: `http://api.test/pictures/u/${'a'.repeat(40)}-640.webp` },
      { document: 'This picture is no longer available. Add it again.' },
    ],
    [{ licence: ' ' }, { licence: 'Licence number is required' }],
    [{ verified: true }, { verified: 'Not known here.' }],
  ])('with %o is refused', async (more, fields) => {
    const { who } = await supplier('Halda Goods')
    expect((await ask(who, more)).json().details.fields).toEqual(fields)
  })

  test('that is refused has its reason in the notification and in the email', async () => {
    const { who } = await supplier('Bhairab Mills')
    const reason = 'The licence ended in June.\nSend the new one.'
    await decide((await ask(who)).json().id, 'refuse', reason)
    const [notification] = (await server.app.inject({ url: '/notifications', headers: bearer(who) })).json()
    expect(notification).toMatchObject({ kind: 'supplier_refused', note: reason })
    const [email] = (await takeNotificationEmails(server.db)).filter(({ recipient }) => recipient === who.email)
    const composed = compose(email as NotificationEmail, sender)
    expect(composed.text).toContain('\n\nReason: The licence ended in June. Send the new one.\n\n')
    expect(composed.html).toContain('<p>Reason: The licence ended in June. Send the new one.</p>')
    expect(compose({ ...email, language: 'bn' } as NotificationEmail, sender).text).toContain('কারণ: The licence')
  })

  test('is decided once, by the first operator', async () => {
    const { who } = await supplier('Gorai Works')
    const id = (await ask(who)).json().id
    const answers = await Promise.all([decide(id, 'grant'), decide(id, 'refuse', 'No.'), decide(id, 'grant')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(await notificationsOf(who)).toHaveLength(1)
    expect((await decide('nothing', 'grant')).statusCode).toBe(404)
  })

  test('of an operator’s own company is decided by another operator, and marked in the list', async () => {
    const { who } = await supplier('Karnaphuli Mills')
    const id = (await ask(who)).json().id
    const other = moderator
    // A supplier can be an operator, too.
    await setOperator(process.env.TEST_AUTH_URL ?? '', 'demo-arot', who.uid)
    const both = { ...who, token: await signIn(process.env.TEST_AUTH_URL ?? '', who) }
    const act = (what: string, payload: object, version = 1) =>
      post(both, `/operator/verifications/${id}/${what}`, payload, undefined, version)
    const listOwn = async (asker: Person) => {
      const url = '/operator/verifications?state=requested&limit=100'
      const all = (await server.app.inject({ url, headers: bearer(asker) })).json()
      return all.filter((one: { isOwn?: true }) => one.isOwn).map(({ id }: { id: string }) => id)
    }
    expect([await listOwn(both), await listOwn(other)]).toEqual([[id], []])
    const refused = [await act('grant', {}), await act('refuse', { reason: 'No.' })]
    expect((await decide(id, 'grant')).statusCode).toBe(200)
    refused.push(await act('withdraw', { reason: 'No.' }, 2))
    for (const { statusCode, json } of refused) {
      expect([statusCode, json().code]).toEqual([403, 'forbidden'])
      expect(json().detail).toBe('You cannot decide on the verification of your own company.')
    }
    expect((await own(who)).verification).toMatchObject({ state: 'granted' })
  })

  test('is in the operators’ list, oldest first, page by page, by state', async () => {
    const ids: string[] = []
    for (const name of ['Bangali Stores', 'Dhaleswari Mart', 'Titas Trade']) {
      ids.push((await ask((await supplier(name)).who)).json().id)
    }
    const listedIds: string[] = []
    for (let url: string | undefined = '/operator/verifications?state=requested&limit=2'; url; ) {
      const answer: LightMyRequestResponse = await server.app.inject({ url, headers: bearer(moderator) })
      listedIds.push(...answer.json().map(({ id }: { id: string }) => id))
      const link: string | undefined = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1]
      url = link && new URL(link).pathname + new URL(link).search
    }
    expect(listedIds.filter((id) => ids.includes(id))).toEqual(ids)
  })
})

const profile = { logo: '', place: 'Khulna', about: '', smallestOrderValue: null }
const change = (who: Person, more: object) =>
  server.app.inject({ method: 'PATCH', url: '/suppliers/me', headers: bearer(who), payload: { ...profile, ...more } })
async function findRequest(id: string) {
  const url = '/operator/verifications?limit=100'
  const all = (await server.app.inject({ url, headers: bearer(moderator) })).json()
  return all.find((request: { id: string }) => request.id === id)
}

describe('an operator decides on the facts they saw', () => {
  test('a supplier can save an external logo, but has to upload one before a request', async () => {
    const { who } = await supplier('Dakatia Mills')
    const elsewhere = 'https://example.com/logo.png'
    expect((await change(who, { name: 'Dakatia Mills', logo: elsewhere })).json().logo).toBe(elsewhere)
    expect((await ask(who)).json().details.fields).toEqual(uploadLogo)
    expect(await own(who)).not.toHaveProperty('verification')
    expect((await change(who, { name: 'Dakatia Mills', logo })).json().logo).toBe(logo)
    const request = (await ask(who)).json()
    expect(request).toMatchObject({ logo, ...proof })
    expect(await findRequest(request.id)).toMatchObject({ logo, document: proof.document, supplier: { logo } })
    // A pending request does not accept it either.
    expect((await change(who, { name: 'Dakatia Mills', logo: elsewhere })).json().details.fields).toEqual(uploadLogo)
    expect(await findRequest(request.id)).toMatchObject({ version: 1, logo })
  })

  test('a supplier who was renamed meanwhile is not granted, and the operator gets the new facts', async () => {
    const { who, id } = await supplier('Honest Goods')
    const request = (await ask(who)).json().id
    const seen = await findRequest(request)
    expect(seen).toMatchObject({ version: 1, name: 'Honest Goods', supplier: { id, name: 'Honest Goods' } })
    await change(who, { name: 'Samsung Electronics' })
    const late = await decide(request, 'grant', undefined, { from: seen.version })
    expect([late.statusCode, late.json()]).toEqual([
      412,
      expect.objectContaining({ code: 'version_mismatch', details: { current: 2 } }),
    ])
    expect(await get(`/suppliers/${id}`)).not.toHaveProperty('verifiedSince')
    expect(await findRequest(request)).toMatchObject({ version: 2, name: 'Samsung Electronics', place: 'Khulna' })
    expect((await decide(request, 'refuse', 'Not you.', { from: 1 })).statusCode).toBe(412)
    expect((await decide(request, 'refuse', 'Not you.', { from: 2 })).json().state).toBe('refused')
  })

  test.each([
    ['Punarbhaba Goods', { place: 'Sylhet' }],
    ['Tangon Goods', { logo }],
  ])('nor is %s who changed %o', async (name, more) => {
    const { who } = await supplier(name)
    const request = (await ask(who)).json().id
    await change(who, { name, ...more })
    expect((await decide(request, 'grant', undefined, { from: 1 })).statusCode).toBe(412)
    expect((await decide(request, 'grant', undefined, { from: 2 })).statusCode).toBe(200)
  })

  test('facts that an operator does not check do not change the request', async () => {
    const { who } = await supplier('Atrai Goods')
    await change(who, { name: 'Atrai Goods' })
    const request = (await ask(who)).json().id
    await change(who, { name: 'Atrai Goods', about: 'Since 1987.', smallestOrderValue: 10 })
    expect((await decide(request, 'grant', undefined, { from: 1 })).statusCode).toBe(200)
    expect((await decide(request, 'withdraw', 'No.', { from: 1 })).statusCode).toBe(412)
    expect((await decide(request, 'withdraw', 'No.', { from: 2 })).statusCode).toBe(200)
  })

  test('an act without a version is refused', async () => {
    const { who } = await supplier('Mahananda Goods')
    const request = (await ask(who)).json().id
    for (const act of ['grant', 'refuse', 'withdraw']) {
      const payload = act === 'grant' ? {} : { reason: 'No.' }
      const answer = await post(moderator, `/operator/verifications/${request}/${act}`, payload)
      expect([answer.statusCode, answer.json().details]).toEqual([
        400,
        { fields: { 'If-Match': 'Send the version you read.' } },
      ])
    }
  })

  test('of a simultaneous change and grant only the facts that were read become verified', async () => {
    for (let round = 0; round < 5; round++) {
      const { who, id } = await supplier('Ichamati Goods')
      const request = (await ask(who)).json().id
      const [renamed, granted] = await Promise.all([
        change(who, { name: `Another Name ${round}` }),
        decide(request, 'grant', undefined, { from: 1 }),
      ])
      expect(renamed.statusCode).toBe(200)
      const { name, verifiedSince } = await get(`/suppliers/${id}`)
      if (granted.statusCode === 200) expect(name).toBe('Ichamati Goods')
      else expect([granted.statusCode, verifiedSince]).toEqual([412, undefined])
      await decide(request, 'withdraw', 'The end.').catch(() => {})
    }
  })
})

describe('a verified supplier', () => {
  async function newVerifiedSupplier(name: string) {
    const account = await supplier(name)
    await change(account.who, { name })
    const granted = (await ask(account.who)).json().id
    expect((await decide(granted, 'grant')).statusCode).toBe(200)
    return { ...account, granted }
  }

  test.each([{ name: 'Gumti Fine Mills' }, { logo }, { place: 'Sylhet' }])(
    'requests %o again; buyers see the verified one until an operator grants it',
    async (more) => {
      const { who, product, id, granted } = await newVerifiedSupplier('Gumti Mills')
      const before = await get(`/suppliers/${id}`)
      const answer = await change(who, { name: 'Gumti Mills', about: 'Paper.', ...more })
      expect(answer.json()).toMatchObject({
        name: 'Gumti Mills',
        verifiedSince: before.verifiedSince,
        place: 'Khulna',
        about: 'Paper.',
        verification: { state: 'requested', version: 1, name: 'Gumti Mills', ...proof, ...more },
      })
      expect(await get(`/suppliers/${id}`)).toEqual({ ...before, place: 'Khulna', about: 'Paper.' })
      expect((await get(`/products/${product}`)).supplier).toMatchObject({ name: 'Gumti Mills', verified: true })
      const request = answer.json().verification.id
      expect(await findRequest(request)).toMatchObject({ ...more, supplier: { id, name: 'Gumti Mills' } })
      expect((await decide(request, 'grant')).statusCode).toBe(200)
      expect(await get(`/suppliers/${id}`)).toMatchObject({
        name: 'Gumti Mills',
        verifiedSince: before.verifiedSince,
        ...more,
      })
      expect((await get(`/products/${product}`)).supplier).toMatchObject({
        verified: true,
        name: more.name ?? 'Gumti Mills',
      })
      // There is one verification: withdrawing the new one removes the mark.
      expect(await findRequest(granted)).toBeUndefined()
      expect((await decide(request, 'withdraw', 'It has run out.')).statusCode).toBe(200)
      expect(await get(`/suppliers/${id}`)).not.toHaveProperty('verifiedSince')
    },
  )

  test('cannot save an external logo, whatever else changes', async () => {
    const { who, id } = await newVerifiedSupplier('Bangshi Mills')
    const elsewhere = 'https://example.com/logo.png'
    expect((await change(who, { name: 'Bangshi Mills', logo: elsewhere })).json().details.fields).toEqual(uploadLogo)
    expect((await own(who)).verification.state).toBe('granted')
    // A logo that was verified earlier stays, and facts that need no verification can change.
    await server.db.query('UPDATE suppliers SET logo = $2 WHERE id = $1', [id, elsewhere])
    const saved = await change(who, { name: 'Bangshi Mills', logo: elsewhere, about: 'Jute.' })
    expect(saved.json()).toMatchObject({ logo: elsewhere, about: 'Jute.', verifiedSince: expect.any(String) })
    const renamed = await change(who, { name: 'Bangshi Fine Mills', logo: elsewhere })
    expect(renamed.json().details.fields).toEqual(uploadLogo)
    expect((await change(who, { name: 'Bangshi Fine Mills', logo })).json().verification).toMatchObject({ logo })
    expect((await change(who, { name: 'Bangshi Mills', logo: elsewhere })).json().details.fields).toEqual(uploadLogo)
  })

  test('stays verified with the old name if the new one is refused, and can request another', async () => {
    const { who, id, granted } = await newVerifiedSupplier('Korotoa Mills')
    const first = (await change(who, { name: 'Samsung Electronics' })).json().verification
    const second = (await change(who, { name: 'Korotoa Board Mills' })).json().verification
    expect([second.id, second.version]).toEqual([first.id, 2])
    expect((await decide(first.id, 'refuse', 'The licence says otherwise.')).statusCode).toBe(200)
    expect(await get(`/suppliers/${id}`)).toMatchObject({ name: 'Korotoa Mills', verifiedSince: expect.any(String) })
    expect(await findRequest(granted)).toMatchObject({ state: 'granted' })
    expect((await change(who, { name: 'Korotoa Paper Mills' })).json().verification).toMatchObject({
      state: 'requested',
      name: 'Korotoa Paper Mills',
    })
  })

  test('whose mark is withdrawn meanwhile can only be verified by another grant', async () => {
    const { who, id, granted } = await newVerifiedSupplier('Titas Mills')
    const request = (await change(who, { name: 'Titas Fine Mills' })).json().verification.id
    expect((await decide(granted, 'withdraw', 'It has run out.')).statusCode).toBe(200)
    expect(await get(`/suppliers/${id}`)).toMatchObject({ name: 'Titas Mills' })
    expect(await get(`/suppliers/${id}`)).not.toHaveProperty('verifiedSince')
    expect((await decide(request, 'grant')).statusCode).toBe(200)
    expect(await get(`/suppliers/${id}`)).toMatchObject({ name: 'Titas Fine Mills', verifiedSince: expect.any(String) })
  })
})

describe('a supplier’s name', () => {
  test('of a verified supplier, or a similar one, is refused for others', async () => {
    const { who: first } = await supplier('Sitalakshya Mills')
    await decide((await ask(first)).json().id, 'grant')
    const { who, id } = await supplier('Another House')
    for (const name of [
      'Sitalakshya Mills',
      'SITALAKSHYA  MILLS',
      'Sitālakshyā Mills',
      'Sitalakshya Mills Official',
      'S1talakshya-Mi11s',
    ]) {
      const answer = await change(who, { name })
      expect([answer.statusCode, answer.json().details]).toEqual([
        400,
        { fields: { name: 'A verified supplier has this name, or one that looks like it.' } },
      ])
    }
    expect((await get(`/suppliers/${id}`)).name).toBe('Another House')
    expect((await change(first, { name: 'Sitalakshya  Mills' })).statusCode).toBe(200)
    expect((await change(who, { name: 'Sitalakshya Millers' })).statusCode).toBe(200)
  })

  test.each([
    ['Balu Mills', 'BALU mills'],
    ['Bhola Mills', 'M/S Bhola Mills Ltd'],
    ['Bhairab Ltd', 'BhairabLtd'],
    ['আত্রাই মিলস', 'অ\u09BEত্রাই মিলস'],
  ])('%j that two request, one of them as %j, is only granted to the first', async (name, similar) => {
    const [{ who: one }, { who: other }] = [await supplier(name), await supplier(similar)]
    const ids = [(await ask(one)).json().id, (await ask(other)).json().id]
    const answers = await Promise.all(ids.map((id) => decide(id, 'grant')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  test('of a verified supplier is not the initial name of a new supplier', async () => {
    const { who } = await supplier('Dhansiri Mills')
    await decide((await ask(who)).json().id, 'grant')
    const begins = await person('Dhansiri MiIIs')
    const payload = { name: 'Dhansiri MiIIs', email: begins.email, photo: null }
    expect(
      (await server.app.inject({ method: 'POST', url: '/users', headers: bearer(begins), payload })).statusCode,
    ).toBe(201)
    const product = await addProduct(server, begins)
    expect((await get(`/products/${product}`)).supplier.name).toBe('')
    const late = await supplier('Dhansiri Mi11s')
    expect((await get(`/products/${late.product}`)).supplier.name).toBe('')
  })

  test('of a verified supplier, or a similar one, is not the name of a new account', async () => {
    const { who } = await supplier('Bangshi Mills')
    await decide((await ask(who)).json().id, 'grant')
    const names = ['Bangshi Mills', 'BANGSHI MiIIs', 'Bangshi Millers']
    const accounts = await Promise.all(names.map((name) => person(name)))
    for (const account of accounts) {
      const { name, email } = account
      expect((await post(account, '/users', { name, email, photo: null })).statusCode).toBe(201)
    }
    const rows = await server.db.query('SELECT name FROM users WHERE uid = ANY ($1) ORDER BY name', [
      accounts.map(({ uid }) => uid),
    ])
    expect(rows).toEqual([{ name: '' }, { name: '' }, { name: 'Bangshi Millers' }])
  })

  test.each(['Arot', 'Arot Support', 'Ar0t Officia1', 'আড়ত', 'আড়ৎ সাপোর্ট', 'ⲁⲅⲟⲧ', 'Ʌrot'])(
    '%j is reserved for the marketplace',
    async (name) => {
      const { who, product } = await supplier('Honest Traders')
      expect((await change(who, { name })).json().details.fields).toEqual({
        name: 'This name looks like the marketplace’s own.',
      })
      expect((await get(`/products/${product}`)).supplier.name).toBe('Honest Traders')
      const registered = await supplier(name)
      expect((await get(`/products/${registered.product}`)).supplier.name).toBe('')
    },
  )

  test.each([
    'Pay at evil.example/pay',
    'https://evil.example',
    'www.evil.shop',
    'pay@evil.example',
    'evil.agency',
    'evil.page',
    'Pay at EVIL.zip',
    'evil.world now',
    'evil.support',
    'evil.ae',
    'my-evil.it',
    'Z\u0316\u0317\u0318algo',
    'Λrot',
    'Аrot Officia1',
    'Arot™ Support',
    'ᴀʀᴏᴛ',
  ])('cannot be %j', async (name) => {
    const { who } = await supplier('Honest Traders')
    const answer = await change(who, { name })
    expect([answer.statusCode, Object.keys(answer.json().details.fields)]).toEqual([400, ['name']])
    const registered = await supplier(name)
    expect((await get(`/products/${registered.product}`)).supplier.name).toBe('')
  })

  test.each([
    'Md.Rahim & Sons Co. Ltd.',
    'A.K.M. Traders (Pvt.) Ltd',
    'St.Martin Fish',
    'Padma Co.Ltd',
    'Padma Mills.Ltd',
    'S.Dev Traders',
    'R.K.Co',
    'Karim M.Tech',
    'A.Rahman/Sons',
    'মো.রহিম ট্রেডার্স',
    'Since 12.05.1998',
  ])('can be %j', async (name) => {
    const { who } = await supplier('Honest Traders')
    expect((await change(who, { name })).statusCode).toBe(200)
    const registered = await supplier(name)
    expect((await get(`/products/${registered.product}`)).supplier.name).toBe(name)
  })

  test('that is older than the rules stays, saved or pending, until it changes', async () => {
    const { who } = await supplier('Sangu Mills')
    const older = 'Sаngu Mills'
    await server.db.query('UPDATE suppliers SET name = $2 WHERE uid = $1', [who.uid, older])
    expect((await change(who, { name: older, about: 'Paper.' })).json()).toMatchObject({ name: older, about: 'Paper.' })
    const mixed = { name: 'Name must not mix alphabets in one word.' }
    expect((await change(who, { name: 'Sаngu' })).json().details.fields).toEqual(mixed)
    expect((await change(who, { name: 'Sangu Mills' })).statusCode).toBe(200)
    expect((await change(who, { name: older })).json().details.fields).toEqual(mixed)
    const request = (await ask(who)).json().id
    await server.db.query('UPDATE verification_requests SET name = $2 WHERE id = $1', [request, older])
    expect((await change(who, { name: older })).statusCode).toBe(200)
  })
})

test('a supplier’s place follows the rules of names, unless it is older than they are', async () => {
  const { who } = await supplier('Muhuri Mills')
  const save = async (place: string) => (await change(who, { name: 'Muhuri Mills', place })).json()
  for (const place of ['evil.com', 'evil.agency', 'evil dot com']) {
    expect((await save(place)).details.fields).toEqual({ place: 'Place must not contain a web address.' })
  }
  const piled = `Z${'\u0316'.repeat(9)}algo`
  expect((await save(piled)).details.fields).toEqual({ place: 'Place may have at most 2 marks on one letter.' })
  expect(await save('St. Martin, Teknaf')).toMatchObject({ place: 'St. Martin, Teknaf' })
  expect(await save('')).not.toHaveProperty('place')
  await server.db.query("UPDATE suppliers SET place = 'evil.agency' WHERE uid = $1", [who.uid])
  expect(await save('evil.agency')).toMatchObject({ place: 'evil.agency' })
  const request = (await ask(who)).json().id
  await server.db.query("UPDATE verification_requests SET place = 'evil.page' WHERE id = $1", [request])
  expect(await save('evil.page')).toMatchObject({ place: 'evil.page' })
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a decision marks many products in small statements with the limit for long-running work',
  async () => {
    const db = await openDatabase({ url: await copyMigrated(), timeoutSeconds: 5 })
    const large = await startServer({ db })
    onTestFinished(async () => {
      await large.close()
      await db.close()
    })
    await db.query("INSERT INTO suppliers (uid, name) VALUES ('large', 'Large Mills')")
    await db.query(
      `INSERT INTO products (id, name, image, brand, category, description, price, rating, main_quantity, min_quantity, owner_uid)
      SELECT 'p' || n, 'Drill', '/pictures/hammer.webp', 'Kormo', 'Hardware', '', 10, 4, 500, 10, 'large'
      FROM generate_series(1, 1201) AS n`,
    )
    await db.query(
      `INSERT INTO verification_requests (id, supplier_id, licence, document)
      SELECT 'large', id, 'A-1', '/pictures/teapot.webp' FROM suppliers`,
    )
    await db.script(async ({ run }) => {
      await run('CREATE TABLE marks (id bigint GENERATED ALWAYS AS IDENTITY, rows bigint, time_limit text)')
      await run(`CREATE FUNCTION note_marks() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO marks (rows, time_limit) SELECT count(*), current_setting('statement_timeout') FROM changed;
          RETURN NULL;
        END $$`)
      await run(`CREATE TRIGGER products_marked AFTER UPDATE ON products REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION note_marks()`)
    })
    const act = (name: string, version: number, payload: object) =>
      large.app.inject({
        method: 'POST',
        url: `/operator/verifications/large/${name}`,
        headers: { ...bearer(moderator), 'if-match': `"${version}"` },
        payload,
      })
    const marks = () => db.query('SELECT rows::integer, time_limit AS "limit" FROM marks ORDER BY id')
    const counts = () =>
      db.query(
        'SELECT verified, sum(count)::integer AS count FROM catalogue_totals GROUP BY verified ORDER BY verified',
      )
    const batches = [500, 500, 201].map((rows) => ({ rows, limit: '15s' }))
    expect((await act('grant', 1, {})).statusCode).toBe(200)
    expect(await marks()).toEqual(batches)
    expect(await counts()).toEqual([
      { verified: false, count: 0 },
      { verified: true, count: 1201 },
    ])
    expect((await act('withdraw', 2, { reason: 'It has run out.' })).statusCode).toBe(200)
    expect(await marks()).toEqual([...batches, ...batches])
    expect(await counts()).toEqual([
      { verified: false, count: 1201 },
      { verified: true, count: 0 },
    ])
  },
)

describe('a supplier without a name', () => {
  const nameRequired = { name: 'Name is required' }
  async function namelessSupplier() {
    const who = await person()
    const product = await addProduct(server, who)
    return { who, product, id: (await own(who)).id as string }
  }
  const register = (who: Person, name: string) => post(who, '/users', { name, email: who.email, photo: null })
  /** An earlier release accepted a request without a name. */
  async function requestOfEarlierRelease(supplier: string) {
    const request = `v-${supplier}`
    await server.db.query(
      "INSERT INTO verification_requests (id, supplier_id, licence, document) VALUES ($1, $2, 'A-1', $3)",
      [request, supplier, '/pictures/teapot.webp'],
    )
    return request
  }

  test('cannot request verification until they have one', async () => {
    const { who } = await namelessSupplier()
    const refused = await ask(who)
    expect([refused.statusCode, refused.json().details]).toEqual([400, { fields: nameRequired }])
    expect(await own(who)).not.toHaveProperty('verification')
    expect((await register(who, 'Chiknai Mills')).statusCode).toBe(201)
    expect((await ask(who)).json()).toMatchObject({ state: 'requested', name: 'Chiknai Mills' })
  })

  test('is not granted an earlier request', async () => {
    const { id } = await namelessSupplier()
    const request = await requestOfEarlierRelease(id)
    const refused = await decide(request, 'grant')
    expect([refused.statusCode, refused.json().details]).toEqual([400, { fields: nameRequired }])
    expect(await findRequest(request)).toMatchObject({ state: 'requested', version: 1, name: '' })
    expect(await get(`/suppliers/${id}`)).not.toHaveProperty('verifiedSince')
    expect((await decide(request, 'refuse', 'Enter a name.')).statusCode).toBe(200)
  })

  test('changes an earlier request by registering with a name', async () => {
    const { who, id } = await namelessSupplier()
    const request = await requestOfEarlierRelease(id)
    expect((await register(who, 'Samsung Electronics')).statusCode).toBe(201)
    expect(await findRequest(request)).toMatchObject({ version: 2, name: 'Samsung Electronics', supplier: { id } })
    const late = await decide(request, 'grant', undefined, { from: 1 })
    expect([late.statusCode, late.json()]).toEqual([
      412,
      expect.objectContaining({ code: 'version_mismatch', details: { current: 2 } }),
    ])
    expect((await decide(request, 'refuse', 'Not you.', { from: 2 })).statusCode).toBe(200)
  })

  test('stays without one if they are verified and register later', async () => {
    const { who, product, id } = await namelessSupplier()
    await server.db.query('UPDATE suppliers SET verified_since = now() WHERE id = $1', [id])
    expect((await register(who, 'Samsung Electronics')).statusCode).toBe(201)
    expect((await get(`/suppliers/${id}`)).name).toBe('')
    expect((await get(`/products/${product}`)).supplier.name).toBe('')
  })
})

test('an erased supplier disappears, and the audit of decisions about them is anonymous', async () => {
  const { who, product, id } = await supplier('Kushiyara Goods')
  await decide((await ask(who)).json().id, 'refuse', 'Mr Kushiyara’s licence has run out.')
  await eraseUser(server.db, who.uid)
  expect((await server.app.inject(`/suppliers/${id}`)).statusCode).toBe(404)
  await expect.poll(() => get(`/products/${product}`)).not.toHaveProperty('supplier')
  expect(await server.db.query('SELECT FROM verification_requests WHERE supplier_id = $1', [id])).toEqual([])
  const audit = 'SELECT act, uid, reason FROM verification_audit WHERE supplier_id = $1 ORDER BY id'
  expect(await server.db.query(audit, [id])).toEqual([
    { act: 'requested', uid: null, reason: null },
    { act: 'refused', uid: moderator.uid, reason: null },
  ])
})
