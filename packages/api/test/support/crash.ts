import { expect, onTestFinished } from 'vitest'
import type { Place } from './place.ts'
import { type ServerProcess, startProcess } from './process.ts'
import { bearer, type Person } from './server.ts'

/** A write with its Idempotency-Key. */
export type Write = {
  who: Person
  method: 'POST' | 'PATCH' | 'DELETE'
  path: string
  key: string
  /** The version that the caller read. */
  version?: number
  body?: object
}

type Answer = { status: number; text: string }

/** Fewer than the connections to the database. */
const atOnce = 8

/** Servers with one data directory that are killed in turn while they answer writes. */
export async function startMortal({ env }: Place, { replicas = 1 } = {}) {
  const servers: ServerProcess[] = []
  const stop = () => Promise.all(servers.map((server) => server.stop()))
  // Stops the servers even if the test fails.
  onTestFinished(async () => void (await stop()))
  for (let count = 0; count < replicas; count += 1) servers.push(await startProcess(env))
  const all: Write[] = []
  const answers = new Map<Write, Answer>()

  /** Sends all writes again: committed ones are replays, and answered ones have the same answer to the byte. */
  async function sendAllAgain(url: string, committed: ReadonlySet<Write>) {
    await inParallel(all, async (write) => {
      const { answer, isReplay } = await complete(await send(url, write), write)
      expect(answer).toEqual(answers.get(write) ?? answer)
      if (committed.has(write)) expect({ ...write, isReplay }).toEqual({ ...write, isReplay: true })
      answers.set(write, answer)
    })
  }

  return {
    /**
     * Sends writes that can happen in any order, and kills the server when a third is answered, a third is committed
     * without an answer, and a third is in progress. Then sends these and all earlier ones again, to the other replica or
     * to the next server, and returns the answers.
     */
    async killDuring(writes: readonly Write[]) {
      const dying = servers.shift() as ServerProcess
      const [answered, lost, underWay] = [0, 1, 2].map((part) => writes.filter((_, at) => at % 3 === part)) as Thirds
      const committed = new Set([...all, ...answered, ...lost])
      await inParallel(answered, async (write) => {
        answers.set(write, (await complete(await send(dying.url, write), write)).answer)
      })
      await inParallel(lost, async (write) => {
        // The server answers after its commit. The status has arrived, and the body is never read.
        const { ok, status, body } = await send(dying.url, write)
        await body?.cancel()
        if (!ok) throw new Error(`${write.path} answered ${status}`)
      })
      const pending = underWay.map((write) => send(dying.url, write))
      await Promise.any(pending)
      await dying.kill()
      await Promise.allSettled(pending)
      all.push(...writes)
      if (servers.length === 0) servers.push(await startProcess(env))
      await sendAllAgain(servers[0]?.url ?? '', committed)
      if (servers.length < replicas) servers.push(await startProcess(env))
      return writes.map((write) => JSON.parse(answers.get(write)?.text ?? 'null'))
    },
    stop,
  }
}
type Thirds = [Write[], Write[], Write[]]

async function inParallel(writes: readonly Write[], work: (write: Write) => Promise<void>) {
  const waiting = [...writes]
  const next = async () => {
    for (let write = waiting.shift(); write; write = waiting.shift()) await work(write)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}

function send(url: string, { who, method, path, key, version, body }: Write) {
  const headers = {
    ...bearer(who),
    'idempotency-key': key,
    ...(version !== undefined && { 'if-match': `"${version}"` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  return fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

async function complete(response: Response, { path }: Write) {
  const { ok, status, headers } = response
  const text = await response.text()
  if (!ok) throw new Error(`${path} answered ${status} ${text}`)
  return { answer: { status, text }, isReplay: headers.get('idempotent-replayed') === 'true' }
}
