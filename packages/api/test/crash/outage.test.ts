import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePostgres, type NativePostgres } from '../support/postgres.ts'
import { type ServerProcess, startProcess } from '../support/process.ts'
import { bearer, type Person, person } from '../support/server.ts'
import { drill } from '../support/stock.ts'

describe.runIf(process.env.TEST_DATABASE === 'postgres')('when the database is unavailable', () => {
  let postgres: NativePostgres
  let server: ServerProcess
  let supplier: Person
  beforeAll(async () => {
    postgres = await makePostgres()
    server = await startProcess({ DATABASE_URL: postgres.url, CACHE_MB: '0' })
    supplier = await person()
  })
  afterAll(async () => {
    await server.stop()
    await postgres.remove()
  })

  const list = () => fetch(`${server.url}/products?limit=1`)
  const add = () =>
    fetch(`${server.url}/products`, {
      method: 'POST',
      headers: { ...bearer(supplier), 'content-type': 'application/json' },
      body: JSON.stringify(drill),
    })

  it('the server answers 503 with Retry-After, and serves again without a restart', async () => {
    expect((await add()).status).toBe(201)
    expect((await list()).status).toBe(200)

    await postgres.stop()
    for (const refused of [await list(), await add()]) {
      expect(refused.status).toBe(503)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(await (await add()).json()).toMatchObject({ code: 'unavailable', detail: expect.any(String) })
    // If the database is unavailable, the health checks must not make a balancer remove every process.
    for (const path of ['/healthz', '/readyz']) expect((await fetch(`${server.url}${path}`)).status).toBe(200)

    await postgres.start()
    await expect.poll(async () => (await list()).status, { timeout: 10_000 }).toBe(200)
    expect((await add()).status).toBe(201)
    expect(await (await list()).json()).toHaveLength(1)
  })
})
