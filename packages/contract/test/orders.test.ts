import { describe, expect, test } from 'vitest'
import {
  actsOf,
  createClient,
  isWaitingFor,
  nextState,
  type OrderAct,
  orderCalls,
  orderSides,
  orderStates,
  sideOf,
} from '../src/index.ts'

/** The allowed acts, from the documentation. Everything else is refused. */
const cases = [
  ['placed', 'accept', 'sold', 'accepted'],
  ['placed', 'decline', 'sold', 'declined'],
  ['accepted', 'ship', 'sold', 'shipped'],
  ['shipped', 'correct', 'sold', 'shipped'],
  ['shipped', 'receive', 'bought', 'received'],
  ['placed', 'cancel', 'bought', 'cancelled'],
  ['accepted', 'cancel', 'bought', 'cancelled'],
]
const acts: OrderAct[] = ['accept', 'decline', 'ship', 'correct', 'receive', 'cancel']
const cells = orderStates.flatMap((state) =>
  acts.flatMap((act) =>
    orderSides.map((side) => {
      const next = cases.find(([from, name, whose]) => from === state && name === act && whose === side)?.[3] ?? null
      return { state, act, side, next }
    }),
  ),
)

test.each(cells)('$act of an order that is $state, by its $side side: $next', ({ state, act, side, next }) => {
  expect(nextState(state, act, side)).toBe(next)
  expect(actsOf(state, side).includes(act)).toBe(next !== null)
  if (next) expect(sideOf(act)).toBe(side)
})

test('after a correction nobody has to act: it is no new state', () => {
  expect(orderStates.filter((state) => isWaitingFor(state, 'sold'))).toEqual(['placed', 'accepted'])
  expect(orderStates.filter((state) => isWaitingFor(state, 'bought'))).toEqual(['placed', 'accepted', 'shipped'])
})

const order = {
  id: { $oid: 'o1' },
  state: 'shipped',
  quantity: { $numberInt: '24' },
  price: 7.2,
  buyDate: '2026-11-21T08:00:00.000Z',
  productId: 'p1',
  productSnapshot: {
    name: 'Cordless Drill',
    brand: 'Bengal',
    category: 'Tools',
    description: '',
    minQuantity: 12,
    image: '',
  },
  side: 'sold',
  buyer: { name: 'Rahim Uddin', email: 'rahim@example.com' },
  events: [
    { state: 'placed', at: '2026-11-21T08:00:00.000Z', by: 'buyer' },
    {
      state: 'shipped',
      at: '2026-11-22T08:00:00.000Z',
      by: 'supplier',
      carrier: 'Padma Freight',
      trackingCode: 'PF-1',
    },
  ],
}

type SentRequest = { method: string; path: string; body: unknown; key: string | null; match?: string }

/** Our server, or a foreign one, that answers every call about orders with this body. */
function serve(body: unknown, { isOurs = true, headers = {} }: { isOurs?: boolean; headers?: HeadersInit } = {}) {
  const sent: SentRequest[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const path = String(url).replace('https://api.example.com', '')
    const mark: HeadersInit = isOurs ? { 'Arot-Api': '1' } : {}
    if (path === '/categories') return new Response('[]', { headers: mark })
    const requestHeaders = new Headers(init?.headers)
    const [key, match] = [requestHeaders.get('Idempotency-Key'), requestHeaders.get('If-Match')]
    const requestBody = init?.body && JSON.parse(String(init.body))
    sent.push({ method: init?.method ?? '', path, body: requestBody, key, ...(match !== null && { match }) })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { headers: { ...mark, ...headers } })
  }
  const { call } = createClient({ host: 'https://api.example.com', token: async () => 'a-token', fetch })
  return { sent, orders: orderCalls(call) }
}

