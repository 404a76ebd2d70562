import { join } from 'node:path'
import type { Database } from '../../src/db/database.ts'
import { openDatabase } from '../../src/db/open.ts'
import { freshUrl } from '../support/database.ts'
import { type ServerProcess, startProcess } from '../support/process.ts'

export const onPostgres = process.env.TEST_DATABASE === 'postgres'

export type Place = { env: Record<string, string>; open: () => Promise<Database> }

/** An empty database that servers can be started on, and opened by the test while none runs (PGlite) or any time. */
export async function makePlace(folder: string, name: string): Promise<Place> {
  if (onPostgres) {
    const url = await freshUrl()
    return { env: { DATABASE_URL: url }, open: () => openDatabase({ url }) }
  }
  const data = join(folder, name)
  return { env: { DATA_DIR: data }, open: () => openDatabase({ folder: join(data, 'postgres') }) }
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
