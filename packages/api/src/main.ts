// The server as a process: configuration, database, migrations, listening, and an orderly end.
import { ConfigError, readConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { createServer } from './server.ts'
import { createVerifier } from './session/verify.ts'
import { announceStart } from './stores/news.ts'
import { keepUp } from './upkeep.ts'

const config = configuration()
const db = await openDatabase({
  url: config.databaseUrl,
  readUrl: config.databaseReadUrl,
  folder: config.databaseUrl ? undefined : `${config.dataFolder}/postgres`,
  poolSize: config.databasePool,
}).catch(refuseToStart)
await migrate(db).catch(refuseToStart)
await announceStart(db)

const app = await createServer({ config, db, verify: createVerifier(config) })
const stopChores = keepUp(db, app.log)
await app.listen({ host: config.host, port: config.port }).catch(refuseToStart)
app.log.info({ host: config.host, port: config.port, database: db.kind }, 'listening')

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))

/** Finishes what was begun: no new requests, the running ones to their end, then the database. */
async function stop(signal: string) {
  app.log.info({ signal }, 'stopping')
  const patience = setTimeout(() => {
    app.log.error('requests were still running when the time to stop was over')
    process.exit(1)
  }, config.shutdownSeconds * 1000)
  await app.close()
  await stopChores()
  await db.close()
  clearTimeout(patience)
  app.log.info('stopped')
}

function configuration() {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return refuseToStart(error)
    throw error
  }
}

function refuseToStart(error: Error & { code?: string }): never {
  const told = error.code === 'EADDRINUSE' ? `PORT ${config.port} is taken by another program` : error.message
  process.stderr.write(`${told}\n`)
  process.exit(1)
}
