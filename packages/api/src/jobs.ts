import type { FastifyBaseLogger } from 'fastify'
import { forgetOldAudit } from './modules/catalog/audit.store.ts'
import { forgetEmptyCounts, sumCounts } from './modules/catalog/lists/counts.ts'
import { countBought } from './modules/catalog/lists/facets.ts'
import { addSearchWords, forgetUnusedWords } from './modules/catalog/lists/search.ts'
import { watchShortage } from './modules/inventory/low-stock.ts'
import { releaseLapsed } from './modules/inventory/reservation.store.ts'
import { forgetOldUploads, sweepPictures } from './modules/media/upload.store.ts'
import { emailFiles, emailFolder } from './modules/notifications/email/email-files.ts'
import { createEmailMetrics } from './modules/notifications/email/metrics.ts'
import { createOutbox } from './modules/notifications/email/outbox.ts'
import type { Post } from './modules/notifications/email/transport.ts'
import { tidyWaitingEmails } from './modules/notifications/email-address.store.ts'
import { deleteOldEmails } from './modules/notifications/email-outbox.store.ts'
import { forgetEmailCounts } from './modules/notifications/email-schedule.store.ts'
import { deleteOldNotifications } from './modules/notifications/notification.store.ts'
import { endDueOffers, notifyExpiring } from './modules/offers/expiry.ts'
import { declineUnanswered } from './modules/orders/auto-decline.ts'
import { countOnMarket, countSuppliers } from './modules/suppliers/supplier.store.ts'
import type { Catalogue } from './platform/catalogue.ts'
import { type Chore, repeatChores } from './platform/chores.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/db/database.ts'
import { forgetOldKeys } from './platform/idempotency.ts'
import type { Metrics } from './platform/metrics.ts'
import type { PictureStore } from './platform/storage/store.ts'

type Jobs = {
  db: Database
  log: FastifyBaseLogger
  config: Pick<
    Config,
    'answerDays' | 'auditDays' | 'dataFolder' | 'mailAttempts' | 'mailRate' | 'emailLimits' | 'publicUrl'
  >
  catalogue: Catalogue
  post: Post
  pictures: PictureStore
  metrics: Metrics
}

/** Starts the recurring work of every replica. Replicas do not disturb each other. Returns a function that stops it. */
export function startJobs({ db, log, config, catalogue, post, pictures, metrics }: Jobs) {
  const {
    answerDays,
    auditDays,
    mailAttempts: mostAttempts,
    mailRate: perSecond,
    emailLimits: limits,
    publicUrl,
  } = config
  const emails = createEmailMetrics(metrics)
  let isStopped = false
  const sending = { mostAttempts, perSecond, limits, isStopped: () => isStopped }
  const sendEmails = createOutbox({ db, post, log, metrics: emails, ...sending })
  const chores: Chore[] = [
    { name: 'return lapsed reservations to stock', everySeconds: 5, work: () => releaseLapsed(db) },
    { name: 'notify owners of low stock', everySeconds: 5, work: watchShortage(catalogue, db) },
    { name: 'send emails', everySeconds: 1, work: sendEmails },
    { name: 'measure the email outbox', everySeconds: 15, work: () => emails.measure(db) },
    { name: 'delete old emails', everySeconds: 3600, work: () => deleteOldEmails(db) },
    { name: 'delete old notifications', everySeconds: 3600, work: () => deleteOldNotifications(db) },
    { name: 'remove old email files', everySeconds: 3600, work: () => emailFiles(emailFolder(config)).sweep() },
    { name: 'tidy emails that wait for a confirmed address', everySeconds: 3600, work: () => tidyWaitingEmails(db) },
    { name: 'delete old email counts', everySeconds: 3600, work: () => forgetEmailCounts(db) },
    { name: 'delete old idempotency keys', everySeconds: 3600, work: () => forgetOldKeys(db) },
    { name: 'add up the counts of products', everySeconds: 5, work: () => sumCounts(db) },
    { name: 'add new search words', everySeconds: 5, work: () => addSearchWords(db) },
    { name: 'delete empty counts', everySeconds: 3600, work: () => forgetEmptyCounts(db) },
    { name: 'count the orders of each brand', everySeconds: 3600, work: () => countBought(db) },
    { name: 'count the figures of suppliers', everySeconds: 3600, work: () => countSuppliers(db) },
    { name: 'hide suppliers without products', everySeconds: 3600, work: () => countOnMarket(db) },
    { name: 'delete unused search words', everySeconds: 3600, work: () => forgetUnusedWords(db) },
    { name: 'decline unanswered orders', everySeconds: 60, work: () => declineUnanswered(db, answerDays) },
    { name: 'end due offers', everySeconds: 5, work: () => endDueOffers(db) },
    { name: 'notify parties of expiring offers', everySeconds: 60, work: () => notifyExpiring(db) },
    { name: 'delete old audit rows', everySeconds: 3600, work: () => forgetOldAudit(db, auditDays) },
    {
      name: 'remove unused pictures',
      everySeconds: 600,
      work: () => sweepPictures(db, pictures, publicUrl),
    },
    { name: 'remove partial pictures', everySeconds: 3600, work: () => pictures.tidy() },
    { name: 'delete old uploads', everySeconds: 3600, work: () => forgetOldUploads(db, auditDays) },
  ]
  const stop = repeatChores(chores, log)
  return async () => {
    isStopped = true
    await stop()
  }
}
