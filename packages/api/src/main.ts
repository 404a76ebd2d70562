// The server as a process: configuration, database, migrations, listening, and an orderly end.
import { refuseToStart, stopInOrder } from '@arot/serving/stopping'
import { ConfigError } from '@arot/serving/variables'
import { readConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { openPost } from './letters/post.ts'
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

const { app, operations, catalogue, pictures } = await createServer({ config, db, verify: createVerifier(config) })
const post = openPost({ ...config, from: config.mailFrom, folder: `${config.dataFolder}/mail` })
const stopChores = keepUp({ db, log: app.log, config, catalogue, post, pictures })
if (operations !== app) {
  await operations.listen({ host: config.operationsHost, port: config.operationsPort }).catch(refuseToStart)
}
await app.listen({ host: config.host, port: config.port }).catch(refuseToStart)
app.log.info({ host: config.host, port: config.port, database: db.kind }, 'listening')

stopInOrder({
  log: app.log,
  seconds: config.shutdownSeconds,
  async stop() {
    await app.close()
    await stopChores()
    post.close()
    await db.close()
  },
})

function configuration() {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return refuseToStart(error)
    throw error
  }
}
