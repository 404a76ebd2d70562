// The bulk edit of a supplier's own products.
import { randomUUID } from 'node:crypto'
import type { Cell, CellVerdict } from '@arot/contract'
import { describe, expect, test } from 'vitest'
import { changeCells } from '../../src/modules/bulk/bulk-edit.store.ts'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { addProduct, bearer, type Person, person } from '../support/server.ts'
import { openShop, versionOf } from '../support/shop.ts'

const shop = openShop()
const validation = { currency: 'USD' }

async function send(cells: unknown[], who: Person = shop.owner, headers = {}) {
  return shop.server.app.inject({
    method: 'POST',
    url: '/products/cells',
    headers: { ...bearer(who), ...headers },
    payload: { cells },
  })
}
const verdictsOf = async (cells: unknown[], who?: Person): Promise<CellVerdict[]> =>
  (await send(cells, who)).json().verdicts
const read = async (id: string) => (await shop.get(`/products/${id}`, bearer(shop.owner))).json()
const auditOf = async (id: string) => (await shop.get(`/products/${id}/audit`, bearer(shop.owner))).json()

describe('a bulk edit of own products', () => {
  test('changes all cells together: one version, one audit entry, the price history and the stock ledger', async () => {
    const id = await addProduct(shop.server, shop.owner, { mainQuantity: 500 })
    const answer = await send([
      { id, field: 'price', from: 49.9, to: 52.4 },
      { id, field: 'mainQuantity', from: 500, to: 620 },
      { id, field: 'minQuantity', from: 10, to: 12 },
      { id, field: 'sku', from: '', to: ' KD-18 ' },
      { id, field: 'priceBreaks', from: [], to: [{ from: 48, price: 50 }] },
      { id, field: 'leadDays', from: null, to: 3 },
    ])
    expect(answer.json().verdicts.map(({ verdict, version }: CellVerdict) => [verdict, version])).toEqual(
      Array(6).fill(['changed', 2]),
    )
    const seen = (await shop.get(`/products/${id}`, { 'catalogue-version': versionOf(answer) })).json()
    expect(seen).toMatchObject({
      price: 52.4,
      mainQuantity: 620,
      minQuantity: 12,
      sku: 'KD-18',
      leadDays: 3,
      version: 2,
    })
    const [last] = await auditOf(id)
    expect(last).toMatchObject({
      action: 'changed',
      version: 2,
      changes: { price: [49.9, 52.4], mainQuantity: [500, 620], sku: ['', 'KD-18'] },
    })
    const prices = (await shop.get(`/products/${id}/prices`, bearer(shop.owner))).json()
    expect(prices.map(({ price }: { price: number }) => price)).toEqual([52.4, 49.9])
    expect(await auditStock(shop.server.db)).toEqual([])
  })

  test('leaves cells that somebody changed meanwhile, and returns their values', async () => {
    const id = await addProduct(shop.server, shop.owner)
    await shop.buy(id, 10)
    const verdicts = await verdictsOf([
      { id, field: 'mainQuantity', from: 500, to: 600 },
      { id, field: 'price', from: 49.9, to: 50 },
    ])
    expect(verdicts).toEqual([
      { id, field: 'mainQuantity', verdict: 'stale', current: 490, version: 2 },
      { id, field: 'price', verdict: 'changed', version: 2 },
    ])
    expect(await read(id)).toMatchObject({ mainQuantity: 490, price: 50 })
    expect(await auditStock(shop.server.db)).toEqual([])
  })

  test('returns a message for cells that break a rule of the resulting product, and changes the others', async () => {
    const steps = [{ from: 20, price: 45 }]
    const id = await addProduct(shop.server, shop.owner, { priceBreaks: steps })
    const other = await addProduct(shop.server, shop.owner)
    const verdicts = await verdictsOf([
      { id, field: 'minQuantity', from: 10, to: 20 },
      { id, field: 'leadDays', from: null, to: 5 },
      { id, field: 'rating', from: 4.5, to: 7 },
      { id: other, field: 'price', from: 49.9, to: 12.345 },
      { id: other, field: 'category', from: 'Industrial Machinery & Tools', to: 'Zoo' },
      { id: other, field: 'image', from: 'https://example.com/drill.png', to: 'http://example.com/x.png' },
    ])
    expect(verdicts.map(({ verdict, message }) => message ?? verdict)).toEqual([
      'A price break must start above 20 units.',
      'changed',
      'Rating must be between 1 and 5.',
      'Price may have at most 2 decimals.',
      'Choose a category from the list.',
      'The image’s address must start with https://.',
    ])
    expect(verdicts[0]).toMatchObject({ verdict: 'invalid', current: 10, version: 2 })
    // The price break and the minimum are valid together.
    expect(
      await verdictsOf([
        { id, field: 'minQuantity', from: 10, to: 20 },
        { id, field: 'priceBreaks', from: steps, to: [{ from: 40, price: 45 }] },
      ]),
    ).toMatchObject([{ verdict: 'changed' }, { verdict: 'changed' }])
  })

  test('returns a message for a rating from reviews and for deleted pictures, and changes the others', async () => {
    const id = await addProduct(shop.server, shop.owner)
    await shop.server.db.query("UPDATE products SET stars = '{0,1,0,0,0}' WHERE id = $1", [id])
    const { image } = await read(id)
    const missingPicture = (digit: string) => `http://api.test/pictures/u/${digit.repeat(40)}-640.webp`
    const verdicts = await verdictsOf([
      { id, field: 'rating', from: 2, to: 5 },
      { id, field: 'image', from: image, to: missingPicture('c') },
      { id, field: 'moreImages', from: [], to: [missingPicture('d')] },
      { id, field: 'leadDays', from: null, to: 3 },
    ])
    const isGone = { verdict: 'invalid', message: 'This picture is no longer available. Add it again.' }
    expect(verdicts).toMatchObject([
      { verdict: 'invalid', message: 'Its buyers have rated it: their average stands.', current: 2 },
      isGone,
      isGone,
      { verdict: 'changed' },
    ])
    const product = await read(id)
    expect(product).toMatchObject({ rating: 2, image, leadDays: 3 })
    expect(product).not.toHaveProperty('images')
  })

  test('answers not_found for the products of another supplier', async () => {
    const id = await addProduct(shop.server, shop.owner)
    const cell = { id, field: 'price', from: 49.9, to: 1 }
    expect(await verdictsOf([cell, { ...cell, id: 'no-such' }], await person())).toEqual([
      { id, field: 'price', verdict: 'not_found' },
      { id: 'no-such', field: 'price', verdict: 'not_found' },
    ])
    expect(await read(id)).toMatchObject({ price: 49.9, version: 1 })
  })

  test('changes nothing if a cell already has the value', async () => {
    const id = await addProduct(shop.server, shop.owner)
    expect(await verdictsOf([{ id, field: 'price', from: 49.9, to: 49.9 }])).toMatchObject([
      { verdict: 'changed', version: 1 },
    ])
    expect(await auditOf(id)).toHaveLength(1)
  })

  test('can swap SKUs, and refuses one that another product has', async () => {
    const [one, two, three] = await Promise.all(
      ['W-1', 'W-2', 'W-3'].map((sku) => addProduct(shop.server, shop.owner, { sku })),
    )
    const number = (id: string | undefined, from: string, to: string) => ({ id, field: 'sku', from, to })
    expect(await verdictsOf([number(one, 'W-1', 'W-2'), number(two, 'W-2', 'W-1')])).toMatchObject([
      { verdict: 'changed' },
      { verdict: 'changed' },
    ])
    // `two` cannot get the SKU of `three`, so it keeps the one that `one` wants.
    expect(await verdictsOf([number(one, 'W-2', 'W-1'), number(two, 'W-1', 'W-3')])).toMatchObject([
      { verdict: 'invalid', message: 'Another product of yours already has this SKU.', current: 'W-2' },
      { verdict: 'invalid', current: 'W-1' },
    ])
    expect((await read(three ?? '')).sku).toBe('W-3')
  })

  test('withdraws and publishes products', async () => {
    const id = await addProduct(shop.server, shop.owner)
    expect(await verdictsOf([{ id, field: 'withdrawn', from: false, to: true }])).toMatchObject([
      { verdict: 'changed' },
    ])
    expect(await read(id)).toMatchObject({ withdrawn: true })
  })

  test('has one effect and one answer if it is sent twice under one key', async () => {
    const id = await addProduct(shop.server, shop.owner)
    const cells = [{ id, field: 'mainQuantity', from: 500, to: 600 }]
    const key = { 'idempotency-key': `cells-${id}` }
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(cells, shop.owner, key)))
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json())
    expect(answers[0]?.json().verdicts[0].verdict).toBe('changed')
    expect((await read(id)).version).toBe(2)
    expect((await send([{ ...cells[0], to: 700 }], shop.owner, key)).json().code).toBe('key_reused')
  })

  test('stores no texts of other cells under its key, and reads them again for a repeat', async () => {
    const who = await person()
    const id = await addProduct(shop.server, who)
    const stale = { id, field: 'description', from: 'a', to: 'b' }
    const both = [stale, { id, field: 'price', from: 49.9, to: 50 }]
    const key = { 'idempotency-key': randomUUID() }
    const first = await send(both, who, key)
    const rows = await shop.server.db.query<{ answer: unknown }>(
      `SELECT answer FROM idempotency_keys WHERE uid = $1 AND operation = 'cells'`,
      [who.uid],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('Two gears')
    expect(first.json().verdicts[0]).toMatchObject({ verdict: 'stale', current: 'Two gears and a case.' })
    expect((await send(both, who, key)).json()).toEqual(first.json())
  })

  test('accepts a thousand cells', async () => {
    const ids = await Promise.all(Array.from({ length: 250 }, () => addProduct(shop.server, shop.owner)))
    const verdicts = await verdictsOf(
      ids.flatMap((id) => [
        { id, field: 'price', from: 49.9, to: 50 },
        { id, field: 'description', from: 'Two gears and a case.', to: 'x'.repeat(800) },
        { id, field: 'mainQuantity', from: 500, to: 501 },
        { id, field: 'leadDays', from: null, to: 1 },
      ]),
    )
    expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(['changed']))
    expect(await auditStock(shop.server.db)).toEqual([])
  })

  test('is refused without a change if the changed cells have more text than one answer allows', async () => {
    const who = await person()
    await shop.server.db.query(
      `INSERT INTO products (id, name, image, brand, category, description, price, rating, main_quantity, min_quantity,
        owner_uid) SELECT 'long' || n, 'Drill', 'https://example.com/a.png', 'B', 'Home', repeat('ab ', 1666), 1, 4, 0, 1, $1
      FROM generate_series(1, 201) AS n`,
      [who.uid],
    )
    const stale = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ id: `long${n + 1}`, field: 'description', from: 'a', to: 'b' }))
    const right = { id: 'long1', field: 'price', from: 1, to: 2 }
    const answer = await send([right, ...stale(201)], who)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid'])
    expect((await verdictsOf([right, ...stale(200)], who)).map(({ verdict }) => verdict)).toEqual([
      'changed',
      ...Array(200).fill('stale'),
    ])
  })

  test('of many editors at once loses no update: each value is changed once', async () => {
    const id = await addProduct(shop.server, shop.owner, { mainQuantity: 0 })
    const caller = { uid: shop.owner.uid, email: shop.owner.email }
    const seen: number[] = []
    const edit = async (by: number) => {
      let from = 0
      for (let wins = 0; wins < 5; ) {
        const cells: Cell[] = [{ id, field: 'mainQuantity', from, to: from + by }]
        const [verdict] = (await changeCells(shop.server.db, caller, cells, validation)).verdicts
        if (verdict?.verdict === 'changed') {
          seen.push(from)
          from += by
          wins += 1
        } else from = verdict?.current as number
      }
    }
    await Promise.all(Array.from({ length: 12 }, (_, number) => edit(number + 1)))
    expect(new Set(seen).size).toBe(60)
    expect((await read(id)).mainQuantity).toBe(5 * 78)
    expect(await auditStock(shop.server.db)).toEqual([])
  })
})

