import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { ApiProblem } from '../api-problem.ts'

type Held = { bytes: number; giveWay: (() => void) | undefined }
type Body = { most: number; tooLarge: () => ApiProblem }

/** What one counts before anything of it has come, so that many of nothing have an end too. */
const least = 64 * 1024

/** Of somebody who has left: no failure of ours, and nobody hears it. */
export const brokenOff = () => new ApiProblem('invalid', { fields: {} }, 'The request ended before it was complete.')

/** Aborts when who is answered has left or has their answer. */
export function leavingOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController()
  const leave = () => leaving.abort(brokenOff())
  if (response.closed) leave()
  response.once('finish', leave).once('close', leave)
  return leaving.signal
}

/**
 * Reads large bodies into memory, and holds no more of them than so many bytes, each until its `leaving`. Where they would
 * be more, that which has been coming for the longest gives way: slow ones keep nobody out whose body comes.
 */
export function createBodyMemoryLimit({ bytes: most, busy }: { bytes: number; busy: () => ApiProblem }) {
  const held = new Set<Held>()
  let total = 0

  function hold(giveWay: () => void, leaving: AbortSignal): Held {
    const one: Held = { bytes: 0, giveWay }
    held.add(one)
    const leave = () => {
      if (held.delete(one)) total -= one.bytes
    }
    if (leaving.aborted) leave()
    leaving.addEventListener('abort', leave, { once: true })
    return one
  }

  function grow(one: Held, bytes: number) {
    if (!held.has(one)) return
    one.bytes += bytes
    total += bytes
    for (const { giveWay } of held) {
      if (total <= most) return
      giveWay?.()
    }
  }

  /** All of a body. It is read to its end though it is too large: whoever still sends would not hear why. */
  return function receive(body: Readable | undefined, leaving: AbortSignal, { most, tooLarge }: Body): Promise<Buffer> {
    const parts: Buffer[] = []
    let size = 0
    if (!body) return Promise.resolve(Buffer.alloc(0))
    // Whoever left while they were identified: nothing more of the body comes, not even its end.
    if (leaving.aborted || body.destroyed) return Promise.reject(brokenOff())
    return new Promise((resolve, reject) => {
      const one = hold(() => settle(busy()), leaving)
      function settle(outcome: Buffer | ApiProblem) {
        one.giveWay = undefined
        body?.off('data', take).off('end', end).off('close', leave).resume()
        if (!Buffer.isBuffer(outcome)) grow(one, -one.bytes)
        if (Buffer.isBuffer(outcome)) resolve(outcome)
        else reject(outcome)
      }
      const leave = () => settle(brokenOff())
      const end = () => settle(size > most ? tooLarge() : Buffer.concat(parts, size))
      function take(part: Buffer) {
        size += part.length
        if (size <= most) parts.push(part)
        else parts.length = 0
        grow(one, size <= most ? part.length : least - one.bytes)
      }
      // What is broken off is told as an error first, whose words say no more.
      body.on('data', take).once('end', end).once('close', leave).on('error', leave)
      grow(one, least)
    })
  }
}
