import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/db/database.ts'
import type { EmailMetrics } from './metrics.ts'
import type { Post } from './transport.ts'
import { type Sending, sendEmails } from './worker.ts'

type Outbox = {
  db: Database
  post: Post
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  metrics: EmailMetrics
  /** For tests. */
  now?: () => number
} & Pick<Sending, 'mostAttempts' | 'perSecond' | 'limits' | 'isStopped'>

const firstPauseMs = 5_000
const longestPauseMs = 300_000

/**
 * Sends emails each time it is called. While the mail server accepts nothing, it pauses for up to five minutes, twice
 * as long each time, and then tries a single email. So a wrong password is not tried ten times a second, and no email
 * loses an attempt.
 */
export function createOutbox({ db, post, log, metrics, now = Date.now, ...sending }: Outbox) {
  let pauseMs = 0
  let resumesAt = 0
  return async () => {
    if (now() < resumesAt) return
    const { isBlocked, problems, ...outcome } = await sendEmails(db, post, {
      ...sending,
      isProbe: pauseMs > 0,
      count: metrics.count,
    })
    for (const problem of problems) log.warn(problem, 'emails could not be sent')
    if (isBlocked) {
      pauseMs = Math.min(longestPauseMs, pauseMs === 0 ? firstPauseMs : pauseMs * 2)
      resumesAt = now() + pauseMs
      log.warn({ seconds: pauseMs / 1000 }, 'the mail server accepts no emails: they wait')
    } else if (pauseMs > 0 && outcome.sent + outcome.unsent + outcome.failed > 0) {
      pauseMs = 0
      log.info({ sent: outcome.sent }, 'the mail server accepts emails again')
    }
    metrics.setPaused(pauseMs > 0)
  }
}
