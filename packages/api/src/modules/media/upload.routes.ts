import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pictureLimits } from '@arot/contract'
import * as endpoints from '@arot/contract/http/endpoints'
import { pictureAnswer } from '@arot/contract/media/schema'
import { announcesMoreThan } from '@arot/serving/bodies'
import { createBudget, createLimiter } from '@arot/serving/rate-limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Parts } from '../../platform/context.ts'
import { createBodyMemoryLimit, leavingOf } from '../../platform/http/body-memory-limit.ts'
import { defineCall } from '../../platform/http/call.ts'
import { keyOf } from '../../platform/http/idempotency.ts'
import { invalid } from '../../platform/http/validate.ts'
import { mediaType, type PictureStore } from '../../platform/storage/store.ts'
import { busy, createEncoder } from './encoder.ts'
import { fileForm, fileOf, pathOf, uploadsPath } from './names.ts'
import { createPictureCache } from './picture-cache.ts'
import { recordPicture, recordUpload } from './upload.store.ts'

/** Bytes of all uploads that have no answer yet. */
const mostBytes = 12 * pictureLimits.bytes

const limit = {
  most: pictureLimits.bytes,
  tooLarge: () =>
    new ApiProblem(
      'too_large',
      { most: pictureLimits.bytes },
      `A picture may have at most ${pictureLimits.bytes / 1e6} MB.`,
    ),
}

/** Uploads pictures and serves them. */
export function uploadRoutes(app: FastifyInstance, { config, db }: Parts, store: PictureStore) {
  const { rate, bytesADay, jobs, encoderMsAMinute } = config.pictures
  const encoder = createEncoder({ atOnce: jobs, budget: createBudget(encoderMsAMinute) })
  app.addHook('onClose', async () => encoder.close())
  const take = createLimiter('picture', rate, config.rateStore === 'postgres' ? db : null)
  const receive = createBodyMemoryLimit({ bytes: mostBytes, busy })

  /** Refuses an account that sends too often or too much, before the body is read. */
  async function admit(uid: string, request: FastifyRequest) {
    if (announcesMoreThan(limit.most, request)) throw limit.tooLarge()
    const retryAfter = await take(uid)
    if (retryAfter > 0) {
      throw new ApiProblem('too_many', { retryAfter }, `Too many pictures. Try again in ${retryAfter} s.`)
    }
    await encoder.refuseIfSpent(uid)
  }

  app.register(async (scope) => {
    // The server checks the bytes, not the declared type.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body))

    defineCall(scope, {
      endpoint: endpoints.addPicture,
      idempotency: 'own',
      summary:
        'Upload a picture as the body: JPEG, PNG, WebP or AVIF, up to 10 MB. It is turned upright, encoded again without metadata, and gets an address for products. The same picture always gets the same address.',
      access: 'user',
      slowBody: pictureLimits.bytes,
      takes: 'image/*',
      answer: pictureAnswer,
      status: 201,
      problems: ['invalid', 'too_large'],
      handle: async ({ request, reply, caller }) => {
        await admit(caller.uid, request)
        const leaving = leavingOf(reply.raw)
        const bytes = await receive(request.body as Readable | undefined, leaving, { ...limit, owner: caller.uid })
        if (bytes.length === 0) throw invalid({ picture: 'Missing.' })
        const key = keyOf(request, createHash('sha256').update(bytes).digest('base64url'))
        const upload = await recordUpload(db, caller, bytes.length, bytesADay, key)
        const { name, files } = await encoder.encode(bytes, caller.uid, leaving)
        await recordPicture(
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

  const read = createPictureCache(store, config.cacheBytes / 4)
  defineCall(app, {
    endpoint: `GET ${uploadsPath}:name`,
    summary: 'Get an uploaded picture in one of three widths and two encodings.',
    access: 'public',
    params: v.object({ name: v.pipe(v.string(), v.regex(fileForm)) }),
    problems: ['not_found'],
    handle: async ({ request, reply, params: { name } }) => {
      const etag = `"${name}"`
      const bytes = await read(name)
      if (!bytes) throw new ApiProblem('not_found')
      reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag }).type(mediaType(name))
      return matchesTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : bytes
    },
  })
}

/** Matches any of several tags (RFC 9110). Weak ones count too, because proxies that compress weaken tags. */
const matchesTag = (header = '', etag: string) =>
  header.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