type Own = { sku: string; price: number; mainQuantity: number; name: string }

async function pagesOf(seller: Person, first: string): Promise<Own[]> {
  const found: Own[] = []
  for (let url: string | undefined = first; url; ) {
    const answer: Awaited<ReturnType<typeof shop.get>> = await shop.get(url, bearer(seller))
    expect(answer.headers['x-total-count']).toBe('25')
    found.push(...answer.json())
    url = String(answer.headers.link ?? '').match(/<http:\/\/api\.test(.*)>/)?.[1]
  }
  return found
}

describe('the list of own products', () => {
  test('is paged in every order, with the total, and searchable by word and by SKU', async () => {
    const seller = await person()
    const made = Array.from({ length: 25 }, (_, number) => ({
      name: `Lamp ${'abcde'[number % 5]}`,
      price: 10 + (number % 4),
      mainQuantity: number % 3,
      sku: `L-${number}`,
    }))
    for (const more of made) await addProduct(shop.server, seller, more)
    for (const sort of ['', 'newest', 'name', 'price-asc', 'price-desc', 'stock-asc', 'stock-desc']) {
      const found = await pagesOf(seller, `/products/mine?limit=7${sort && `&sort=${sort}`}`)
      expect(new Set(found.map(({ sku }) => sku)).size, sort).toBe(25)
      const [field, way] = sort.split('-')
      const key = { price: 'price', stock: 'mainQuantity', name: 'name' }[field ?? ''] as 'price' | undefined
      if (!key) continue
      const values = found.map((product) => product[key])
      const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      expect(values, sort).toEqual(way === 'desc' ? sorted.reverse() : sorted)
    }
    const count = async (query: string) => (await shop.get(`/products/mine?${query}`, bearer(seller))).json().length
    expect(await count('q=l-7')).toBe(1)
    expect(await count('q=lamp')).toBe(25)
    expect(await count('state=withdrawn')).toBe(0)
    expect(await count('state=published')).toBe(25)
    expect((await shop.get('/products/mine?sort=name&cursor=MTI', bearer(seller))).statusCode).toBe(400)
    expect((await shop.get('/products/mine', bearer(await person()))).json()).toEqual([])
  })
})
