import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetOldAudit } from '../../src/modules/catalog/audit.store.ts'
import { addSearchWords, forgetUnusedWords } from '../../src/modules/catalog/lists/search.ts'
import { changeProduct } from '../../src/modules/catalog/product.store.ts'
import { deleteOldNotifications, notifyParty } from '../../src/modules/notifications/notification.store.ts'
import { buy } from '../../src/modules/orders/purchase.store.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { forgetOldKeys } from '../../src/platform/idempotency.ts'
import { freshDatabase } from '../support/database.ts'
import { buyer, drill, shelve, supplier } from '../support/stock.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.close())

const rename = (product: string, name: string) => {
  const { price: _, ...change } = drill
  return changeProduct(db, supplier, product, { ...change, name }, { ownerOnly: false })
}
const readWords = async (...words: string[]) => {
  const rows = await db.query<{ word: string }>('SELECT word FROM search_words WHERE word = ANY ($1) ORDER BY 1', [
    words,
  ])
  return rows.map(({ word }) => word)
}

it('an audit entry is deleted after its retention time, completely, and no younger one', async () => {
  const product = await shelve(db)
  await db.query(
    `INSERT INTO product_audit (product_id, action, version, changes, at)
    SELECT $1, 'changed', 2, '{}', now() - make_interval(days => 31) FROM generate_series(1, 2500)`,
    [product],
  )
  const countLeft = async () => (await db.query('SELECT id FROM product_audit WHERE product_id = $1', [product])).length
  await forgetOldAudit(db, 0)
  await forgetOldAudit(db, 32)
  expect(await countLeft()).toBe(2501)
  await Promise.all([forgetOldAudit(db, 30), forgetOldAudit(db, 30)])
  expect(await countLeft()).toBe(1)
})

it('a key is deleted after a day, and gives the same answer until then', async () => {
  const product = await shelve(db)
  const under = (key: string) => buy(db, buyer('forgetful'), product, 1, { key: { key, fingerprint: '' } })
  await under('old')
  await under('young')
  await db.query(`UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE key = 'old'`)
  await forgetOldKeys(db)
  expect(await under('young')).toMatchObject({ replayed: true })
  expect(await under('old')).toMatchObject({ replayed: false })
})

it('a notification is deleted after a year, with its email', async () => {
  const { uid } = buyer('notified')
  await db.query("INSERT INTO users (uid, email, name) VALUES ($1, $2, 'Member')", [uid, `${uid}@arot.example`])
  const tell = (name: string) =>
    db.transaction((transaction) => notifyParty(transaction, { uid, kind: 'offer_bought', subject: { name } }))
  await tell('old')
  await tell('young')
  await db.query(`UPDATE notifications SET at = now() - interval '367 days' WHERE subject ->> 'name' = 'old'`)
  await Promise.all([deleteOldNotifications(db), deleteOldNotifications(db)])
  const left = await db.query<{ name: string }>(
    "SELECT subject ->> 'name' AS name FROM notifications JOIN email_outbox ON notification_id = notifications.id WHERE notifications.uid = $1",
    [uid],
  )
  expect(left).toEqual([{ name: 'young' }])
})

it('a word is deleted after an edit has removed it from the last product', async () => {
  const [first, second] = [await shelve(db, { name: 'Gribbling Drill' }), await shelve(db, { name: 'Gribbling Saw' })]
  for (let round = 0; round < 130; round += 1) await rename(first, `Drill ${wordOf(round)}`)
  await forgetUnusedWords(db)
  expect(await readWords('drill', 'gribbling', wordOf(0), wordOf(128), wordOf(129))).toEqual(
    ['drill', 'gribbling', wordOf(129)].sort(),
  )
  await rename(second, 'Saw')
  await forgetUnusedWords(db)
  expect(await readWords('gribbling')).toEqual([])
  await rename(second, 'Gribbling Saw')
  await addSearchWords(db)
  expect(await readWords('gribbling')).toEqual(['gribbling'])
})

/** A different word for each number. */
const wordOf = (number: number) => `zq${[...String(number)].map((digit) => 'bcdfghjkmp'[Number(digit)]).join('')}`

it.runIf(onPostgres)('a word stays if a product that is being added uses it', async () => {
  const product = await shelve(db, { name: 'Flimmering Drill' })
  await rename(product, 'Drill')
  await db.transaction(async (transaction) => {
    await transaction.query(
      `INSERT INTO products (id, name, image, brand, category, description, price, rating, main_quantity, min_quantity)
      VALUES ('flimmering', 'Flimmering Saw', 'https://e.com/i.png', 'Kormo', 'Other', 'd', 1, 4, 0, 1)`,
    )
    await forgetUnusedWords(db)
  })
  await forgetUnusedWords(db)
  expect(await readWords('flimmering')).toEqual(['flimmering'])
})
