import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { freshUrl } from '../support/database.ts'
import { addProduct, person, startServer } from '../support/server.ts'

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a replica for reading', () => {
  test('answers what has not changed, and never what is older than an edit this server knows of', async () => {
    // A database of its own stands for a replica that has stopped replaying: it knows of no product at all.
    const [url, readUrl] = await Promise.all([freshUrl(), freshUrl()])
    for (const one of [url, readUrl]) {
      const db = await openDatabase({ url: one })
      await migrate(db)
      await db.close()
    }
    const db = await openDatabase({ url, readUrl })
    const server = await startServer({ db, config: { databaseReadUrl: readUrl } })
    const owner = await person()
    const fromReplica: string[] = []
    const { reader } = db
    db.reader = (isFresh) => {
      fromReplica.push(isFresh ? 'primary' : 'replica')
      return reader(isFresh)
    }

    expect((await server.app.inject('/products')).json()).toEqual([])
    expect(fromReplica).toEqual(['replica'])

    const id = await addProduct(server, owner)
    expect((await server.app.inject('/products?limit=10')).json()).toHaveLength(1)
    expect((await server.app.inject(`/products/${id}`)).json()._id).toBe(id)
    const written = await server.app.inject({ url: '/products?limit=11', headers: { 'catalogue-version': '1' } })
    expect(written.json()).toHaveLength(1)
    expect(fromReplica.at(-1)).toBe('primary')

    await server.close()
    await db.close()
  })
})
