import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { insertProducts } from '../../src/modules/bulk/insert-products.ts'
import { findProduct } from '../../src/modules/catalog/product.store.ts'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { reserveStock } from '../../src/modules/inventory/reservation.store.ts'
import { picturePaths } from '../../src/modules/media/demo-pictures.ts'
import { isOwnPicture } from '../../src/modules/media/own.ts'
import { drawVariant, variantPicturePath } from '../../src/modules/media/variant-pictures.ts'
import { buy } from '../../src/modules/orders/purchase.store.ts'
import { addUser } from '../../src/modules/users/user.store.ts'
import {
  catalogueChannel,
  catalogueVersion,
  publishAll,
  publishChange,
  publishMissed,
  renewVersion,
} from '../../src/platform/change-feed.ts'
import { joinAmbientTransactions } from '../../src/platform/db/ambient-transaction.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { isUnavailable } from '../../src/platform/db/postgres/unavailable.ts'
import { seedProduct } from '../../src/seed/catalogue.ts'
import { seed } from '../../src/seed/seed.ts'
import { freshDatabase } from '../support/database.ts'
import { buyer, drill, shelve, supplier } from '../support/stock.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'

async function openFresh() {
  const db = await freshDatabase()
  onTestFinished(() => db.close())
  // Records that the copy is another database than its original, like every start of a process.
  await renewVersion(db, 0)
  return db
}

describe('migrations', () => {
  it('change nothing when they run again', async () => {
    const db = await openFresh()
    await shelve(db)
    await migrate(db)
    expect(await db.query('SELECT count(*) AS count FROM products')).toEqual([{ count: 1 }])
  })
})

describe('the announcements of the catalogue', () => {
  it('are sent after the commit, together, with the current stock, and the answer has their version', async () => {
    const db = await openFresh()
    const products = await Promise.all(Array.from({ length: 150 }, () => shelve(db)))
    const notices: { version: number; stock: [string, number, number][]; products: string[] }[] = []
    await db.listen(catalogueChannel, (payload) => {
      expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
      notices.push(JSON.parse(payload))
    })
    const before = await catalogueVersion(db)
    const answers = await Promise.all(
      products.map((product) => reserveStock(db, buyer('a'), product, 1, { ttlSeconds: 300 })),
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

  it('fit into the size limit, however long the ids and large the figures are', async () => {
    const db = await openFresh()
    const ids = Array.from({ length: 150 }, (_, place) => `${place}`.padStart(64, '-'))
    const shelved = ids.map((_id) => ({ ...drill, _id, owner: null, mainQuantity: Number.MAX_SAFE_INTEGER }))
    await insertProducts(db, shelved)
    const messages: string[] = []
    await db.listen(catalogueChannel, (payload) => {
      const { stock, products } = JSON.parse(payload)
      messages.push(...stock.map(([id]: [string]) => id), ...products)
    })
    await publishChange(db, { stock: ids, changed: ids })
    await expect.poll(() => messages.sort()).toEqual([...ids, ...ids].sort())
  })

  it('of calls that could not announce are sent when the database is available again', async () => {
    const db = await openFresh()
    let isAway = true
    const query: typeof db.query = (...args) => (isAway ? Promise.reject(new Error('away')) : db.query(...args))
    const base = { ...db, query }
    await expect(publishChange(joinAmbientTransactions(base), { changed: ['any'] })).rejects.toThrow('away')
    isAway = false
    const before = await catalogueVersion(db)
    await publishMissed(base)
    expect(await catalogueVersion(db)).toBe(before + 1)
  })

  it('of everything are sent when the database is available again, too', async () => {
    const db = await openFresh()
    let isAway = true
    const query: typeof db.query = (...args) => (isAway ? Promise.reject(new Error('away')) : db.query(...args))
    const base = { ...db, query }
    await expect(publishAll(joinAmbientTransactions(base))).rejects.toThrow('away')
    isAway = false
    const before = await catalogueVersion(db)
    await publishMissed(base)
    expect(await catalogueVersion(db)).toBe(before + 1)
  })

  it('name added and edited products', async () => {
    const db = await openFresh()
    const notices: { products: string[] }[] = []
    await db.listen(catalogueChannel, (payload) => notices.push(JSON.parse(payload)))
    const product = await shelve(db)
    await expect.poll(() => notices).toMatchObject([{ products: [product], stock: [[product, 100, 1]] }])
  })
})

it('a user is found by account and by email, ignoring case', async () => {
  const db = await openFresh()
  const user = { name: 'Rahim Uddin', photo: null }
  await addUser(db, supplier, user)
  await expect(addUser(db, supplier, user)).rejects.toMatchObject({ code: 'exists' })
  const other = { uid: 'other', email: supplier.email.toUpperCase() }
  await expect(addUser(db, other, user)).rejects.toMatchObject({ code: 'exists' })
})

describe('the seed', () => {
  it('is the same every time, can grow, and keeps sales', async () => {
    const db = await openFresh()
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
    expect(paths.size).toBeGreaterThanOrEqual(50)
    for (const path of paths.keys()) expect(isOwnPicture(path)).toBe(true)
    for (let index = 0; index < 2_000; index += 1) expect(isOwnPicture(seedProduct(index).image)).toBe(true)
  })

  it('draws each variant with its name in the colour of its brand', async () => {
    const draw = (image: string) => drawVariant(image)?.then(String)
    const charger = variantPicturePath('plug', '45 W', 'Lumitek')
    expect(await draw(charger)).toContain('>45 W</text>')
    expect(await draw(charger)).toBe(await draw(charger))
    expect(await draw(variantPicturePath('plug', 'Four-Port', 'Lumitek'))).toContain('>Four-Port</text>')
    // It has a dark version.
    expect(await draw(charger)).toMatch(/prefers-color-scheme: dark\) \{ rect \{ fill: #(?!fff)/)
    // The caption is at most a ninth of the picture, so that the product dominates.
    expect(Number(/font-size="(\d+)"/.exec((await draw(charger)) ?? '')?.[1])).toBeLessThanOrEqual(56)
    const colourIn = async (image: string) => /<text[^>]*fill="(#\w+)"/.exec((await draw(image)) ?? '')?.[1]
    expect(await colourIn(charger)).not.toBe(await colourIn(variantPicturePath('plug', '45 W', 'Auralis')))
    for (const path of ['plug.45_W.9', 'plugs.45_W.1', 'plug.<b>.1', 'plug..1', `plug.${'x'.repeat(25)}.1`]) {
      expect(drawVariant(`/pictures/${path}.svg`)).toBeNull()
      expect(isOwnPicture(`/pictures/${path}.svg`)).toBe(false)
    }
  })
})

describe.runIf(!onPostgres)('the embedded database', () => {
  it('refuses a second process and takes over from one that died', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'arot-folder-')), 'postgres')
    onTestFinished(() => rm(join(folder, '..'), { recursive: true, force: true }))
    const first = await openDatabase({ folder })
    await expect(openDatabase({ folder })).rejects.toThrow(/in use by process/)
    await first.close()
    await writeFile(`${folder}.pid`, String(process.pid))
    const second = await openDatabase({ folder })
    await second.close()
    // A database is created and opened twice, which takes more than half a minute on a very busy machine.
  })
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
