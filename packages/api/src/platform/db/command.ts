import { type Config, readConfig } from '../config.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { startProblem } from './start-problem.ts'

/** Runs a command on the configured database after its migrations. Reports an error in one line with exit code 1. */
export async function withDatabase(work: (db: Database, config: Config) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env)
    await run(work, config).catch((error) => Promise.reject(startProblem(error, config)))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

async function run(work: (db: Database, config: Config) => Promise<void>, config: Config) {
  const db = await openDatabase({
    url: config.databaseUrl,
    listenUrl: config.databaseListenUrl,
    isShared: !config.databasePrepared,
    folder: config.databaseUrl ? undefined : `${config.dataFolder}/postgres`,
    poolSize: 2,
    hasLongLimit: true,
  })
  try {
    await migrate(db)
    await work(db, config)
  } finally {
    await db.close()
  }
}
