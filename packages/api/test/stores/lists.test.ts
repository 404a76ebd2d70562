import {
  categories,
  filterProducts,
  type ListQuery,
  type Product,
  countFacets as recountOthers,
  sortProducts,
} from '@arot/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasCachedCount } from '../../src/modules/catalog/lists/counts.ts'
import { countFacets, listBrands, listCategories } from '../../src/modules/catalog/lists/facets.ts'
import { listProducts, type Page } from '../../src/modules/catalog/lists/list.store.ts'
import { steps } from '../../src/modules/catalog/lists/read-in-batches.ts'
import { changeProduct, findProduct, productsOf } from '../../src/modules/catalog/product.store.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { assortment } from '../../src/seed/assortment.ts'
import { seed } from '../../src/seed/seed.ts'
import { freshDatabase } from '../support/database.ts'
import { drill, recording, shelve, supplier } from '../support/stock.ts'

/** More than a search collects. */
const seeded = 2_500
/** The number of first products that are withdrawn. */
const withdrawn = 10
let suppliers: { id: string; uid: string }[]

let db: Database
let all: Product[]
beforeAll(async () => {
  db = await freshDatabase()
  await seed(db, seeded + withdrawn)
  await db.query('UPDATE products SET withdrawn_at = now() WHERE ord BETWEEN 3 AND $1', [withdrawn + 2])
  await db.query("UPDATE suppliers SET verified_since = now() WHERE uid IN ('demo-padma', 'demo-supplier')")
  await db.query("UPDATE products SET verified = true WHERE owner_uid IN ('demo-padma', 'demo-supplier')")
  suppliers = await db.query('SELECT id, uid FROM suppliers ORDER BY uid')
  all = await wholeList({})
})
afterAll(() => db.close())

/** As the api returns it: a carton of one unit is left out. */
const present = (row: Page['products'][number]): Product => ({ ...row, orderMultiple: row.orderMultiple ?? undefined })
const wholeList = async (query: ListQuery) => (await listProducts(db, query)).products.map(present)

const totalOf = async (query: ListQuery) => (await listProducts(db, query)).total

const brands = assortment.flatMap((group) => group.brands)

/** Any query without a search, which matches words and not letters. */
const filter = fc.record<ListQuery>(
  {
    brand: fc.uniqueArray(fc.constantFrom(...brands, 'Nobody'), { maxLength: 4 }),
    category: fc.uniqueArray(fc.constantFrom(...categories), { maxLength: 3 }),
    minRating: fc.constantFrom(1, 3.5, 4, 4.2, 4.5, 5),
    minPrice: fc.constantFrom(0, 2.5, 10, 60.01),
    maxPrice: fc.constantFrom(2.5, 20, 99.99, 1_000_000),
    maxMinimum: fc.constantFrom(1, 12, 48, 100, 100_000),
    inStock: fc.boolean(),
    available: fc.boolean(),
    verified: fc.boolean(),
    supplier: fc.nat({ max: 8 }).map((place) => suppliers[place]?.id ?? 'nobody'),
    sort: fc.constantFrom('price-asc', 'price-desc'),
    limit: fc.integer({ min: 1, max: 100 }),
  },
  { requiredKeys: [] },
)

const recount = (products: Product[], query: ListQuery) => ({
  ...recountOthers(products, query),
  verified: filterProducts(products, { ...query, verified: true }).length,
})

async function everyPage(query: ListQuery) {
  const found: Product[] = []
  let cursor: string | null = null
  do {
    const page = await listProducts(db, { ...query, ...(cursor ? { cursor } : {}) })
    expect(page.products.length).toBeLessThanOrEqual(query.limit ?? 10_000)
    found.push(...page.products.map(present))
    cursor = page.next
  } while (cursor)
  return found
}

