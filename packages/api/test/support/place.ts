import { join } from 'node:path'
import type { Database } from '../../src/platform/db/database.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { copyPglite, migratedUrl } from './database.ts'
import { type ServerProcess, startProcess } from './process.ts'

export const onPostgres = process.env.TEST_DATABASE === 'postgres'

export type Place = { env: Record<string, string>; open: () => Promise<Database> }

/** A data directory and an empty, migrated database for servers. The test opens PGlite's while no server runs. */
export async function makePlace(folder: string): Promise<Place> {
  if (onPostgres) {
    const url = await migratedUrl()
    // The database is never away in these tests: on a busy machine it may be slow, which is no fault.
    return { env: { DATA_DIR: folder, DATABASE_URL: url, DATABASE_TIMEOUT: '600' }, open: () => openDatabase({ url }) }
  }
  const database = join(folder, 'postgres')
  copyPglite(database)
  return { env: { DATA_DIR: folder }, open: () => openDatabase({ folder: database }) }
}

/** One server that dies and comes back on its place so many times, evenly over `total` pieces of work. */
export function mortal({ env }: Place, { kills, total }: { kills: number; total: number }) {
  let server: Promise<ServerProcess> = startProcess(env)
  let killed = 0
  return {
    url: async () => (await server).url,
    /** So much is done. */
    done(pieces: number) {
      if (pieces < ((killed + 1) * total) / (kills + 1) || killed === kills) return
      killed += 1
      server = server.then(async (dying) => {
        await dying.kill()
        return startProcess(env)
      })
    },
    killed: () => killed,
    stop: async () => (await server).stop(),
  }
}
