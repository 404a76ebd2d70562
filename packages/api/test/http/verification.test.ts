// How a supplier comes to be verified: asked for by them, decided by an operator, and by nobody and nothing else.
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setOperator, signIn } from '../../scripts/emulator.ts'
import { compose } from '../../src/letters/compose.ts'
import { eraseUser } from '../../src/stores/erase.ts'
import { claimLetters, type Letter } from '../../src/stores/letters.ts'
import { addProduct, bearer, operator, type Person, person, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let judge: Person
beforeAll(async () => {
  server = await startServer()
  judge = await operator('Operator Ahmed')
})
afterAll(() => server.close())

const proof = { licence: 'TRAD/DHK/004512', document: 'https://example.com/licence.pdf' }
const post = (who: Person, url: string, payload: object, key?: string) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { ...bearer(who), ...(key && { 'idempotency-key': key }) },
    payload,
  })
const ask = (who: Person, more: object = {}, key?: string) =>
  post(who, '/suppliers/me/verification', { ...proof, ...more }, key)
const decide = (id: string, act: string, reason?: string, key?: string) =>
  post(judge, `/operator/verifications/${id}/${act}`, reason === undefined ? {} : { reason }, key)
const own = async (who: Person) => (await server.app.inject({ url: '/suppliers/me', headers: bearer(who) })).json()
const get = async (url: string) => (await server.app.inject(url)).json()
const noticesOf = async (who: Person) =>
  (await server.app.inject({ url: '/notices', headers: bearer(who) }))
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
  return { who, product, id: (await own(who))._id as string }
}

