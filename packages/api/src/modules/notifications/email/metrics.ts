import type { Queries } from '../../../platform/db/database.ts'
import type { Metrics } from '../../../platform/metrics.ts'
import { measureOutbox } from '../email-schedule.store.ts'
import type { Outcome } from './worker.ts'

export type EmailMetrics = ReturnType<typeof createEmailMetrics>

/** Counts the emails of this process by result, and measures the outbox that all processes share. */
export function createEmailMetrics(metrics: Metrics) {
  const counters = {
    sent: metrics.counter('emails_sent_total', 'Emails the mail server accepted.'),
    unsent: metrics.counter('emails_deferred_total', 'Failed attempts that will be retried.'),
    failed: metrics.counter('emails_failed_total', 'Emails that failed for good.'),
    blocked: metrics.counter(
      'emails_blocked_total',
      'Attempts that ended before the recipient: login, sender, connection.',
    ),
    gathered: metrics.counter('emails_gathered_total', 'Emails beyond a limit, combined into a digest.'),
    dropped: metrics.counter('emails_dropped_total', 'Emails not sent because what they report was undone.'),
  } satisfies Record<keyof Outcome, unknown>
  let outbox = { queued: 0, waiting: 0, oldestSeconds: 0 }
  metrics.gauge('emails_queued', 'Emails to be sent.', () => outbox.queued)
  metrics.gauge('emails_waiting', 'Emails that wait for a confirmed address.', () => outbox.waiting)
  metrics.gauge('emails_oldest_seconds', 'Age of the oldest email to be sent.', () => outbox.oldestSeconds)
  let isPaused = false
  metrics.gauge('emails_paused', '1 while the mail server accepts no emails of this process, else 0.', () =>
    Number(isPaused),
  )
  return {
    setPaused(paused: boolean) {
      isPaused = paused
    },
    count: (what: keyof Outcome, by: number) => counters[what](by),
    async measure(db: Queries) {
      outbox = await measureOutbox(db)
    },
  }
}
