import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite, type Transaction, types } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Database, PreparedStatement, Queries, Row, Script } from '../database.ts'
import { createNotifier } from '../notifier.ts'
import { lockFolder } from './folder-lock.ts'

/**
 * PostgreSQL in this process. It has one connection, so statements queue and a transaction makes others wait. When a
 * commit resolves, it is in the folder's files and survives a crash of the process.
 */
export async function openPglite(folder?: string): Promise<Database> {
  const unlock = folder ? await lockFolder(folder) : async () => {}
  const lite = await start(folder).catch(async (error) => {
    await unlock()
    throw error
  })
  const inSequence = createSequence()
  const { query } = queriesOf(lite)
  const queries: Queries = { query: (statement, parameters) => inSequence(() => query(statement, parameters)) }
  const notifier = createNotifier(queries)

  return {
    kind: 'pglite',
    query: queries.query,
    notify: notifier.notify,
    transaction: (work) =>
      notifier.after(
        (telling) =>
          inSequence(() => lite.transaction((transaction) => work(telling(queriesOf(transaction))))) as ReturnType<
            typeof work
          >,
      ),
    script: (work) =>
      work({
        ...scriptOf(lite),
        transaction: (inside) => lite.transaction((transaction) => inside(scriptOf(transaction))),
      }),
    listen: (channel, onNotification) => lite.listen(channel, onNotification),
    ask: queries.query,
    reader: () => queries,
    requestTimeLeft: () => Number.POSITIVE_INFINITY,
    // In this process: it is never away and has one connection.
    health: () => ({ isUp: true, connections: 1, inUse: 0, waiting: 0, isListening: true, reconnects: 0 }),
    async close() {
      await notifier.close()
      await lite.close()
      await unlock()
    },
  }
}

/**
 * Runs one statement or transaction at a time, and lets other work of the process run between two. Each blocks the
 * process: twelve lists in a row would make all other requests wait for their sum.
 */
function createSequence() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const answer = last.then(work)
    last = answer.catch(() => {}).then(() => setImmediate())
    return answer
  }
}

/**
 * Creates a new database beside its place and moves it there when it is complete: half a database would never start.
 */
async function start(folder: string | undefined) {
  if (folder && !existsSync(folder)) {
    const unfinished = `${folder}.new`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(dirname(folder), { recursive: true })
    const made = await PGlite.create(unfinished)
    await made.close()
    await rename(unfinished, folder)
  }
  return PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    extensions: { fuzzystrmatch, pg_trgm },
    parsers: { [types.INT8]: Number },
  })
}

function queriesOf(connection: PGlite | Transaction): Queries {
  return {
    async query<T extends Row>(statement: string | PreparedStatement, parameters: readonly unknown[] = []) {
      const text = typeof statement === 'string' ? statement : statement.text
      const { rows } = await connection.query<T>(text, [...parameters])
      return rows
    },
  }
}

const scriptOf = (connection: PGlite | Transaction): Script => ({
  ...queriesOf(connection),
  run: async (statements) => void (await connection.exec(statements)),
})
