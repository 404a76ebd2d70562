import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { ApiProblem } from '../api-problem.ts'

type BodyShare = { owner: string; bytes: number; giveWay: (() => void) | undefined }
type Body = { owner: string; most: number; tooLarge: () => ApiProblem }

/** What one counts before anything of it has come, so that many of nothing have an end too. */
const least = 64 * 1024

/** Of somebody who has left: no failure of ours, and nobody hears it. */
export const incompleteProblem = () =>
  new ApiProblem('invalid', { fields: {} }, 'The request ended before it was complete.')

/** Aborts when the client has left or has its answer. */
export function leavingOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController()
  const leave = () => leaving.abort(incompleteProblem())
  if (response.closed) leave()
  response.once('finish', leave).once('close', leave)
  return leaving.signal
}

/**
 * Reads large bodies into memory, and holds no more of them than so many bytes, each until its `leaving`. Where they would
 * be more, the oldest body of the owner with the most of them gives way: neither slow bodies nor many keep others out.
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

  /** The oldest of those that still come, of the owner who has the most, complete ones among them. */
  function nextToGiveWay(): BodyShare | undefined {
    const counts = new Map<string, number>()
    for (const { owner } of shares) counts.set(owner, (counts.get(owner) ?? 0) + 1)
    const coming = [...shares].filter(({ giveWay }) => giveWay !== undefined)
    const highest = Math.max(...coming.map(({ owner }) => counts.get(owner) ?? 0))
    return coming.find(({ owner }) => counts.get(owner) === highest)
  }

  /** All of a body. One that is too large is refused at once. */
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
      // What is broken off is told as an error first, whose words say no more.
      body.on('data', take).once('end', end).once('close', leave).on('error', leave)
      grow(one, least)
    })
  }
}
