import { ApiError } from '@arot/contract'
import type { SWRConfiguration } from 'swr'
import { statusOf } from './problem.ts'

const most = 3
const firstPause = 5_000

/** Retries if that can help: not after a final error, and not before its `Retry-After`. */
export const onErrorRetry: SWRConfiguration['onErrorRetry'] = (error, _key, _config, revalidate, { retryCount }) => {
  if (retryCount > most || isFinal(error)) return
  // A random pause, so that clients that failed together do not retry together.
  const pause = firstPause * 2 ** (retryCount - 1) * (0.5 + Math.random())
  setTimeout(() => void revalidate({ retryCount }), Math.max(pause, waitAfter(error)))
}

/** Waits until the server accepts a retry after this error. */
export async function waitForRetryAfter(error: unknown): Promise<void> {
  const wait = waitAfter(error)
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
}

/** A retry would fail the same way. */
function isFinal(error: unknown) {
  const status = statusOf(error)
  return status >= 400 && status < 500 && status !== 429
}

function waitAfter(error: unknown) {
  return error instanceof ApiError && error.askAgainAt !== undefined ? error.askAgainAt - Date.now() : 0
}
