// Compares the rating of a product with a recomputation, after concurrent acts on reviews.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countProducts } from '../../src/modules/catalog/lists/counts.ts'
import { changeProduct } from '../../src/modules/catalog/product.store.ts'
import { act } from '../../src/modules/orders/order.store.ts'
import { buy } from '../../src/modules/orders/purchase.store.ts'
import { listForModeration, moderateReview } from '../../src/modules/reviews/moderation.store.ts'
import { answerReview, listReviews, writeReview } from '../../src/modules/reviews/review.store.ts'
import { eraseUser } from '../../src/modules/users/erase.ts'
import { addUser } from '../../src/modules/users/user.store.ts'
import type { Database, Row } from '../../src/platform/db/database.ts'
import { findWrongCounts } from '../support/counts.ts'
import { freshDatabase } from '../support/database.ts'
import { buyer, crashing, drill, shelve, stockOf, supplier } from '../support/stock.ts'

let db: Database
beforeAll(async () => {
  db = await freshDatabase({ poolSize: 20 })
})
afterAll(() => db.close())

const operator = { uid: 'operator', email: 'operator@arot.example' }

async function receive(product: string, name: string) {
  const { insertedId } = await buy(db, buyer(name), product, 1)
  for (const step of ['accept', 'ship'] as const) await act(db, supplier, insertedId, { act: step })
  await act(db, buyer(name), insertedId, { act: 'receive' })
  return insertedId
}

/** Finds products whose stored rating differs from its reviews, and wrong counts. */
async function audit(): Promise<Row[]> {
  const ratings = await db.query(`
    SELECT p.id, p.rating, p.stars, again.rating AS rightly FROM products AS p CROSS JOIN LATERAL (
      SELECT round(avg(rating), 2) AS rating, count(*) AS number FROM reviews WHERE product_id = p.id AND hidden_at IS NULL
    ) AS again
    WHERE coalesce(number_of(p.stars), 0) <> again.number
      OR (again.number > 0 AND p.rating <> again.rating)
      OR (again.number = 0 AND p.typed_rating IS NOT NULL)`)
  return [...ratings, ...(await findWrongCounts(db))]
}

const ofProduct = async (product: string) =>
  (
    await db.query('SELECT rating::float8 AS rating, number_of(stars) AS number FROM products WHERE id = $1', [product])
  )[0]

it('two simultaneous changes leave one review and its average', async () => {
  const product = await shelve(db)
  const order = await receive(product, 'twice')
  for (let round = 0; round < 10; round++) {
    const ratings = [1, 2, 3, 4, 5].map((rating) => ((rating + round) % 5) + 1)
    await Promise.all(
      ratings.map((rating) => writeReview(db, buyer('twice'), order, { rating, words: `${rating} stars` })),
    )
    const { reviews, stars } = await listReviews(db, product, { limit: 10 })
    expect(reviews).toHaveLength(1)
    expect(reviews[0]?.words).toBe(`${reviews[0]?.rating} stars`)
    expect(stars.indexOf(1) + 1).toBe(reviews[0]?.rating)
    expect(await ofProduct(product)).toEqual({ rating: reviews[0]?.rating, number: 1 })
  }
  expect(await audit()).toEqual([])
})

it('a hundred simultaneous reviews of one product all count', async () => {
  const product = await shelve(db, { mainQuantity: 1000 })
  const orders = []
  for (let place = 0; place < 100; place++) orders.push(await receive(product, `one-of-${place}`))
  await Promise.all(
    orders.map((order, place) =>
      writeReview(db, buyer(`one-of-${place}`), order, { rating: (place % 5) + 1, words: 'Good.' }),
    ),
  )
  expect(await ofProduct(product)).toEqual({ rating: 3, number: 100 })
  expect(await audit()).toEqual([])
})

async function versionOf(id: string): Promise<number> {
  const [row] = await db.query<{ version: number }>('SELECT version FROM reviews WHERE id = $1', [id])
  return row?.version ?? 0
}

