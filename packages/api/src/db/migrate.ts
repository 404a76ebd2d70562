import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'

const folder = join(import.meta.dirname, 'migrations')
/** Any number will do, as long as every replica takes the same. */
const lock = 7_268_500

/** Brings the schema up to date. Several replicas may start at once: one works, the others wait and find it done. */
export async function migrate(db: Database): Promise<void> {
  await db.script(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [lock])
    await transaction.run(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    const applied = await transaction.query<{ name: string }>('SELECT name FROM migrations')
    const done = new Set(applied.map(({ name }) => name))
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith('.sql') || done.has(name)) continue
      await transaction.run(readFileSync(join(folder, name), 'utf8'))
      await transaction.query('INSERT INTO migrations (name) VALUES ($1)', [name])
    }
  })
}
