import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../platform/db/database.ts'
import { defaultEmailLimits, type EmailLimits } from '../../../platform/mail-settings.ts'
import { claimEmails, type Email, markSent, markUnsent, releaseEmails } from '../email-outbox.store.ts'
import { scheduleEmails } from '../email-schedule.store.ts'
import { type Fault, faultLine, faultOf } from './faults.ts'
import type { Post } from './transport.ts'

/** Few, so that another process soon gets the emails of one that dies. */
const atOnce = 10

export type Sending = {
  mostAttempts: number
  /** Emails a second, evenly spaced so that they do not delay requests. 0 is no limit. */
  perSecond?: number
  limits?: EmailLimits
  /** Tries a single email first. */
  isProbe?: boolean
  /** Called at once, for metrics. */
  count?: (what: keyof Outcome, by: number) => void
  isStopped?: () => boolean
}

/** `unsent` emails are tried again, `failed` ones are not. `blocked` ones count as not tried. */
export type Outcome = {
  sent: number
  unsent: number
  failed: number
  blocked: number
  gathered: number
  dropped: number
}

/** Why emails could not be sent, and how many. */
export type Problem = ReturnType<typeof faultLine> & { outcome: 'unsent' | 'failed' | 'blocked'; emails: number }

export type Run = Outcome & {
  /** Whether the mail server accepts no email at the moment. */
  isBlocked: boolean
  problems: Problem[]
}

/**
 * Sends due emails until none is left, `isStopped` returns true, or the mail server accepts none. Replicas share the
 * queue. New emails are scheduled before each page, so that a long queue does not delay them.
 */
export async function sendEmails(db: Database, post: Post, sending: Sending): Promise<Run> {
  const { perSecond = 0, limits = defaultEmailLimits, isStopped = () => false } = sending
  const tally = createTally(sending)
  let most = sending.isProbe ? 1 : atOnce
  let isBlocked = false
  while (!isBlocked && !isStopped()) {
    const scheduled = await scheduleEmails(db, limits)
    const { emails, dropped } = await claimEmails(db, most)
    tally.add('gathered', scheduled.gathered)
    tally.add('dropped', scheduled.dropped + dropped)
    if (emails.length === 0) break
    const settled = await Promise.allSettled(
      emails.map(async (email, place) => {
        if (perSecond > 0) await pause(((place + 1) * 1000) / perSecond)
        return attempt(db, post, email)
      }),
    )
    // Only the database fails here. The results of the other emails are stored first, if that is possible.
    const unmarked = settled.find(({ status }) => status === 'rejected')
    const attempts = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    tally.add('sent', attempts.filter((one) => one === null).length)
    const failures = attempts.filter((one) => one !== null)
    isBlocked = await accountFor(db, post, { failures, areAll: failures.length === emails.length, sending, tally })
    if (unmarked?.status === 'rejected') throw unmarked.reason
    most = atOnce
  }
  return { ...tally.outcome, isBlocked, problems: tally.problems() }
}

type Failure = { email: Email; fault: Fault; error: unknown }

async function attempt(db: Database, post: Post, email: Email): Promise<Failure | null> {
  try {
    await post.send(email)
  } catch (error) {
    return { email, fault: faultOf(error), error }
  }
  const isMarked = await markSent(db, email.id)
  if (!isMarked) await post.discard(email)
  return null
}

type Failures = { failures: Failure[]; areAll: boolean; sending: Sending; tally: ReturnType<typeof createTally> }

/** Marks failed emails. Returns whether the mail server accepts nothing: then no email loses an attempt. */
async function accountFor(db: Database, post: Post, { failures, areAll, sending, tally }: Failures) {
  const faults = new Set(failures.map(({ fault }) => fault))
  // One email may make a server end the connection. If the server still works, the email is the cause.
  const isAway = faults.has('connection') && areAll && !(await post.isReachable())
  const blocks = ({ fault }: Failure) => fault === 'setup' || (isAway && fault === 'connection')
  const blocked = failures.filter(blocks)
  for (const { error } of blocked) tally.note('blocked', error)
  if (blocked.length > 0) {
    await releaseEmails(
      db,
      blocked.map(({ email, error }) => ({ id: email.id, problem: wordsOf(error) })),
    )
  }
  for (const { email, fault, error } of failures.filter((failure) => !blocks(failure))) {
    const isFinal = fault === 'recipient' || fault === 'message' || email.attempts >= sending.mostAttempts
    tally.note(isFinal ? 'failed' : 'unsent', error)
    await markUnsent(db, email, { problem: wordsOf(error), isFinal })
  }
  return blocked.length > 0
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Counts emails by result, and problems by kind. */
function createTally({ count }: Sending) {
  const outcome: Outcome = { sent: 0, unsent: 0, failed: 0, blocked: 0, gathered: 0, dropped: 0 }
  const problems = new Map<string, Problem>()
  const add = (what: keyof Outcome, by = 1) => {
    outcome[what] += by
    if (by > 0) count?.(what, by)
  }
  return {
    outcome,
    add,
    note(what: Problem['outcome'], error: unknown) {
      add(what)
      const line = faultLine(error)
      const key = JSON.stringify([what, line.code, line.command, line.responseCode])
      const problem = problems.get(key)
      if (problem) problem.emails += 1
      else problems.set(key, { outcome: what, ...line, emails: 1 })
    },
    problems: () => [...problems.values()],
  }
}
