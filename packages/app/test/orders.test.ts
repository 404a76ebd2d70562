import { ApiError, createClient } from '@arot/contract'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { differences } from '../src/orders/detail/Differences.tsx'
import { acceptMany, acceptOrders } from '../src/orders/list/acceptMany.ts'
import { filterIn, isNarrowed, ordersHref, toOrderFilter } from '../src/orders/list/filter.ts'
import { createSend } from '../src/platform/action.ts'

describe('the address of orders', () => {
  test('has the filters, but no defaults', () => {
    expect(ordersHref({ side: 'bought' })).toBe('/orders')
    const filter = { side: 'sold', state: 'placed', q: 'desk lamp', from: '2026-11-01', to: '2026-11-23' } as const
    expect(ordersHref(filter)).toBe('/orders?side=sold&state=placed&q=desk+lamp&from=2026-11-01&to=2026-11-23')
    expect(filterIn(ordersHref(filter).slice(7))).toEqual(filter)
  })

  test.each([
    '?side=mine&state=lost&from=yesterday&to=2026-02-30',
    '?side=&state=&q=&from=&to=',
    '?from=2026-13-01&to=12026-01-01',
    '?state=__proto__&side=constructor',
  ])('ignores %s', (search) => {
    expect(filterIn(search)).toEqual({ side: 'bought' })
  })

  test('cuts the search text to the server’s limit', () => {
    expect(filterIn(`?q=${'a'.repeat(500)}`).q).toHaveLength(200)
    expect(toOrderFilter({ side: 'bought', q: '   ' })).toEqual({ side: 'bought' })
    expect(isNarrowed({ side: 'sold', q: ' ' })).toBe(false)
    expect(isNarrowed({ side: 'sold', state: 'placed' })).toBe(true)
  })
})

describe('a day', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test.each([
    ['Asia/Dhaka', '2026-11-22T18:00:00.000Z', '2026-11-23T18:00:00.000Z'],
    ['America/New_York', '2026-11-23T05:00:00.000Z', '2026-11-24T05:00:00.000Z'],
  ])('begins and ends in the reader’s time zone: %s', (zone, start, end) => {
    vi.stubEnv('TZ', zone)
    const { from, to } = toOrderFilter({ side: 'bought', from: '2026-11-23', to: '2026-11-23' })
    expect([from?.toISOString(), to?.toISOString()]).toEqual([start, end])
  })

  test('has 25 hours when clocks go back', () => {
    vi.stubEnv('TZ', 'America/New_York')
    const { from, to } = toOrderFilter({ side: 'bought', from: '2026-11-01', to: '2026-11-01' })
    expect(Number(to) - Number(from)).toBe(25 * 3_600_000)
  })
})

describe('accepting many', () => {
  const orders = Array.from({ length: 50 }, (_, number) => ({ id: `o${number}` }))
  const apiError = (code: 'wrong_state' | 'internal') => new ApiError(409, { code }, { code, title: code })

  test('counts accepted and changed orders, a few at a time', async () => {
    let [now, most] = [0, 0]
    const outcome = await acceptMany(orders, async ({ id }) => {
      most = Math.max(most, ++now)
      await Promise.resolve()
      now--
      if (id.endsWith('7')) throw apiError('wrong_state')
    })
    expect(outcome).toEqual({ accepted: 45, changed: 5 })
    expect(most).toBe(6)
  })

  test('fails if the server fails', async () => {
    const accepting = acceptMany(orders, async ({ id }) => {
      if (id === 'o3') throw apiError('internal')
    })
    await expect(accepting).rejects.toMatchObject({ code: 'internal' })
  })

  test('sends nothing more after a failure', async () => {
    const sent: string[] = []
    const accepting = acceptMany(orders, async ({ id }) => {
      sent.push(id)
      await Promise.resolve()
      if (id === 'o0') throw apiError('internal')
    })
    await expect(accepting).rejects.toMatchObject({ code: 'internal' })
    expect(sent).toHaveLength(6)
  })

  test('sends an order whose answer was lost again with its key; each order has its own', async () => {
    const keys: Record<string, (string | null)[]> = { o0: [], o1: [] }
    let isOnline = false
    const fetch: typeof globalThis.fetch = async (url, init) => {
      const id = /orders\/(\w+)\/accept/.exec(String(url))?.[1]
      if (id) keys[id]?.push(new Headers(init?.headers).get('Idempotency-Key'))
      if (id && !isOnline) throw new TypeError('fetch failed')
      const body = id ? { id, state: 'accepted', events: [] } : []
      return Response.json(body, { headers: { 'Arot-Api': '1' } })
    }
    const renew = vi.fn(async () => {})
    const send = createSend({ client: createClient({ host: '/api', fetch }), data: { renew }, mutate: vi.fn() })
    const two = orders.slice(0, 2)
    await expect(acceptOrders(send, two)).rejects.toMatchObject({ code: 'network' })
    isOnline = true
    expect(await acceptOrders(send, two)).toEqual({ accepted: 2, changed: 0 })
    expect(keys).toEqual({ o0: [keys.o0?.[0], keys.o0?.[0]], o1: [keys.o1?.[0], keys.o1?.[0]] })
    expect(keys.o0?.[0]).toMatch(/^[\da-f]{32}$/)
    expect(keys.o1?.[0]).not.toBe(keys.o0?.[0])
  })
})

describe('the differences from the last order', () => {
  const lamp = { _id: 'p', name: 'Lamp', image: '', brand: '', category: '', description: '', rating: 4, price: 9 }
  const product = { ...lamp, mainQuantity: 500, minQuantity: 10, priceBreaks: [{ from: 100, price: 8 }] }
  const differencesOf = (bought: { quantity: number; price: number }, change: object = {}) =>
    differences(bought as Parameters<typeof differences>[0], { ...product, ...change }, String, String)

  test('are empty without a change', () => {
    expect(differencesOf({ quantity: 100, price: 8 })).toEqual([])
  })

  test('name the price at the quantity, the minimum, the carton and the stock', () => {
    expect(differencesOf({ quantity: 100, price: 7.5 })).toEqual(['The unit price is now 8. It was 7.5.'])
    expect(differencesOf({ quantity: 20, price: 9 }, { minQuantity: 24, orderMultiple: 12 })).toEqual([
      'The minimum order is now 24 units.',
      'It is now sold in cartons of 12.',
    ])
    expect(differencesOf({ quantity: 100, price: 8 }, { mainQuantity: 99 })).toEqual(['Only 99 are in stock.'])
    expect(differencesOf({ quantity: 100, price: 8 }, { mainQuantity: 0 })).toEqual(['It is sold out.'])
  })
})
