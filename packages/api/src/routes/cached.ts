import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '../db/database.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { type Answer, type Made, send } from '../http/answers.ts'
import { originHeaders, standingHeaders } from '../http/headers.ts'
import type { Parts } from '../parts.ts'
import { catalogueVersion } from '../stores/news.ts'

/** Stock figures in a list may be this old; everything else in it never is. */
const stockLagMs = 1000

/** The public reads, kept as bytes while the catalogue has not changed under them. */
export function createCached({ answers, catalogue, config, db, metrics }: Parts) {
  const standing = standingHeaders(config)

  /** Whether an answer is as new as everything this process knows, and as what the asker has written. */
  function holds({ version, madeAt }: Answer, request: FastifyRequest, productId: string | null) {
    if (version < writtenBy(request)) return false
    if (productId !== null) return version >= catalogue.changedAt(productId)
    return version >= catalogue.editedAt() && (version >= catalogue.newest() || Date.now() - madeAt < stockLagMs)
  }

  function hand(answer: Answer, request: FastifyRequest, reply: FastifyReply) {
    reply.hijack()
    const forOrigin = originHeaders(request.headers.origin, config)
    const sending = { standing, forOrigin, requestId: request.id }
    send(request.raw, reply.raw, answer, sending).catch((error) => {
      request.log.error({ err: error }, 'an answer could not be sent')
      reply.raw.destroy()
    })
  }

  return {
    /** Answers from memory if it can. */
    fromMemory(request: FastifyRequest, reply: FastifyReply, productId: string | null = null): boolean {
      const answer = answers.find(request.url, (kept) => holds(kept, request, productId))
      if (!answer) return false
      metrics.count('arot_answers_from_memory_total')
      hand(answer, request, reply)
      return true
    },

    /** Makes the answer, keeps it, sends it. `read` is given where to read so that the asker's own writes are inside. */
    async fresh(
      request: FastifyRequest,
      reply: FastifyReply,
      read: (queries: Queries) => Promise<Pick<Made, 'body' | 'headers'>>,
      productId: string | null = null,
    ) {
      const written = writtenBy(request)
      const isPrimary = written > 0 || productId !== null || config.databaseReadUrl === undefined
      const queries = db.reader(isPrimary)
      const made = answers.make(request.url, async () => {
        // What this process has heard of is committed, so the primary's answer holds it; what a replica holds, it must say.
        const version =
          isPrimary && catalogue.newest() >= written ? catalogue.newest() : await catalogueVersion(queries)
        return { ...(await read(queries)), version }
      })
      let answer = isPrimary ? await made : await made.catch(nothingIfAway)
      // A replica may lag or be away, or somebody else's making may have begun before this asker's write.
      if (!answer || answer.version < leastVersion(written, productId)) {
        answer = await answers.make(request.url, async () => {
          const version = await catalogueVersion(db)
          return { ...(await read(db)), version }
        })
      }
      hand(answer, request, reply)
      return reply
    },
  }

  function leastVersion(written: number, productId: string | null) {
    const known = productId === null ? catalogue.editedAt() : catalogue.changedAt(productId)
    return Math.max(written, Number.isFinite(known) ? known : 0)
  }
}

export type Cached = ReturnType<typeof createCached>

/** The catalogue version the asker's own last write was answered with; 0 when they have not written. */
export function writtenBy({ headers }: FastifyRequest): number {
  const told = headers['catalogue-version']
  return typeof told === 'string' && /^\d{1,15}$/.test(told) ? Number(told) : 0
}

function nothingIfAway(error: unknown): null {
  if (isUnavailable(error)) return null
  throw error
}