describe('a list', () => {
  it('without a query is complete, in the order of insertion', () => {
    expect(all).toHaveLength(seeded)
    expect(all.map(({ _id }) => _id)).toEqual(all.map(({ _id }) => _id).sort())
  })

  it('answers any query like the contract’s functions, page by page, without duplicates or gaps', async () => {
    await fc.assert(
      fc.asyncProperty(filter, async (query) => {
        const expected = sortProducts(filterProducts(all, query), query.sort)
        const paged = query.limit === undefined ? query : { ...query, limit: Math.max(query.limit, 10) }
        const found = await everyPage(paged)
        expect(found.map(({ price }) => price)).toEqual(expected.map(({ price }) => price))
        expect(new Set(found.map(({ _id }) => _id))).toEqual(new Set(expected.map(({ _id }) => _id)))
        if (!query.sort) expect(found).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    {},
    { sort: 'price-asc' },
    { sort: 'price-desc', maxPrice: 1e6 },
    { q: 'warranty' },
    { q: 'warranty', sort: 'price-asc' },
    { q: 'warranty', sort: 'price-desc' },
  ] as ListQuery[])('read completely in steps equals its pages: %o', async (query) => {
    const whole = await wholeList(query)
    expect(whole.length).toBeGreaterThan(2 * steps.postgres)
    expect(whole).toEqual(await everyPage({ ...query, limit: 100 }))
  })

  it('keeps its position while products are added and sold', async () => {
    const first = await listProducts(db, { limit: 5, sort: 'price-asc' })
    await shelve(db, { price: 0.01 })
    const second = await listProducts(db, { limit: 5, sort: 'price-asc', cursor: first.next ?? '' })
    const expected = sortProducts(all, 'price-asc').slice(5, 10)
    expect(second.products.map(({ price }) => price)).toEqual(expected.map(({ price }) => price))
  })

  it('by price finds each product once, with any prices', async () => {
    const other = await freshDatabase()
    const price = fc.oneof(
      fc.integer({ min: 1, max: 1e11 }).map((cents) => cents / 100),
      fc.constantFrom(0.0001, 0.01, 1e9, 999_999_999.99, 16_777_217, 0.07),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(price, { minLength: 3, maxLength: 12 }), fc.boolean(), async (prices, isRising) => {
        await other.query('TRUNCATE products, product_audit, stock_movements')
        for (const one of prices) await shelve(other, { price: one })
        const sort = isRising ? 'price-asc' : 'price-desc'
        const found: number[] = []
        let cursor: string | null = ''
        while (cursor !== null) {
          const page: Page = await listProducts(other, { sort, limit: 1, ...(cursor && { cursor }) })
          found.push(...page.products.map((product) => product.price))
          cursor = page.next
        }
        expect(found).toEqual(prices.toSorted((a, b) => (isRising ? a - b : b - a)))
      }),
      { numRuns: 15 },
    )
    await other.close()
  })

  const first = Buffer.from('products 1').toString('base64url')
  it.each(['', 'x', first, 'MQ', 'LTE', '../../etc', Buffer.from('products 1 2').toString('base64url')])(
    'refuses the cursor “%s”, which does not belong to it',
    async (cursor) => {
      if (cursor === first) return expect((await listProducts(db, { cursor })).products[0]?._id).toBe(all[1]?._id)
      if (cursor === '') return expect((await listProducts(db, { cursor, limit: 1 })).products).toEqual(all.slice(0, 1))
      await expect(listProducts(db, { cursor })).rejects.toMatchObject({ code: 'invalid' })
    },
  )
})

describe('counts', () => {
  it('are exact without a search and equal the contract’s, also after an edit', async () => {
    const [product] = all
    const { _id, price: _, version: __, ...change } = product as Product
    await changeProduct(
      db,
      supplier,
      _id,
      { ...change, brand: 'Renamed', rating: 1.2, minQuantity: 7 },
      { ownerOnly: false },
    )
    const now = await wholeList({})
    await fc.assert(
      fc.asyncProperty(filter, async (query) => {
        const expected = filterProducts(now, query).length
        const total = await totalOf(query)
        // A filter without a stored count is counted exactly, unless it matches most of the catalogue.
        if (hasCachedCount(query) || expected <= 2_000) expect(total).toEqual({ count: expected, kind: 'exact' })
        else expect(total.kind).toBe('estimate')
        expect(await countFacets(db, query)).toEqual(recount(now, query))
      }),
      { numRuns: 40 },
    )
    expect(await listBrands(db)).toContainEqual({ name: 'Renamed', count: 1 })
  })

  it('of a search with many results are marked as an estimate', async () => {
    expect(await totalOf({ q: 'warranty' })).toMatchObject({ kind: 'estimate' })
    const { count } = await totalOf({ q: 'warranty' })
    expect(count).toBeGreaterThan(2_000)
    expect(count).toBeLessThan(3_500)
  })

  it('of a search with few results are exact', async () => {
    const { products } = await listProducts(db, { q: 'stethoscope' })
    expect(products.length).toBeGreaterThan(0)
    expect(await totalOf({ q: 'stethoscope' })).toEqual({ count: products.length, kind: 'exact' })
    const { ratings } = await countFacets(db, { q: 'stethoscope' })
    expect(ratings.at(-1)).toEqual({ value: '1', count: products.length })
  })
})

describe('a search', () => {
  const nouns = [...new Set(assortment.flatMap((group) => group.wares.map(({ noun }) => noun)))]

  it('finds every product by its name, in any form of the word', async () => {
    for (const noun of nouns) {
      const { products } = await listProducts(db, { q: noun.toUpperCase(), limit: 100 })
      expect(
        products.some(({ name }) => name.includes(noun)),
        noun,
      ).toBe(true)
    }
    expect((await listProducts(db, { q: 'speakers' })).products).toEqual(
      (await listProducts(db, { q: 'speaker' })).products,
    )
  })

  it('finds by prefix, brand, category and description', async () => {
    for (const q of ['headph', 'Torqline', 'Stationery', 'pharmacies', 'torqline wrench']) {
      expect((await listProducts(db, { q })).products.length, q).toBeGreaterThan(0)
    }
  })

  it('finds at least 95 of 100 words with one letter wrong, missing, doubled or swapped', async () => {
    const words = [...new Set(nouns.flatMap((noun) => noun.split(/[ -]/)))].filter((word) => /^[a-z]{5,}$/i.test(word))
    const typos = words.flatMap((word) => [
      [word, word.slice(0, 2) + word.slice(3)],
      [word, `${word.slice(0, 3)}${word[2]}${word.slice(3)}`],
      [word, `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`],
      [word, `${word.slice(0, -2)}q${word.slice(-1)}`],
    ]) as [string, string][]
    const missed: string[] = []
    for (const [word, typo] of typos) {
      const { products } = await listProducts(db, { q: typo, limit: 10 })
      if (!products.some(({ name, description }) => `${name} ${description}`.includes(word)))
        missed.push(`${word}: ${typo}`)
    }
    expect(missed.length / typos.length, missed.join(', ')).toBeLessThanOrEqual(0.05)
  })

  it.each([
    "'",
    "''",
    '\\',
    '&',
    '|',
    '!',
    ':*',
    '<->',
    '( )',
    "a' | 'b",
    'ড্রিল',
    '😀',
    '%',
    '_',
    '"',
    'x'.repeat(500),
    '-1',
    '1e309',
  ])('treats “%s” as plain words', async (q) => {
    await expect(listProducts(db, { q, limit: 1 })).resolves.toBeTruthy()
  })

  it.each(['stethoscope', 'torqline', 'warranty', 'the'])(
    'for “%s” can be filtered, sorted and paged like any list',
    async (q) => {
      const found = await wholeList({ q })
      await fc.assert(
        fc.asyncProperty(filter, async ({ limit = 40, ...query }) => {
          const expected = sortProducts(filterProducts(found, query), query.sort)
          const paged = await everyPage({ ...query, q, limit: Math.max(limit, 20) })
          expect(paged.map(({ price }) => price)).toEqual(expected.map(({ price }) => price))
          expect(new Set(paged.map(({ _id }) => _id))).toEqual(new Set(expected.map(({ _id }) => _id)))
        }),
        { numRuns: 25 },
      )
    },
  )

  it('is one statement, unless it finds very many products or only by another spelling', async () => {
    const statements = async (q: string) => {
      const { db: recorded, transactions } = recording(db)
      await listProducts(recorded, { q, minRating: 2, limit: 24 })
      return transactions.length
    }
    expect([await statements('stethoscope'), await statements('no-1'), await statements('nosuchthing')]).toEqual([
      1, 1, 1,
    ])
    expect(await statements('headfone')).toBe(2)
    expect(await statements('warranty')).toBe(3)
  })

  it('is read once for all its facets, and once more for a selected one', async () => {
    const statements = async (query: ListQuery) => {
      const { db: recorded, transactions } = recording(db)
      expect(await countFacets(recorded, query)).toEqual(recount(found, query))
      return transactions.flat().filter((text) => text.includes('FROM products')).length
    }
    const found = await wholeList({ q: 'stethoscope' })
    expect(await statements({ q: 'stethoscope' })).toBe(1)
    expect(await statements({ q: 'stethoscope', brand: [found[0]!.brand] })).toBe(2)
  })

  it('reads no index for filters that match a large part of the catalogue', async () => {
    const { db: recorded, transactions } = recording(db)
    const filters = { minRating: 1, available: true, category: [categories[0]] }
    await listProducts(recorded, { q: 'stethoscope', limit: 24, ...filters })
    const plan = await db.transaction(async (transaction) => {
      await transaction.query('SET LOCAL plan_cache_mode = force_generic_plan')
      await transaction.query('SET LOCAL enable_seqscan = off')
      await transaction.query(`PREPARE asked AS ${transactions.flat()[0]}`)
      const rows = await transaction.query("EXPLAIN EXECUTE asked('', '1', '', NULL, '1')")
      await transaction.query('DEALLOCATE asked')
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan.match(/(?<=Scan (on|using) )products_\w+/g)).toEqual([
      'products_by_words',
      'products_pkey', // of an article number
      'products_pkey',
    ])
  })

  it('for words in every text finds everything', async () => {
    const { products, total } = await listProducts(db, { q: 'the', limit: 24 })
    expect([products, total]).toEqual([
      (await listProducts(db, { limit: 24 })).products,
      (await listProducts(db, {})).total,
    ])
  })

  it.each(['"', '%', '_', '%_"', '\\', '😀', '—'])('of signs only, “%s”, finds nothing', async (q) => {
    expect(await listProducts(db, { q })).toEqual({ products: [], next: null, total: { count: 0, kind: 'exact' } })
    const { categories, brands, ratings } = await countFacets(db, { q })
    expect([categories, brands, ratings.every(({ count }) => count === 0)]).toEqual([[], [], true])
  })

  it.each([
    ['45w', '45 W'],
    ['45W charger', '45 W'],
    ['128gb', '128 GB'],
    ['250mm', '250 mm'],
    ['20cm pan', '20 cm'],
  ])('for “%s” finds %s and nothing without it', async (q, text) => {
    const { products } = await listProducts(db, { q })
    expect(products.length).toBeGreaterThan(0)
    for (const { name, description } of products)
      expect(`${name} ${description}`.toLowerCase()).toContain(text.toLowerCase())
  })

  it.each([
    ['headfone', 'headphone'],
    ['wireless headfone', 'wireless headphone'],
    ['চার্জার', 'charger'],
    ['হেডফোন', 'headphone'],
    ['usb চার্জার', 'usb charger'],
    // Not in the word list, but found by its letters.
    ['স্টেথোস্কোপ', 'stethoscope'],
  ])('for “%s” finds the same as “%s”', async (q, corrected) => {
    const { products, total } = await listProducts(db, { q: corrected, limit: 20 })
    expect(products.length).toBeGreaterThan(0)
    const found = await listProducts(db, { q, limit: 20 })
    expect([found.products.map((one) => one._id), found.total]).toEqual([products.map((one) => one._id), total])
    expect(await everyPage({ q, limit: 3 })).toEqual(await everyPage({ q: corrected, limit: 3 }))
    expect(await countFacets(db, { q })).toEqual(await countFacets(db, { q: corrected }))
  })

  it('does not correct a word that the catalogue has, even if the filters exclude it', async () => {
    const query = { q: 'headphone', brand: ['Nobody'] }
    expect((await listProducts(db, query)).total.count).toBe(0)
    for (const q of ['headphone', 'charger cable', 'qqqqzzzz', 'ঢঢঢঢ', 'x'.repeat(100), 'a b c d e'])
      expect((await listProducts(db, { q, brand: ['Nobody'] })).products, q).toEqual([])
    expect((await listProducts(db, { q: 'qqqqzzzz' })).products).toEqual([])
  })

  it('for an SKU finds its product ignoring case, and for a prefix all products with it', async () => {
    for (const { _id, sku = '' } of all.slice(0, 40)) {
      for (const q of [sku, sku.toLowerCase(), ` ${sku} `]) {
        const { products, total } = await listProducts(db, { q })
        expect([products.map((one) => one._id), total.count], q).toEqual([[_id], 1])
      }
    }
    const beginning = all[0]?.sku?.slice(0, -3) ?? ''
    const begun = (await wholeList({})).filter(({ sku }) => sku?.startsWith(beginning))
    expect(begun.length).toBeGreaterThan(1)
    expect(await everyPage({ q: beginning.toLowerCase(), limit: 9 })).toEqual(begun)
    expect(await everyPage({ q: beginning.toLowerCase(), limit: 9, sort: 'price-desc' })).toEqual(
      sortProducts(begun, 'price-desc'),
    )
    expect(await countFacets(db, { q: beginning.toLowerCase() })).toEqual(recount(begun, {}))
    expect((await listProducts(db, { q: beginning.toLowerCase(), brand: ['Nobody'] })).total.count).toBe(0)
  })

  it('for an SKU without its hyphen finds the same, also by prefix', async () => {
    for (const { _id, sku = '' } of all.slice(0, 20)) {
      for (const q of [sku.replace('-', ''), sku.replace('-', ' ').toLowerCase()]) {
        const { products, total } = await listProducts(db, { q })
        expect([products.map((one) => one._id), total.count], q).toEqual([[_id], 1])
      }
    }
    const beginning = all[0]?.sku?.slice(0, -1) ?? ''
    expect(await everyPage({ q: beginning.replace('-', ''), limit: 9 })).toEqual(
      (await wholeList({})).filter(({ sku }) => sku?.startsWith(beginning)),
    )
  })

  it('for an SKU never finds withdrawn products, and finds an exact SKU before longer ones', async () => {
    const [short, long, gone] = [await shelve(db, {}), await shelve(db, {}), await shelve(db, {})]
    await db.query("UPDATE products SET sku = 'Qz.7' WHERE id = $1", [short])
    await db.query("UPDATE products SET sku = 'QZ.70' WHERE id = $1", [long])
    await db.query("UPDATE products SET sku = 'QZ.71', withdrawn_at = now() WHERE id = $1", [gone])
    const searchIds = async (q: string) => (await listProducts(db, { q })).products.map(({ _id }) => _id)
    expect(await searchIds('qz.7')).toEqual([short])
    expect(await searchIds('QZ.70')).toEqual([long])
    expect(await searchIds('qz.71')).toEqual([])
  })

  it('for words without a digit does not match SKU prefixes', async () => {
    const found = await listProducts(db, { q: 'speaker' })
    await db.query("UPDATE products SET sku = 'SPEAKER-X' WHERE id = $1", [await shelve(db, { name: 'Kettle' })])
    expect(await listProducts(db, { q: 'speaker' })).toEqual(found)
  })

  it('for a supplier’s name, or an unambiguous prefix, finds the supplier’s products', async () => {
    const names = [
      'Kushiyara Textiles',
      'Padma Mills',
      'Rupsha Motors & Parts',
      'সুরমা ট্রেডার্স',
      'Demo Supplier',
      'Jamuna 24',
    ]
    const named = names.map((name, place) => ({ name, id: suppliers[place]?.id ?? '' }))
    for (const { id, name } of named) await db.query('UPDATE suppliers SET name = $2 WHERE id = $1', [id, name])
    for (const { id, name } of named) {
      const theirs = await listProducts(db, { supplier: id, limit: 10 })
      expect(await listProducts(db, { q: name.toUpperCase(), limit: 10 }), name).toEqual(theirs)
      expect(await countFacets(db, { q: name })).toEqual(await countFacets(db, { supplier: id }))
    }
    const first = { supplier: named[0]?.id ?? '', limit: 5 }
    expect(await listProducts(db, { q: 'kushiy', limit: 5 })).toEqual(await listProducts(db, first))
    await db.query("UPDATE suppliers SET name = 'Kushiyara Too' WHERE id = $1", [named[1]?.id])
    expect((await listProducts(db, { q: 'kushiy' })).total.count).toBe(0)
    await db.query("UPDATE suppliers SET name = ''")
  })

  it('for words in products finds those, even if a supplier has that name', async () => {
    const found = await listProducts(db, { q: 'stethoscope' })
    const { id } = suppliers[0]!
    const [before] = await db.query<{ name: string }>('SELECT name FROM suppliers WHERE id = $1', [id])
    await db.query("UPDATE suppliers SET name = 'Stethoscope' WHERE id = $1", [id])
    expect((await listProducts(db, { q: 'stethoscope' })).total).toEqual(found.total)
    await db.query('UPDATE suppliers SET name = $2 WHERE id = $1', [id, before?.name])
  })

  it('finds Bengali', async () => {
    const product = await shelve(db, { name: 'তারবিহীন ড্রিল' })
    expect((await listProducts(db, { q: 'ড্রিল' })).products.map(({ _id }) => _id)).toEqual([product])
  })
})

describe('one product', () => {
  it('is found by its id, and an invalid id finds nothing', async () => {
    const product = await findProduct(db, all[7]?._id ?? '')
    expect(all[7]).toMatchObject(product ?? {})
    expect(product?._id).toBe(all[7]?._id)
    for (const id of ['x', '', "' OR true --", 'f'.repeat(65), '\0']) expect(await findProduct(db, id)).toBeNull()
  })

  it('of a supplier is in the supplier’s list, and a product without an owner is in nobody’s', async () => {
    const product = await shelve(db, drill)
    expect((await productsOf(db, 'supplier')).map(({ _id }) => _id)).toContain(product)
    expect(await productsOf(db, '')).toEqual([])
    expect(await productsOf(db, 'demo-supplier')).toHaveLength(40)
  })
})

it('an imported category comes after the seven', async () => {
  await shelve(db, { category: 'Zoo Supplies' })
  expect(await listCategories(db)).toEqual([...categories, 'Zoo Supplies'])
})
