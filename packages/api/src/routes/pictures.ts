import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../http/call.ts'
import { Refusal } from '../refusal.ts'
import { picturePaths } from '../seed/pictures.ts'
import { picturesPath } from './present.ts'

/** The pictures of our own catalogue. A picture never changes under its name, so it may be kept for a year. */
export function pictureRoutes(app: FastifyInstance) {
  const files = picturePaths()
  const read = new Map<string, Promise<Buffer>>()

  defineCall(app, {
    method: 'GET',
    path: `${picturesPath}:name`,
    summary: 'A picture of the seeded catalogue.',
    access: 'public',
    params: v.object({ name: v.pipe(v.string(), v.maxLength(100)) }),
    refusals: ['not_found'],
    handle: ({ reply, params: { name } }) => {
      const file = files.get(picturesPath + name)
      if (!file) throw new Refusal('not_found')
      const bytes = read.get(name) ?? readFile(file)
      read.set(name, bytes)
      reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/webp')
      return bytes
    },
  })
}
