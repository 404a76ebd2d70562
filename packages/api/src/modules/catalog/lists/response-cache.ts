import type { FastifyReply, FastifyRequest } from 'fastify'
import { catalogueVersion } from '../../../platform/change-feed.ts'
import type { Parts } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/db/database.ts'
import { isUnavailable } from '../../../platform/db/postgres/unavailable.ts'
import type { Answer, Made } from '../../../platform/http/answers/answers.ts'
import { send } from '../../../platform/http/answers/send.ts'
import { cacheKeyOf } from '../../../platform/http/cache-key.ts'
import { originHeaders, standingHeaders } from '../../../platform/http/headers.ts'
import type { CountAgainstRate } from '../../../platform/http/limits.ts'

/** While the database is away, it is not tried for every request that an older answer will do for. */
const tryAgainMs = 1000

/** Stock figures in a list may be this old; everything else in it never is. */
const stockLagMs = 1000

/** `isWhole`: it may hold thousands of rows. */
type CacheTarget = { question: string; productId?: string; isWhole?: boolean }
type Schema = { entries: Record<string, unknown> }
type Found = { answer: Answer; age?: number }
type Read = (queries: Queries) => Promise<Pick<Made, 'body' | 'headers'>>

/** The public reads, kept as bytes while the catalogue has not changed under them. */
export function createCached(
  { answers, catalogue, config, db, metrics, largeResponses }: Parts,
  charge: CountAgainstRate,
) {
  const standing = standingHeaders(config)
  let failedAt = 0
  const newestIssued = shared(() => catalogueVersion(db))

  /** Whether an answer is as new as everything this process knows, and as what the asker has written. */
  function holds({ version, madeAt }: Answer, written: number, productId: string | undefined) {
    if (version < written) return false
    if (productId !== undefined) return version >= catalogue.changedAt(productId)
    return version >= catalogue.editedAt() && (version >= catalogue.newest() || Date.now() - madeAt < stockLagMs)
  }

  function find({ question, productId }: CacheTarget, written: number) {
    const answer = answers.find(question, (kept) => holds(kept, written, productId))
    if (answer) metrics.answeredFromMemory()
    return answer
  }

  /**
   * An answer that was current when the database last confirmed it, not long ago. It is for when the database is away: it
   * never holds less than the asker has written, nor less than this process has heard of.
   */
  function findStale({ question, productId }: CacheTarget, written: number) {
    const { confirmed: lastKnown, newest } = catalogue
    const changedAt = productId === undefined ? lastKnown.editedAt() : lastKnown.changedAt(productId)
    const answer = answers.find(question, ({ version }) => version >= Math.max(written, changedAt))
    if (!answer) return null
    const isConfirmed = productId !== undefined || answer.version >= newest()
    const currentAt = isConfirmed ? Math.max(answer.madeAt, lastKnown.confirmedAt()) : answer.madeAt
    const age = Math.ceil((Date.now() - currentAt) / 1000)
    return age <= config.staleSeconds ? { answer, age } : null
  }

  function hand(answer: Answer, { question }: CacheTarget, request: FastifyRequest, reply: FastifyReply, age?: number) {
    reply.hijack()
    const forOrigin = originHeaders(request.headers.origin, config)
    const onEncoded = () => answers.weighAgain(question, answer)
    const sending = { standing, forOrigin, requestId: request.id, age, onEncoded }
    largeResponses.watch(reply.raw, Buffer.byteLength(answer.encoded.identity))
    send(request.raw, reply.raw, answer, sending)?.catch((error) => {
      request.log.error({ err: error }, 'an answer could not be sent')
      reply.raw.destroy()
    })
  }

  /** What the asker has written, if the catalogue ever had that version: what nobody has issued counts for nothing. */
  async function writtenBy(request: FastifyRequest): Promise<number> {
    const told = versionTold(request)
    if (told > catalogue.newest()) catalogue.learn(await newestIssued())
    return told > catalogue.newest() ? 0 : told
  }

  async function fresh({ question, productId, isWhole }: CacheTarget, written: number, readNow: Read): Promise<Answer> {
    const read: Read = isWhole ? (queries) => largeResponses.run(() => readNow(queries)) : readNow
    const known = productId === undefined ? catalogue.editedAt() : catalogue.changedAt(productId)
    const least = Math.max(written, Number.isFinite(known) ? known : 0)
    if (config.databaseReadUrl !== undefined && written === 0 && productId === undefined) {
      const answer = await fromReplica(question, read).catch(nothingIfAway)
      if (answer && answer.version >= least) return answer
    }
    // What this process has heard of is committed, so the primary's answer holds it.
    const version = catalogue.newest()
    const make = async () => ({ ...(await read(db.reader(true))), version })
    return answers.make(question, least, { holds: version, make })
  }

  /** The same, charged to who asked: an answer from memory costs little, whatever its size. */
  async function made(asked: CacheTarget, written: number, request: FastifyRequest, read: Read) {
    const answer = await fresh(asked, written, read)
    charge(request, Buffer.byteLength(answer.encoded.identity))
    return answer
  }

  async function currentOrStale(
    asked: CacheTarget,
    written: number,
    request: FastifyRequest,
    read: Read,
  ): Promise<Found> {
    const known = find(asked, written)
    if (known) return { answer: known }
    const isAway = Date.now() - failedAt < tryAgainMs
    const early = isAway ? findStale(asked, written) : null
    if (early) return stale(early)
    try {
      return { answer: await made(asked, written, request, read) }
    } catch (error) {
      if (!isUnavailable(error)) throw error
      failedAt = Date.now()
      const late = findStale(asked, written)
      if (!late) throw error
      return stale(late)
    }
  }

  function stale(found: Found) {
    metrics.answeredStale()
    return found
  }

  /** A replica may lag: what it holds, it must say. */
  function fromReplica(question: string, read: Read) {
    const replica = db.reader(false)
    const make = async () => {
      const version = await catalogueVersion(replica)
      return { ...(await read(replica)), version }
    }
    return answers.make(question, 0, { holds: 0, make })
  }

  return {
    /** One of the public reads: answers are kept by its path and by those parameters of its query that are known. */
    of(path: string, { query, isOneProduct = false }: { query?: Schema; isOneProduct?: boolean } = {}) {
      const cacheKeyOfRequest = cacheKeyOf(path, Object.keys(query?.entries ?? {}))
      const targetOf = (request: FastifyRequest): CacheTarget | null => {
        const question = cacheKeyOfRequest(request)
        if (question === null) return null
        return isOneProduct ? { question, productId: (request.params as { id: string }).id } : { question }
      }

      return {
        /** Answers from memory if it can, before anything else of the request is looked at. */
        early(request: FastifyRequest, reply: FastifyReply): boolean {
          const asked = targetOf(request)
          const written = versionTold(request)
          const answer = asked && written <= catalogue.newest() ? find(asked, written) : null
          if (asked && answer) hand(answer, asked, request, reply)
          return answer !== null
        },

        /** Answers what has been checked: with what is kept, or with what `read` finds, which is kept then. */
        async answer(request: FastifyRequest, reply: FastifyReply, read: Read, { isWhole = false } = {}) {
          const asked = targetOf(request)
          if (!asked) throw new Error(`${path} took a question that it cannot keep`)
          const written = await writtenBy(request)
          const { answer, age } = await currentOrStale({ ...asked, isWhole }, written, request, read)
          hand(answer, asked, request, reply, age)
          return reply
        },
      }
    },
  }
}

export type Cached = ReturnType<typeof createCached>

/** The catalogue version that the asker says their last write was answered with; 0 when they have not written. */
function versionTold({ headers }: FastifyRequest): number {
  const told = headers['catalogue-version']
  return typeof told === 'string' && /^\d{1,15}$/.test(told) ? Number(told) : 0
}

/** However many ask at once, there is one asking at a time, and each gets the answer of one that began after their own. */
function shared<Told>(ask: () => Promise<Told>): () => Promise<Told> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Told> | null = null
  return () => {
    next ??= running.then(() => {
      next = null
      const asking = ask()
      running = asking.catch(() => {})
      return asking
    })
    return next
  }
}

function nothingIfAway(error: unknown): null {
  if (isUnavailable(error)) return null
  throw error
}
