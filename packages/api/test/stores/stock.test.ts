import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetEmptyCounts, sumCounts } from '../../src/modules/catalog/lists/counts.ts'
import { changeProduct } from '../../src/modules/catalog/product.store.ts'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { releaseLapsed, releaseStock, reserveStock } from '../../src/modules/inventory/reservation.store.ts'
import { removeFromCart } from '../../src/modules/orders/order.store.ts'
import { buy, listCart } from '../../src/modules/orders/purchase.store.ts'
import { eraseUser } from '../../src/modules/users/erase.ts'
import { catalogueChannel } from '../../src/platform/change-feed.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { freshDatabase, freshUrl } from '../support/database.ts'
import {
  buyer,
  crashing,
  drill,
  recording,
  shelve,
  stockOf,
  supplier,
  tally,
  waitForBlocked,
} from '../support/stock.ts'

const minutes = { ttlSeconds: 300 }
const overAlready = { ttlSeconds: -1 }
const onPostgres = process.env.TEST_DATABASE === 'postgres'

let db: Database
beforeAll(async () => {
  db = await freshDatabase({ poolSize: 40 })
})
afterAll(async () => {
  expect(await auditStock(db)).toEqual([])
  await db.close()
})

describe('a purchase', () => {
  it('reserves the units with the PATCH and buys them with the POST', async () => {
    const product = await shelve(db)
    expect(await reserveStock(db, buyer('a'), product, 10, minutes)).toMatchObject({
      modifiedCount: 1,
      mainQuantity: 90,
    })
    const { insertedId } = await buy(db, buyer('a'), product, 10)
    expect(await stockOf(db, product)).toBe(90)
    const items = await listCart(db, 'buyer-a')
    expect(items).toMatchObject([{ _id: insertedId, quantity: 10, productId: product, price: 49.9 }])
    const { name, brand, category, description, minQuantity, image } = drill
    expect(items[0]?.productSnapshot).toEqual({ name, brand, category, description, minQuantity, image })
  })

  it('takes the units itself if the POST comes alone, or for another quantity than the reservation', async () => {
    const product = await shelve(db)
    await buy(db, buyer('alone'), product, 10)
    await reserveStock(db, buyer('alone'), product, 5, minutes)
    await buy(db, buyer('alone'), product, 6)
    expect(await stockOf(db, product)).toBe(100 - 10 - 5 - 6)
  })

  it('does not take units that another buyer reserved', async () => {
    const product = await shelve(db, { mainQuantity: 10 })
    await reserveStock(db, buyer('holder'), product, 10, minutes)
    await expect(buy(db, buyer('other'), product, 10)).rejects.toMatchObject({ code: 'insufficient_stock' })
  })

  it('reports the minimum first, then the stock', async () => {
    const product = await shelve(db, { mainQuantity: 20, minQuantity: 30 })
    await expect(reserveStock(db, buyer('b'), product, 29, minutes)).rejects.toMatchObject({
      code: 'below_minimum',
      details: { minimum: 30 },
    })
    await expect(buy(db, buyer('b'), product, 30)).rejects.toMatchObject({
      code: 'insufficient_stock',
      details: { available: 20 },
    })
    await expect(buy(db, buyer('b'), 'nothing-here', 30)).rejects.toMatchObject({ code: 'not_found' })
    await expect(buy(db, buyer('b'), "'; DROP TABLE reservations", 30)).rejects.toMatchObject({ code: 'not_found' })
    expect(await stockOf(db, product)).toBe(20)
  })

  it('that is removed from the cart returns its units to stock, once, and only by its owner', async () => {
    const product = await shelve(db)
    const { insertedId } = await buy(db, buyer('c'), product, 40)
    expect(await removeFromCart(db, buyer('thief'), insertedId)).toMatchObject({ deletedCount: 0 })
    const removals = await Promise.all(Array.from({ length: 5 }, () => removeFromCart(db, buyer('c'), insertedId)))
    expect(removals.map(({ deletedCount }) => deletedCount).sort()).toEqual([0, 0, 0, 0, 1])
    expect(await stockOf(db, product)).toBe(100)
  })
})

