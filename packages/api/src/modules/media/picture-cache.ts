import { LRUCache } from 'lru-cache'
import type { PictureStore } from '../../platform/storage/store.ts'

/** For how long a removed picture is still shown, also where another process removed it. */
const ttlMs = 600_000

/** Reads pictures from the store, the ones that are asked for most from memory. */
export function createPictureCache(store: Pick<PictureStore, 'read'>, maxBytes: number) {
  const cache = new LRUCache<string, Buffer>({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: ({ length }) => Math.max(1, length),
    ttl: ttlMs,
    ttlResolution: 0,
    perf: Date,
  })
  return async (file: string): Promise<Buffer | null> => {
    const cached = cache.get(file)
    if (cached) return cached
    const bytes = await store.read(file)
    if (bytes) cache.set(file, bytes)
    return bytes
  }
}
