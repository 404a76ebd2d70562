// Words for spellings: nobody waits for another supplier's open transaction, and a new word is found at once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProducts } from '../../src/modules/catalog/lists/list.store.ts'
import { addSearchWords, forgetUnusedWords } from '../../src/modules/catalog/lists/search.ts'
import type { Database, Queries } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import { onPostgres } from '../support/place.ts'
import { shelve } from '../support/stock.ts'

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.close())

const rename = (queries: Queries, product: string, name: string) =>
  queries.query('UPDATE products SET name = $2 WHERE id = $1', [product, name])

const hasWord = async (word: string) =>
  (await db.query('SELECT FROM search_words WHERE word = $1', [word])).length === 1

const find = async (q: string) => (await listProducts(db, { q, limit: 10 })).products.map(({ _id }) => _id)

test.runIf(onPostgres)('a supplier adds the word that the open import of another one has added', async () => {
  const [ours, theirs] = [await shelve(db), await shelve(db)]
  await db.transaction(async (theirImport) => {
    await rename(theirImport, theirs, 'Zwibbelfix Drill')
    await rename(db, ours, 'Zwibbelfix Saw')
    await shelve(db, { name: 'Zwibbelfix Hammer' })
    await addSearchWords(db)
    expect(await hasWord('zwibbelfix')).toBe(true)
  })
  await addSearchWords(db)
  expect(await hasWord('zwibbelfix')).toBe(true)
})

test.runIf(onPostgres)('a supplier removes the word that the open import of another one has removed', async () => {
  const [ours, theirs] = [await shelve(db, { name: 'Krumbol Drill' }), await shelve(db, { name: 'Krumbol Saw' })]
  await addSearchWords(db)
  await db.transaction(async (theirImport) => {
    await rename(theirImport, theirs, 'Saw')
    await rename(db, ours, 'Drill')
  })
  await forgetUnusedWords(db)
  expect(await hasWord('krumbol')).toBe(false)
})

test('a new word is found as it is before it is suggested, also beside a similar word', async () => {
  const former = await shelve(db, { name: 'Glimmbolt Drill' })
  await addSearchWords(db)
  const product = await shelve(db, { name: 'Glimmbelt Drill' })
  expect(await find('glimmbelt')).toContain(product)
  expect(await find('glimmbalt')).toEqual([former])
  await addSearchWords(db)
  expect(await find('glimmbelt')).toEqual([product])
  expect((await find('glimmbalt')).sort()).toEqual([former, product].sort())
})

test('new words are moved in batches, also those that several products have', async () => {
  for (const name of ['Trimpel Vorbo', 'Trimpel Quandor', 'Vorbo Quandor Sninx']) await shelve(db, { name })
  await addSearchWords(db, 2)
  for (const word of ['trimpel', 'vorbo', 'quandor', 'sninx']) expect([word, await hasWord(word)]).toEqual([word, true])
  expect(await db.query('SELECT FROM new_search_words')).toEqual([])
})

test('a word that is removed before it is suggested is never suggested', async () => {
  const product = await shelve(db, { name: 'Plonktor Drill' })
  await rename(db, product, 'Drill')
  await forgetUnusedWords(db)
  await addSearchWords(db)
  expect(await hasWord('plonktor')).toBe(false)
})
