// Exports that fail at the start or midway.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import { bearer, type Person, person, startServer, type TestServer } from '../support/server.ts'

const pages = 100

let db: Database
let server: TestServer
let owner: Person
let address: string
/** The pages of the export that are read before the database fails. */
let good = 0

beforeAll(async () => {
  db = await freshDatabase()
  server = await startServer({
    db: {
      ...db,
      query(statement, parameters) {
        const text = typeof statement === 'string' ? statement : statement.text
        if (!/AS micros|AS place FROM products/.test(text)) return db.query(statement, parameters)
        return --good < 0 ? Promise.reject(new Error('22008')) : db.query(statement, parameters)
      },
    },
  })
  address = await server.listen()
  owner = await person()
  await db.query(
    `INSERT INTO orders (id, uid, user_email, product_id, quantity, price, snapshot, supplier_uid)
    SELECT 'many' || n, 'someone', 's@example.com', 'p', 12, 9.5, jsonb_build_object('name', md5(n::text)), $1
    FROM generate_series(1, 1200) AS n`,
    [owner.uid],
  )
  await db.query(
    `INSERT INTO products (id, name, image, brand, category, description, price, rating, main_quantity, min_quantity,
      owner_uid) SELECT 'many' || n, md5(n::text), 'https://example.com/a.png', 'B', 'Home', md5(n::text), 1, 4, 5, 1, $1
    FROM generate_series(1, 1200) AS n`,
    [owner.uid],
  )
})
afterAll(async () => {
  await server.close()
  await db.close()
})

describe.each(['/orders/export?side=sold', '/products/export'])('%s', (path) => {
  const ask = (encoding: string) =>
    fetch(address + path, { headers: { ...bearer(owner), 'accept-encoding': encoding } })

  test.each(['gzip', 'br', 'identity'])(
    'that fails at once answers with a problem, requested as %s',
    async (encoding) => {
      good = 0
      const answer = await ask(encoding)
      expect(answer.status).toBe(500)
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
      expect(answer.headers.get('content-disposition')).toBeNull()
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(await answer.json()).toMatchObject({ code: 'failed' })
    },
  )

  test.each(['gzip', 'br', 'identity'])('that fails midway ends the connection, requested as %s', async (encoding) => {
    good = 1
    await expect(ask(encoding).then((answer) => answer.text())).rejects.toThrow()
  })

  test('reads only its first page for a HEAD request', async () => {
    const countPages = async (work: () => Promise<unknown>) => {
      good = pages
      await work()
      return pages - good
    }
    const whole = async () => (await ask('identity')).text()
    const head = async () => {
      expect((await fetch(address + path, { method: 'HEAD', headers: bearer(owner) })).status).toBe(200)
      return whole()
    }
    const most = await countPages(whole)
    expect(most).toBeGreaterThan(1)
    expect(await countPages(head)).toBe(most + 1)
  })

  test.each(['gzip', 'identity'])('is complete without a failure, requested as %s', async (encoding) => {
    good = pages
    expect((await (await ask(encoding)).text()).match(/\r\n/g)).toHaveLength(1201)
  })
})
