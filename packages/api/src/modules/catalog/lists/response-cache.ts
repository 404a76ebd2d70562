import type { Endpoint } from '@arot/contract'
import { clientKeyOf } from '@arot/serving/rate-limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { catalogueVersion } from '../../../platform/change-feed.ts'
import type { Parts } from '../../../platform/context.ts'
import { onBehalfOfNobody } from '../../../platform/db/account-share.ts'
import type { Queries } from '../../../platform/db/database.ts'
import { isUnavailable } from '../../../platform/db/postgres/unavailable.ts'
import type { Answer, AnswerDraft } from '../../../platform/http/answers/answers.ts'
import { send } from '../../../platform/http/answers/send.ts'
import { cacheKeyOf } from '../../../platform/http/cache-key.ts'
import { originHeaders, standingHeaders } from '../../../platform/http/headers.ts'
import type { CountAgainstRate } from '../../../platform/http/limits.ts'

/** Milliseconds after a failure in which requests with an older answer do not try the database. */
const tryAgainMs = 1000

/** The greatest age of stock figures in a cached list. Everything else in it is current. */
const stockLagMs = 1000

/** `isWhole`: the answer may have thousands of rows. `outdatedAt`: only for outages, if it was read after this time. */
type CacheTarget = { cacheKey: string; productId?: string; isWhole?: boolean; outdatedAt?: number }
type CachedRead = {
  query?: Schema
  isOneProduct?: boolean
  /** The catalogue version says nothing about it, so it is read each time, and stored for outages only. */
  isForOutages?: boolean
}
type Schema = { entries: Record<string, unknown> }
type CachedAnswer = { answer: Answer; age?: number }
type Read = (queries: Queries) => Promise<Pick<AnswerDraft, 'body' | 'headers'>>

