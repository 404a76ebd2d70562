// Withdrawing and publishing a product. It is never deleted, and its orders go on.
import { describe, expect, test } from 'vitest'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { notifyLowStock } from '../../src/modules/inventory/low-stock.store.ts'
import { addProduct, bearer, person } from '../support/server.ts'
import { openShop, versionOf } from '../support/shop.ts'

const shop = openShop()
const set = (id: string, act: 'withdraw' | 'publish', who = shop.owner, headers = {}) =>
  shop.server.app.inject({
    method: 'POST',
    url: `/products/${id}/${act}`,
    headers: { ...bearer(who), ...headers },
    payload: {},
  })
const hold = (id: string) =>
  shop.server.app.inject({
    method: 'PATCH',
    url: `/products/${id}/quantity`,
    headers: bearer(shop.owner),
    payload: { $inc: { mainQuantity: -10 } },
  })

/** The places that show a product, once the change is applied. */
async function places(id: string, brand: string, version: string) {
  const read = async (url: string) => (await shop.get(url, { 'catalogue-version': version })).json()
  const { id: supplier } = (await read(`/products/${id}`)).supplier
  const lists = [
    '/products',
    '/products?sort=price-desc',
    '/products?inStock=true',
    `/products?brand=${brand}`,
    `/products?brand=${brand}&brand=Nobody`,
    `/products?supplier=${supplier}`,
    `/products?q=${brand}`,
    '/products/category/Zoo%20Supplies',
  ]
  const found: string[] = []
  for (const url of lists) {
    if ((await read(url)).some(({ _id }: { _id: string }) => _id === id)) found.push(url)
  }
  const counted = [
    ...(await read('/brands')).map(({ name }: { name: string }) => name),
    ...(await read(`/products/facets?q=${brand}`)).brands.map(({ value }: { value: string }) => value),
    ...(await read('/categories')),
  ].filter((name) => name === brand || name === 'Zoo Supplies')
  return { lists: found.length, counted: counted.length }
}

async function rare(brand: string) {
  const id = await addProduct(shop.server, shop.owner, { brand })
  await shop.server.db.query("UPDATE products SET category = 'Zoo Supplies' WHERE id = $1", [id])
  return id
}

describe('a withdrawn product', () => {
  test('is missing in lists, search, counts and categories, says that it is withdrawn, and returns once published', async () => {
    const id = await rare('Zirkonia')
    const withdrawn = await set(id, 'withdraw')
    expect(withdrawn.json()).toEqual({ version: 2, withdrawn: true })
    expect(await places(id, 'Zirkonia', versionOf(withdrawn))).toEqual({ lists: 0, counted: 0 })
    expect((await shop.get(`/products/${id}`)).json()).toMatchObject({ withdrawn: true, name: 'Cordless Drill' })
    const own = (await shop.get(`/products/user/${shop.owner.email}`, bearer(shop.owner))).json()
    expect(own.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({ withdrawn: true })
    const published = await set(id, 'publish')
    expect(published.json()).toEqual({ version: 3, withdrawn: false })
    expect(await places(id, 'Zirkonia', versionOf(published))).toEqual({ lists: 8, counted: 3 })
    expect((await shop.get(`/products/${id}`)).json()).not.toHaveProperty('withdrawn')
    const audit = (await shop.get(`/products/${id}/audit`, bearer(shop.owner))).json()
    expect(audit.slice(0, 2).map(({ changes }: { changes: object }) => changes)).toEqual([
      { withdrawn: [true, false] },
      { withdrawn: [false, true] },
    ])
  })

  test('can be edited while withdrawn, and is counted with its new values', async () => {
    const id = await rare('Yttrium')
    await set(id, 'withdraw')
    expect((await shop.edit(id, { brand: 'Xenonia', category: 'Zoo Supplies', rating: 2 })).statusCode).toBe(200)
    const published = await set(id, 'publish')
    expect(await places(id, 'Xenonia', versionOf(published))).toEqual({ lists: 8, counted: 3 })
    const brands = (await shop.get('/brands')).json()
    expect(brands.filter(({ name }: { name: string }) => ['Yttrium', 'Xenonia'].includes(name))).toEqual([
      { name: 'Xenonia', count: 1 },
    ])
  })

  test('cannot be bought, with a clear message; its reservations and orders go on', async () => {
    const id = await addProduct(shop.server, shop.owner)
    const order = (await shop.buy(id, 10)).json().insertedId
    await hold(id)
    await set(id, 'withdraw')
    for (const answer of [await hold(id), await shop.buy(id, 20)]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: 'withdrawn',
        title: 'No longer on sale',
        detail: 'The supplier no longer sells this product.',
      })
    }
    expect((await shop.buy(id, 10)).statusCode).toBe(201)
    const url = `/orders/${order}/ship`
    const shipped = await shop.server.app.inject({ method: 'POST', url, headers: bearer(shop.owner), payload: {} })
    expect(shipped.json().state).toBe('shipped')
    expect((await shop.buy(id, 10)).json().code).toBe('withdrawn')
    await set(id, 'publish')
    expect((await hold(id)).statusCode).toBe(200)
    expect(await auditStock(shop.server.db)).toEqual([])
  })

  test('causes no low-stock notification', async () => {
    const id = await addProduct(shop.server, shop.owner, { mainQuantity: 1 })
    await set(id, 'withdraw')
    expect(await notifyLowStock(shop.server.db, [id])).toBe(0)
    await set(id, 'publish')
    expect(await notifyLowStock(shop.server.db, [id])).toBe(1)
  })

  test('is withdrawn by its owner from the version they saw; withdrawing again changes nothing', async () => {
    const id = await addProduct(shop.server, shop.owner)
    expect((await set(id, 'withdraw', await person())).statusCode).toBe(403)
    expect((await set(id, 'withdraw', shop.owner, { 'if-match': '"7"' })).statusCode).toBe(412)
    await set(id, 'withdraw', shop.owner, { 'if-match': '"1"' })
    expect((await set(id, 'withdraw')).json()).toEqual({ version: 2, withdrawn: true })
    expect((await set('0'.repeat(24), 'publish')).statusCode).toBe(404)
  })
})
