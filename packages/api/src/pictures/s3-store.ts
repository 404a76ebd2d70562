import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { S3 } from '../config.ts'
import { Refusal } from '../refusal.ts'
import { mediaType, type PictureStore } from './store.ts'

export function s3Store({ url, key, secret, region }: S3): PictureStore {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 2 })

  async function ask(method: string, file: string, bytes?: Buffer): Promise<Response> {
    const about = bytes && { 'content-type': mediaType(file), 'cache-control': 'public, max-age=31536000, immutable' }
    const digest = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex')
    const answer = await client
      .fetch(`${url}/${file}`, {
        method,
        ...(bytes && { body: new Uint8Array(bytes) }),
        headers: { ...about, 'x-amz-content-sha256': digest },
        signal: AbortSignal.timeout(15_000),
      })
      .catch((error) => {
        throw away(String(error))
      })
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer
    throw away(`${method} was answered with ${answer.status}`)
  }

  return {
    async keep(file, bytes) {
      await (await ask('PUT', file, bytes)).body?.cancel()
    },
    async read(file) {
      const answer = await ask('GET', file)
      if (answer.ok) return Buffer.from(await answer.arrayBuffer())
      await answer.body?.cancel()
      return null
    },
    async remove(file) {
      await (await ask('DELETE', file)).body?.cancel()
    },
    // An object is there when all of it has come.
    async tidy() {},
  }
}

/** Why is for the log. */
function away(cause: string) {
  const refusal = new Refusal('unavailable', {}, 'Pictures cannot be reached at the moment.')
  refusal.cause = cause
  return refusal
}
