import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon, { type Request } from 'autocannon'

export type Figures = { perSecond: number; p50: number; p99: number; refused: number; cpuMicros: number }

export const connections = 32

/** So many connections at once, each sending its next request when the last one is answered. */
export async function load(url: string, requests: Request[], seconds: number): Promise<Figures> {
  const before = await cpuSeconds(url)
  // Its own rate is the average of whole samples, of which a short round has few.
  const sent = await autocannon({ url, requests, duration: seconds, connections, sampleInt: 250 })
  const { total } = sent.requests
  const cpuMicros = (((await cpuSeconds(url)) - before) * 1e6) / total
  const { p50, p99 } = sent.latency
  return { perSecond: total / sent.duration, p50, p99, refused: sent.non2xx + sent.errors, cpuMicros }
}

/** Requests a second of one address; an answer that is not a success spoils it. */
export async function rate(url: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const sent = await autocannon({ url, headers, connections, duration: seconds, sampleInt: 250 })
  if (sent.errors + sent.non2xx > 0) throw new Error(`${url} failed ${sent.errors + sent.non2xx} times.`)
  return sent.requests.total / sent.duration
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
