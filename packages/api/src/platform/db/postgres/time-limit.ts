import { AsyncLocalStorage } from 'node:async_hooks'

/** How long a request has waited for the database: `spentMs`, and since `beganAt` if it waits for some statements now. */
type RequestTime = { spentMs: number; beganAt: number; running: number }

/** `request`: absent after the end of the request, and for work that no request waits for. */
type Work = { isLong: boolean; request?: RequestTime }

const currentWork = new AsyncLocalStorage<Work>()

/** Gives the statements of `work` the limit for imports, exports and sweeps. */
export const withLongLimit = <T>(work: () => T): T => currentWork.run({ isLong: true }, work)

/** Gives each statement of `work` the usual limit, also inside a request or long-running work. */
export const withUsualLimit = <T>(work: () => T): T => currentWork.run({ isLong: false }, work)

/** Limits how long a request waits for the database in all. Work that outlives the request is free of that limit. */
export async function withRequestLimit<T>(work: () => Promise<T>): Promise<T> {
  const limited: Work = { isLong: false, request: { spentMs: 0, beganAt: 0, running: 0 } }
  try {
    return await currentWork.run(limited, work)
  } finally {
    delete limited.request
  }
}

export const hasLongLimit = () => currentWork.getStore()?.isLong === true

/** Counts the time of `wait` towards the limit of the request. Simultaneous waits count once. */
export async function inRequestTime<T>(wait: () => Promise<T>): Promise<T> {
  const request = currentWork.getStore()?.request
  if (!request) return wait()
  if (request.running === 0) request.beganAt = performance.now()
  request.running += 1
  try {
    return await wait()
  } finally {
    request.running -= 1
    if (request.running === 0) request.spentMs += performance.now() - request.beganAt
  }
}

/** Milliseconds that the current request may still wait for the database: infinite outside a request. */
export function requestTimeLeft(limitMs: number): number {
  const request = currentWork.getStore()?.request
  if (!request) return Number.POSITIVE_INFINITY
  const waitingMs = request.running > 0 ? performance.now() - request.beganAt : 0
  return Math.max(0, limitMs - request.spentMs - waitingMs)
}
