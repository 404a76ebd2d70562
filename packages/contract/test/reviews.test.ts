import { describe, expect, test } from 'vitest'
import {
  answerProblems,
  createClient,
  moderationCalls,
  orderCalls,
  orderStates,
  type Review,
  reviewActOf,
  reviewCalls,
  reviewClosesAt,
  reviewerName,
  reviewProblems,
} from '../src/index.ts'

describe('a review', () => {
  test.each([
    [1, 'x', {}],
    [5, 'x'.repeat(2000), {}],
    [5, 'Well packed.\nNothing broke.', {}],
    [0, 'x', { rating: 'Rating must be between 1 and 5.' }],
    [6, 'x', { rating: 'Rating must be between 1 and 5.' }],
    [4.5, 'x', { rating: 'Rating must be a whole number.' }],
    [Number.NaN, 'x', { rating: 'Rating must be a whole number.' }],
    [4, ' \n', { words: 'Review is required' }],
    [4, 'x'.repeat(2001), { words: 'Review may have at most 2000 characters.' }],
    [4, 'good\u202edab', { words: 'Review contains an invisible character.' }],
  ])('of %d stars and this text has these problems', (rating, words, problems) => {
    expect(reviewProblems({ rating, words })).toEqual(problems)
  })

  test('gets an answer with text', () => {
    expect(answerProblems('Thank you.\nWe try.')).toEqual({})
    expect(answerProblems(' ')).toEqual({ words: 'Answer is required' })
    expect(answerProblems('x'.repeat(2001))).toEqual({ words: 'Answer may have at most 2000 characters.' })
  })
})

const at = new Date('2026-11-01T10:00:00.000Z')
const answer = { words: 'Thank you.', at }
const closes = new Date('2026-12-01T10:00:00.000Z')
const justBefore = new Date(closes.getTime() - 1)

test('the acts of a party depend on the order, the side, the existing texts, and the day', () => {
  expect(reviewClosesAt({ at })).toEqual(closes)
  const acts = (side: 'bought' | 'sold', review: Parameters<typeof reviewActOf>[0]['review'], now: Date) =>
    orderStates.map((state) => reviewActOf({ state, side, review }, now)).filter(Boolean)
  expect(acts('bought', undefined, closes)).toEqual(['write'])
  expect(acts('sold', undefined, closes)).toEqual([])
  expect(acts('bought', { at }, justBefore)).toEqual(['change'])
  expect(acts('bought', { at, answer }, justBefore)).toEqual(['change'])
  expect(acts('bought', { at }, closes)).toEqual([])
  expect(acts('sold', { at }, closes)).toEqual(['answer'])
  expect(acts('sold', { at, answer }, justBefore)).toEqual(['change-answer'])
  expect(acts('sold', { at, answer }, closes)).toEqual([])
  const hidden = { reason: 'It names a person.', at }
  expect(acts('bought', { at, hidden }, justBefore)).toEqual([])
  expect(acts('sold', { at, hidden }, justBefore)).toEqual([])
  expect(reviewActOf({ state: 'received', side: 'bought', toOneself: true }, at)).toBeNull()
})

test.each([
  ['Rahim Uddin', 'Rahim U.'],
  ['  Rahim   Ibn  Uddin ', 'Rahim U.'],
  ['Rahim', 'Rahim'],
  ['রহিম উদ্দিন', 'রহিম উ.'],
  ['', ''],
  ['rahim@shop.example', ''],
  ['Rahim rahim@shop.example', ''],
  ['x'.repeat(200), 'x'.repeat(30)],
])('the public part of the name %j is %j', (name, by) => {
  expect(reviewerName(name)).toBe(by)
})

