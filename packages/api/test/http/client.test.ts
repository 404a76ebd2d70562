import { type Client, createClient, type Purchase } from '@arot/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSearchWords } from '../../src/modules/catalog/lists/search.ts'
import { newProduct, type Person, person, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let owner: Person
let client: Client

beforeAll(async () => {
  server = await startServer()
  owner = await person('Owner Begum')
  client = createClient({ host: await server.listen(), token: async () => owner.token })
})
afterAll(() => server.close())

const purchase = (productId: string, quantity: number): Purchase => ({
  userEmail: owner.email,
  quantity,
  buyDate: new Date().toISOString(),
  productId,
  productSnapshot: { name: '', brand: '', category: '', description: '', minQuantity: 10, image: '' },
})

describe('the contract’s client and this server', () => {
  test('run through a day of a supplier and a buyer', async () => {
    expect(await client.getCategories()).toHaveLength(7)
    expect(client.isOurs()).toBe(true)
    await client.saveUser({ name: owner.name, email: owner.email, photo: owner.photo })
    await expect(client.saveUser({ name: owner.name, email: owner.email, photo: null })).rejects.toMatchObject({
      status: 409,
    })

    const { insertedId } = await client.addProduct(newProduct())
    const product = await client.getProduct(insertedId!)
    expect(product).toMatchObject({ name: 'Cordless Drill', price: 49.9, mainQuantity: 500, version: 1 })
    expect(await client.getUserProducts(owner.email)).toEqual([product])

    await client.takeUnits(product._id, 20)
    await client.addToCart(purchase(product._id, 20))
    expect((await client.getProduct(product._id)).mainQuantity).toBe(480)
    const [item] = await client.getCart(owner.email)
    expect(item).toMatchObject({ quantity: 20, productId: product._id, price: 49.9, buyDate: expect.any(Date) })

    await client.removeFromCart(item!._id)
    expect(await client.getCart(owner.email)).toEqual([])
    expect((await client.getProduct(product._id)).mainQuantity).toBe(500)

    const { _id, price, version, supplier, ...fields } = product
    await client.updateProduct(_id, { ...fields, name: 'Hammer Drill' }, { version: 1, mainQuantity: 500 })
    await expect(client.updateProduct(_id, fields, { version: 1 })).rejects.toMatchObject({ code: 'version_mismatch' })
    await addSearchWords(server.db)
    const { products, total } = await client.getProducts({ q: 'hamer drill', sort: 'price-desc', limit: 24 })
    expect([products[0]?.name, total]).toEqual(['Hammer Drill', 1])
    expect((await client.getCategoryProducts('Industrial Machinery & Tools')).products).toHaveLength(1)
    expect(await client.getBrands()).toEqual([{ name: 'Kormo', count: 1 }])
    expect((await client.getFacets({ minRating: 4 })).ratings[0]).toEqual({ value: '4.5', count: 1 })
  })

  test('a problem arrives with its details', async () => {
    const { insertedId } = await client.addProduct(newProduct({ mainQuantity: 15 }))
    await expect(client.takeUnits(insertedId!, 9)).rejects.toMatchObject({
      code: 'below_minimum',
      details: { minimum: 10 },
    })
    await expect(client.addToCart(purchase(insertedId!, 16))).rejects.toMatchObject({
      code: 'insufficient_stock',
      details: { available: 15 },
    })
  })
})
