import type { FastifyBaseLogger } from 'fastify'
import type { Catalogue } from './catalogue.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Post } from './letters/post.ts'
import { sendLetters } from './letters/send.ts'
import type { PictureStore } from './pictures/store.ts'
import { watchShortage } from './shortage.ts'
import { forgetOldAudit } from './stores/audit.ts'
import { forgetEmptyCounts } from './stores/counts.ts'
import { countBought } from './stores/facets.ts'
import { forgetOldKeys } from './stores/keys.ts'
import { forgetOldLetters } from './stores/letters.ts'
import { endDueOffers, tellExpiring } from './stores/offer-upkeep.ts'
import { forgetOldUploads, sweepPictures } from './stores/pictures.ts'
import { forgetUnusedWords } from './stores/search.ts'
import { releaseLapsed } from './stores/stock.ts'
import { countSuppliers } from './stores/suppliers.ts'
import { declineUnanswered } from './stores/unanswered.ts'

type Upkeep = {
  db: Database
  log: FastifyBaseLogger
  config: Pick<Config, 'answerDays' | 'auditDays' | 'mailAttempts' | 'mailRate'>
  catalogue: Catalogue
  post: Post
  pictures: PictureStore
}
type Chore = { name: string; everySeconds: number; work: () => Promise<unknown> }

/** What has to be done again and again, by every replica: none disturbs another. Answers how to stop. */
export function keepUp({ db, log, config, catalogue, post, pictures }: Upkeep) {
  const { answerDays, auditDays, mailAttempts: mostAttempts, mailRate: perSecond } = config
  let isStopped = false
  const chores: Chore[] = [
    { name: 'lapsed holds go back on the shelf', everySeconds: 5, work: () => releaseLapsed(db) },
    { name: 'owners hear of too little stock', everySeconds: 5, work: watchShortage(catalogue, db) },
    {
      name: 'letters are sent',
      everySeconds: 1,
      work: () => sendLetters(db, post, { mostAttempts, perSecond, isStopped: () => isStopped }),
    },
    { name: 'old letters are forgotten', everySeconds: 3600, work: () => forgetOldLetters(db) },
    { name: 'old idempotency keys are forgotten', everySeconds: 3600, work: () => forgetOldKeys(db) },
    { name: 'counts of what is gone are forgotten', everySeconds: 3600, work: () => forgetEmptyCounts(db) },
    { name: 'what is bought of each brand is counted', everySeconds: 3600, work: () => countBought(db) },
    { name: 'what is told of suppliers is counted', everySeconds: 3600, work: () => countSuppliers(db) },
    { name: 'words of no product are forgotten', everySeconds: 3600, work: () => forgetUnusedWords(db) },
    { name: 'what no supplier answers is declined', everySeconds: 60, work: () => declineUnanswered(db, answerDays) },
    { name: 'offers end with their day', everySeconds: 5, work: () => endDueOffers(db) },
    { name: 'parties hear that an offer runs out', everySeconds: 60, work: () => tellExpiring(db) },
    { name: 'the old audit is forgotten', everySeconds: 3600, work: () => forgetOldAudit(db, auditDays) },
    { name: 'pictures that nothing uses are removed', everySeconds: 600, work: () => sweepPictures(db, pictures) },
    { name: 'halves of pictures are cleared away', everySeconds: 3600, work: () => pictures.tidy() },
    { name: 'old uploads are forgotten', everySeconds: 3600, work: () => forgetOldUploads(db, auditDays) },
  ]
  const running = chores.map((chore) => repeat(chore, log))
  return async () => {
    isStopped = true
    await Promise.all(running.map((stop) => stop()))
  }
}

/** Runs a chore now and then after each pause, one run at a time. */
function repeat({ name, everySeconds, work }: Chore, log: FastifyBaseLogger) {
  let waiting: NodeJS.Timeout | undefined
  let isStopped = false
  let now: Promise<void>
  async function run() {
    await work().catch((error) => log.warn({ err: error }, `could not: ${name}`))
    if (isStopped) return
    waiting = setTimeout(() => {
      now = run()
    }, everySeconds * 1000)
  }
  now = run()
  return async () => {
    isStopped = true
    clearTimeout(waiting)
    await now
  }
}
