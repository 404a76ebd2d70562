import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { listBrands } from '../../src/modules/catalog/lists/facets.ts'
import { listProducts } from '../../src/modules/catalog/lists/list.store.ts'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { answerOffer, makeOffer } from '../../src/modules/offers/offer.store.ts'
import { buyByOffer } from '../../src/modules/offers/purchase.ts'
import { findOrder } from '../../src/modules/orders/order.list.ts'
import { removeFromCart } from '../../src/modules/orders/order.store.ts'
import { buy } from '../../src/modules/orders/purchase.store.ts'
import { correctShipment } from '../../src/modules/orders/shipment.ts'
import { eraseUser } from '../../src/modules/users/erase.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { freshDatabase, freshUrl } from '../support/database.ts'
import { unclear } from '../support/migration-rules.ts'

const folder = join(import.meta.dirname, '../../src/platform/db/migrations')
const names = readdirSync(folder).sort()
const first = readFileSync(join(folder, '0001_catalogue_and_stock.sql'), 'utf8')

const onPostgres = process.env.TEST_DATABASE === 'postgres'

let place: string
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'arot-migrations-'))
  // PGlite needs six times as long to create an empty database as to open a copy.
  if (!onPostgres) await (await openDatabase({ folder: join(place, 'empty') })).close()
})
afterAll(() => rm(place, { recursive: true, force: true }))

let copies = 0
function emptyDatabase() {
  const copy = join(place, `copy-${++copies}`)
  cpSync(join(place, 'empty'), copy, { recursive: true })
  return openDatabase({ folder: copy })
}

async function openEmpty(): Promise<Database> {
  const db = onPostgres ? await openDatabase({ url: await freshUrl() }) : await emptyDatabase()
  onTestFinished(() => db.close())
  return db
}

/** A database after a start of this release, including the names for the previous one. */
async function openMigrated(): Promise<Database> {
  const db = await openEmpty()
  await migrate(db)
  return db
}

/** A database of the first release. */
async function ofFirstRelease(): Promise<Database> {
  const db = await openEmpty()
  await db.script(async ({ run }) => {
    await run('CREATE TABLE migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())')
    await run(first)
    await run(`INSERT INTO migrations (name) VALUES ('0001_catalogue_and_stock.sql')`)
  })
  return db
}

const insert = (db: Database, id: string, more: object = {}) => {
  const row = { name: 'Drill', brand: 'Kormo', category: 'Fashion & Apparel', price: '9.5', minimum: 5, ...more }
  return db.query(
    `WITH added AS (
      INSERT INTO products (id, name, image, brand, category, description, price, rating, main_quantity, min_quantity)
      VALUES ($1, $2, 'https://e.com/i.png', $3, $4, 'd', $5::numeric, 4, 100, $6) RETURNING id
    ) INSERT INTO stock_moves (product_id, kind, shelf) SELECT id, 'supply', 100 FROM added`,
    [id, row.name, row.brand, row.category, row.price, row.minimum],
  )
}