it('a review that is hidden during a change is hidden as read, and no longer counts', async () => {
  const product = await shelve(db)
  const order = await receive(product, 'raced')
  const { review } = await writeReview(db, buyer('raced'), order, { rating: 1, words: 'Before.' })
  const hide = async (from: number) =>
    moderateReview(db, operator, review.id, { act: 'hide', from, reason: 'It names a person.' })
  for (let round = 0; round < 20; round++) {
    const from = await versionOf(review.id)
    const [changed, hidden] = await Promise.allSettled([
      writeReview(db, buyer('raced'), order, { rating: (round % 4) + 2, words: `Round ${round}.` }),
      hide(from),
    ])
    // The first of the two wins, because an operator must not hide a review that they have not read.
    expect(changed.status === 'fulfilled').toBe(hidden.status === 'rejected')
    if (changed.status === 'rejected') {
      expect(changed.reason).toMatchObject({ code: 'wrong_state', details: { state: 'hidden' } })
    }
    if (hidden.status === 'rejected') {
      expect(hidden.reason).toMatchObject({ code: 'version_mismatch', details: { current: from + 1 } })
      await hide(from + 1)
    }
    const [moderated] = (await listForModeration(db, { state: 'hidden', limit: 1 })).reviews
    expect(moderated?.words === `Round ${round}.`).toBe(changed.status === 'fulfilled')
    expect(await ofProduct(product)).toEqual({ rating: drill.rating, number: null })
    await moderateReview(db, operator, review.id, { act: 'show', from: await versionOf(review.id) })
    expect(await ofProduct(product)).toEqual({ rating: moderated?.rating, number: 1 })
  }
})

it('the average equals a recomputation after every round of concurrent acts', async () => {
  const shops = ['a', 'b', 'c', 'd'].map((name) => `shop-${name}`)
  const products = [await shelve(db), await shelve(db)]
  const orders: { order: string; who: string }[] = []
  for (const who of shops) for (const product of products) orders.push({ order: await receive(product, who), who })
  const action = fc.record({
    kind: fc.constantFrom('write', 'write', 'answer', 'hide', 'show', 'edit', 'sell', 'withdraw', 'crash'),
    place: fc.nat({ max: orders.length - 1 }),
    rating: fc.integer({ min: 1, max: 5 }),
  })
  const moderateAgain = async (order: string, act: 'hide' | 'show') => {
    const [row] = await db.query<{ id: string }>('SELECT id FROM reviews WHERE order_id = $1', [order])
    const from = await versionOf(row?.id ?? 'none')
    return moderateReview(db, operator, row?.id ?? 'none', { act, from, reason: act === 'hide' ? 'No.' : undefined })
  }
  const { price: _, mainQuantity: __, ...edit } = drill
  type Of = { order: string; who: string; product: string; rating: number }
  const acts: Record<string, (of: Of) => Promise<unknown>> = {
    write: ({ order, who, rating }) => writeReview(db, buyer(who), order, { rating, words: `${rating} of ${order}` }),
    crash: ({ order, who, rating }) => writeReview(crashing(db), buyer(who), order, { rating, words: 'Lost.' }),
    answer: ({ order, rating }) => answerReview(db, supplier, order, { words: `Answer ${rating}.` }),
    sell: ({ who, product }) => buy(db, buyer(who), product, 1),
    withdraw: ({ product, rating }) =>
      db.query('UPDATE products SET withdrawn_at = CASE WHEN $2 THEN now() END WHERE id = $1', [product, rating > 3]),
    edit: ({ product, rating }) => changeProduct(db, supplier, product, { ...edit, rating }, { ownerOnly: true }),
    hide: ({ order }) => moderateAgain(order, 'hide'),
    show: ({ order }) => moderateAgain(order, 'show'),
  }
  const attempt = ({ kind, place, rating }: { kind: string; place: number; rating: number }) =>
    acts[kind]?.({ ...orders[place]!, product: products[place % 2]!, rating })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(action, { minLength: 2, maxLength: 12 }), { maxLength: 6 }), async (rounds) => {
      for (const round of rounds) {
        for (const result of await Promise.allSettled(round.map(attempt))) {
          if (result.status === 'rejected') expect(result.reason).toSatisfy(isExpected)
        }
        expect(await audit()).toEqual([])
      }
    }),
    { numRuns: 30 },
  )
})

