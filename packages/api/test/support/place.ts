import { join } from 'node:path'
import type { Database } from '../../src/platform/db/database.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { copyMigrated, copyPglite } from './database.ts'

export const onPostgres = process.env.TEST_DATABASE === 'postgres'

export type Place = { env: Record<string, string>; open: () => Promise<Database> }

/** A data directory and an empty, migrated database for servers. The test opens PGlite's while no server runs. */
export async function makePlace(folder: string): Promise<Place> {
  // The database is always available in these tests, but can be slow on a busy machine.
  const env = { DATA_DIR: folder, DATABASE_TIMEOUT: '600' }
  if (onPostgres) {
    const url = await copyMigrated()
    return { env: { ...env, DATABASE_URL: url }, open: () => openDatabase({ url }) }
  }
  const database = join(folder, 'postgres')
  copyPglite(database)
  return { env, open: () => openDatabase({ folder: database }) }
}
