// Reviews: who can write, change, answer and hide them, and that the product's rating follows everywhere.
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { addProduct, bearer, newProduct, operator, type Person } from '../support/server.ts'
import { openTrade } from '../support/trade.ts'

const trade = openTrade()
let moderator: Person
beforeAll(async () => {
  moderator = await operator('Operator Ahmed')
})

const put = (who: Person | null, url: string, payload: object, key?: string) =>
  trade.server.app.inject({
    method: 'PUT',
    url,
    headers: { ...(who && bearer(who)), ...(key && { 'idempotency-key': key }) },
    payload,
  })
const review = (order: string, rating: unknown = 4, words: unknown = 'Well packed.', who = trade.buyer, key?: string) =>
  put(who, `/orders/${order}/review`, { rating, words } as object, key)
const answer = (order: string, words = 'Thank you.', who = trade.supplier, key?: string) =>
  put(who, `/orders/${order}/review/answer`, { words }, key)
type Act = { key?: string; from?: number | null }
async function decide(id: string, act: 'hide' | 'show', who = moderator, { key, from }: Act = {}) {
  const version = from === undefined ? await versionOf(id) : from
  return trade.server.app.inject({
    method: 'POST',
    url: `/operator/reviews/${id}/${act}`,
    headers: {
      ...bearer(who),
      ...(key && { 'idempotency-key': key }),
      ...(version !== null && { 'if-match': `"${version}"` }),
    },
    payload: act === 'hide' ? { reason: 'It names a person.' } : {},
  })
}
async function versionOf(id: string): Promise<number> {
  const [row] = await trade.server.db.query<{ version: number }>('SELECT version FROM reviews WHERE id = $1', [id])
  return row?.version ?? 0
}
const get = async (url: string) => (await trade.server.app.inject(url)).json()

/** A new product, with a function that receives an order of it. */
async function productInStock(more: object = {}) {
  const product = await addProduct(trade.server, trade.supplier, { mainQuantity: 1000, rating: 3, ...more })
  const receive = async (who = trade.buyer) => {
    const order = await trade.buy(who, 10, product)
    await trade.act(trade.supplier, order, 'accept')
    await trade.act(trade.supplier, order, 'ship')
    await trade.act(who, order, 'receive')
    return order
  }
  return {
    product,
    receive,
    read: () => get(`/products/${product}`),
    reviews: () => get(`/products/${product}/reviews`),
  }
}

const notificationsOf = async (who: Person, order: string) =>
  (await trade.ask(who, '/notifications'))
    .json()
    .filter(({ kind, subject }: { kind: string; subject: { orderId?: string } }) => {
      return kind.startsWith('review') && subject.orderId === order
    })
    .map(({ kind, by }: { kind: string; by?: string }) => [kind, by])

const daysAgo = (order: string, days: number) =>
  trade.server.db.query(`UPDATE reviews SET at = now() - make_interval(secs => $2) WHERE order_id = $1`, [
    order,
    days * 86_400,
  ])

