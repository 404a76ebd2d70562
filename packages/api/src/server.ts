import { longestArrival } from '@arot/serving/arriving'
import { createCatalogue, follow } from './catalogue.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { createAnswers } from './http/answers.ts'
import { compressAnswers } from './http/compress.ts'
import { addHeaders } from './http/headers.ts'
import { createInstance } from './http/instance.ts'
import { limitRequests } from './http/limits.ts'
import { recordRequests } from './http/record.ts'
import { createStreams } from './http/streams.ts'
import { createTurns } from './http/turns.ts'
import { createMetrics } from './metrics.ts'
import { createNoticeBoard, followNotices } from './notices.ts'
import { describeCalls } from './openapi/routes.ts'
import { openPictureStore } from './pictures/open.ts'
import { auditRoutes } from './routes/audit.ts'
import { createCached } from './routes/cached.ts'
import { cartRoutes } from './routes/cart.ts'
import { eventRoutes } from './routes/events.ts'
import { fileRoutes } from './routes/files.ts'
import { judgingRoutes } from './routes/judging.ts'
import { lifeRoutes } from './routes/life.ts'
import { listRoutes } from './routes/lists.ts'
import { noticeRoutes } from './routes/notices.ts'
import { offerRoutes } from './routes/offers.ts'
import { aliveRoute, operationRoutes } from './routes/operation.ts'
import { operatorRoutes } from './routes/operator.ts'
import { orderExportRoute } from './routes/order-export.ts'
import { orderRoutes } from './routes/orders.ts'
import { pictureRoutes } from './routes/pictures.ts'
import { priceRoutes } from './routes/prices.ts'
import { productRoutes } from './routes/products.ts'
import { reviewRoutes } from './routes/reviews.ts'
import { supplierRoutes } from './routes/suppliers.ts'
import { uploadRoutes } from './routes/uploads.ts'
import { userRoutes } from './routes/users.ts'
import { workspaceRoutes } from './routes/workspace.ts'
import { knowCallers } from './session/callers.ts'
import type { Verify } from './session/verify.ts'

export type ServerOptions = {
  config: Config
  db: Database
  verify: Verify
  /** Where log lines go; standard output without it. */
  logTo?: NodeJS.WritableStream
}

/**
 * The server from its parts: ready to listen, and fed by the database's notices until it is closed. With a port of their own
 * `operations` are the calls for those who run it, which then nobody else can reach.
 */
export async function createServer({ config, db, verify, logTo }: ServerOptions) {
  const app = createInstance(config, logTo)
  const parts = {
    config,
    db,
    catalogue: createCatalogue(),
    answers: createAnswers(config.cacheBytes),
    turns: createTurns({ timeToRead: (bytes) => longestArrival(config, bytes) }),
    metrics: createMetrics(),
  }
  parts.metrics.gauge('answers_bytes', 'Memory of kept answers.', parts.answers.bytes)
  parts.metrics.gauge('large_answers_waiting', 'Whole lists that wait for their turn.', parts.turns.waiting)
  parts.metrics.gauge('large_answers_unread_bytes', 'Bytes of large answers that are being read.', parts.turns.unread)

  recordRequests(app, parts)
  addHeaders(app, config)
  const charge = limitRequests(app, parts)
  knowCallers(app, verify, parts)
  await compressAnswers(app)
  describeCalls(app, config)

  const cached = createCached(parts, charge)
  listRoutes(app, parts, cached)
  productRoutes(app, parts, cached)
  priceRoutes(app, parts)
  workspaceRoutes(app, parts)
  fileRoutes(app, parts)
  lifeRoutes(app, parts)
  auditRoutes(app, parts)
  cartRoutes(app, parts)
  orderRoutes(app, parts)
  orderExportRoute(app, parts)
  offerRoutes(app, parts)
  userRoutes(app, parts)
  supplierRoutes(app, parts)
  operatorRoutes(app, parts)
  reviewRoutes(app, parts, cached)
  judgingRoutes(app, parts)
  const open = createStreams(app, parts)
  eventRoutes(app, parts, open)
  const board = createNoticeBoard()
  noticeRoutes(app, parts, { open, board })
  pictureRoutes(app)
  const pictures = openPictureStore(config)
  uploadRoutes(app, parts, pictures)
  aliveRoute(app)

  const operations = config.operationsPort === 0 ? app : createInstance(config, logTo)
  operationRoutes(operations, parts, app)
  if (operations !== app) app.addHook('onClose', () => operations.close())

  const stopFollowing = await follow(parts.catalogue, db)
  app.addHook('onClose', stopFollowing)
  const stopHearing = await followNotices(board, db)
  // PGlite's takes a transaction as its first argument, and a hook would give it the server.
  app.addHook('onClose', () => stopHearing())
  return { app, operations, catalogue: parts.catalogue, pictures }
}