it('a database of the first release is repaired with an audit of the repairs, and nothing else changes', async () => {
  const db = await ofFirstRelease()
  await insert(db, 'good')
  await insert(db, 'free', { price: '0' })
  await insert(db, 'tiny', { price: '1e-50' })
  await insert(db, 'fine', { price: '12.345' })
  await insert(db, 'nfd', { brand: 'Cafe\u0301' })
  await insert(db, 'nfc', { brand: 'Caf\u00e9' })
  await insert(db, 'hidden', { name: '\u200b\u202e', brand: ' Kor\u00admo\u00a0 ', category: '..' })
  await insert(db, 'huge', { minimum: 9e15 })
  await migrate(db)
  const { products } = await listProducts(db, {})
  const byId = Object.fromEntries(
    products.map(({ _id, name, brand, category, price, minQuantity, version }) => [
      _id,
      [name, brand, category, price, minQuantity, version],
    ]),
  )
  expect(byId).toEqual({
    good: ['Drill', 'Kormo', 'Fashion & Apparel', 9.5, 5, 1],
    free: ['Drill', 'Kormo', 'Fashion & Apparel', 0.01, 5, 2],
    tiny: ['Drill', 'Kormo', 'Fashion & Apparel', 0.01, 5, 2],
    fine: ['Drill', 'Kormo', 'Fashion & Apparel', 12.35, 5, 2],
    nfd: ['Drill', 'Caf\u00e9', 'Fashion & Apparel', 9.5, 5, 2],
    nfc: ['Drill', 'Caf\u00e9', 'Fashion & Apparel', 9.5, 5, 1],
    hidden: ['Unnamed', 'Kormo', 'Other', 9.5, 5, 2],
    huge: ['Drill', 'Kormo', 'Fashion & Apparel', 9.5, 1_000_000, 2],
  })
  expect(await listBrands(db)).toEqual([
    { name: 'Caf\u00e9', count: 2 },
    { name: 'Kormo', count: 6 },
  ])
  expect(await db.query(`SELECT changes FROM product_audit WHERE product_id = 'fine'`)).toEqual([
    { changes: { price: [12.345, 12.35] } },
  ])
  expect(await auditStock(db)).toEqual([])
  const applied = await db.query('SELECT name, hash FROM migrations ORDER BY name')
  expect(applied).toEqual(names.map((name) => ({ name, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })))
})

it.runIf(onPostgres)('run once even if five replicas start at the same moment', async () => {
  const url = await freshUrl()
  const replicas = await Promise.all(Array.from({ length: 5 }, () => openDatabase({ url, poolSize: 1 })))
  onTestFinished(async () => {
    await Promise.all(replicas.map((db) => db.close()))
  })
  await Promise.all(replicas.map((db) => migrate(db)))
  expect(await replicas[0]?.query('SELECT name FROM migrations ORDER BY name')).toEqual(names.map((name) => ({ name })))
})

it('a database of the last release has the same orders and units afterwards, and its suppliers can get offers', async () => {
  const db = await ofFirstRelease()
  const earlier = names.slice(1).filter((name) => name < '0013')
  await db.script(async ({ run }) => {
    for (const name of earlier) await run(readFileSync(join(folder, name), 'utf8'))
    for (const name of earlier) await run(`INSERT INTO migrations (name) VALUES ('${name}')`)
  })
  await insert(db, 'sold')
  await db.query("UPDATE products SET owner_uid = 'supplier'")
  const before = await buyOldWay(db)
  await migrate(db)
  const caller = { uid: 'buyer', email: 'b@example.com' }
  expect(await findOrder(db, caller, before)).toMatchObject({ state: 'placed', quantity: 20 })
  const until = new Date(Date.now() + 7 * 86_400_000)
  const { offerId } = await makeOffer(db, caller, { productId: 'sold', quantity: 10, price: 9, until }, {})
  await answerOffer(db, { uid: 'supplier', email: '' }, offerId, { act: 'accept', from: 1, reservationHours: 72 })
  await buyByOffer(db, caller, { offerId, productId: 'sold', quantity: 10 })
  expect(await auditStock(db)).toEqual([])
})

/** A purchase by the statement of the last release. */
async function buyOldWay(db: Database) {
  await db.query(`WITH bought AS (
      INSERT INTO cart_items (id, uid, user_email, product_id, quantity, price, snapshot, supplier_uid)
      SELECT 'of-' || id, 'buyer', 'b@example.com', id, 20, 9.5, '{"name": "Drill"}', owner_uid FROM products
      RETURNING product_id
    ), taken AS (
      UPDATE products SET main_quantity = 80
    ) INSERT INTO stock_moves (product_id, kind, shelf, carted) SELECT product_id, 'take', -20, 20 FROM bought`)
  return 'of-sold'
}

