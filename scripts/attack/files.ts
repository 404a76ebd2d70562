// Expensive files and unread answers: other accounts must be served meanwhile.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { bearer, type Person, person } from '../../packages/api/test/support/server.ts'

type ReportProblem = (name: string, problem: string | undefined) => void
type Target = { api: string; auth: string; memory: () => number }

const check = '/products/import?mode=check'
/** Each cell is far longer than price breaks may be, and each part of it is a problem. */
const expensive = `sku,price_breaks\n${`S1,${'a '.repeat(125_000)}\n`.repeat(62)}`
/** The verdicts are larger than the buffers at both ends of a connection. */
const manyProblems = `sku,price_breaks\n${`S1,${`${'ক'.repeat(40)} `.repeat(9)}\n`.repeat(6500)}`
const mostGrowth = 1024 * 1024 * 1024

export async function attackWithFiles({ api, auth, memory }: Target, report: ReportProblem) {
  process.env.TEST_AUTH_URL = auth
  const people = await Promise.all(Array.from({ length: 5 }, () => person()))
  const before = memory()
  const [longest, total] = await waitsWhile(api, () =>
    Promise.all(people.slice(0, 4).map((by) => send(api, by, expensive))),
  )
  // Without a limit for cells the server is silent for nearly all of that time.
  const isSilent = longest > 1000 && longest > total / 4
  report('Expensive files keep nobody waiting', isSilent ? `${longest} ms of ${total} without an answer` : undefined)
  const growth = memory() - before
  report('Expensive files cost no memory', growth > mostGrowth ? `the api grew by ${growth / 2 ** 20} MB` : undefined)

  const [innocent, ...unread] = people as [Person, ...Person[]]
  const sockets = await Promise.all(unread.map((by) => askWithoutReading(api, by, manyProblems)))
  try {
    const answer = await send(api, innocent, 'sku,price\nS1,1\n')
    report('Verdicts that nobody reads close no import', answer.includes('"done"') ? undefined : answer.slice(0, 200))
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

async function send(api: string, by: Person, body: string) {
  const headers = { ...bearer(by), 'content-type': 'text/csv' }
  const signal = AbortSignal.timeout(300_000)
  const answer = await fetch(api + check, { method: 'POST', headers, body, signal }).catch((error: Error) => error)
  return answer instanceof Error ? answer.message : answer.text()
}

/** Requests health until `work` ends. Returns the longest wait and the whole duration in milliseconds. */
async function waitsWhile(api: string, work: () => Promise<unknown>): Promise<[longest: number, total: number]> {
  let [longest, isOver] = [0, false]
  const began = performance.now()
  const working = work().finally(() => {
    isOver = true
  })
  while (!isOver) {
    const startedAt = performance.now()
    await (await fetch(`${api}/healthz`)).arrayBuffer()
    longest = Math.max(longest, performance.now() - startedAt)
  }
  await working
  return [Math.round(longest), Math.round(performance.now() - began)]
}

async function askWithoutReading(api: string, { token }: Person, body: string): Promise<Socket> {
  const { hostname, port } = new URL(api)
  const socket = connect(Number(port), hostname).on('error', () => {})
  const head = [
    `POST ${check} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: text/csv',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(body)
  await once(socket, 'data')
  return socket.pause()
}
