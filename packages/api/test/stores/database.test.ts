import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { openDatabase } from '../../src/db/open.ts'
import { isUnavailable } from '../../src/db/unavailable.ts'
import { seedProduct } from '../../src/seed/catalogue.ts'
import { picturePaths } from '../../src/seed/pictures.ts'
import { seed } from '../../src/seed/seed.ts'
import { insertProducts } from '../../src/stores/bulk.ts'
import { buy } from '../../src/stores/cart.ts'
import { auditStock } from '../../src/stores/ledger.ts'
import { announce, catalogueChannel, catalogueVersion } from '../../src/stores/news.ts'
import { findProduct } from '../../src/stores/products.ts'
import { holdStock } from '../../src/stores/stock.ts'
import { addUser } from '../../src/stores/users.ts'
import { freshDatabase } from '../support/database.ts'
import { buyer, drill, shelve, supplier } from '../support/stock.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'

async function opened() {
  const db = await freshDatabase()
  onTestFinished(() => db.close())
  return db
}

describe('migrations', () => {
  it('change nothing when they have run', async () => {
    const db = await opened()
    await shelve(db)
    await migrate(db)
    expect(await db.query('SELECT count(*) AS count FROM products')).toEqual([{ count: 1 }])
  })
})

describe('the news of the catalogue', () => {
  it('leave after the commit, together, with the stock as it is, and the answer names their version', async () => {
    const db = await opened()
    const products = await Promise.all(Array.from({ length: 150 }, () => shelve(db)))
    const notices: { version: number; stock: [string, number, number][]; products: string[] }[] = []
    await db.listen(catalogueChannel, (payload) => {
      expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
      notices.push(JSON.parse(payload))
    })
    const before = await catalogueVersion(db)
    const answers = await Promise.all(
      products.map((product) => holdStock(db, buyer('a'), product, 1, { ttlSeconds: 300 })),
    )
    const newest = Math.max(...answers.map((answer) => answer.catalogueVersion))
    await expect.poll(() => notices.at(-1)?.version).toBe(newest)
    expect(new Map(notices.flatMap(({ stock }) => stock.map(([id, stock]) => [id, stock])))).toEqual(
      new Map(products.map((product) => [product, 99])),
    )
    expect(newest - before).toBeLessThan(products.length)
    expect(await catalogueVersion(db)).toBe(newest)
    const { catalogueVersion: bought } = await buy(db, buyer('a'), products[0] ?? '', 1)
    expect(bought).toBe(newest)
  })

  it('fit into a notice each, however long the ids and large the figures are', async () => {
    const db = await opened()
    const ids = Array.from({ length: 150 }, (_, place) => `${place}`.padStart(64, '-'))
    const shelved = ids.map((_id) => ({ ...drill, _id, owner: null, mainQuantity: Number.MAX_SAFE_INTEGER }))
    await insertProducts(db, shelved)
    const told: string[] = []
    await db.listen(catalogueChannel, (payload) => {
      const { stock, products } = JSON.parse(payload)
      told.push(...stock.map(([id]: [string]) => id), ...products)
    })
    await announce(db, { stock: ids, changed: ids })
    await expect.poll(() => told.sort()).toEqual([...ids, ...ids].sort())
  })

  it('name what was added or edited', async () => {
    const db = await opened()
    const notices: { products: string[] }[] = []
    await db.listen(catalogueChannel, (payload) => notices.push(JSON.parse(payload)))
    const product = await shelve(db)
    await expect.poll(() => notices).toMatchObject([{ products: [product], stock: [[product, 100, 1]] }])
  })
})

it('a user is known by account and by e-mail, whatever its case', async () => {
  const db = await opened()
  const user = { name: 'Rahim Uddin', photo: null }
  await addUser(db, supplier, user)
  await expect(addUser(db, supplier, user)).rejects.toMatchObject({ code: 'exists' })
  const other = { uid: 'other', email: supplier.email.toUpperCase() }
  await expect(addUser(db, other, user)).rejects.toMatchObject({ code: 'exists' })
})

describe('the seed', () => {
  it('is the same every time, grows, and leaves alone what was sold meanwhile', async () => {
    const db = await opened()
    expect(await seed(db, 50)).toBe(50)
    const { _id, minQuantity, mainQuantity } = seedProduct(1)
    await buy(db, buyer('b'), _id, minQuantity)
    expect(await seed(db, 120)).toBe(70)
    expect(await seed(db, 120)).toBe(0)
    expect((await findProduct(db, _id))?.mainQuantity).toBe(mainQuantity - minQuantity)
    expect(await auditStock(db)).toEqual([])
  })

  it('has a file for every picture', () => {
    const paths = picturePaths()
    for (let index = 0; index < 2_000; index += 1) expect(paths.has(seedProduct(index).image)).toBe(true)
    expect(paths.size).toBeGreaterThanOrEqual(50)
  })
})

describe.runIf(!onPostgres)('the embedded database', () => {
  it('keeps a second process out and takes over from one that died', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'arot-folder-')), 'postgres')
    onTestFinished(() => rm(join(folder, '..'), { recursive: true, force: true }))
    const first = await openDatabase({ folder })
    await expect(openDatabase({ folder })).rejects.toThrow(/in use by process/)
    await first.close()
    await writeFile(`${folder}.pid`, String(process.pid))
    const second = await openDatabase({ folder })
    await second.close()
    // A database is laid out and opened twice: more than half a minute where a machine has five times too much to do.
  }, 120_000)
})

describe('an error', () => {
  it.each([
    ['ECONNREFUSED', true],
    ['57P01', true],
    ['08006', true],
    ['53300', true],
    ['23514', false],
    ['42601', false],
  ])('%s is an outage: %s', (code, expected) => {
    expect(isUnavailable(Object.assign(new Error('told'), { code }))).toBe(expected)
  })
})