it('a shipment from before corrections is unchanged, and can be corrected', async () => {
  const db = await ofFirstRelease()
  const earlier = names.slice(1).filter((name) => name < '0017')
  await db.script(async ({ run }) => {
    for (const name of earlier) await run(readFileSync(join(folder, name), 'utf8'))
    for (const name of earlier) await run(`INSERT INTO migrations (name) VALUES ('${name}')`)
  })
  await insert(db, 'sold')
  await db.query("UPDATE products SET owner_uid = 'supplier'")
  const id = await buyOldWay(db)
  await db.query("UPDATE cart_items SET state = 'shipped'")
  await db.query(`INSERT INTO order_steps (order_id, state, by, tracking_code)
    VALUES ('${id}', 'accepted', 'supplier', NULL), ('${id}', 'shipped', 'supplier', 'PF-1')`)
  await migrate(db)
  const supplier = { uid: 'supplier', email: '' }
  const before = await findOrder(db, supplier, id)
  expect(before.events.map(({ state, trackingCode }) => [state, trackingCode])).toEqual([
    ['placed', undefined],
    ['accepted', undefined],
    ['shipped', 'PF-1'],
  ])
  await correctShipment(db, supplier, id, { from: 3, trackingCode: 'PF-2' })
  const after = await findOrder(db, supplier, id)
  expect(after.events.slice(0, 3)).toEqual(before.events)
  expect(after.events.at(-1)).toMatchObject({ state: 'shipped', trackingCode: 'PF-2', corrects: true })
})

it.each([
  [
    'was changed after it was applied',
    `UPDATE migrations SET hash = repeat('0', 64) WHERE name LIKE '0003%'`,
    /0003_figures_with_units\.sql was changed after it was applied/,
  ],
  [
    'is of another release',
    `INSERT INTO migrations (name) VALUES ('0004_of_another_branch.sql')`,
    /has the migration 0004_of_another_branch\.sql, which this release does not know/,
  ],
])('a migration that %s stops the start of the server with a message', async (_, happened, words) => {
  const db = await freshDatabase()
  onTestFinished(() => db.close())
  await db.query(happened)
  await expect(migrate(db)).rejects.toThrow(words)
})

it('a purchase from before orders becomes an order of the product’s current owner', async () => {
  const db = await ofFirstRelease()
  for (const id of ['sold', 'own', 'nobodys']) await insert(db, id)
  await db.query(
    "UPDATE products SET owner_uid = CASE id WHEN 'sold' THEN 'supplier' ELSE 'buyer' END WHERE id <> 'nobodys'",
  )
  await db.query("INSERT INTO users (uid, email, name) VALUES ('supplier', 's@example.com', 'Padma Mill')")
  await db.query(
    `WITH bought AS (
      INSERT INTO cart_items (id, uid, user_email, product_id, quantity, price, snapshot)
      SELECT 'of-' || id, 'buyer', 'b@example.com', id, 20, 9.5, '{"name": "Drill"}' FROM products RETURNING product_id
    ), taken AS (
      UPDATE products SET main_quantity = 80
    ) INSERT INTO stock_moves (product_id, kind, shelf, carted) SELECT product_id, 'take', -20, 20 FROM bought`,
  )
  await migrate(db)
  const outcomes = await Promise.all(
    ['of-sold', 'of-own', 'of-nobodys'].map((id) => findOrder(db, { uid: 'buyer', email: '' }, id)),
  )
  expect(outcomes.map(({ state, supplier, events }) => [state, supplier, events.length])).toEqual([
    ['placed', { name: 'Padma Mill', id: expect.any(String) }, 1],
    ['accepted', { name: '', id: expect.any(String) }, 2],
    ['placed', undefined, 1],
  ])
  expect(await removeFromCart(db, { uid: 'buyer', email: '' }, 'of-sold')).toMatchObject({ deletedCount: 1 })
  expect(await auditStock(db)).toEqual([])
  // Every earlier seller is a supplier with an id of their own.
  expect(await db.query('SELECT uid, name, since FROM suppliers ORDER BY uid')).toEqual(
    await db.query(`SELECT owner_uid AS uid, CASE owner_uid WHEN 'supplier' THEN 'Padma Mill' ELSE '' END AS name,
      created_at AS since FROM products WHERE owner_uid IS NOT NULL ORDER BY owner_uid`),
  )
  expect((await listProducts(db, {})).products.map(({ supplier }) => supplier?.name)).toEqual([
    'Padma Mill',
    '',
    undefined,
  ])
  expect(await listBrands(db)).toEqual([{ name: 'Kormo', count: 3 }])
})

