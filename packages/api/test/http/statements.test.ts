// What each call costs the database: a budget that no machine changes.
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/db/database.ts'
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

let database: Database
let server: TestServer
let statements: string[][]
let buyer: Person
let id: string

beforeAll(async () => {
  database = await freshDatabase()
  const { db, transactions } = recording(database)
  statements = transactions
  server = await startServer({ db })
  buyer = await person()
  id = await addProduct(server, await person('Supplier Begum'))
})

afterAll(async () => {
  await server.close()
  await database.close()
})

async function cost(request: InjectOptions) {
  const before = statements.length
  const { statusCode } = await server.app.inject({ ...request, headers: bearer(buyer) })
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
] as const)('GET %s costs %i, and nothing when it is asked again', async ([path, most]) => {
  const url = path.replace(':id', id)
  expect(await cost({ url })).toEqual({ statusCode: 200, statements: most })
  expect(await cost({ url })).toEqual({ statusCode: 200, statements: 0 })
})

test('A purchase without a hold costs five, its quota among them, its cart one, and taking it back out four', async () => {
  const payload = purchaseOf(id, 10, buyer)
  expect(await cost({ method: 'POST', url: '/cart', payload })).toEqual({ statusCode: 201, statements: 5 })
  expect(await cost({ url: `/cart/${buyer.email}` })).toEqual({ statusCode: 200, statements: 1 })
  const cart = await server.app.inject({ url: `/cart/${buyer.email}`, headers: bearer(buyer) })
  const [{ _id }] = cart.json()
  expect(await cost({ method: 'DELETE', url: `/cart/${_id}` })).toEqual({ statusCode: 200, statements: 4 })
})

test('Adding a product costs two, changing it four', async () => {
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
