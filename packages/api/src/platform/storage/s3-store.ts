import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { ApiProblem } from '../api-problem.ts'
import type { S3 } from '../config.ts'
import { withTimeout } from '../with-timeout.ts'
import { mediaType, type PictureStore } from './store.ts'

/** Half of the time that the app's server waits for an answer. */
const defaultLimitMs = 15_000
/** Milliseconds before a busy store is tried again. A random part of up to the same length is added. */
const repeats = [50, 100]

export function s3Store({ url, key, secret, region }: S3, limitMs = defaultLimitMs): PictureStore {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3' })

  /** Returns the content, or null if the file does not exist. Tries again if the store is busy. */
  function ask(method: string, file: string, bytes?: Buffer): Promise<Buffer | null> {
    const about = bytes && { 'content-type': mediaType(file), 'cache-control': 'public, max-age=31536000, immutable' }
    const digest = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex')
    const init = {
      method,
      ...(bytes && { body: new Uint8Array(bytes) }),
      headers: { ...about, 'x-amz-content-sha256': digest },
    }
    return inTime(limitMs, `${method} of a picture`, (signal) =>
      repeatWhileBusy(signal, async () => {
        // Passes the signal to `fetch` itself: a signal inside a Request can be garbage-collected with it.
        return contentOf(method, await fetch(await client.sign(`${url}/${file}`, init), { signal }))
      }),
    )
  }

  return {
    keep: async (file, bytes) => void (await ask('PUT', file, bytes)),
    read: (file) => ask('GET', file),
    remove: async (file) => void (await ask('DELETE', file)),
    // S3 shows an object only when it is complete.
    async tidy() {},
  }
}

class StoreAnswer extends Error {
  readonly isBusy: boolean
  constructor(message: string, status: number) {
    super(message)
    this.isBusy = status >= 500 || status === 429
  }
}

async function contentOf(method: string, answer: Response): Promise<Buffer | null> {
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.ok) return body
  const code = codeIn(body)
  if (answer.status === 404 && method !== 'PUT' && code !== 'NoSuchBucket') return null
  throw new StoreAnswer(`${method} was answered with ${answer.status} ${code}`.trimEnd(), answer.status)
}

async function repeatWhileBusy<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (const ms of repeats) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StoreAnswer && error.isBusy)) throw error
    }
    await pause(ms * (1 + Math.random()), undefined, { signal })
  }
  return work()
}

/** The store's error code, such as AccessDenied or NoSuchBucket. */
const codeIn = (body: Buffer) => /<Code>(\w{1,60})<\/Code>/.exec(body.toString('latin1', 0, 2000))?.[1] ?? ''

/** Rejects in time, whatever the work does. The timer references the rejection, so it cannot be garbage-collected. */
async function inTime<T>(limitMs: number, name: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const message = `${name} was not answered within ${limitMs / 1000} s`
  try {
    return await withTimeout(limitMs, work(controller.signal), { message })
  } catch (error) {
    controller.abort(error)
    throw away(error)
  }
}

/** The cause is for the log. */
function away(cause: unknown) {
  const problem = new ApiProblem('unavailable', {}, 'Pictures are temporarily unavailable.')
  problem.cause = cause
  return problem
}