describe('a reservation', () => {
  it('can only be released by its owner, with exactly its units', async () => {
    const product = await shelve(db)
    await reserveStock(db, buyer('d'), product, 30, minutes)
    expect(await releaseStock(db, buyer('e'), product, 30)).toMatchObject({ modifiedCount: 0, mainQuantity: 70 })
    expect(await releaseStock(db, buyer('d'), product, 29)).toMatchObject({ modifiedCount: 0, mainQuantity: 70 })
    expect(await releaseStock(db, buyer('d'), product, 30)).toMatchObject({ modifiedCount: 1, mainQuantity: 100 })
    expect(await releaseStock(db, buyer('d'), product, 30)).toMatchObject({ modifiedCount: 0, mainQuantity: 100 })
  })

  it('lapses if no POST follows, and its units are in stock again', async () => {
    const product = await shelve(db)
    await reserveStock(db, buyer('f'), product, 60, overAlready)
    await reserveStock(db, buyer('f'), product, 10, minutes)
    await Promise.all([releaseLapsed(db), releaseLapsed(db), releaseLapsed(db)])
    expect(await stockOf(db, product)).toBe(90)
  })

  it('that has lapsed cannot be bought, even before the sweep', async () => {
    const product = await shelve(db)
    await reserveStock(db, buyer('g'), product, 60, overAlready)
    await expect(buy(db, buyer('h'), product, 60)).resolves.toMatchObject({ replayed: false })
    expect(await stockOf(db, product)).toBe(40)
  })

  it.each([
    ['reservation', (product: string) => reserveStock(db, buyer('i'), product, 101, minutes)],
    ['purchase', (product: string) => buy(db, buyer('i'), product, 101)],
  ])('that has lapsed is in stock for everybody, also after a refused %s', async (_, attempt) => {
    const product = await shelve(db)
    await reserveStock(db, buyer('h'), product, 60, overAlready)
    const announced: unknown[] = []
    const stop = await db.listen(catalogueChannel, (payload) => announced.push(...(JSON.parse(payload).stock ?? [])))
    await expect(attempt(product)).rejects.toMatchObject({ code: 'insufficient_stock', details: { available: 100 } })
    await expect.poll(() => announced).toContainEqual([product, 100, expect.any(Number)])
    await stop()
    expect(await stockOf(db, product)).toBe(100)
  })
})

describe('under simultaneous requests', () => {
  it.each([
    ['PATCH and POST', true],
    ['POST alone', false],
  ])('200 buyers for 100 units by %s: exactly 100 get one', async (_, withHold) => {
    const product = await shelve(db)
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, async (_, number) => {
        if (withHold) await reserveStock(db, buyer(number), product, 1, minutes)
        return buy(db, buyer(number), product, 1)
      }),
    )
    expect(tally(results)).toEqual({ succeeded: 100, refused: { insufficient_stock: 100 } })
    expect(await stockOf(db, product)).toBe(0)
  })

  it('thirty buyers with ten purchases each of one product cause no deadlock', async () => {
    const product = await shelve(db, { mainQuantity: 1_000 })
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, async (_, number) => {
        for (let round = 0; round < 10; round += 1) {
          await reserveStock(db, buyer(number), product, 1, minutes)
          await buy(db, buyer(number), product, 1)
        }
      }),
    )
    expect(tally(results)).toEqual({ succeeded: 30, refused: {} })
    expect(await stockOf(db, product)).toBe(700)
  })

  it('fifty posts with one key have one effect and one answer', async () => {
    const product = await shelve(db)
    const key = { key: 'fifty', fingerprint: 'same' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => buy(db, buyer('once'), product, 2, { key })))
    expect(new Set(answers.map(({ insertedId }) => insertedId)).size).toBe(1)
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect(await stockOf(db, product)).toBe(98)
    expect(await listCart(db, 'buyer-once')).toHaveLength(1)
    await expect(
      buy(db, buyer('once'), product, 3, { key: { key: 'fifty', fingerprint: 'other' } }),
    ).rejects.toMatchObject({
      code: 'key_reused',
    })
    await expect(
      buy(db, buyer('another'), product, 3, { key: { key: 'fifty', fingerprint: 'other' } }),
    ).resolves.toBeTruthy()
  })

  it('a key whose effect was lost before the commit can be used again', async () => {
    const product = await shelve(db)
    const key = { key: 'lost', fingerprint: 'same' }
    await expect(buy(crashing(db), buyer('i'), product, 2, { key })).rejects.toThrow('crashed')
    expect(await buy(db, buyer('i'), product, 2, { key })).toMatchObject({ replayed: false })
    expect(await stockOf(db, product)).toBe(98)
  })

  it('sweeps and purchases over many products in opposite orders do not deadlock', async () => {
    const products = await Promise.all(Array.from({ length: 12 }, () => shelve(db, { mainQuantity: 1000 })))
    for (const product of products) await reserveStock(db, buyer('j'), product, 5, overAlready)
    const back = products.toReversed()
    for (const product of back) await reserveStock(db, buyer('k'), product, 5, overAlready)
    const results = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => releaseLapsed(db)),
      ...[...products, ...back].map((product) => buy(db, buyer('l'), product, 1)),
      ...[...back, ...products].map((product) => reserveStock(db, buyer('l'), product, 1, overAlready)),
      ...Array.from({ length: 4 }, () => releaseLapsed(db)),
    ])
    expect(tally(results).refused).toEqual({})
    await releaseLapsed(db)
    for (const product of products) expect(await stockOf(db, product)).toBe(998)
  })
})

