import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { PictureStore } from './store.ts'

/**
 * Writes, reads and removes a small file, and logs a warning if that fails, so that a wrong secret or bucket shows at
 * the start and not with the first picture. The start does not wait, because the store may only be away for now.
 */
export async function checkPictureStore(store: PictureStore, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  const file = `${randomBytes(20).toString('hex')}-start-check`
  const bytes = Buffer.from('Arot checks at its start that it can keep pictures here.')
  try {
    await store.keep(file, bytes)
    const found = await store.read(file)
    await store.remove(file)
    if (!found?.equals(bytes)) throw new Error('A file that was just stored could not be read.')
  } catch (error) {
    log.warn({ err: error }, 'pictures cannot be kept: check PICTURES_BUCKET_URL and its key, secret and region')
  }
}