describe('the calls', () => {
  const answers = (body: unknown, headers: Record<string, string> = { 'Arot-Api': '1' }) => {
    const requests: string[] = []
    const fetch = async (input: unknown, init?: RequestInit) => {
      const path = String(input).replace('https://api.example', '')
      requests.push([init?.method, path, init?.body].filter(Boolean).join(' '))
      return new Response(JSON.stringify(path === '/categories' ? [] : body), { headers })
    }
    const { call } = createClient({ host: 'https://api.example', fetch: fetch as typeof globalThis.fetch })
    return { requests, call }
  }
  const sent = { id: 'r1', rating: 4, words: 'Well packed.', at: at.toISOString(), by: 'Rahim U.' }
  const review: Review = { ...sent, at }

  test('parse a page of reviews and its next page, with omitted fields absent', async () => {
    const hidden = { id: 'r2', at: sent.at, by: 'Mina', hidden: { reason: 'It names a person.', at: sent.at } }
    const link = { 'Arot-Api': '1', Link: '<https://api.example/products/p%201/reviews?cursor=MQ>; rel="next"' }
    const { requests, call } = answers({ stars: [0, 0, 0, 1, 0], reviews: [sent, hidden] }, link)
    expect(await reviewCalls(call).getReviews('p 1', 'Mg')).toEqual({
      stars: [0, 0, 0, 1, 0],
      reviews: [review, { id: 'r2', at, by: 'Mina', hidden: { reason: 'It names a person.', at } }],
      next: 'MQ',
    })
    expect(requests).toEqual(['GET /categories', 'GET /products/p%201/reviews?cursor=Mg'])
  })

  test('write, answer, hide and show', async () => {
    const { requests, call } = answers({ ...sent, version: 3, product: { id: 'p1', name: 'Drill' } })
    expect(await reviewCalls(call).writeReview('o1', { rating: 4, words: 'Well packed.' })).toMatchObject(review)
    await reviewCalls(call).answerReview('o1', 'Thank you.')
    expect((await moderationCalls(call).hideReview('r1', 3, 'It names a person.')).product).toEqual({
      id: 'p1',
      name: 'Drill',
    })
    await moderationCalls(call).showReview('r1', 4)
    expect(requests.slice(1)).toEqual([
      'PUT /orders/o1/review {"rating":4,"words":"Well packed."}',
      'PUT /orders/o1/review/answer {"words":"Thank you."}',
      'POST /operator/reviews/r1/hide {"reason":"It names a person."}',
      'POST /operator/reviews/r1/show {}',
    ])
  })

  test('list reviews for operators', async () => {
    const { requests, call } = answers([{ ...sent, version: 1, product: { id: 'p1', name: 'Drill' } }])
    const { items } = await moderationCalls(call).getModeratedReviews({ state: 'hidden', cursor: 'MQ' })
    expect(items.map(({ id }) => id)).toEqual(['r1'])
    expect(requests.at(-1)).toBe('GET /operator/reviews?state=hidden&cursor=MQ')
  })

  test('read the review of an order', async () => {
    const order = { id: 'o1', state: 'received', side: 'bought', productId: 'p1', buyDate: sent.at, events: [] }
    const { call } = answers({ ...order, quantity: 1, price: 1, review: sent, toOneself: false })
    expect(await orderCalls(call).getOrder('o1')).toMatchObject({ review, toOneself: false })
  })

  test('send nothing to a foreign server, and read no number of reviews from it', async () => {
    const { requests, call } = answers({ _id: 'p', reviewCount: 7 }, {})
    await expect(reviewCalls(call).getReviews('p1')).rejects.toMatchObject({ code: 'not_found' })
    await expect(reviewCalls(call).writeReview('o1', { rating: 5, words: 'x' })).rejects.toMatchObject({ status: 404 })
    await expect(moderationCalls(call).hideReview('r1', 1, 'No.')).rejects.toMatchObject({ code: 'not_found' })
    expect(requests).toEqual(['GET /categories'])
    const fetch = async () => new Response(JSON.stringify({ _id: 'p', reviewCount: 7 }))
    const foreign = createClient({ host: 'https://api.example', fetch: fetch as typeof globalThis.fetch })
    expect(await foreign.getProduct('p')).not.toHaveProperty('reviewCount')
  })
})
