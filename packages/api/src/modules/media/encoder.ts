import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { createBudget } from '@arot/serving/rate-limits'
import { ApiProblem } from '../../platform/api-problem.ts'
import { invalid } from '../../platform/http/validate.ts'
import type { EncodedPicture } from './encode.ts'
import { createFairQueue } from './encode-queue.ts'

type EncoderResult = { encoded?: EncodedPicture; problem?: string; failure?: string; tooSlow?: boolean; ms?: number }
type Job = { owner: string; bytes: Buffer; tell: (result: EncoderResult) => void; refuse: (why: unknown) => void }
type Bench = {
  child?: ChildProcess | undefined
  job?: Job | undefined
  timer?: NodeJS.Timeout | undefined
  startedAt?: number
}

const program = join(import.meta.dirname, 'encoder-process.ts')

/**
 * Encodes `atOnce` pictures at a time, each in its own process, which starts with the first picture and ends after an
 * idle minute. At most `mostWaiting` pictures wait, at most `mostEach` of one account. A picture fails after `limitMs`
 * of processor time, or after `clockMs` of real time, which is longer because the machine may be busy. The processor
 * time counts towards the account's `budget`, in ms.
 */
export function createEncoder({
  atOnce = 1,
  mostWaiting = 48,
  mostEach = 8,
  limitMs = 15_000,
  clockMs = 60_000,
  idleMs = 60_000,
  budget = createBudget(0),
} = {}) {
  const benches: Bench[] = Array.from({ length: atOnce }, () => ({}))
  const waiting = createFairQueue<Job>()

  function next() {
    const bench = benches.find(({ job }) => job === undefined)
    const job = bench && waiting.take()
    if (!bench || !job) return
    clearTimeout(bench.timer)
    bench.job = job
    bench.startedAt = performance.now()
    bench.child ??= start(bench)
    bench.timer = setTimeout(() => settle(bench, { tooSlow: true }), clockMs)
    bench.child.send(job.bytes)
  }

  function start(bench: Bench) {
    const child = fork(program, [String(limitMs)], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', (result: EncoderResult) => {
      if (bench.child === child) settle(bench, result)
    })
    child.on('error', () => child.kill('SIGKILL'))
    child.on('exit', () => {
      if (bench.child !== child) return
      bench.child = undefined
      settle(bench, { problem: 'This picture cannot be read.' })
    })
    return child
  }

  function settle(bench: Bench, result: EncoderResult) {
    const { job, startedAt = 0 } = bench
    clearTimeout(bench.timer)
    bench.job = undefined
    bench.timer = setTimeout(() => end(bench), idleMs).unref()
    if (result.tooSlow) {
      job?.refuse(tooSlow())
      end(bench)
    } else {
      job?.tell(result)
    }
    if (!job) return next()
    waiting.yieldTurn(job.owner)
    // A process that died or hangs has not reported its time.
    charge(job.owner, result.ms ?? Math.min(limitMs, Math.ceil(performance.now() - startedAt)))
      .catch(() => {})
      .finally(next)
  }

  /** Charges the account, and refuses its waiting pictures if its share is used up. */
  async function charge(owner: string, ms: number) {
    const retryAfter = await budget(owner, ms)
    if (retryAfter > 0) for (const { refuse } of waiting.dropAll(owner)) refuse(budgetProblem(retryAfter))
  }

  /** Refuses an account whose share of the encoder is used up. */
  async function refuseIfSpent(owner: string) {
    const retryAfter = await budget(owner, 0)
    if (retryAfter > 0) throw budgetProblem(retryAfter)
  }

  function end(bench: Bench) {
    const { child } = bench
    bench.child = undefined
    child?.kill('SIGKILL')
  }

  return {
    refuseIfSpent,
    /** Accounts are served in turn, so one that sends many pictures delays the others by one at most. */
    async encode(bytes: Buffer, owner: string, leaving: AbortSignal): Promise<EncodedPicture> {
      await refuseIfSpent(owner)
      const result = await new Promise<EncoderResult>((tell, refuse) => {
        leaving.throwIfAborted()
        const job: Job = { owner, bytes, tell, refuse }
        const count = waiting.add(owner, job)
        const leave = () => {
          if (waiting.remove(owner, job)) refuse(leaving.reason)
        }
        leaving.addEventListener('abort', leave, { once: true })
        next()
        if (count > mostEach && waiting.remove(owner, job)) refuse(busy())
        if (waiting.size() > mostWaiting) waiting.dropLongest()?.refuse(busy())
      })
      if (result.problem !== undefined) throw invalid({ picture: result.problem })
      if (!result.encoded) throw new Error(result.failure)
      return result.encoded
    },
    close() {
      for (let job = waiting.take(); job; job = waiting.take()) job.tell({ failure: 'The server stops.' })
      for (const bench of benches) {
        clearTimeout(bench.timer)
        end(bench)
        bench.job?.tell({ failure: 'The server stops.' })
      }
    },
  }
}

const budgetProblem = (retryAfter: number) =>
  new ApiProblem(
    'too_many',
    { retryAfter },
    `Your pictures took too much processing time. Try again in ${retryAfter} s.`,
  )

const tooSlow = () =>
  new ApiProblem(
    'unavailable',
    { retryAfter: 30 },
    'This picture took too long. Send a smaller one, or try again later.',
  )

export const busy = () =>
  new ApiProblem('unavailable', { retryAfter: 2 }, 'Too many pictures are being uploaded. Try again in 2 s.')
