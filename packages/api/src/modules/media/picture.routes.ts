import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { ApiProblem } from '../../platform/api-problem.ts'
import { defineCall } from '../../platform/http/call.ts'
import { picturesPath } from './address.ts'
import { picturePaths } from './demo-pictures.ts'
import { drawVariant } from './variant-pictures.ts'

/** Serves the seeded pictures. Clients may cache them for a year, because a name always means the same content. */
export function pictureRoutes(app: FastifyInstance) {
  const read = createFileCache(picturePaths())

  defineCall(app, {
    endpoint: `GET ${picturesPath}:name`,
    summary: 'Get a picture of the demo catalogue.',
    access: 'public',
    params: v.object({ name: v.pipe(v.string(), v.maxLength(100)) }),
    problems: ['not_found'],
    handle: async ({ reply, params: { name } }) => {
      const path = picturesPath + name
      const bytes = await (drawVariant(path) ?? read(path))
      if (!bytes) throw new ApiProblem('not_found')
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp')
      return bytes
    },
  })
}

/** Reads each listed file once and caches it. A failed read is tried again on the next request. */
export function createFileCache(files: ReadonlyMap<string, string>) {
  const cache = new Map<string, Promise<Buffer>>()
  return (name: string): Promise<Buffer> | null => {
    const file = files.get(name)
    if (!file) return null
    const bytes = cache.get(name) ?? readFile(file)
    cache.set(name, bytes)
    bytes.catch(() => cache.delete(name))
    return bytes
  }
}
