import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { invalid } from '../http/validate.ts'
import { Refusal } from '../refusal.ts'
import type { Encoded } from './encode.ts'

type Said = { encoded?: Encoded; problem?: string; failure?: string }
type Job = { bytes: Buffer; tell: (said: Said) => void }
type Bench = { child?: ChildProcess | undefined; job?: Job | undefined; timer?: NodeJS.Timeout | undefined }

const program = join(import.meta.dirname, 'encoder-process.ts')

/**
 * Encodes `atOnce` pictures at a time, each in a process of its own, which begins with the first and ends when there has
 * been none for a minute. Of those that wait there are at most `mostWaiting`; whatever takes too long is given up.
 */
export function createEncoder({ atOnce = 1, mostWaiting = 8, limitMs = 30_000, idleMs = 60_000 } = {}) {
  const benches: Bench[] = Array.from({ length: atOnce }, () => ({}))
  const waiting: Job[] = []

  function next() {
    const bench = benches.find(({ job }) => job === undefined)
    const job = bench && waiting.shift()
    if (!bench || !job) return
    clearTimeout(bench.timer)
    bench.job = job
    bench.child ??= start(bench)
    bench.timer = setTimeout(() => bench.child?.kill('SIGKILL'), limitMs)
    bench.child.send(job.bytes)
  }

  function start(bench: Bench) {
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', (said: Said) => settle(bench, said))
    child.on('error', () => child.kill('SIGKILL'))
    child.on('exit', () => {
      if (bench.child !== child) return
      bench.child = undefined
      settle(bench, { problem: 'This picture cannot be read.' })
    })
    return child
  }

  function settle(bench: Bench, said: Said) {
    const { job } = bench
    clearTimeout(bench.timer)
    bench.job = undefined
    bench.timer = setTimeout(() => end(bench), idleMs).unref()
    job?.tell(said)
    next()
  }

  function end(bench: Bench) {
    const { child } = bench
    bench.child = undefined
    child?.kill('SIGKILL')
  }

  return {
    async encode(bytes: Buffer): Promise<Encoded> {
      if (waiting.length >= mostWaiting) throw busy()
      const said = await new Promise<Said>((tell) => {
        waiting.push({ bytes, tell })
        next()
      })
      if (said.problem !== undefined) throw invalid({ picture: said.problem })
      if (!said.encoded) throw new Error(said.failure)
      return said.encoded
    },
    close() {
      for (const { tell } of waiting.splice(0)) tell({ failure: 'The server stops.' })
      for (const bench of benches) {
        clearTimeout(bench.timer)
        end(bench)
        bench.job?.tell({ failure: 'The server stops.' })
      }
    },
  }
}

export const busy = () =>
  new Refusal('unavailable', { retryAfter: 2 }, 'Too many pictures come at once. Try again in 2 s.')
