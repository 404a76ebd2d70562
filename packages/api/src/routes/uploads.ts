import { pictureLimits } from '@arot/contract'
import { pictureAnswer } from '@arot/contract/wire'
import { createLimiter } from '@arot/serving/rates'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { defineCall } from '../http/call.ts'
import { invalid } from '../http/validate.ts'
import type { Parts } from '../parts.ts'
import { busy, createEncoder } from '../pictures/encoder.ts'
import { fileForm, fileOf, pathOf, uploadsPath } from '../pictures/names.ts'
import { mediaType, type PictureStore } from '../pictures/store.ts'
import { Refusal } from '../refusal.ts'
import { knowPicture, noteUploaded } from '../stores/pictures.ts'

/** How many may be on their way at once: each of them is in memory, whole. */
const mostAtOnce = 12

const tooLarge = () =>
  new Refusal('too_large', { most: pictureLimits.bytes }, `A picture may have at most ${pictureLimits.bytes / 1e6} MB.`)

/** Pictures that users send, and how they are shown. */
export function uploadRoutes(app: FastifyInstance, { config, db }: Parts, store: PictureStore) {
  const { rate, bytesADay, jobs } = config.pictures
  const encoder = createEncoder({ atOnce: jobs })
  app.addHook('onClose', async () => encoder.close())
  const take = createLimiter('picture', rate, config.rateStore === 'postgres' ? db : null)
  let onTheirWay = 0

  /** Before a byte of it is read: who sends too often, too much, or what nobody has the time for now. */
  async function admit({ caller, headers }: FastifyRequest, { raw }: FastifyReply) {
    if (Number(headers['content-length']) > pictureLimits.bytes) throw tooLarge()
    if (onTheirWay >= mostAtOnce) throw busy()
    const retryAfter = await take(caller?.uid ?? '')
    if (retryAfter > 0) {
      throw new Refusal('too_many', { retryAfter }, `Too many pictures. Try again in ${retryAfter} s.`)
    }
    onTheirWay++
    const leave = once(() => onTheirWay--)
    raw.once('finish', leave).once('close', leave)
  }

  app.register(async (scope) => {
    // What it is its bytes say, whatever is said of it.
    scope.removeAllContentTypeParsers()
    const bodyLimit = pictureLimits.bytes
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
    scope.addHook('preParsing', async (request, reply) => admit(request, reply))

    defineCall(scope, {
      method: 'POST',
      path: '/pictures',
      summary:
        'Keeps a picture: JPEG, PNG, WebP or AVIF, up to 10 MB, as it is in the body. It is turned upright, drawn anew without anything else, and told by an address that products can have. The same picture has the same address, however often it is sent.',
      access: 'user',
      slowBody: pictureLimits.bytes,
      takes: 'image/*',
      answer: pictureAnswer,
      status: 201,
      refusals: ['invalid', 'too_large'],
      handle: async ({ request, caller }) => {
        const { body } = request
        if (!Buffer.isBuffer(body) || body.length === 0) throw invalid({ picture: 'Missing.' })
        const upload = await noteUploaded(db, caller, body.length, bytesADay)
        const { name, files } = await encoder.encode(body)
        await knowPicture(
          db,
          upload,
          name,
          files.reduce((sum, { bytes }) => sum + bytes.length, 0),
        )
        await Promise.all(files.map(({ width, type, bytes }) => store.keep(fileOf(name, width, type), bytes)))
        return { image: config.publicUrl + pathOf(name) }
      },
    })
  })

  const read = keeping(store, config.cacheBytes / 4)
  defineCall(app, {
    method: 'GET',
    path: `${uploadsPath}:name`,
    summary: 'A picture that a user has sent, in one of three widths and two encodings.',
    access: 'public',
    params: v.object({ name: v.pipe(v.string(), v.regex(fileForm)) }),
    refusals: ['not_found'],
    handle: async ({ request, reply, params: { name } }) => {
      const etag = `"${name}"`
      const bytes = await read(name)
      if (!bytes) throw new Refusal('not_found')
      reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag }).type(mediaType(name))
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : bytes
    },
  })
}

/** What is looked at most comes from memory. */
function keeping(store: PictureStore, mostBytes: number) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: Math.max(1, Math.floor(mostBytes)),
    sizeCalculation: ({ length }) => Math.max(1, length),
  })
  return async (file: string): Promise<Buffer | null> => {
    const known = kept.get(file)
    if (known) return known
    const bytes = await store.read(file)
    if (bytes) kept.set(file, bytes)
    return bytes
  }
}

function once(work: () => void) {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}
