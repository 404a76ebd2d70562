import type { Encoding } from '@arot/serving/encodings'
import { ownBytes } from '@arot/serving/own-bytes'
import { LRUCache } from 'lru-cache'
import { ApiProblem } from '../../api-problem.ts'
import { withUsualLimit } from '../../db/postgres/time-limit.ts'
import { etagOf, leastToCompress, toJson } from './encode.ts'

/** An answer as it is sent, with what decides whether it is still current. */
export type Answer = {
  /**
   * The content by encoding. A small one is a text: it leaves in one piece with its headers, and a small buffer would
   * keep the 64 kB block alive that it is part of.
   */
  encoded: { identity: string | Buffer; br?: Buffer; gzip?: Buffer }
  isSmall: boolean
  etag: string
  headers: Record<string, string>
  /** The catalogue version before the answer was made. The answer contains everything up to it. */
  version: number
  madeAt: number
  /** Headers as names and values in turn, by encoding, stored after the first use. */
  flat: Partial<Record<Encoding | 'none', string[]>>
}

export type AnswerDraft = { body: unknown; version: number; headers?: Record<string, string> }

export async function answerOf({ body, version, headers = {} }: AnswerDraft, madeAt: number): Promise<Answer> {
  const text = await toJson(body)
  const isSmall = Buffer.byteLength(text) < leastToCompress
  const identity = isSmall ? String(text) : ownBytes(text)
  return { encoded: { identity }, isSmall, etag: await etagOf(identity), headers, version, madeAt, flat: {} }
}

type Task = { holds: number; make: () => Promise<AnswerDraft> }
type Making = { holds: number; answer: Promise<Answer> }

/**
 * Caches answers as bytes up to a size, and evicts the least recently used first. Simultaneous requests for the same
 * answer wait for one result.
 */
export function createAnswers(mostBytes: number) {
  const cache = new LRUCache<string, Answer>({
    maxSize: Math.max(1, mostBytes),
    maxEntrySize: Math.max(1, Math.floor(mostBytes / 4)),
    sizeCalculation: weight,
  })
  const making = new Map<string, Making>()

  function keep(key: string, answer: Answer) {
    if ((cache.peek(key)?.version ?? 0) <= answer.version) cache.set(key, answer)
  }

  async function make(key: string, least: number, task: Task): Promise<Answer> {
    const already = making.get(key)
    if (already && already.holds >= least) {
      // The rate limit that was reached belongs to the first caller, so this caller tries for itself.
      return already.answer.catch((error) => {
        if (error instanceof ApiProblem && error.code === 'too_many') return make(key, least, task)
        throw error
      })
    }
    const startedAt = Date.now()
    // Others may join, so it has the usual limit of each statement and not what is left of this caller's request.
    const mine = { holds: task.holds, answer: withUsualLimit(task.make).then((made) => answerOf(made, startedAt)) }
    making.set(key, mine)
    try {
      const answer = await mine.answer
      keep(key, answer)
      return answer
    } finally {
      if (making.get(key) === mine) making.delete(key)
    }
  }

  return {
    find(key: string, holds: (answer: Answer) => boolean): Answer | null {
      const answer = cache.get(key)
      return answer && holds(answer) ? answer : null
    },
    /** Joins a running task whose answer `holds` at least the required version, or starts one. */
    make,
    /** Call it when an answer has grown by another encoding. */
    weighAgain(key: string, answer: Answer) {
      if (cache.peek(key) !== answer) return
      cache.delete(key)
      cache.set(key, answer)
    },
    bytes: () => cache.calculatedSize,
    count: () => cache.size,
  }
}

/** Bytes of an answer beside its content: its objects, its headers and its entry. */
const besides = 1500

function weight({ encoded, headers }: Answer, key: string) {
  const { identity, br, gzip } = encoded
  const characters = [key, ...Object.values(headers)].reduce((sum, one) => sum + one.length, 0)
  const body = typeof identity === 'string' ? identity.length * 2 : identity.length
  return besides + characters * 2 + body + (br?.length ?? 0) + (gzip?.length ?? 0)
}