/** Caches public answers as bytes until the catalogue changes. */
export function createCached(
  { answers, catalogue, config, db, metrics, largeResponses }: Parts,
  charge: CountAgainstRate,
) {
  const standing = standingHeaders(config)
  let failedAt = 0
  // All callers share the result, so it counts towards nobody's share.
  const newestIssued = shareRuns(() => onBehalfOfNobody(() => catalogueVersion(db)))

  /** Whether a cached answer is as new as all changes this process knows and as the caller's last write. */
  function holds({ version, madeAt }: Answer, writeVersion: number, productId: string | undefined) {
    if (version < writeVersion) return false
    if (productId !== undefined) return version >= catalogue.changedAt(productId)
    return version >= catalogue.editedAt() && (version >= catalogue.newest() || Date.now() - madeAt < stockLagMs)
  }

  function find({ cacheKey, productId, outdatedAt }: CacheTarget, writeVersion: number) {
    if (outdatedAt !== undefined) return null
    const answer = answers.find(cacheKey, (cached) => holds(cached, writeVersion, productId))
    if (answer) metrics.answeredFromMemory()
    return answer
  }

  /**
   * An answer that was current when the database last confirmed it, not long ago, for when the database is away. It
   * always contains the caller's last write and every change that this process knows.
   */
  function findStale({ cacheKey, productId, outdatedAt }: CacheTarget, writeVersion: number) {
    const { confirmed, newest } = catalogue
    const changedAt = productId === undefined ? confirmed.editedAt() : confirmed.changedAt(productId)
    const answer = answers.find(cacheKey, ({ version, madeAt }) => {
      return version >= Math.max(writeVersion, changedAt) && madeAt > (outdatedAt ?? 0)
    })
    if (!answer) return null
    const isConfirmed = outdatedAt === undefined && (productId !== undefined || answer.version >= newest())
    const currentAt = isConfirmed ? Math.max(answer.madeAt, confirmed.confirmedAt()) : answer.madeAt
    const age = Math.ceil((Date.now() - currentAt) / 1000)
    return age <= config.staleSeconds ? { answer, age } : null
  }

  function hand(answer: Answer, { cacheKey }: CacheTarget, request: FastifyRequest, reply: FastifyReply, age?: number) {
    reply.hijack()
    const forOrigin = originHeaders(request.headers.origin, config)
    const onEncoded = () => answers.weighAgain(cacheKey, answer)
    const sending = { standing, forOrigin, requestId: request.id, age, onEncoded }
    largeResponses.watch(reply.raw, Buffer.byteLength(answer.encoded.identity))
    send(request.raw, reply.raw, answer, sending)?.catch((error) => {
      request.log.error({ err: error }, 'an answer could not be sent')
      reply.raw.destroy()
    })
  }

  /** The version of the caller's last write. 0 if the catalogue never issued that version. */
  async function readWriteVersion(request: FastifyRequest): Promise<number> {
    const version = writeVersionHeader(request)
    if (version > catalogue.newest()) catalogue.learn(await newestIssued())
    return version > catalogue.newest() ? 0 : version
  }

  async function fresh(
    { cacheKey, productId, isWhole }: CacheTarget,
    writeVersion: number,
    { ip }: FastifyRequest,
    readNow: Read,
  ): Promise<Answer> {
    const read: Read = isWhole ? (queries) => largeResponses.run(clientKeyOf(ip), () => readNow(queries)) : readNow
    const changedVersion = productId === undefined ? catalogue.editedAt() : catalogue.changedAt(productId)
    const least = Math.max(writeVersion, Number.isFinite(changedVersion) ? changedVersion : 0)
    if (config.databaseReadUrl !== undefined && writeVersion === 0 && productId === undefined) {
      const answer = await fromReplica(cacheKey, read).catch(nothingIfAway)
      if (answer && answer.version >= least) return answer
    }
    // This process knows only committed changes, so the primary's answer contains them.
    const version = catalogue.newest()
    const make = async () => ({ ...(await read(db.reader(true))), version })
    return answers.make(cacheKey, least, { holds: version, make })
  }

  /** Charges the caller for the answer. An answer from memory is not charged, because it costs little. */
  async function makeAnswer(target: CacheTarget, writeVersion: number, request: FastifyRequest, read: Read) {
    const answer = await fresh(target, writeVersion, request, read)
    charge(request, Buffer.byteLength(answer.encoded.identity))
    return answer
  }

  /** Throws an error that an older answer would not help against. */
  function requireOutage(error: unknown) {
    if (isUnavailable(error)) failedAt = Date.now()
    else if (!isBusy(error)) throw error
  }

  async function currentOrStale(
    target: CacheTarget,
    writeVersion: number,
    request: FastifyRequest,
    read: Read,
  ): Promise<CachedAnswer> {
    const cached = find(target, writeVersion)
    if (cached) return { answer: cached }
    const isAway = Date.now() - failedAt < tryAgainMs
    const early = isAway ? findStale(target, writeVersion) : null
    if (early) return stale(early)
    try {
      return { answer: await makeAnswer(target, writeVersion, request, read) }
    } catch (error) {
      requireOutage(error)
      const late = findStale(target, writeVersion)
      if (!late) throw error
      return stale(late)
    }
  }

  function stale(found: CachedAnswer) {
    metrics.answeredStale()
    return found
  }

  /** A replica may lag, so the answer gets the replica's version. */
  function fromReplica(cacheKey: string, read: Read) {
    const replica = db.reader(false)
    const make = async () => {
      const version = await catalogueVersion(replica)
      return { ...(await read(replica)), version }
    }
    return answers.make(cacheKey, 0, { holds: 0, make })
  }

  return {
    /** Caches one public read by its endpoint and the parameters in its schema. */
    of(endpoint: Endpoint, { query, isOneProduct = false, isForOutages = false }: CachedRead = {}) {
      let outdatedAt = 0
      const cacheKeyOfRequest = cacheKeyOf(endpoint, Object.keys(query?.entries ?? {}))
      const targetOf = (request: FastifyRequest): CacheTarget | null => {
        const cacheKey = cacheKeyOfRequest(request)
        if (cacheKey === null) return null
        if (isForOutages) return { cacheKey, outdatedAt }
        return isOneProduct ? { cacheKey, productId: (request.params as { id: string }).id } : { cacheKey }
      }

      return {
        /** Answers from memory if it can, before the request is validated. */
        early(request: FastifyRequest, reply: FastifyReply): boolean {
          const target = targetOf(request)
          const writeVersion = writeVersionHeader(request)
          const answer = target && writeVersion <= catalogue.newest() ? find(target, writeVersion) : null
          if (target && answer) hand(answer, target, request, reply)
          return answer !== null
        },

        /** Sends none of the answers until now. For those that are stored for outages. */
        outdate() {
          outdatedAt = Date.now()
        },

        /** Answers a validated request from memory, or with the result of `read`, which is then cached. */
        async answer(request: FastifyRequest, reply: FastifyReply, read: Read, { isWhole = false } = {}) {
          const target = targetOf(request)
          if (!target) throw new Error(`${endpoint} has a query that its cache key lacks`)
          const writeVersion = await readWriteVersion(request)
          const { answer, age } = await currentOrStale({ ...target, isWhole }, writeVersion, request, read)
          hand(answer, target, request, reply, age)
          return reply
        },
      }
    },
  }
}

export type ResponseCache = ReturnType<typeof createCached>

/** The `Catalogue-Version` header: the version of the caller's last write. 0 if there is none. */
function writeVersionHeader({ headers }: FastifyRequest): number {
  const header = headers['catalogue-version']
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : 0
}

/** Runs one query at a time for all callers. Each gets the result of a run that began after its call. */
function shareRuns<Answered>(ask: () => Promise<Answered>): () => Promise<Answered> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Answered> | null = null
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

/** No connection was free for this caller. */
const isBusy = (error: unknown) => error instanceof ApiProblem && ['unavailable', 'too_many'].includes(error.code)

function nothingIfAway(error: unknown): null {
  if (isUnavailable(error)) return null
  throw error
}
