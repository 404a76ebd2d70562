// This release on a database that the next release has migrated.
import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../src/platform/db/migrate.ts'
import { ourMigrations } from '../../src/platform/db/migration-files.ts'
import { makePlace } from '../support/place.ts'
import { startProcess } from '../support/process.ts'
import { bearer, newProduct, person, purchaseOf } from '../support/server.ts'

const newest = Number(readdirSync(ourMigrations).sort().at(-1)?.slice(0, 4))
const numberOf = (migration: number) => String(migration).padStart(4, '0')
const later = `${numberOf(newest + 1)}_later.sql`

/** A database with one more migration than this release has. */
async function placeWithLater(migration: string) {
  const folder = await mkdtemp(join(tmpdir(), 'arot-newer-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const migrations = join(folder, 'migrations')
  cpSync(ourMigrations, migrations, { recursive: true })
  writeFileSync(join(migrations, later), migration)
  const { env, open } = await makePlace(folder)
  const db = await open()
  await migrate(db, { folder: migrations })
  await db.close()
  return env
}

test('a release starts beside a newer schema that is compatible with it, and sells', async () => {
  const env = await placeWithLater(
    `-- compatible-with: ${numberOf(newest)}\nALTER TABLE orders ADD COLUMN later integer`,
  )
  const server = await startProcess(env)
  onTestFinished(server.stop)
  const owner = await person()
  const send = async (path: string, body: object) => {
    const headers = { ...bearer(owner), 'content-type': 'application/json' }
    const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, ...((await answer.json()) as { insertedId: string }) }
  }
  const { insertedId: product } = await send('/products', newProduct())
  expect(await send('/cart', purchaseOf(product, 10, owner))).toMatchObject({ status: 201 })
  const answer = await fetch(`${server.url}/products/${product}`)
  expect(await answer.json()).toMatchObject({ mainQuantity: 490 })
  expect(server.complaints()).toBe('')
})

test('a release refuses a newer schema that needs a later release, in one line', async () => {
  const needed = numberOf(newest + 1)
  const env = await placeWithLater(`-- compatible-with: ${needed}\nALTER TABLE orders ADD COLUMN later integer`)
  await expect(startProcess(env)).rejects.toThrow(
    new Error(
      `the server did not start: The database is too new for this release: ${later} needs a release with migration ${needed} or later, and this one ends at ${numberOf(newest)}. Start a later release.\n`,
    ),
  )
})
