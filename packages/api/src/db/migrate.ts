import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'

const folder = join(import.meta.dirname, 'migrations')
/** Any number will do, as long as every replica takes the same. */
const lock = 7_268_500

/** The hash is null where a release applied it that kept none. */
type Applied = { name: string; hash: string | null }

/**
 * Brings the schema up to date, in one transaction. Several replicas may start at once: one works, the others wait and
 * find it done. Refuses a database that has been through other migrations than those that are here.
 */
export async function migrate(db: Database): Promise<void> {
  const migrations = readMigrations()
  await db.script(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [lock])
    await transaction.run(`
      CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
      ALTER TABLE migrations ADD COLUMN IF NOT EXISTS hash text`)
    const applied = new Map<string, string | null>()
    for (const { name, hash } of await transaction.query<Applied>('SELECT name, hash FROM migrations ORDER BY name')) {
      refuseOther({ name, hash }, migrations.get(name)?.hash)
      applied.set(name, hash)
    }
    for (const [name, { statements, hash }] of migrations) {
      if (applied.get(name)) continue
      if (!applied.has(name)) await transaction.run(statements)
      await transaction.query(
        'INSERT INTO migrations (name, hash) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET hash = excluded.hash',
        [name, hash],
      )
    }
  })
}

/** By name, in the order they are applied in. */
function readMigrations() {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return new Map(
    names.sort().map((name) => {
      // A checkout on Windows may have made its own line ends.
      const statements = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
      return [name, { statements, hash: createHash('sha256').update(statements).digest('hex') }]
    }),
  )
}

function refuseOther({ name, hash }: Applied, ours: string | undefined) {
  if (ours === undefined) {
    throw new Error(`The database is of a newer release, which applied ${name}. Start that release, or a later one.`)
  }
  if (hash !== null && hash !== ours) {
    throw new Error(`The migration ${name} was changed after it was applied. Put it back, and add another one instead.`)
  }
}
