// Other acts that lock a product also wait for its row without a connection.
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import { lockProduct } from '../support/locks.ts'
import { termsOf } from '../support/offers.ts'
import {
  addProduct,
  bearer,
  newProduct,
  operator,
  type Person,
  person,
  purchaseOf,
  startServer,
  type TestServer,
} from '../support/server.ts'

describe('beside three reservations that wait for the row of a product', () => {
  let server: TestServer
  let db: Database
  let owner: Person
  let buyer: Person
  let moderator: Person
  let waiting = 0
  let held = Promise.resolve()

  /** Makes reservations as slow as with a locked product. Everything else stays fast. */
  const slowToReserve = (base: Database): Database => ({
    ...base,
    async query(statement, parameters) {
      if (typeof statement === 'object' && statement.name === 'reservation') {
        waiting += 1
        await held.finally(() => (waiting -= 1))
      }
      return base.query(statement, parameters)
    },
  })

  beforeAll(async () => {
    db = await freshDatabase()
    // A request that waits for a row is refused after 0.3 s.
    server = await startServer({ db: slowToReserve(db), config: { databaseTimeout: 1, updatePolicy: 'owner' } })
    ;[owner, buyer, moderator] = await Promise.all([person(), person(), operator('Mina')])
  })
  afterAll(async () => {
    await server.close()
    await db.close()
  })

  type Request = { method: 'POST' | 'PATCH' | 'PUT' | 'DELETE'; url: string; payload?: object; version?: number }
  const send = (who: Person, { version, ...request }: Request, key?: string) =>
    server.app.inject({
      ...request,
      headers: {
        ...bearer(who),
        ...(key && { 'idempotency-key': key }),
        ...(version && { 'if-match': `"${version}"` }),
      },
    })
  async function create(who: Person, request: Request): Promise<string> {
    const answer = await send(who, request)
    if (answer.statusCode >= 300) throw new Error(answer.body)
    return answer.json().insertedId ?? answer.json().id
  }
  const order = (product: string) =>
    create(buyer, { method: 'POST', url: '/cart', payload: purchaseOf(product, 10, buyer) })
  const offer = (product: string) =>
    create(buyer, { method: 'POST', url: '/offers', payload: { productId: product, ...termsOf() } })
  async function receiveOrder(product: string) {
    const id = await order(product)
    for (const act of ['accept', 'ship'])
      await create(owner, { method: 'POST', url: `/orders/${id}/${act}`, payload: {} })
    await create(buyer, { method: 'POST', url: `/orders/${id}/receive`, payload: {} })
    return id
  }
  async function lapseOffer(product: string) {
    const id = await offer(product)
    await create(owner, { method: 'POST', url: `/offers/${id}/accept`, payload: {}, version: 1 })
    await db.query("UPDATE offers SET ends_at = now() - interval '1 hour' WHERE id = $1", [id])
    return id
  }
  async function addReview(product: string) {
    const payload = { rating: 4, words: 'Good.' }
    await create(buyer, { method: 'PUT', url: `/orders/${await receiveOrder(product)}/review`, payload })
    const [review] = await db.query<{ id: string }>('SELECT id FROM reviews WHERE product_id = $1', [product])
    return review?.id
  }
  const { price: _, ...edit } = newProduct({ name: 'Corded Drill' })

  const acts: Record<string, (product: string) => Promise<Request & { sender?: Person; status?: number }>> = {
    'a cancellation': async (product) => ({ method: 'DELETE', url: `/cart/${await order(product)}`, sender: buyer }),
    'a released reservation': async (product) => {
      const release = { method: 'PATCH', url: `/products/${product}/quantity`, payload: { $inc: { mainQuantity: 10 } } }
      await send(buyer, { ...release, method: 'PATCH', payload: { $inc: { mainQuantity: -10 } } })
      return { ...release, method: 'PATCH', sender: buyer }
    },
    'a declined order': async (product) => ({
      method: 'POST',
      url: `/orders/${await order(product)}/decline`,
      payload: { note: 'Sold out.' },
    }),
    'a new offer': async (product) => ({
      method: 'POST',
      url: '/offers',
      payload: { productId: product, ...termsOf() },
      sender: buyer,
      status: 201,
    }),
    'an accepted offer': async (product) => ({
      method: 'POST',
      url: `/offers/${await offer(product)}/accept`,
      payload: {},
      version: 1,
    }),
    'a countered offer': async (product) => ({
      method: 'POST',
      url: `/offers/${await offer(product)}/counter`,
      payload: termsOf({ price: 46 }),
      version: 1,
    }),
    'a review': async (product) => ({
      method: 'PUT',
      url: `/orders/${await receiveOrder(product)}/review`,
      payload: { rating: 4, words: 'Good.' },
      sender: buyer,
    }),
    'a hidden review': async (product) => ({
      method: 'POST',
      url: `/operator/reviews/${await addReview(product)}/hide`,
      payload: { reason: 'It names a person.' },
      version: 1,
      sender: moderator,
    }),
    'a review that is shown again': async (product) => {
      const review = `/operator/reviews/${await addReview(product)}`
      const payload = { reason: 'It names a person.' }
      await create(moderator, { method: 'POST', url: `${review}/hide`, payload, version: 1 })
      return { method: 'POST', url: `${review}/show`, payload: {}, version: 2, sender: moderator }
    },
    'a decline of a lapsed offer': async (product) => ({
      method: 'POST',
      url: `/offers/${await lapseOffer(product)}/decline`,
      payload: {},
      version: 1,
      status: 409,
    }),
    'a withdrawal of a lapsed offer': async (product) => ({
      method: 'POST',
      url: `/offers/${await lapseOffer(product)}/withdraw`,
      payload: {},
      version: 1,
      sender: buyer,
      status: 409,
    }),
    'a purchase by a lapsed offer': async (product) => ({
      method: 'POST',
      url: '/cart',
      payload: { ...purchaseOf(product, 20, buyer), price: 45.5, offerId: await lapseOffer(product) },
      sender: buyer,
      status: 409,
    }),
    'an edit': async (product) => ({ method: 'PATCH', url: `/products/${product}`, payload: edit }),
    'a change of price': async (product) => ({
      method: 'PATCH',
      url: `/products/${product}/prices`,
      payload: { price: 47, priceBreaks: [] },
    }),
    'a withdrawal': async (product) => ({ method: 'POST', url: `/products/${product}/withdraw`, payload: {} }),
  }

  test.each(Object.entries(acts))('%s waits without a connection', async (_, prepare) => {
    const product = await addProduct(server, owner)
    const { sender = owner, status = 200, ...request } = await prepare(product)
    const reservation = { method: 'PATCH', url: `/products/${product}/quantity` } as const
    const other = await person()
    const { promise, resolve: release } = Promise.withResolvers<void>()
    onTestFinished(() => release())
    held = promise
    const reservations = Array.from({ length: 3 }, () =>
      send(other, { ...reservation, payload: { $inc: { mainQuantity: -10 } } }),
    )
    await expect.poll(() => waiting).toBe(3)
    const refused = await Promise.all([send(sender, request), send(sender, request, 'key')])
    expect(refused.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(2).fill([503, expect.stringContaining('The server is busy.')]),
    )
    release()
    for (const { statusCode } of await Promise.all(reservations)) expect(statusCode).toBe(200)
    expect((await send(sender, request)).statusCode).toBe(status)
  })
})

