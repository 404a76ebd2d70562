// Starts the server: configuration, database, migrations, listening, and an orderly stop.
import { refuseToStart, stopInOrder } from '@arot/serving/shutdown'
import { ConfigError } from '@arot/serving/variables'
import { createServer } from './app.ts'
import { startJobs } from './jobs.ts'
import { emailFolder } from './modules/notifications/email/email-files.ts'
import { openPost } from './modules/notifications/email/transport.ts'
import { createVerifier } from './platform/auth/verify.ts'
import { publishStart } from './platform/change-feed.ts'
import { readConfig } from './platform/config.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { requireSessions } from './platform/db/postgres/require-sessions.ts'
import { startProblem } from './platform/db/start-problem.ts'
import { checkPictureStore } from './platform/storage/check.ts'

const config = configuration()
const refuseDatabase = (error: unknown) => refuseToStart(startProblem(error, config))
const db = await openDatabase({
  url: config.databaseUrl,
  listenUrl: config.databaseListenUrl,
  isShared: !config.databasePrepared,
  readUrl: config.databaseReadUrl,
  folder: config.databaseUrl ? undefined : `${config.dataFolder}/postgres`,
  poolSize: config.databasePool,
  timeoutSeconds: config.databaseTimeout,
}).catch(refuseDatabase)
await requireSessions(db, config).catch(refuseDatabase)
await migrate(db).catch(refuseDatabase)
await publishStart(db).catch(refuseDatabase)

const { app, operations, catalogue, pictures, metrics, endReadiness } = await createServer({
  config,
  db,
  verify: createVerifier(config),
}).catch(refuseDatabase)
if (config.pictures.s3) void checkPictureStore(pictures, app.log)
const post = openPost({
  ...config,
  from: config.mailFrom,
  replyTo: config.mailReplyTo,
  folder: emailFolder(config),
})
const stopChores = startJobs({ db, log: app.log, config, catalogue, post, pictures, metrics })
if (operations !== app) {
  await operations.listen({ host: config.operationsHost, port: config.operationsPort }).catch(refuseToStart)
}
await app.listen({ host: config.host, port: config.port }).catch(refuseToStart)
app.log.info({ host: config.host, port: config.port, database: db.kind }, 'listening')

stopInOrder({
  log: app.log,
  seconds: config.shutdownSeconds,
  delaySeconds: config.shutdownDelay,
  onSignal: endReadiness,
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