describe('a supplier’s edit', () => {
  const edit = (mainQuantity: number, more: object = {}) => {
    const { price: _, ...change } = drill
    return { ...change, mainQuantity, ...more }
  }
  const anyone = { ownerOnly: false }

  it('with a stale stock figure is refused with the current one, and overwrites no sale', async () => {
    const product = await shelve(db)
    await buy(db, buyer('m'), product, 30)
    await expect(
      changeProduct(db, supplier, product, edit(150, { expectedMainQuantity: 100 }), anyone),
    ).rejects.toMatchObject({ code: 'stale_stock', details: { current: 70 } })
    expect(await stockOf(db, product)).toBe(70)
    await changeProduct(db, supplier, product, edit(150, { expectedMainQuantity: 70 }), anyone)
    expect(await stockOf(db, product)).toBe(150)
  })

  it('that omits the stock succeeds during sales, and the sales stay', async () => {
    const product = await shelve(db)
    const { mainQuantity: _, ...others } = edit(0, { name: 'Better Drill' })
    await buy(db, buyer('m2'), product, 30)
    const changed = await changeProduct(db, supplier, product, others, { ...anyone, ifMatch: 1 })
    expect(changed).toMatchObject({ modifiedCount: 1, mainQuantity: 70, version: 2 })
    expect(await stockOf(db, product)).toBe(70)
  })

  it('of an older version is refused; a sale makes no version', async () => {
    const product = await shelve(db)
    await buy(db, buyer('n'), product, 30)
    const change = edit(70, { name: 'Better Drill' })
    expect(await changeProduct(db, supplier, product, change, { ...anyone, ifMatch: 1 })).toMatchObject({ version: 2 })
    await expect(changeProduct(db, supplier, product, edit(70), { ...anyone, ifMatch: 1 })).rejects.toMatchObject({
      code: 'version_mismatch',
    })
    expect(await changeProduct(db, supplier, product, change, anyone)).toMatchObject({ modifiedCount: 0, version: 2 })
  })

  it('of two editors with one version succeeds for one', async () => {
    const product = await shelve(db)
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, number) =>
        changeProduct(db, supplier, product, edit(100, { name: `Drill ${number}` }), { ...anyone, ifMatch: 1 }),
      ),
    )
    expect(tally(results)).toEqual({ succeeded: 1, refused: { version_mismatch: 9 } })
  })

  it('is only the owner’s under that policy, and nobody’s without an owner', async () => {
    const product = await shelve(db)
    const strict = { ownerOnly: true }
    await expect(changeProduct(db, buyer('o'), product, edit(1), strict)).rejects.toMatchObject({ code: 'forbidden' })
    await db.query('UPDATE products SET owner_uid = NULL WHERE id = $1', [product])
    await expect(changeProduct(db, supplier, product, edit(1), strict)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('moves a product to one of the seven categories or leaves it, and adds no category', async () => {
    const product = await shelve(db, { category: 'Zoo Supplies' })
    const moveToCategory = (category: string) => changeProduct(db, supplier, product, edit(100, { category }), anyone)
    await expect(moveToCategory('Zoo Supplies')).resolves.toMatchObject({ modifiedCount: 0 })
    await expect(moveToCategory('Made up')).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { category: 'Choose a category from the list.' } },
    })
    await expect(moveToCategory('Health & Beauty')).resolves.toMatchObject({ modifiedCount: 1 })
    await expect(moveToCategory('Zoo Supplies')).rejects.toMatchObject({ code: 'invalid' })
  })

  it('leaves no stale counts, however often a brand is renamed', async () => {
    const product = await shelve(db)
    for (let round = 0; round < 20; round += 1) {
      await changeProduct(db, supplier, product, edit(100, { brand: `Brand ${round}` }), anyone)
    }
    await sumCounts(db)
    await forgetEmptyCounts(db)
    const left = await db.query("SELECT brand FROM catalogue_totals WHERE brand LIKE 'Brand %'")
    expect(left).toEqual([{ brand: 'Brand 19' }])
  })

  it('is in the audit: who, the values before and after', async () => {
    const product = await shelve(db)
    await changeProduct(db, buyer('p'), product, edit(90, { rating: 5 }), anyone)
    const audit = await db.query(
      'SELECT uid, action, version, changes FROM product_audit WHERE product_id = $1 ORDER BY id',
      [product],
    )
    expect(audit).toMatchObject([
      { uid: 'supplier', action: 'added', version: 1 },
      { uid: 'buyer-p', action: 'changed', version: 2, changes: { rating: [4.5, 5], mainQuantity: [100, 90] } },
    ])
    expect(Object.keys(audit[1]?.changes as object)).toHaveLength(2)
  })
})