describe('the calls about orders', () => {
  test('parse an order, and leave omitted fields absent', async () => {
    const { orders } = serve(order)
    const read = await orders.getOrder('o1')
    expect(read).toEqual({
      ...order,
      id: 'o1',
      quantity: 24,
      buyDate: new Date('2026-11-21T08:00:00Z'),
      events: order.events.map((event) => ({ ...event, at: new Date(event.at) })),
    })
    expect('supplier' in read || 'note' in read.events[0]!).toBe(false)
  })

  test('skip orders with an unknown state of a newer server in a list, and read the next page', async () => {
    const rows = [
      order,
      { ...order, state: 'lost' },
      { ...order, events: [{ ...order.events[0], state: 'lost' }] },
      { id: 'o2', state: 'placed' },
    ]
    const { orders, sent } = serve(rows, { headers: { Link: '</orders?side=sold&cursor=abc>; rel="next"' } })
    const page = await orders.getOrders({ side: 'sold', state: 'shipped', q: '', from: new Date(0), limit: 20 })
    expect(page.items.map(({ id }) => id)).toEqual(['o1'])
    expect(page.next).toBe('abc')
    expect(sent[0]?.path).toBe('/orders?side=sold&state=shipped&from=1970-01-01T00%3A00%3A00.000Z&limit=20')
  })

  test('act with the given note, under one key', async () => {
    const { orders, sent } = serve(order)
    await orders.acceptOrder('o1')
    await orders.declineOrder('o1', { note: 'Sold out.' })
    await orders.shipOrder('o1', { carrier: 'Padma Freight', trackingCode: 'PF-1' }, { key: 'k1' })
    await orders.correctShipment('o1', 3, { trackingCode: 'PF-2' }, { key: 'k2' })
    await orders.receiveOrder('o/1', { note: 'All there.' })
    expect(sent).toEqual([
      { method: 'POST', path: '/orders/o1/accept', body: {}, key: expect.stringMatching(/^\w{32}$/) },
      { method: 'POST', path: '/orders/o1/decline', body: { note: 'Sold out.' }, key: expect.any(String) },
      { method: 'POST', path: '/orders/o1/ship', body: { carrier: 'Padma Freight', trackingCode: 'PF-1' }, key: 'k1' },
      { method: 'PATCH', path: '/orders/o1/shipment', body: { trackingCode: 'PF-2' }, key: 'k2', match: '"3"' },
      { method: 'POST', path: '/orders/o%2F1/receive', body: { note: 'All there.' }, key: expect.any(String) },
    ])
  })

  test('return the export as the server sends it, with the byte order mark for spreadsheets', async () => {
    const { orders, sent } = serve('\uFEFFOrder,State\r\no1,shipped\r\n')
    const file = await orders.exportOrders({ side: 'bought', q: 'drill & co' })
    expect(Buffer.from(await file.arrayBuffer()).toString('utf8')).toBe('\uFEFFOrder,State\r\no1,shipped\r\n')
    expect(sent[0]?.path).toBe('/orders/export?side=bought&q=drill+%26+co')
  })

  test('send nothing to a foreign server', async () => {
    const { orders, sent } = serve(order, { isOurs: false })
    const requestBody = [
      orders.getOrders({ side: 'bought' }),
      orders.getOrder('o1'),
      orders.acceptOrder('o1'),
      orders.declineOrder('o1', { note: 'No.' }),
      orders.shipOrder('o1'),
      orders.correctShipment('o1', 3, {}),
      orders.receiveOrder('o1'),
      orders.exportOrders({ side: 'sold' }),
    ]
    for (const one of requestBody) await expect(one).rejects.toMatchObject({ status: 404, code: 'not_found' })
    expect(sent).toEqual([])
  })
})

test('the state of a cart item is read if the server sends it', async () => {
  const rows = [{ _id: 'c1', state: 'accepted' }, { _id: 'c2' }]
  const fetch = async () => Response.json(rows)
  const client = createClient({ host: 'https://api.example.com', fetch })
  expect((await client.getCart('b@example.com')).map(({ state }) => state)).toEqual(['accepted', undefined])
})
