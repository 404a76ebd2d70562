import { describe, expect, test } from 'vitest'
import { createClient, offerCalls } from '../src/index.ts'

const offer = {
  id: 'f1',
  state: 'countered',
  side: 'sold',
  productId: 'p1',
  productSnapshot: { name: 'Cordless Drill', brand: '', category: '', description: '', minQuantity: 12, image: '' },
  versions: [
    {
      number: 1,
      by: 'buyer',
      at: '2026-11-21T08:00:00.000Z',
      quantity: 24,
      price: 7,
      listPrice: 7.5,
      until: '2026-11-28T17:59:59.999Z',
      note: 'For three shops.',
    },
    {
      number: 2,
      by: 'supplier',
      at: '2026-11-22T08:00:00.000Z',
      quantity: 48,
      price: 7.2,
      listPrice: 7.5,
      until: '2026-11-29T17:59:59.999Z',
    },
  ],
  events: [],
  reservationHours: 72,
  buyer: { name: 'Rahim Uddin', email: 'rahim@example.com' },
}

type SentRequest = { method: string; path: string; body: unknown; key: string | null; version: string | null }

/** Our server, or a foreign one, that answers every call about offers with this body. */
function serve(body: unknown, { isOurs = true, headers = {} }: { isOurs?: boolean; headers?: HeadersInit } = {}) {
  const sent: SentRequest[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const path = String(url).replace('https://api.example.com', '')
    const mark: HeadersInit = isOurs ? { 'Arot-Api': '1' } : {}
    if (path === '/categories') return new Response('[]', { headers: mark })
    const requestHeaders = new Headers(init?.headers)
    const requestBody = init?.body ? JSON.parse(String(init.body)) : undefined
    const [key, version] = [requestHeaders.get('Idempotency-Key'), requestHeaders.get('If-Match')]
    sent.push({ method: init?.method ?? '', path, body: requestBody, key, version })
    return Response.json(body, { headers: { ...mark, ...headers } })
  }
  const client = createClient({ host: 'https://api.example.com', token: async () => 'a-token', fetch })
  return { sent, client, offers: offerCalls(client.call) }
}

const terms = { quantity: 24, price: 7, note: 'For three shops.', until: new Date('2026-11-28T17:59:59.999Z') }
const termsBody = { ...terms, until: '2026-11-28T17:59:59.999Z' }

describe('the calls about offers', () => {
  test('parse an offer, and leave omitted fields absent', async () => {
    const { offers } = serve(offer)
    const read = await offers.getOffer('f1')
    expect(read).toEqual({
      ...offer,
      versions: offer.versions.map(({ at, until, ...version }) => ({
        ...version,
        at: new Date(at),
        until: new Date(until),
      })),
    })
    expect('supplier' in read || 'reservedUntil' in read || 'note' in read.versions[1]!).toBe(false)
  })

  test('parse how it ended', async () => {
    const events = [
      { state: 'accepted', at: '2026-11-23T08:00:00.000Z', by: 'buyer' },
      { state: 'bought', at: '2026-11-24T08:00:00.000Z', by: 'buyer' },
    ]
    const supplier = { name: 'Padma Mill', id: 's1', verified: true }
    const ended = { state: 'bought', events, reservedUntil: '2026-11-26T08:00:00.000Z', orderId: 'o1', supplier }
    const read = await serve({ ...offer, ...ended }).offers.getOffer('f1')
    expect(read).toMatchObject({
      ...ended,
      reservedUntil: new Date(ended.reservedUntil),
      events: events.map((event) => ({ ...event, at: new Date(event.at) })),
    })
  })

  test('skip offers with an unknown state of a newer server in a list, and read the next page', async () => {
    const rows = [offer, { ...offer, id: 'f2', state: 'paused' }]
    const { offers, sent } = serve(rows, { headers: { Link: '</offers?side=sold&cursor=abc>; rel="next"' } })
    const page = await offers.getOffers({ side: 'sold', state: 'open', cursor: 'a b' })
    expect(page.items.map(({ id }) => id)).toEqual(['f1'])
    expect(page.next).toBe('abc')
    expect(sent[0]?.path).toBe('/offers?side=sold&state=open&cursor=a+b')
  })

  test.each([
    ['a page of a proxy', '<html></html>'],
    ['an offer of a state that a newer server has', { ...offer, state: 'paused' }],
  ])('refuse %s', async (_, body) => {
    await expect(serve(body).offers.getOffer('f1')).rejects.toMatchObject({ code: 'bad_answer' })
    await expect(serve('<html></html>').offers.getOffers({ side: 'sold' })).rejects.toMatchObject({
      code: 'bad_answer',
    })
  })

  test('send the terms, and answer the version that was read, under one key', async () => {
    const { offers, sent } = serve(offer)
    await offers.makeOffer({ productId: 'p1', ...terms }, { key: 'k1' })
    await offers.counterOffer('f1', 1, terms, { key: 'k2' })
    await offers.acceptOffer('f/1', 2)
    await offers.declineOffer('f1', 2, { note: 'Too little.' })
    await offers.withdrawOffer('f1', 2)
    const key = expect.stringMatching(/^\w{32}$/)
    expect(sent).toEqual([
      { method: 'POST', path: '/offers', body: { productId: 'p1', ...termsBody }, key: 'k1', version: null },
      { method: 'POST', path: '/offers/f1/counter', body: termsBody, key: 'k2', version: '"1"' },
      { method: 'POST', path: '/offers/f%2F1/accept', body: {}, key, version: '"2"' },
      { method: 'POST', path: '/offers/f1/decline', body: { note: 'Too little.' }, key, version: '"2"' },
      { method: 'POST', path: '/offers/f1/withdraw', body: {}, key, version: '"2"' },
    ])
  })

  test('send nothing to a foreign server', async () => {
    const { offers, sent } = serve(offer, { isOurs: false })
    const calls = [
      offers.makeOffer({ productId: 'p1', ...terms }),
      offers.getOffers({ side: 'bought' }),
      offers.getOffer('f1'),
      offers.counterOffer('f1', 1, terms),
      offers.acceptOffer('f1', 1),
      offers.declineOffer('f1', 1),
      offers.withdrawOffer('f1', 1),
    ]
    for (const one of calls) await expect(one).rejects.toMatchObject({ status: 404, code: 'not_found' })
    expect(sent).toEqual([])
  })
})

test.each([
  [true, { price: 7.2, offerId: 'f1' }],
  [false, {}],
])('a purchase names its offer only to our server: %s', async (isOurs, more) => {
  const { client, sent } = serve({ insertedId: 'o1' }, { isOurs })
  await client.getCategories()
  const productSnapshot = { name: 'Drill', brand: '', category: '', description: '', minQuantity: 12, image: '' }
  const purchase = { userEmail: 'r@example.com', quantity: 24, buyDate: '2026-11-24', productId: 'p1', productSnapshot }
  await client.addToCart({ ...purchase, price: 7.2, offerId: 'f1' })
  expect(sent[0]?.body).toEqual({ ...purchase, ...more })
})