describe('the limits of one buyer without payment', () => {
  const quota = { reservations: 3, orders: 8, units: 100 }
  const quotaProblem = (code = 'too_much_held') => ({ code, details: quota })

  it('allow a number of open reservations, even with simultaneous requests; a lapsed or released one frees a place', async () => {
    const product = await shelve(db, { mainQuantity: 1_000 })
    const hold = (terms: object = minutes) =>
      reserveStock(db, buyer('hoarder'), product, 5, { ...minutes, quota, ...terms })
    expect(tally(await Promise.allSettled(Array.from({ length: 20 }, () => hold())))).toEqual({
      succeeded: 3,
      refused: { too_much_held: 17 },
    })
    await expect(hold()).rejects.toMatchObject(quotaProblem())
    await releaseStock(db, buyer('hoarder'), product, 5)
    await hold(overAlready)
    await hold()
    await expect(reserveStock(db, buyer('another'), product, 5, { ...minutes, quota })).resolves.toBeTruthy()
  })

  it('allow a number of units, in reservations and in the cart together, by either way to buy', async () => {
    const product = await shelve(db, { mainQuantity: 1_000 })
    const who = buyer('collector')
    await reserveStock(db, who, product, 40, { ...minutes, quota })
    await buy(db, who, product, 40, { quota })
    const { insertedId } = await buy(db, who, product, 50, { quota })
    await expect(buy(db, who, product, 11, { quota })).rejects.toMatchObject(quotaProblem())
    await expect(reserveStock(db, who, product, 11, { ...minutes, quota })).rejects.toMatchObject(quotaProblem())
    await removeFromCart(db, who, insertedId)
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => buy(db, who, product, 20, { quota })))
    expect(tally(results)).toEqual({ succeeded: 3, refused: { too_much_held: 7 } })
    expect(await stockOf(db, product)).toBe(900)
  })
})

