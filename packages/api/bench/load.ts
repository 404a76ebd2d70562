import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon, { type Request } from 'autocannon'
import { ensureWrk, type LoadResult, sendByWrk } from './wrk.ts'

export type Figures = { perSecond: number; p50: number; p99: number; refused: number; cpuMicros: number }

export const connections = 32

const hasWrk = ensureWrk()

/** Who sends: what is read under known paths by the first, what is made anew each time by the second. */
export const senders = hasWrk ? 'wrk, purchases and searches autocannon' : 'autocannon'

/** So many connections at once, each sending its next request when the last one is answered. */
export async function load(url: string, requests: Request[], seconds: number): Promise<Figures> {
  const before = await cpuSeconds(url)
  const { total, seconds: took, p50, p99, refused } = await send(url, requests, seconds)
  const cpuMicros = (((await cpuSeconds(url)) - before) * 1e6) / total
  return { perSecond: total / took, p50, p99, refused, cpuMicros }
}

/** Requests a second of one address; an answer that is not a success spoils it. */
export async function rate(address: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const { origin, pathname, search } = new URL(address)
  const { total, seconds: took, refused } = await send(origin, [{ path: pathname + search }], seconds, headers)
  if (refused > 0) throw new Error(`${address} failed ${refused} times.`)
  return total / took
}

async function send(
  url: string,
  requests: Request[],
  seconds: number,
  headers: Record<string, string> = {},
): Promise<LoadResult> {
  const paths = requests.map(({ path, setupRequest }) => (setupRequest ? '' : (path ?? '')))
  if (hasWrk && paths.every((path) => path !== '')) return sendByWrk(url, { paths, headers, connections, seconds })
  // Its own rate is the average of whole samples, of which a short round has few.
  const sent = await autocannon({ url, requests, headers, duration: seconds, connections, sampleInt: 250 })
  const { p50, p99 } = sent.latency
  return { total: sent.requests.total, seconds: sent.duration, p50, p99, refused: sent.non2xx + sent.errors }
}

async function cpuSeconds(url: string) {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return Number(figures.match(/^process_cpu_seconds_total (.*)$/m)?.[1])
}

/** Starts the bare server with the bytes it is to answer. */
export async function startBare(status: number, body: string | Buffer): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare.ts'), String(status)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(body)
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop: () => child.kill() }
}
