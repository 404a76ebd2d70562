import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, bearer, type Person, person, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let owner: Person

beforeAll(async () => {
  server = await startServer()
  owner = await person('Owner Begum')
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

describe('those who run it', () => {
  test('find health, readiness and figures', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
    await get(`/products/${await addProduct(server, owner)}`)
    const { body, headers } = await get('/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain; version=0.0.4/)
    expect(body).toMatch(/arot_request_duration_seconds_count\{method="GET",route="\/products\/:id",status="200"\} \d+/)
    expect(body).toMatch(/process_resident_memory_bytes \d+/)
    expect(body).not.toContain(owner.uid)
  })

  test('find a line of each write in the log, with its id, and never a token', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/users',
      headers: bearer(owner),
      payload: { name: '', email: owner.email, photo: null },
    })
    const line = server
      .log()
      .split('\n')
      .find((one) => one.includes(`"reqId":"${answer.headers['x-request-id']}"`))
    expect(JSON.parse(line!)).toMatchObject({
      method: 'POST',
      path: '/users',
      uid: owner.uid,
      status: answer.statusCode,
    })
    expect(server.log()).not.toContain(owner.token.slice(0, 40))
    expect(server.log().toLowerCase()).not.toContain('bearer')
  })

  test('find the calls described, for programs and for people', async () => {
    const document = (await get('/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/products/{id}/quantity', '/cart/{email}', '/cart/{id}', '/users', '/brands']),
    )
    expect(document.paths['/cart'].post).toMatchObject({
      security: [{ idToken: [] }],
      requestBody: { content: { 'application/json': { schema: { additionalProperties: false } } } },
    })
    const { body, headers } = await get('/docs')
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(body).toContain('/products/{id}/quantity')
    expect(body).not.toMatch(/<script|src=|href="http/)
  })

  test('serve the pictures of the seed for a year', async () => {
    const answer = await get('/pictures/headphones.webp')
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('RIFF')
    expect((await get('/pictures/..%2f..%2fpackage.json')).statusCode).toBe(404)
  })

  test('find an error in the log without the statement and its values', async () => {
    const failing = await startServer({
      db: {
        ...server.db,
        reader: () => ({
          query: () =>
            Promise.reject(Object.assign(new Error('broken'), { query: 'SELECT secret', params: [owner.email] })),
        }),
      },
    })
    const answer = await failing.app.inject('/brands')
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'failed'])
    expect(answer.body).not.toContain('broken')
    expect(failing.log()).toContain('broken')
    expect(failing.log()).not.toMatch(/SELECT secret/)
    expect(failing.log()).not.toContain(owner.email)
    await failing.app.close()
  })
})