describe('the rating of a product', () => {
  test('is the supplier’s until the first review, and the average everywhere afterwards', async () => {
    const { product, receive, read, reviews } = await productInStock({
      brand: 'Jamdani',
      category: 'Home & Kitchen Appliances',
    })
    expect(await read()).not.toHaveProperty('reviewCount')
    expect(await reviews()).toEqual({ stars: [0, 0, 0, 0, 0], reviews: [] })
    const orders = [await receive(), await receive(), await receive()]
    for (const [place, rating] of [5, 4, 4].entries()) {
      expect((await review(orders[place] ?? '', rating)).statusCode).toBe(200)
    }
    expect(await read()).toMatchObject({ rating: 4.33, reviewCount: 3 })
    expect((await reviews()).stars).toEqual([0, 0, 0, 2, 1])
    const ids = async (query: string) =>
      (await get(`/products?brand=Jamdani&${query}`)).map(({ _id }: { _id: string }) => _id)
    expect(await ids('minRating=4')).toEqual([product])
    expect(await ids('minRating=4.5')).toEqual([])
    const facets = await get('/products/facets?brand=Jamdani')
    expect(facets.ratings).toContainEqual({ value: '4', count: 1 })
    const readCounts = () =>
      trade.server.db.query(
        "SELECT half_stars, sum(count)::int AS count FROM catalogue_totals WHERE brand = 'Jamdani' GROUP BY 1 HAVING sum(count) > 0",
      )
    expect(await readCounts()).toEqual([{ half_stars: 8, count: 1 }])
    const [listed] = await get('/products?brand=Jamdani')
    expect(listed).toMatchObject({ rating: 4.33, reviewCount: 3 })

    // Hidden reviews do not count. Without reviews the supplier's rating is back.
    const reviewIds = (await reviews()).reviews.map(({ id }: { id: string }) => id)
    for (const id of reviewIds) await decide(id, 'hide')
    expect(await read()).toMatchObject({ rating: 3 })
    expect(await read()).not.toHaveProperty('reviewCount')
    expect(await readCounts()).toEqual([{ half_stars: 6, count: 1 }])
    await decide(reviewIds[0], 'show')
    expect(await read()).toMatchObject({ rating: 4, reviewCount: 1 })
  })

  test('cannot be edited while there are reviews, by the form or a direct call', async () => {
    const { product, receive, read } = await productInStock()
    await review(await receive(), 2)
    const { price: _, ...change } = newProduct({ name: 'Hammer', rating: 5, mainQuantity: 990 })
    const url = `/products/${product}`
    await trade.server.app.inject({ method: 'PATCH', url, headers: bearer(trade.supplier), payload: change })
    expect(await read()).toMatchObject({ name: 'Hammer', rating: 2 })
    const [audit] = await trade.server.db.query<{ changes: object }>(
      'SELECT changes FROM product_audit WHERE product_id = $1 ORDER BY id DESC LIMIT 1',
      [product],
    )
    expect(audit?.changes).not.toHaveProperty('rating')
    await trade.server.db.query('UPDATE products SET rating = 5, typed_rating = 5 WHERE id = $1', [product])
    expect(
      await trade.server.db.query('SELECT rating::float8, typed_rating::float8 FROM products WHERE id = $1', [product]),
    ).toEqual([{ rating: 2, typed_rating: 3 }])
  })

  test('changes with a review, and does not make an edit of the product outdated', async () => {
    const { receive, read, reviews } = await productInStock()
    const order = await receive()
    const { version } = await read()
    await review(order, 1)
    const changed = await review(order, 5, 'They sent another one.')
    expect(changed.json()).toMatchObject({ rating: 5, changedAt: expect.stringMatching(/Z$/) })
    expect(await read()).toMatchObject({ rating: 5, reviewCount: 1, version })
    expect((await reviews()).reviews).toHaveLength(1)
  })
})

