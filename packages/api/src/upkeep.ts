import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './db/database.ts'
import { forgetOldAudit } from './stores/audit.ts'
import { forgetEmptyCounts } from './stores/counts.ts'
import { forgetOldKeys } from './stores/keys.ts'
import { forgetUnusedWords } from './stores/search.ts'
import { releaseLapsed } from './stores/stock.ts'
import { declineUnanswered } from './stores/unanswered.ts'

type Upkeep = { db: Database; log: FastifyBaseLogger; auditDays: number; answerDays: number }
type Chore = { name: string; everySeconds: number; work: () => Promise<unknown> }

/** What has to be done again and again, by every replica: none disturbs another. Answers how to stop. */
export function keepUp({ db, log, auditDays, answerDays }: Upkeep) {
  const chores: Chore[] = [
    { name: 'lapsed holds go back on the shelf', everySeconds: 5, work: () => releaseLapsed(db) },
    { name: 'old idempotency keys are forgotten', everySeconds: 3600, work: () => forgetOldKeys(db) },
    { name: 'counts of what is gone are forgotten', everySeconds: 3600, work: () => forgetEmptyCounts(db) },
    { name: 'words of no product are forgotten', everySeconds: 3600, work: () => forgetUnusedWords(db) },
    { name: 'what no supplier answers is declined', everySeconds: 60, work: () => declineUnanswered(db, answerDays) },
    { name: 'the old audit is forgotten', everySeconds: 3600, work: () => forgetOldAudit(db, auditDays) },
  ]
  const running = chores.map((chore) => repeat(chore, log))
  return async () => {
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
