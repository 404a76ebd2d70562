import { workspaceRoutes } from './modules/bulk/bulk.routes.ts'
import { fileRoutes } from './modules/bulk/import-export.routes.ts'
import { auditRoutes } from './modules/catalog/audit.routes.ts'
import { createCatalogue, follow } from './modules/catalog/catalog-version.ts'
import { eventRoutes } from './modules/catalog/event.routes.ts'
import { listRoutes } from './modules/catalog/lists/list.routes.ts'
import { createCached } from './modules/catalog/lists/response-cache.ts'
import { priceRoutes } from './modules/catalog/price.routes.ts'
import { productRoutes } from './modules/catalog/product.routes.ts'
import { lifeRoutes } from './modules/catalog/publish.routes.ts'
import { reservationRoutes } from './modules/inventory/reservation.routes.ts'
import { pictureRoutes } from './modules/media/picture.routes.ts'
import { uploadRoutes } from './modules/media/upload.routes.ts'
import { createNotificationFeeds, followNotifications } from './modules/notifications/live-feed.ts'
import { notificationRoutes } from './modules/notifications/notification.routes.ts'
import { offerRoutes } from './modules/offers/offer.routes.ts'
import { cartRoutes } from './modules/orders/cart.routes.ts'
import { orderExportRoute } from './modules/orders/export.routes.ts'
import { orderRoutes } from './modules/orders/order.routes.ts'
import { moderationRoutes } from './modules/reviews/moderation.routes.ts'
import { reviewRoutes } from './modules/reviews/review.routes.ts'
import { supplierRoutes } from './modules/suppliers/supplier.routes.ts'
import { operatorRoutes } from './modules/suppliers/verification.routes.ts'
import { identifyCallers } from './modules/users/callers.ts'
import { userRoutes } from './modules/users/user.routes.ts'
import type { Verify } from './platform/auth/verify.ts'
import type { CatalogueChange } from './platform/catalogue.ts'
import type { Config } from './platform/config.ts'
import { shareConnections, shareOf } from './platform/db/account-share.ts'
import { afterCommit, joinAmbientTransactions } from './platform/db/ambient-transaction.ts'
import type { Database } from './platform/db/database.ts'
import { connectMsOf } from './platform/db/open.ts'
import { aliveRoute, operationRoutes } from './platform/health.routes.ts'
import { createAnswers } from './platform/http/answers/answers.ts'
import { compressAnswers } from './platform/http/answers/compress.ts'
import { createExports } from './platform/http/answers/exports.ts'
import { createLargeResponseQueue } from './platform/http/answers/large-response-queue.ts'
import { createReaders } from './platform/http/answers/readers.ts'
import { createStreams } from './platform/http/answers/streams.ts'
import { addHeaders } from './platform/http/headers.ts'
import { addIdempotency } from './platform/http/idempotency.ts'
import { createInstance } from './platform/http/instance.ts'
import { limitRequests } from './platform/http/limits.ts'
import { recordRequests } from './platform/http/record.ts'
import { createMetrics, watchDatabase } from './platform/metrics.ts'
import { describeCalls } from './platform/openapi/routes.ts'
import { openPictureStore } from './platform/storage/open.ts'

export type ServerOptions = {
  config: Config
  db: Database
  verify: Verify
  /** Where log lines go; standard output by default. */
  logTo?: NodeJS.WritableStream
}

/**
 * Builds the server from its parts, ready to listen. It follows the database's changes until it is closed. With a port
 * of their own, `operations` are calls for operators that the public port does not serve.
 */
export async function createServer({ config, db, verify, logTo }: ServerOptions) {
  const app = createInstance(config, logTo)
  const readers = createReaders(config)
  const catalogue = createCatalogue()
  const shared = shareConnections(db, {
    // With RATE_ADDRESS=0, as in benchmarks, one address may use every connection.
    share: { ...shareOf(config.databasePool), ...(config.addressRate.perSecond === 0 && { address: Infinity }) },
    longestWaitMs: connectMsOf(config.databaseTimeout),
  })
  const parts = {
    config,
    db: joinAmbientTransactions(shared),
    // The change is announced after the commit, because readers take it for committed.
    catalogue: { ...catalogue, wrote: (change: CatalogueChange) => afterCommit(() => catalogue.wrote(change)) },
    answers: createAnswers(config.cacheBytes),
    readers,
    largeResponses: createLargeResponseQueue({ readers }),
    metrics: createMetrics(),
  }
  parts.metrics.gauge('answers_bytes', 'Memory of cached answers, in bytes.', parts.answers.bytes)
  parts.metrics.gauge('large_answers_waiting', 'Whole lists that wait to be read.', parts.largeResponses.waiting)
  parts.metrics.gauge('large_answers_unread_bytes', 'Bytes of large answers that are being read.', readers.unread)

  recordRequests(app, parts)
  addHeaders(app, config)
  const charge = limitRequests(app, parts)
  identifyCallers(app, verify, parts)
  addIdempotency(app, shared)
  await compressAnswers(app)
  describeCalls(app, config)

  const cached = createCached(parts, charge)
  const sendExport = createExports({ readers, charge })
  listRoutes(app, parts, cached)
  productRoutes(app, parts, cached)
  reservationRoutes(app, parts)
  priceRoutes(app, parts)
  workspaceRoutes(app, parts)
  fileRoutes(app, parts, sendExport)
  lifeRoutes(app, parts)
  auditRoutes(app, parts)
  cartRoutes(app, parts)
  orderRoutes(app, parts)
  orderExportRoute(app, parts, sendExport)
  offerRoutes(app, parts)
  userRoutes(app, parts)
  supplierRoutes(app, parts, cached)
  operatorRoutes(app, parts)
  reviewRoutes(app, parts, cached)
  moderationRoutes(app, parts)
  const open = createStreams(app, parts)
  eventRoutes(app, parts, open)
  const feeds = createNotificationFeeds(db, (error) => app.log.warn({ err: error }, 'notifications could not be read'))
  parts.metrics.gauge('notification_feeds', 'Accounts with open notification streams.', feeds.size)
  notificationRoutes(app, parts, { open, feeds })
  pictureRoutes(app)
  const pictures = openPictureStore(config)
  uploadRoutes(app, parts, pictures)
  aliveRoute(app)

  const operations = config.operationsPort === 0 ? app : createInstance(config, logTo)
  const endReadiness = operationRoutes(operations, parts)
  app.addHook('preClose', async () => endReadiness())
  if (operations !== app) app.addHook('onClose', () => operations.close())

  const { onClock } = watchDatabase(parts.metrics, db)
  const stopFollowing = await follow(catalogue, { db: parts.db, onClock })
  app.addHook('onClose', stopFollowing)
  const stopHearing = await followNotifications(feeds, db)
  // PGlite's function accepts a transaction as its first argument, and the hook would pass the server.
  app.addHook('onClose', () => stopHearing())
  return { app, operations, catalogue, pictures, metrics: parts.metrics, endReadiness }
}
