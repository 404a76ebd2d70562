// The server as a process: configuration, database, migrations, listening, and an orderly end.
import closeWithGrace from 'close-with-grace'
import { ConfigError, readConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
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

const { app, operations } = await createServer({ config, db, verify: createVerifier(config) })
const stopChores = keepUp({ db, log: app.log, auditDays: config.auditDays })
if (operations !== app) {
  await operations.listen({ host: config.operationsHost, port: config.operationsPort }).catch(refuseToStart)
}
await app.listen({ host: config.host, port: config.port }).catch(refuseToStart)
app.log.info({ host: config.host, port: config.port, database: db.kind }, 'listening')

/** Finishes what was begun: no new requests, the running ones to their end, then the database. */
closeWithGrace({ delay: config.shutdownSeconds * 1000, logger: app.log }, async ({ signal, err }) => {
  app.log[err ? 'error' : 'info']({ signal, err }, 'stopping')
  await app.close()
  await stopChores()
  await db.close()
  app.log.info('stopped')
})

function configuration() {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return refuseToStart(error)
    throw error
  }
}

function refuseToStart(error: Error & { code?: string; port?: number }): never {
  const told = error.code === 'EADDRINUSE' ? `PORT ${error.port} is taken by another program` : error.message
  process.stderr.write(`${told}\n`)
  process.exit(1)
}