describe('a request', () => {
  test('is granted: on the supplier, on each of their products, those that come too, in lists and counts', async () => {
    const { who, product, id } = await supplier('Kirtan Khola Mills')
    const asked = await ask(who)
    expect([asked.statusCode, asked.json()]).toEqual([
      201,
      { _id: expect.any(String), state: 'requested', ...proof, at: expect.stringMatching(/Z$/) },
    ])
    expect((await get(`/products/${product}`)).supplier.verified).toBe(false)
    const granted = await decide(asked.json()._id, 'grant')
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
    expect(await noticesOf(who)).toEqual([['supplier_verified', { supplierId: id, name: 'Kirtan Khola Mills' }]])

    const withdrawn = await decide(asked.json()._id, 'withdraw', 'The licence has run out.')
    expect(withdrawn.json()).toMatchObject({ state: 'withdrawn', reason: 'The licence has run out.' })
    expect(await get(`/suppliers/${id}`)).not.toHaveProperty('verifiedSince')
    expect((await get(`/products/${later}`)).supplier.verified).toBe(false)
    expect(await total()).toBe('0')
    expect(await own(who)).toMatchObject({ verification: { state: 'withdrawn', reason: 'The licence has run out.' } })
    expect((await noticesOf(who))[0][0]).toBe('supplier_withdrawn')
    const letters = await server.db.query('SELECT FROM letters WHERE uid = $1', [who.uid])
    expect(letters).toHaveLength(2)
    expect(
      await server.db.query('SELECT act, uid, reason FROM verification_audit WHERE supplier_id = $1 ORDER BY id', [id]),
    ).toEqual([
      { act: 'requested', uid: who.uid, reason: null },
      { act: 'granted', uid: judge.uid, reason: null },
      { act: 'withdrawn', uid: judge.uid, reason: 'The licence has run out.' },
    ])
  })

  test('is refused with a reason, and may be sent again', async () => {
    const { who, id } = await supplier('Surma Supply')
    const first = (await ask(who)).json()._id
    expect((await decide(first, 'refuse', ' ')).json().details.fields).toEqual({ reason: 'Say why.' })
    expect((await decide(first, 'refuse', 'It cannot be read.')).statusCode).toBe(200)
    expect(await own(who)).toMatchObject({ verification: { state: 'refused', reason: 'It cannot be read.' } })
    expect(await get(`/suppliers/${id}`)).not.toHaveProperty('verification')
    expect((await ask(who)).statusCode).toBe(201)
    expect((await own(who)).verification).toMatchObject({ state: 'requested' })
  })

  test('waits alone: another is refused while it does, and a key sends one', async () => {
    const { who } = await supplier('Teesta Traders')
    const answers = await Promise.all([ask(who, {}, 'once'), ask(who, {}, 'once')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(answers[0].json()).toEqual(answers[1].json())
    expect((await ask(who)).json()).toMatchObject({
      code: 'wrong_state',
      message: 'The verification is requested by now.',
    })
    expect((await ask(who, { licence: 'Another' }, 'once')).json().code).toBe('key_reused')
  })

  test.each([
    [{ document: 'http://example.com/licence.pdf' }, { document: 'The document’s address must start with https://.' }],
    [{ document: 'javascript:alert(1)' }, { document: 'The document’s address must start with https://.' }],
    [{ licence: ' ' }, { licence: 'Licence number is required' }],
    [{ verified: true }, { verified: 'Not known here.' }],
  ])('with %o is no request', async (more, fields) => {
    const { who } = await supplier('Halda Goods')
    expect((await ask(who, more)).json().details.fields).toEqual(fields)
  })

  test('that is refused says why, in the notice and in the letter', async () => {
    const { who } = await supplier('Bhairab Mills')
    const reason = 'The licence ended in June.\nSend the new one.'
    await decide((await ask(who)).json()._id, 'refuse', reason)
    const [told] = (await server.app.inject({ url: '/notices', headers: bearer(who) })).json()
    expect(told).toMatchObject({ kind: 'supplier_refused', note: reason })
    const [letter] = (await claimLetters(server.db, 100)).filter(({ recipient }) => recipient === who.email)
    const sender = { from: 'Arot <a@example.com>', appUrl: 'https://market.example', currency: 'USD' }
    const written = compose(letter as Letter, sender)
    expect(written.text).toContain('\n\nReason: The licence ended in June. Send the new one.\n\n')
    expect(written.html).toContain('<p>Reason: The licence ended in June. Send the new one.</p>')
    expect(compose({ ...letter, language: 'bn' } as Letter, sender).text).toContain('কারণ: The licence')
  })

  test('is decided once, by whoever is first', async () => {
    const { who } = await supplier('Gorai Works')
    const id = (await ask(who)).json()._id
    const answers = await Promise.all([decide(id, 'grant'), decide(id, 'refuse', 'No.'), decide(id, 'grant')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(await noticesOf(who)).toHaveLength(1)
    expect((await decide('nothing', 'grant')).statusCode).toBe(404)
  })

  test('of one’s own company is decided by another operator, and marked in the list', async () => {
    const { who } = await supplier('Karnaphuli Mills')
    const id = (await ask(who)).json()._id
    const other = judge
    // Whoever sells may be an operator too.
    await setOperator(process.env.TEST_AUTH_URL ?? '', 'demo-arot', who.uid)
    const both = { ...who, token: await signIn(process.env.TEST_AUTH_URL ?? '', who) }
    const act = (what: string, payload: object) => post(both, `/operator/verifications/${id}/${what}`, payload)
    const listed = async (asker: Person) => {
      const url = '/operator/verifications?state=requested&limit=100'
      const all = (await server.app.inject({ url, headers: bearer(asker) })).json()
      return all.filter((one: { isOwn?: true }) => one.isOwn).map(({ _id }: { _id: string }) => _id)
    }
    expect([await listed(both), await listed(other)]).toEqual([[id], []])
    const refused = [await act('grant', {}), await act('refuse', { reason: 'No.' })]
    expect((await decide(id, 'grant')).statusCode).toBe(200)
    refused.push(await act('withdraw', { reason: 'No.' }))
    for (const { statusCode, json } of refused) {
      expect([statusCode, json().code]).toEqual([403, 'forbidden'])
      expect(json().message).toBe('Nobody decides on the verification of their own company.')
    }
    expect((await own(who)).verification).toMatchObject({ state: 'granted' })
  })

  test('is listed for operators, oldest first, page by page, by its state', async () => {
    const ids: string[] = []
    for (const name of ['Bangali Stores', 'Dhaleswari Mart', 'Titas Trade']) {
      ids.push((await ask((await supplier(name)).who)).json()._id)
    }
    const told: string[] = []
    for (let url: string | undefined = '/operator/verifications?state=requested&limit=2'; url; ) {
      const answer: LightMyRequestResponse = await server.app.inject({ url, headers: bearer(judge) })
      told.push(...answer.json().map(({ _id }: { _id: string }) => _id))
      const link: string | undefined = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1]
      url = link && new URL(link).pathname + new URL(link).search
    }
    expect(told.filter((id) => ids.includes(id))).toEqual(ids)
  })
})

test('a verified name stays, so that it never vouches for another’s', async () => {
  const { who } = await supplier('Rupsha Mills')
  await decide((await ask(who)).json()._id, 'grant')
  const change = (name: string) =>
    server.app.inject({
      method: 'PATCH',
      url: '/suppliers/me',
      headers: bearer(who),
      payload: { name, logo: '', place: 'Khulna', about: '', smallestOrderValue: null },
    })
  expect((await change('Meghna Mills')).json().details.fields).toEqual({
    name: 'The name of a verified supplier cannot be changed.',
  })
  expect((await change('Rupsha Mills')).json().place).toBe('Khulna')
})

test('an erased supplier is no supplier any more, and what was done about them is nobody’s', async () => {
  const { who, product, id } = await supplier('Kushiyara Goods')
  await decide((await ask(who)).json()._id, 'refuse', 'Mr Kushiyara’s licence has run out.')
  await eraseUser(server.db, who.uid)
  expect((await server.app.inject(`/suppliers/${id}`)).statusCode).toBe(404)
  await expect.poll(() => get(`/products/${product}`)).not.toHaveProperty('supplier')
  expect(await server.db.query('SELECT FROM verifications WHERE supplier_id = $1', [id])).toEqual([])
  const audit = 'SELECT act, uid, reason FROM verification_audit WHERE supplier_id = $1 ORDER BY id'
  expect(await server.db.query(audit, [id])).toEqual([
    { act: 'requested', uid: null, reason: null },
    { act: 'refused', uid: judge.uid, reason: null },
  ])
})