/** Whether an error is a problem or the simulated crash, and not a deadlock or a broken constraint. */
function isExpected(error: Error) {
  return error.name === 'ApiProblem' || error.message === 'crashed before the commit'
}

it('a review adds no cost to a purchase: the row stays in place and no index is written', async () => {
  const product = await shelve(db)
  await writeReview(db, buyer('first'), await receive(product, 'first'), { rating: 5, words: 'Good.' })
  const [before] = await db.query<{ triggers: string }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) UPDATE products SET main_quantity = main_quantity - 1 WHERE id = '${product}'`,
  )
  expect(JSON.stringify(before)).not.toMatch(/products_rated|products_changed/)
  expect(await stockOf(db, product)).toBe(98)
})

it('an erased buyer’s texts disappear; their stars stay', async () => {
  const who = buyer('forgotten')
  await addUser(db, who, { name: 'Rahim Uddin', photo: null })
  const product = await shelve(db)
  const order = await receive(product, 'forgotten')
  const { review } = await writeReview(db, who, order, { rating: 2, words: 'I am Rahim of Mirpur.' })
  await answerReview(db, supplier, order, { words: 'Dear Rahim, we are sorry.' })
  await moderateReview(db, operator, review.id, {
    act: 'hide',
    from: await versionOf(review.id),
    reason: 'Rahim says where he lives.',
  })
  await moderateReview(db, operator, review.id, { act: 'show', from: await versionOf(review.id) })
  expect((await listReviews(db, product, { limit: 1 })).reviews).toMatchObject([{ by: 'Rahim U.' }])
  await eraseUser(db, who.uid)
  expect((await listReviews(db, product, { limit: 1 })).reviews).toEqual([
    { id: review.id, rating: 2, words: '', by: '', at: review.at },
  ])
  expect(await ofProduct(product)).toEqual({ rating: 2, number: 1 })
  expect(
    await db.query('SELECT act, uid, reason FROM review_audit WHERE review_id = $1 ORDER BY id', [review.id]),
  ).toEqual([
    { act: 'written', uid: null, reason: null },
    { act: 'answered', uid: supplier.uid, reason: null },
    { act: 'hidden', uid: operator.uid, reason: null },
    { act: 'shown', uid: operator.uid, reason: null },
  ])
})

it('an erased supplier’s answers disappear; reviews of them stay', async () => {
  const product = await shelve(db)
  const order = await receive(product, 'remaining')
  await writeReview(db, buyer('remaining'), order, { rating: 4, words: 'Well packed.' })
  await answerReview(db, supplier, order, { words: 'Thank you.' })
  await eraseUser(db, supplier.uid)
  const [review] = (await listReviews(db, product, { limit: 1 })).reviews
  expect(review).toMatchObject({ rating: 4, words: 'Well packed.' })
  expect(review).not.toHaveProperty('answer')
})

it('lists and counts find the rating from reviews, and no review is ever deleted', async () => {
  const product = await shelve(db)
  await writeReview(db, buyer('counted'), await receive(product, 'counted'), { rating: 5, words: 'Good.' })
  const five = await countProducts(db, { minRating: 5 })
  const [found] = await db.query<{ number: number }>(
    'SELECT count(*) AS number FROM products WHERE rating >= 5 AND withdrawn_at IS NULL',
  )
  expect(five).toEqual({ count: found?.number, kind: 'exact' })
  await expect(db.query('DELETE FROM reviews')).rejects.toThrow('a review is never deleted')
})