describe('the statements that change stock', () => {
  it('lock the row before they write', async () => {
    const product = await shelve(db)
    const { db: noted, transactions } = recording(db)
    await reserveStock(noted, buyer('q'), product, 5, minutes)
    await releaseStock(noted, buyer('q'), product, 5)
    await reserveStock(noted, buyer('q'), product, 5, overAlready)
    await releaseLapsed(noted)
    const { insertedId } = await buy(noted, buyer('q'), product, 5, { key: { key: 'noted', fingerprint: '' } })
    await removeFromCart(noted, buyer('q'), insertedId)
    const { price: _, ...change } = drill
    await changeProduct(noted, supplier, product, { ...change, mainQuantity: 5 }, { ownerOnly: false })
    await reserveStock(db, buyer('q'), product, 5, minutes)
    await eraseUser(noted, 'buyer-q')
    const writing = transactions.map((texts) => texts.join(';')).filter((text) => text.includes('UPDATE products SET'))
    expect(writing.length).toBeGreaterThanOrEqual(8)
    for (const text of writing) {
      const lock = text.indexOf('FOR NO KEY UPDATE')
      expect(lock, text).toBeGreaterThan(0)
      expect(lock, text).toBeLessThan(text.indexOf('UPDATE products SET'))
    }
  })

  it('plan a lock under the write, whatever their text', async () => {
    const { db: noted, transactions } = recording(db)
    const product = await shelve(db)
    await reserveStock(noted, buyer('r'), product, 5, minutes)
    const text = transactions.flat().find((text) => text.includes('UPDATE products SET')) ?? ''
    const values = [`'${product}'`, "'buyer-r'", '5', 'NULL', 'NULL', 'NULL', '300', '100', '100', '100']
    const plan = await db.query(`EXPLAIN ${text.replace(/\$(\d+)/g, (_, place) => values[place - 1] ?? '')}`)
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
      /CTE stock\s+->\s+LockRows[\s\S]*Update on products/,
    )
  })

  it.runIf(onPostgres)(
    'of one buyer each get a reservation, even if one is overtaken while it looks for its own',
    async () => {
      const url = await freshUrl()
      const [fast, overtaken] = [
        await openDatabase({ url }),
        await openDatabase({ url: `${url}?application_name=overtaken` }),
      ]
      await migrate(fast)
      const product = await shelve(fast, { mainQuantity: 10 })
      await fast.query('ALTER TABLE reservations RENAME TO real_reservations')
      await fast.query(`CREATE FUNCTION gate() RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN
      IF current_setting('application_name') = 'overtaken' THEN PERFORM pg_advisory_xact_lock_shared(7); END IF;
      RETURN true;
    END $$`)
      await fast.query('CREATE VIEW reservations AS SELECT * FROM real_reservations WHERE gate()')
      await reserveStock(fast, buyer('o'), product, 5, minutes)
      let first: Promise<unknown> | undefined
      await fast.transaction(async (keeper) => {
        await keeper.query('SELECT pg_advisory_xact_lock(7)')
        first = buy(overtaken, buyer('o'), product, 5)
        await waitForBlocked(fast)
        await reserveStock(fast, buyer('o'), product, 5, minutes)
        await buy(fast, buyer('o'), product, 5)
      })
      await first
      expect(await fast.query('SELECT id FROM real_reservations')).toEqual([])
      expect(await stockOf(fast, product)).toBe(0)
      expect(await listCart(fast, buyer('o').uid)).toHaveLength(2)
      await Promise.all([fast.close(), overtaken.close()])
    },
  )

  it.runIf(onPostgres).each([
    [-6, { code: 'insufficient_stock', details: { available: 4 } }],
    [+6, { modifiedCount: 1, mainQuantity: 4 }],
  ])('wait for the lock on the stock, then see its change by %i', async (supplied, outcome) => {
    const product = await shelve(db, { mainQuantity: 10 })
    let second: Promise<unknown> | undefined
    await db.transaction(async (first) => {
      await first.query('SELECT FROM products WHERE id = $1 FOR NO KEY UPDATE', [product])
      second = reserveStock(db, buyer('s'), product, supplied < 0 ? 10 : 12, minutes).catch((problem) => problem)
      await waitForBlocked(db)
      await first.query('UPDATE products SET main_quantity = main_quantity + $2 WHERE id = $1', [product, supplied])
      await first.query(`INSERT INTO stock_movements (product_id, kind, on_hand) VALUES ($1, 'supply', $2)`, [
        product,
        supplied,
      ])
    })
    expect(await second).toMatchObject(outcome)
  })
})

describe('the database itself', () => {
  it.each([
    ['negative stock', `UPDATE products SET main_quantity = -1`],
    ['a minimum of nothing', `UPDATE products SET min_quantity = 0`],
    ['a rating beyond five', `UPDATE products SET rating = 5.1`],
    ['a negative price', `UPDATE products SET price = -0.01`],
    ['a price of nothing', `UPDATE products SET price = 0`],
    ['a price finer than any coin', `UPDATE products SET price = 0.00001`],
    ['a rating that is no number', `UPDATE products SET rating = 'NaN'`],
    ['a minimum beyond measure', `UPDATE products SET min_quantity = 1000001`],
    ['a name that cannot be seen', `UPDATE products SET name = U&'\\200B'`],
    ['a brand in another form of the same letters', `UPDATE products SET brand = U&'Cafe\\0301'`],
    ['a category that is an address', `UPDATE products SET category = '..'`],
    ['a price that is no number', `UPDATE products SET price = 'NaN'`],
    [
      'an empty hold',
      `INSERT INTO reservations (product_id, uid, units, expires_at) SELECT id, 'u', 0, now() FROM products LIMIT 1`,
    ],
    [
      'a move that makes units',
      `INSERT INTO stock_movements (product_id, kind, on_hand, reserved) VALUES ('x', 'hold', -1, 2)`,
    ],
    ['a move of no kind', `INSERT INTO stock_movements (product_id, kind, on_hand) VALUES ('x', 'theft', -1)`],
  ])('refuses %s', async (_, statement) => {
    await shelve(db)
    await expect(db.query(statement)).rejects.toMatchObject({ code: '23514' })
  })
})
