import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { ApiProblem } from '../api-problem.ts'

type BodyShare = { owner: string; bytes: number; giveWay: (() => void) | undefined }
type Body = { owner: string; most: number; tooLarge: () => ApiProblem }

/** What a body counts before its first byte, so that many empty ones are limited too. */
const least = 64 * 1024

/** The client has left: the server did nothing wrong, and nobody reads this answer. */
export const incompleteProblem = () =>
  new ApiProblem('invalid', { fields: {} }, 'The request ended before it was complete.')

/** Aborts when the client has left or has its whole answer. */
export function leavingOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController()
  const leave = () => leaving.abort(incompleteProblem())
  if (response.closed) leave()
  response.once('finish', leave).once('close', leave)
  return leaving.signal
}

/**
 * Reads large bodies into memory, all together at most this many bytes. A body counts until its `leaving` aborts. Above
 * the limit, the owner with the most bodies loses the oldest one, so neither slow bodies nor many bodies keep other
 * owners out.
 */
export function createBodyMemoryLimit({ bytes: most, busy }: { bytes: number; busy: () => ApiProblem }) {
  const shares = new Set<BodyShare>()
  let total = 0

  function hold(owner: string, giveWay: () => void, leaving: AbortSignal): BodyShare {
    const one: BodyShare = { owner, bytes: 0, giveWay }
    shares.add(one)
    const leave = () => {
      if (shares.delete(one)) total -= one.bytes
    }
    if (leaving.aborted) leave()
    leaving.addEventListener('abort', leave, { once: true })
    return one
  }

  function grow(one: BodyShare, bytes: number) {
    if (!shares.has(one)) return
    one.bytes += bytes
    total += bytes
    while (total > most) {
      const next = nextToGiveWay()
      if (!next) return
      next.giveWay?.()
    }
  }

  /** The oldest unfinished body of the owner with the most bodies, finished ones included. */
  function nextToGiveWay(): BodyShare | undefined {
    const counts = new Map<string, number>()
    for (const { owner } of shares) counts.set(owner, (counts.get(owner) ?? 0) + 1)
    const coming = [...shares].filter(({ giveWay }) => giveWay !== undefined)
    const highest = Math.max(...coming.map(({ owner }) => counts.get(owner) ?? 0))
    return coming.find(({ owner }) => counts.get(owner) === highest)
  }

  /** Reads a whole body. Refuses one that is too large at once. */
  return function receive(
    body: Readable | undefined,
    leaving: AbortSignal,
    { owner, most, tooLarge }: Body,
  ): Promise<Buffer> {
    const parts: Buffer[] = []
    let size = 0
    if (!body) return Promise.resolve(Buffer.alloc(0))
    // The client left while its token was checked: nothing more of the body arrives, not even its end.
    if (leaving.aborted || body.destroyed) return Promise.reject(incompleteProblem())
    return new Promise((resolve, reject) => {
      const one = hold(owner, () => settle(busy()), leaving)
      function settle(outcome: Buffer | ApiProblem) {
        one.giveWay = undefined
        body?.off('data', take).off('end', end).off('close', leave).resume()
        if (!Buffer.isBuffer(outcome)) grow(one, -one.bytes)
        if (Buffer.isBuffer(outcome)) resolve(outcome)
        else reject(outcome)
      }
      const leave = () => settle(incompleteProblem())
      const end = () => settle(Buffer.concat(parts, size))
      function take(part: Buffer) {
        size += part.length
        if (size > most) return settle(tooLarge())
        parts.push(part)
        grow(one, part.length)
      }
      // An aborted body emits an error first, whose message adds nothing.
      body.on('data', take).once('end', end).once('close', leave).on('error', leave)
      grow(one, least)
    })
  }
}
