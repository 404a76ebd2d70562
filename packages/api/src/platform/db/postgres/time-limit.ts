import { AsyncLocalStorage } from 'node:async_hooks'

type Work = {
  isLong: boolean
  /** When the request began whose statements these are. Absent after its end, and for work that no request waits for. */
  requestBeganAt?: number
}

const current = new AsyncLocalStorage<Work>()

/** Gives the statements of `work` the limit for imports, exports and sweeps. */
export const withLongLimit = <T>(work: () => T): T => current.run({ isLong: true }, work)

/** Gives each statement of `work` the usual limit, also inside a request or long-running work. */
export const withUsualLimit = <T>(work: () => T): T => current.run({ isLong: false }, work)

/** Limits the statements of a request together. Work that outlives the request is free of that limit. */
export async function withRequestLimit<T>(work: () => Promise<T>): Promise<T> {
  const request: Work = { isLong: false, requestBeganAt: performance.now() }
  try {
    return await current.run(request, work)
  } finally {
    delete request.requestBeganAt
  }
}

export const hasLongLimit = () => current.getStore()?.isLong === true

/** Milliseconds that the current request may still use of its limit: 0 when it is over, infinite outside a request. */
export function requestTimeLeft(limitMs: number): number {
  const beganAt = current.getStore()?.requestBeganAt
  return beganAt === undefined ? Number.POSITIVE_INFINITY : Math.max(0, beganAt + limitMs - performance.now())
}
