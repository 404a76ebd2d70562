import { describe, expect, test } from 'vitest'
import { addProduct, bearer, startServer } from '../support/server.ts'
import { openShop } from '../support/shop.ts'

const shop = openShop()

describe('operators of the server', () => {
  test('find health, readiness and figures', async () => {
    expect((await shop.get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await shop.get('/readyz')).json()).toEqual({ status: 'ready' })
    await shop.get(`/products/${await addProduct(shop.server, shop.owner)}`)
    const { body, headers } = await shop.get('/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain; version=0.0.4/)
    expect(body).toMatch(/arot_request_duration_seconds_count\{method="GET",route="\/products\/:id",status="200"\} \d+/)
    expect(body).toMatch(/process_resident_memory_bytes \d+/)
    expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/)
    expect(body).toMatch(/arot_answers_from_memory_total \d+/)
    expect(body).not.toContain(shop.owner.uid)
  })

  test('find a log line for each write, with its id and without a token', async () => {
    const answer = await shop.server.app.inject({
      method: 'POST',
      url: '/users',
      headers: bearer(shop.owner),
      payload: { name: '', email: shop.owner.email, photo: null },
    })
    const line = shop.server
      .log()
      .split('\n')
      .find((one) => one.includes(`"reqId":"${answer.headers['x-request-id']}"`))
    expect(JSON.parse(line!)).toMatchObject({
      method: 'POST',
      path: '/users',
      uid: shop.owner.uid,
      status: answer.statusCode,
    })
    expect(shop.server.log()).not.toContain(shop.owner.token.slice(0, 40))
    expect(shop.server.log().toLowerCase()).not.toContain('bearer')
  })

  test('find them only on a separate port, once it is set', async () => {
    const server = await startServer({ db: shop.server.db, config: { operationsPort: 4001 } })
    for (const url of ['/metrics', '/readyz']) {
      expect((await server.app.inject(url)).json()).toMatchObject({ status: 404, code: 'not_found' })
      expect((await server.operations.inject(url)).statusCode).toBe(200)
    }
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    expect((await server.app.inject('/openapi.json')).body).not.toContain('readyz')
    await server.app.close()
  })

  test('find no email address in the log', async () => {
    const { query } = shop.server.db
    const failing = await startServer({
      db: {
        ...shop.server.db,
        query: (statement, values) =>
          typeof statement !== 'string' && statement.text.includes('FROM orders')
            ? Promise.reject(new Error(`the row of ${shop.owner.email} is broken`))
            : query(statement, values),
      },
    })
    const encoded = encodeURIComponent(shop.owner.email)
    for (const url of [
      `/cart/${shop.owner.email}`,
      `/cart/${encoded}`,
      `/products/user/${encoded}?x=${encoded}`,
      `/nowhere/${encoded}`,
      `/nowhere/${encodeURIComponent(encoded)}`,
      `/%zz/${shop.owner.email}`,
    ]) {
      await failing.app.inject({ url, headers: bearer(shop.owner) })
    }
    expect(failing.log()).toMatch(/"path":"\/cart\/\[email\]"/)
    expect(failing.log()).toContain('the row of [email] is broken')
    expect(failing.log()).not.toMatch(/@|%40|%2540/)
    expect(failing.log()).not.toContain(shop.owner.uid.concat('@'))
    await failing.app.close()
  })

  test('find the calls described for programs and for people', async () => {
    const document = (await shop.get('/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/products/{id}/quantity', '/cart/{email}', '/cart/{id}', '/users', '/brands']),
    )
    expect(document.paths['/cart'].post).toMatchObject({
      security: [{ idToken: [] }],
      requestBody: { content: { 'application/json': { schema: { additionalProperties: false } } } },
    })
    const { body, headers } = await shop.get('/docs')
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(body).toContain('/products/{id}/quantity')
    expect(body).not.toMatch(/<script|src=|href="http/)
  })

  test('serve the seed’s pictures with a cache time of one year', async () => {
    const answer = await shop.get('/pictures/headphones.webp')
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('RIFF')
    expect((await shop.get('/pictures/..%2f..%2fpackage.json')).statusCode).toBe(404)
  })

  test('find a database error in the log without the statement and its values', async () => {
    const failing = await startServer({
      db: {
        ...shop.server.db,
        reader: () => ({
          query: () =>
            Promise.reject(Object.assign(new Error('broken'), { query: 'SELECT secret', params: [shop.owner.email] })),
        }),
      },
    })
    const answer = await failing.app.inject('/brands')
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'failed'])
    expect(answer.body).not.toContain('broken')
    expect(failing.log()).toContain('broken')
    expect(failing.log()).not.toMatch(/SELECT secret/)
    expect(failing.log()).not.toContain(shop.owner.email)
    await failing.app.close()
  })
})
