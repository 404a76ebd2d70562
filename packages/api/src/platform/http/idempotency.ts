import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiProblem } from '../api-problem.ts'
import type { Database } from '../db/database.ts'
import { type Key, once } from '../idempotency.ts'
import { createYielder } from '../yielder.ts'
import { invalid } from './validate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs a write once for the request's `Idempotency-Key`, and repeats its answer for the same key. */
    answerOnce(request: FastifyRequest, reply: FastifyReply, respond: () => Promise<unknown>): Promise<unknown>
  }
}

/** The Idempotency-Key of a request with a hash of its method, address, `If-Match` and `effective` body. */
export function keyOf(request: FastifyRequest, effective: unknown = request.body): Key | undefined {
  const key = keyIn(request)
  if (key === undefined) return undefined
  const content = `${request.method} ${request.url}\n${JSON.stringify(effective)}${versionLine(request)}`
  return { key, fingerprint: createHash('sha256').update(content).digest('base64url') }
}

/** Bytes that are hashed at once. Base64 writes three as four characters, so a multiple of three needs no padding. */
const hashedAtOnce = 3 * 64 * 1024

/** The same for a large body: as one base64 text it would block the process for too long. */
export async function keyOfBytes(request: FastifyRequest, bytes: Buffer): Promise<Key | undefined> {
  const key = keyIn(request)
  if (key === undefined) return undefined
  const yieldIfDue = createYielder()
  const hash = createHash('sha256').update(`${request.method} ${request.url}\n"`)
  for (let at = 0; at < bytes.length; at += hashedAtOnce) {
    hash.update(bytes.toString('base64', at, at + hashedAtOnce))
    await yieldIfDue()
  }
  return { key, fingerprint: hash.update(`"${versionLine(request)}`).digest('base64url') }
}

const versionLine = ({ headers }: FastifyRequest) => (headers['if-match'] ? `\n${headers['if-match']}` : '')

function keyIn({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key))) return key
  throw invalid({ 'Idempotency-Key': 'Must be 1 to 255 visible ASCII characters.' })
}

/** An answer to repeat: its exact body. An erasure empties it, because it may name somebody. */
type StoredAnswer = { status: number; headers: Record<string, string>; body: string }

/** Lets every write accept an Idempotency-Key. The key, the answer and the effect are one transaction. */
export function addIdempotency(app: FastifyInstance, db: Database) {
  app.decorate('answerOnce', async (request, reply, respond) => {
    const key = keyOf(request)
    if (!key || !request.caller) return respond()
    const scope = { uid: request.caller.uid, operation: `${request.method} ${request.route}`, key } as const
    const inherited = new Set(Object.keys(reply.getHeaders()))
    const { answer, replayed } = await once<StoredAnswer>(db, scope, async () => {
      const body = String(reply.serialize(await respond()))
      const own = Object.entries(reply.getHeaders()).filter(([name]) => !inherited.has(name))
      return {
        status: reply.statusCode,
        headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
        body,
      }
    })
    if (answer.body === undefined) throw new ApiProblem('key_reused', {}, 'The stored answer for this key was erased.')
    if (replayed) reply.code(answer.status).headers(answer.headers).header('idempotent-replayed', 'true')
    return reply.type('application/json; charset=utf-8').send(answer.body)
  })
}
