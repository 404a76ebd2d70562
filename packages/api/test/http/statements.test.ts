// The number of statements of each call, a budget that does not depend on the machine.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import {
  addProduct,
  bearer,
  newProduct,
  type Person,
  person,
  purchaseOf,
  startServer,
  type TestServer,
} from '../support/server.ts'
import { recording } from '../support/stock.ts'

/** Marks statements of a request, because the server's chores also send statements. */
const request = new AsyncLocalStorage<true>()

let database: Database
let server: TestServer
let statements: string[][]
let buyer: Person
let id: string

beforeAll(async () => {
  database = await freshDatabase()
  const { db, transactions } = recording(database, () => request.getStore() === true)
  statements = transactions
  server = await startServer({ db })
  buyer = await person()
  id = await addProduct(server, await person('Supplier Begum'))
  // The first call of an account stores its confirmed address.
  await cost({ url: `/cart/${buyer.email}` })
})

afterAll(async () => {
  await server.close()
  await database.close()
})

async function cost(options: InjectOptions) {
  const before = statements.length
  const { statusCode } = await request.run(true, () => server.app.inject({ ...options, headers: bearer(buyer) }))
  return { statusCode, statements: statements.slice(before).flat().length }
}

const category = encodeURIComponent(newProduct().category)

test.for([
  ['/products?limit=24', 2],
  ['/products/:id', 1],
  [`/products/category/${category}?limit=24`, 2],
  ['/products?q=drill&limit=24', 1],
  ['/products/facets', 4],
  ['/categories', 1],
  ['/brands', 1],
] as const)('GET %s costs %i, and nothing when it is repeated', async ([path, most]) => {
  const url = path.replace(':id', id)
  expect(await cost({ url })).toEqual({ statusCode: 200, statements: most })
  expect(await cost({ url })).toEqual({ statusCode: 200, statements: 0 })
})

test.for(['/suppliers', '/suppliers?q=begum'])('GET %s costs 1', async (url) => {
  expect(await cost({ url })).toEqual({ statusCode: 200, statements: 1 })
})

test('Reserving costs two statements, the purchase one, a purchase without a reservation four, the cart one, and removal four', async () => {
  const payload = purchaseOf(id, 10, buyer)
  const take = { $inc: { mainQuantity: -10 } }
  expect(await cost({ method: 'PATCH', url: `/products/${id}/quantity`, payload: take })).toEqual({
    statusCode: 200,
    statements: 2,
  })
  expect(await cost({ method: 'POST', url: '/cart', payload })).toEqual({ statusCode: 201, statements: 1 })
  expect(await cost({ method: 'POST', url: '/cart', payload })).toEqual({ statusCode: 201, statements: 4 })
  expect(await cost({ url: `/cart/${buyer.email}` })).toEqual({ statusCode: 200, statements: 1 })
  const cart = await server.app.inject({ url: `/cart/${buyer.email}`, headers: bearer(buyer) })
  for (const { _id } of cart.json()) {
    expect(await cost({ method: 'DELETE', url: `/cart/${_id}` })).toEqual({ statusCode: 200, statements: 4 })
  }
})

test('Adding a product costs two statements, changing it four', async () => {
  expect(await cost({ method: 'POST', url: '/products', payload: newProduct() })).toEqual({
    statusCode: 201,
    statements: 2,
  })
  const { price, ...change } = newProduct({ name: 'Corded Drill' })
  expect(await cost({ method: 'PATCH', url: `/products/${id}`, payload: change })).toEqual({
    statusCode: 200,
    statements: 4,
  })
})
