import { LRUCache } from 'lru-cache'
import type { PictureStore } from '../../platform/storage/store.ts'

/** How long a removed picture may still be served, also if another process removed it. */
const ttlMs = 600_000

/** Reads pictures from the store, and caches those that are used most. */
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
