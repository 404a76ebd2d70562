import type { FastifyBaseLogger } from 'fastify'
import { forgetOldAudit } from './modules/catalog/audit.store.ts'
import { forgetEmptyCounts } from './modules/catalog/lists/counts.ts'
import { countBought } from './modules/catalog/lists/facets.ts'
import { forgetUnusedWords } from './modules/catalog/lists/search.ts'
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

type Upkeep = {
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
export function keepUp({ db, log, config, catalogue, post, pictures, metrics }: Upkeep) {
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
    { name: 'lapsed reservations return to stock', everySeconds: 5, work: () => releaseLapsed(db) },
    { name: 'owners hear of too little stock', everySeconds: 5, work: watchShortage(catalogue, db) },
    { name: 'emails are sent', everySeconds: 1, work: sendEmails },
    { name: 'measure the email outbox', everySeconds: 15, work: () => emails.measure(db) },
    { name: 'old emails are forgotten', everySeconds: 3600, work: () => deleteOldEmails(db) },
    { name: 'old notifications are deleted', everySeconds: 3600, work: () => deleteOldNotifications(db) },
    { name: 'remove old email files', everySeconds: 3600, work: () => emailFiles(emailFolder(config)).sweep() },
    { name: 'tidy emails that wait for a confirmed address', everySeconds: 3600, work: () => tidyWaitingEmails(db) },
    { name: 'forget email counts', everySeconds: 3600, work: () => forgetEmailCounts(db) },
    { name: 'old idempotency keys are forgotten', everySeconds: 3600, work: () => forgetOldKeys(db) },
    { name: 'counts of what is gone are forgotten', everySeconds: 3600, work: () => forgetEmptyCounts(db) },
    { name: 'what is bought of each brand is counted', everySeconds: 3600, work: () => countBought(db) },
    { name: 'the figures of suppliers are counted', everySeconds: 3600, work: () => countSuppliers(db) },
    { name: 'suppliers without products leave the list', everySeconds: 3600, work: () => countOnMarket(db) },
    { name: 'words of no product are forgotten', everySeconds: 3600, work: () => forgetUnusedWords(db) },
    { name: 'what no supplier answers is declined', everySeconds: 60, work: () => declineUnanswered(db, answerDays) },
    { name: 'offers end with their day', everySeconds: 5, work: () => endDueOffers(db) },
    { name: 'parties hear that an offer runs out', everySeconds: 60, work: () => notifyExpiring(db) },
    { name: 'the old audit is forgotten', everySeconds: 3600, work: () => forgetOldAudit(db, auditDays) },
    {
      name: 'pictures that nothing uses are removed',
      everySeconds: 600,
      work: () => sweepPictures(db, pictures, publicUrl),
    },
    { name: 'halves of pictures are cleared away', everySeconds: 3600, work: () => pictures.tidy() },
    { name: 'old uploads are forgotten', everySeconds: 3600, work: () => forgetOldUploads(db, auditDays) },
  ]
  const stop = repeatChores(chores, log)
  return async () => {
    isStopped = true
    await stop()
  }
}