describe.runIf(process.env.TEST_DATABASE === 'postgres')('sixty cancellations for a locked product', () => {
  let server: TestServer
  let buyers: Person[]
  beforeAll(async () => {
    server = await startServer()
    buyers = await Promise.all(Array.from({ length: 20 }, () => person()))
  })
  afterAll(() => server.close())

  test('delay no other buyer and finish after the lock ends', async () => {
    const [owner, other] = [await person(), await person()]
    const [wanted, free] = [await addProduct(server, owner, { mainQuantity: 1_000 }), await addProduct(server, owner)]
    const send = (who: Person, request: object) => server.app.inject({ headers: bearer(who), ...request })
    const buy = (who: Person, product: string) =>
      send(who, { method: 'POST', url: '/cart', payload: purchaseOf(product, 10, who) })
    const orders = await Promise.all(
      buyers.flatMap((buyer) =>
        Array.from({ length: 3 }, async () => ({ buyer, id: (await buy(buyer, wanted)).json().insertedId })),
      ),
    )
    const { release, released } = await lockProduct(server.db, wanted)
    let done = 0
    const cancellations = orders.map(async ({ buyer, id }, place) => {
      // Every second cancellation has an idempotency key, and so one transaction with it.
      const headers = { ...bearer(buyer), ...(place % 2 && { 'idempotency-key': id }) }
      const answer = await send(buyer, { method: 'DELETE', url: `/cart/${id}`, headers })
      done += 1
      return answer.statusCode
    })
    await expect.poll(() => server.db.health().inUse).toBeGreaterThanOrEqual(4)
    const answers = await Promise.all([
      send(other, { url: '/products?q=drill' }),
      send(other, { url: '/orders?side=bought' }),
      buy(other, free),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 201])
    expect(done).toBe(0)
    await expect.poll(() => server.db.health()).toMatchObject({ inUse: 4, waiting: 0 })
    expect(done).toBe(0)
    release()
    expect(await Promise.all(cancellations)).toEqual(Array(60).fill(200))
    await released
    expect(await auditStock(server.db)).toEqual([])
  })
})