describe('a review', () => {
  test('can only be written by the buyer of a received order', async () => {
    const states = await Promise.all(
      (['placed', 'accepted', 'shipped', 'declined', 'cancelled'] as const).map(async (state) => {
        const answered = await review(await trade.bring(state))
        return [answered.statusCode, answered.json().code, answered.json().details.state]
      }),
    )
    expect(states).toEqual(
      ['placed', 'accepted', 'shipped', 'declined', 'cancelled'].map((state) => [409, 'wrong_state', state]),
    )
    const order = await trade.bring('received')
    expect((await review(order, 5, 'Mine.', trade.supplier)).statusCode).toBe(403)
    expect((await review(order, 5, 'Mine.', trade.stranger)).statusCode).toBe(404)
    expect((await review(order, 5, 'Mine.', moderator)).statusCode).toBe(404)
    expect((await put(null, `/orders/${order}/review`, { rating: 5, words: 'Mine.' })).statusCode).toBe(401)
    expect((await review('0'.repeat(24))).statusCode).toBe(404)
  })

  test('cannot be written about oneself', async () => {
    const order = await trade.bring('received', trade.supplier)
    expect((await review(order, 5, 'Splendid.', trade.supplier)).statusCode).toBe(403)
    expect((await answer(order)).statusCode).toBe(403)
    expect((await trade.ask(trade.supplier, `/orders/${order}`)).json()).toMatchObject({ toOneself: true })
  })

  test('only shows the buyer’s first name and an initial', async () => {
    const { receive, reviews } = await productInStock()
    await review(await receive())
    const page = await reviews()
    const ids = { id: expect.any(String), _id: expect.any(String) }
    expect(page.reviews).toEqual([
      { ...ids, rating: 4, words: 'Well packed.', at: expect.stringMatching(/Z$/), by: 'Buyer R.' },
    ])
    for (const secret of [trade.buyer.uid, trade.buyer.email, 'Rahman', trade.supplier.uid]) {
      expect(JSON.stringify(page)).not.toContain(secret)
    }
  })

  test('notifies its supplier and, once answered, its buyer; each once', async () => {
    const { receive } = await productInStock()
    const order = await receive()
    await review(order)
    await review(order, 3)
    expect(await notificationsOf(trade.supplier, order)).toEqual([['review_written', 'Buyer Rahman']])
    expect((await answer(order)).json()).toMatchObject({ answer: { words: 'Thank you.' } })
    await answer(order, 'Thank you very much.')
    expect(await notificationsOf(trade.buyer, order)).toEqual([['review_answered', 'Supplier Begum']])
    for (const who of [trade.buyer, trade.supplier]) {
      expect((await trade.ask(who, `/orders/${order}`)).json()).toMatchObject({
        review: { rating: 3, answer: { words: 'Thank you very much.' } },
      })
    }
    const emails = await trade.server.db.query(
      `SELECT FROM email_outbox JOIN notifications ON notifications.id = notification_id WHERE subject ->> 'orderId' = $1 AND kind LIKE 'review%'`,
      [order],
    )
    expect(emails).toHaveLength(2)
  })

  test('can be changed for 30 days, and its answer for as long; a first answer is possible at any time', async () => {
    const { receive } = await productInStock()
    const order = await receive()
    await review(order)
    await daysAgo(order, 29.99)
    expect((await review(order, 5)).statusCode).toBe(200)
    await daysAgo(order, 30)
    expect((await review(order, 1)).json()).toMatchObject({ code: 'wrong_state', details: { state: 'closed' } })
    expect((await answer(order)).statusCode).toBe(200)
    expect((await answer(order, 'Otherwise.')).json()).toMatchObject({
      code: 'wrong_state',
      details: { state: 'closed' },
    })
  })

  test('can only be answered by its supplier, and only if it exists', async () => {
    const { receive } = await productInStock()
    const order = await receive()
    expect((await answer(order)).statusCode).toBe(404)
    await review(order)
    expect((await answer(order, 'Mine.', trade.buyer)).statusCode).toBe(403)
    expect((await answer(order, 'Mine.', trade.stranger)).statusCode).toBe(404)
    expect((await answer(order, 'Mine.', moderator)).statusCode).toBe(404)
  })

  test('has one effect for one key', async () => {
    const { receive, read } = await productInStock()
    const order = await receive()
    const once = () => review(order, 5, 'Once.', trade.buyer, `key-${order}`)
    const answers = await Promise.all([once(), once(), once()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    await review(order, 2, 'Changed.')
    const replayed = await once()
    expect([replayed.headers['idempotent-replayed'], replayed.json().rating]).toEqual(['true', 5])
    expect(await read()).toMatchObject({ rating: 2, reviewCount: 1 })
    expect((await review(order, 3, 'Other.', trade.buyer, `key-${order}`)).json().code).toBe('key_reused')
    expect(await notificationsOf(trade.supplier, order)).toHaveLength(1)
  })

  test('that changes notifies its earlier reader again, once', async () => {
    const { receive } = await productInStock()
    const order = await receive()
    await review(order, 5, 'Very good.')
    const headers = bearer(trade.supplier)
    await trade.server.app.inject({ method: 'POST', url: '/notifications/read', headers, payload: { orderId: order } })
    await review(order, 1, 'All rusty.')
    await review(order, 2, 'Nearly all rusty.')
    expect(await notificationsOf(trade.supplier, order)).toEqual([
      ['review_written', 'Buyer Rahman'],
      ['review_written', 'Buyer Rahman'],
    ])
  })

  test('with markup is stored as plain text', async () => {
    const { receive, reviews } = await productInStock()
    const words = `<script>alert(1)</script> '; DROP TABLE reviews; -- \n=HYPERLINK("http://x")`
    await review(await receive(), 1, words)
    expect((await reviews()).reviews[0].words).toBe(words)
    expect((await trade.server.app.inject('/products')).headers['content-type']).toContain('application/json')
  })

  test.each([
    [{ rating: 0 }, { rating: 'Rating must be between 1 and 5.' }],
    [{ rating: 4.5 }, { rating: 'Rating must be a whole number.' }],
    [{ words: '  ' }, { words: 'Review is required' }],
    [{ words: 'good\u202edab' }, { words: 'Review contains an invisible character.' }],
    [{ by: 'Somebody' }, { by: 'Not known here.' }],
  ])('with %o is refused', async (more, fields) => {
    const order = await trade.bring('received')
    const refused = await put(trade.buyer, `/orders/${order}/review`, { rating: 4, words: 'Good.', ...more })
    expect([refused.statusCode, refused.json().details.fields]).toEqual([400, fields])
  })
})

describe('an operator', () => {
  test('hides and restores only the version that they have read', async () => {
    const { receive, reviews } = await productInStock()
    const order = await receive()
    const { id } = (await review(order, 5, 'Very good.')).json()
    const firstListedReview = async () => {
      const page = await trade.ask(moderator, '/operator/reviews?limit=1')
      return page.json()[0]
    }
    const read = await firstListedReview()
    expect(read).toMatchObject({ id, version: 1 })
    await review(order, 1, 'Very bad.')
    const late = await decide(id, 'hide', moderator, { from: read.version })
    expect([late.statusCode, late.json()]).toEqual([
      412,
      expect.objectContaining({ code: 'version_mismatch', details: { current: 2 } }),
    ])
    const unnamed = await decide(id, 'hide', moderator, { from: null })
    expect([unnamed.statusCode, unnamed.json().details]).toEqual([
      400,
      { fields: { 'If-Match': 'Send the version you read.' } },
    ])
    expect((await reviews()).reviews[0]).not.toHaveProperty('hidden')
    expect((await decide(id, 'hide', moderator, { from: 2 })).json()).toMatchObject({ version: 3, words: 'Very bad.' })
    expect((await decide(id, 'show', moderator, { from: 2 })).statusCode).toBe(412)
    expect((await decide(id, 'show', moderator, { from: 3 })).json().version).toBe(4)
  })

  test('hides a review with a public reason and restores it; each act is in the audit', async () => {
    const { receive, reviews, product } = await productInStock()
    const order = await receive()
    const { id } = (await review(order, 1, 'Mr X of Y street is a thief.')).json()
    await answer(order, 'Mr X is not.')
    const hidden = await decide(id, 'hide', moderator, { key: 'hide-once', from: 2 })
    expect(hidden.json()).toMatchObject({
      words: 'Mr X of Y street is a thief.',
      hidden: { reason: 'It names a person.' },
      product: { id: product, name: 'Cordless Drill' },
    })
    expect((await decide(id, 'hide', moderator, { key: 'hide-once', from: 2 })).headers['idempotent-replayed']).toBe(
      'true',
    )
    expect((await reviews()).reviews).toEqual([
      {
        id,
        _id: id,
        at: expect.any(String),
        by: 'Buyer R.',
        hidden: { reason: 'It names a person.', at: expect.any(String) },
      },
    ])
    for (const who of [trade.buyer, trade.supplier]) {
      expect((await trade.ask(who, `/orders/${order}`)).body).not.toContain('Mr X')
    }
    expect(await notificationsOf(trade.buyer, order)).toEqual([
      ['review_hidden', undefined],
      ['review_answered', 'Supplier Begum'],
    ])
    expect((await trade.ask(trade.buyer, '/notifications')).json()[0]).toMatchObject({ note: 'It names a person.' })
    expect((await review(order, 5)).json()).toMatchObject({ code: 'wrong_state', details: { state: 'hidden' } })
    expect((await answer(order, 'More.')).json()).toMatchObject({ code: 'wrong_state', details: { state: 'hidden' } })
    expect((await decide(id, 'hide')).json()).toMatchObject({ code: 'wrong_state', details: { state: 'hidden' } })
    expect((await decide(id, 'show')).statusCode).toBe(200)
    expect((await decide(id, 'show')).json()).toMatchObject({ details: { state: 'shown' } })
    expect((await reviews()).reviews[0].words).toBe('Mr X of Y street is a thief.')
    expect(
      await trade.server.db.query(
        'SELECT act, uid, rating, reason FROM review_audit WHERE review_id = $1 ORDER BY id',
        [id],
      ),
    ).toEqual([
      { act: 'written', uid: trade.buyer.uid, rating: 1, reason: null },
      { act: 'answered', uid: trade.supplier.uid, rating: 1, reason: null },
      { act: 'hidden', uid: moderator.uid, rating: 1, reason: 'It names a person.' },
      { act: 'shown', uid: moderator.uid, rating: 1, reason: null },
    ])
  })

  test('cannot decide on reviews of their own company', async () => {
    const product = await addProduct(trade.server, moderator, { mainQuantity: 1000 })
    const order = await trade.buy(trade.buyer, 10, product)
    for (const act of ['accept', 'ship'] as const) await trade.act(moderator, order, act)
    await trade.act(trade.buyer, order, 'receive')
    const { id } = (await review(order, 1, 'It broke.')).json()
    expect((await decide(id, 'hide')).statusCode).toBe(403)
  })

  test.each(['buyer', 'supplier', 'stranger'] as const)('is not the %s', async (party) => {
    const order = await trade.bring('received')
    const { id } = (await review(order)).json()
    expect((await decide(id, 'hide', trade[party])).statusCode).toBe(403)
    expect((await trade.ask(trade[party], '/operator/reviews')).statusCode).toBe(403)
  })

  test('lists reviews page by page, newest first, including hidden ones', async () => {
    const ids: string[] = []
    for (const rating of [1, 2, 3]) ids.unshift((await review(await trade.bring('received'), rating)).json().id)
    await decide(ids[1] ?? '', 'hide')
    const all = async (query: string) => {
      const listedIds: string[] = []
      for (let url: string | undefined = `/operator/reviews?limit=1${query}`; url; ) {
        const page: LightMyRequestResponse = await trade.ask(moderator, url)
        listedIds.push(...page.json().map(({ id }: { id: string }) => id))
        const link: string | undefined = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1]
        url = link && new URL(link).pathname + new URL(link).search
      }
      return listedIds.filter((id) => ids.includes(id))
    }
    expect(await all('')).toEqual(ids)
    expect(await all('&state=hidden')).toEqual([ids[1]])
    expect(await all('&state=shown')).toEqual([ids[0], ids[2]])
  })
})

test('the reviews of a product are paged, newest first, and cached until the next one', async () => {
  const { product, receive } = await productInStock()
  const ids: string[] = []
  for (const rating of [5, 4, 3]) ids.unshift((await review(await receive(), rating)).json().id)
  const first = await trade.server.app.inject(`/products/${product}/reviews?limit=2`)
  expect(first.json().reviews.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2))
  const link = new URL(/<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '')
  const second = await trade.server.app.inject(link.pathname + link.search)
  expect(second.json().reviews.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2))
  expect(second.headers.link).toBeUndefined()
  expect((await get(`/products/${product}/reviews?cursor=x`)).code).toBe('invalid')
  expect((await get('/products/none/reviews')).code).toBe('not_found')
  await review(await receive(), 1)
  expect((await get(`/products/${product}/reviews`)).stars).toEqual([1, 0, 1, 1, 1])
})