it('an order is not deleted by a release without orders, which would return its units', async () => {
  const db = await openMigrated()
  await insert(db, 'sold')
  const { insertedId } = await buy(db, { uid: 'buyer', email: 'b@example.com' }, 'sold', 20)
  const removeFromFirstCart = `WITH removed AS (
      DELETE FROM cart_items WHERE id = $1 RETURNING product_id, quantity
    ), returned AS (
      UPDATE products SET main_quantity = main_quantity + removed.quantity FROM removed WHERE id = removed.product_id
    )
    INSERT INTO stock_moves (product_id, kind, shelf, carted) SELECT product_id, 'return', quantity, -quantity FROM removed`
  await expect(db.query(removeFromFirstCart, [insertedId])).rejects.toThrow('Rows of orders are never deleted.')
  expect(await db.query('SELECT id FROM cart_items')).toEqual([{ id: insertedId }])
  expect(await auditStock(db)).toEqual([])
})

it('an order from a release without suppliers is refused, but not for a product without an owner', async () => {
  const db = await openMigrated()
  await insert(db, 'sold')
  await db.query("UPDATE products SET owner_uid = 'supplier'")
  const ofFirstReleases = `INSERT INTO cart_items (id, uid, user_email, product_id, quantity, price, snapshot)
    SELECT 'old', 'buyer', 'b@example.com', id, 20, price, jsonb_build_object('name', name) FROM products`
  await expect(db.query(ofFirstReleases)).rejects.toThrow(/orders_supplier_uid_check/)
  expect(await db.query('SELECT FROM cart_items')).toEqual([])

  const customer = { uid: 'buyer', email: 'b@example.com' }
  await buy(db, customer, 'sold', 20)
  await eraseUser(db, 'supplier')
  await buy(db, customer, 'sold', 20)
  const orders = await db.query('SELECT supplier_uid AS supplier, state FROM cart_items ORDER BY ord')
  expect(orders).toEqual([
    { supplier: null, state: 'declined' },
    { supplier: null, state: 'placed' },
  ])
  expect(await auditStock(db)).toEqual([])
})

it('tables, columns, indexes, constraints, triggers, sequences and functions have the names of the glossary', async () => {
  const db = await freshDatabase()
  onTestFinished(() => db.close())
  const names = await db.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i', 'S')
    UNION SELECT conname FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION SELECT tgname FROM pg_trigger WHERE NOT tgisinternal
    UNION SELECT attname FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
    UNION SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace`)
  expect(names.length).toBeGreaterThan(500)
  const earlier = /(?<![a-z])(?:notices?|holds?|held|carted|cart_items|steps?|moves?|turn)(?![a-z])/
  expect(names.map(({ name }) => name).filter((name) => unclear.test(name) || earlier.test(name))).toEqual([])
})

it('constraints, triggers and sequences begin with the present name of their table, and end with that of their column', async () => {
  const db = await freshDatabase()
  onTestFinished(() => db.close())
  const names = await db.query<{ name: string; isRight: boolean }>(`
    SELECT conname AS name, starts_with(conname, relname || '_')
      AND (contype <> 'n' OR conname = relname || '_' || attname || '_not_null') AS "isRight"
      FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
      JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT tgname, starts_with(tgname, relname || '_')
      FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE NOT tgisinternal
    UNION ALL SELECT sequence.relname, sequence.relname = owner.relname || '_' || attname || '_seq'
      FROM pg_depend JOIN pg_class AS sequence ON sequence.oid = objid AND sequence.relkind = 'S'
      JOIN pg_class AS owner ON owner.oid = refobjid
      JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid`)
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter(({ isRight }) => !isRight).map(({ name }) => name)).toEqual([])
})
