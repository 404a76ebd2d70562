import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Script, Session } from './database.ts'
import { type Migration, ourMigrations, readMigrations } from './migration-files.ts'

/** All releases use this number, so that two releases never migrate at once. */
const lock = 7_268_500

export type MigrateOptions = {
  folder?: string
  /** Milliseconds that a migration's statement waits for a lock. Queries behind it wait as long. */
  lockTimeout?: number
  /** How often a migration is tried if it cannot get its locks. */
  attempts?: number
  /** Milliseconds before the second attempt. Each further pause is twice as long, up to `longestPause`. */
  pause?: number
}

const longestPause = 10_000
const lockPollInterval = 250

/** `hash` is null for rows written by the first release, `compatibleWith` for rows that raise no requirement. */
type AppliedMigration = { name: string; hash: string | null; compatibleWith: number | null }

/**
 * Brings the schema up to date. Each migration is a transaction of its own. Several processes may start at once: one
 * migrates and the others wait. A database with later migrations is accepted as long as they are compatible with this
 * release.
 */
export async function migrate(db: Database, options: MigrateOptions = {}): Promise<void> {
  const migrations = readMigrations(options.folder ?? ourMigrations)
  await db.script(async (session) => {
    if ((await pendingMigrations(session, migrations)).length === 0) return
    await acquireLock(session)
    try {
      await withRetries('migrations table', options, (lockTimeout) =>
        inTransaction(session, lockTimeout, (transaction) => transaction.run(migrationsTable)),
      )
      for (const migration of await pendingMigrations(session, migrations)) await apply(session, migration, options)
    } finally {
      await session.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => {})
    }
  })
}

const migrationsTable = `
  CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
  ALTER TABLE migrations ADD COLUMN IF NOT EXISTS hash text;
  ALTER TABLE migrations ADD COLUMN IF NOT EXISTS compatible_with integer`

/**
 * Polls: a session that waits inside PostgreSQL keeps a snapshot, and CREATE INDEX CONCURRENTLY waits for every older
 * snapshot, so that the two would wait for each other.
 */
async function acquireLock(session: Session) {
  for (;;) {
    const [row] = await session.query<{ acquired: boolean }>('SELECT pg_try_advisory_lock($1) AS acquired', [lock])
    if (row?.acquired) return
    await sleep(lockPollInterval)
  }
}

type Pending = Migration & { isApplied: boolean }

/** Also returns applied migrations without a recorded hash. Throws if this release cannot use the database. */
async function pendingMigrations(session: Session, migrations: Migration[]): Promise<Pending[]> {
  const applied = await readApplied(session)
  requireCompatible(applied, migrations)
  return migrations.flatMap((migration) => {
    const row = applied.get(migration.name)
    return row?.hash ? [] : [{ ...migration, isApplied: row !== undefined }]
  })
}

/** Reads rows as JSON because older databases lack some of the columns. */
async function readApplied(session: Session): Promise<Map<string, AppliedMigration>> {
  const [table] = await session.query<{ exists: boolean }>("SELECT to_regclass('migrations') IS NOT NULL AS exists")
  if (!table?.exists) return new Map()
  const rows = await session.query<AppliedMigration>(`
    SELECT name, row ->> 'hash' AS hash, (row ->> 'compatible_with')::integer AS "compatibleWith"
    FROM (SELECT name, to_jsonb(migrations) AS row FROM migrations) AS rows ORDER BY name`)
  return new Map(rows.map((row) => [row.name, row]))
}

function requireCompatible(applied: Map<string, AppliedMigration>, migrations: Migration[]) {
  const newest = migrations.at(-1)?.number ?? 0
  const ours = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, hash, compatibleWith } of applied.values()) {
    const mine = ours.get(name)
    if (mine && hash !== null && hash !== mine.hash) {
      throw new Error(`The migration ${name} was changed after it was applied. Restore it and add a new one instead.`)
    }
    if (!mine && Number(name.slice(0, 4)) <= newest) {
      throw new Error(
        `The database has the migration ${name}, which this release does not know. Start the release that applied it, or a later one.`,
      )
    }
    if (compatibleWith !== null && compatibleWith > newest) {
      throw new Error(
        `The database is too new for this release: ${name} needs a release with migration ${pad(compatibleWith)} or later, and this one ends at ${pad(newest)}. Start a later release.`,
      )
    }
  }
}

const pad = (number: number) => String(number).padStart(4, '0')

async function apply(session: Session, migration: Pending, options: MigrateOptions) {
  const { name, isApplied, isConcurrent, statements } = migration
  await withRetries(`migration ${name}`, options, async (lockTimeout) => {
    // These statements block neither reads nor writes, so they have no lock timeout. After an interruption they run
    // again.
    if (isConcurrent && !isApplied) for (const statement of statements) await session.run(statement)
    await inTransaction(session, lockTimeout, async (transaction) => {
      if (!isConcurrent && !isApplied) for (const statement of statements) await transaction.run(statement)
      await record(transaction, migration)
    })
  })
}

const inTransaction = (session: Session, lockTimeout: number, work: (transaction: Script) => Promise<unknown>) =>
  session.transaction(async (transaction) => {
    await transaction.run(`SET LOCAL lock_timeout = ${lockTimeout}`)
    await work(transaction)
  })

/** Tries again if a lock was not available. Other sessions can work during the pauses. */
async function withRetries(
  subject: string,
  { lockTimeout = 2_000, attempts = 20, pause = 500 }: MigrateOptions,
  work: (lockTimeout: number) => Promise<void>,
) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(lockTimeout)
    } catch (error) {
      if (!isLockFailure(error)) throw error
      if (attempt >= attempts) {
        throw new Error(
          `The ${subject} did not get its locks in ${attempts} attempts of ${lockTimeout} ms. Find the session that blocks it (pg_stat_activity, pg_blocking_pids), end it, and start again.`,
          { cause: error },
        )
      }
      await sleep(Math.min(pause * 2 ** (attempt - 1), longestPause))
    }
  }
}

const record = (script: Script, { name, hash, compatibleWith }: Migration) =>
  script.query(
    `INSERT INTO migrations (name, hash, compatible_with) VALUES ($1, $2, $3)
    ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, compatible_with = excluded.compatible_with`,
    [name, hash, compatibleWith],
  )

/** SQLSTATE of a lock that was not available in time, and of a deadlock. */
const lockFailures = new Set(['55P03', '40P01'])

const isLockFailure = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && lockFailures.has(error.code)
