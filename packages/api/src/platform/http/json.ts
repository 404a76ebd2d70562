import type { FastifyInstance } from 'fastify'
import { invalid } from './validate.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Accepts JSON bodies only. Refuses bytes that are not UTF-8 instead of correcting them, and keys that would change a
 * prototype.
 */
export function acceptJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string
    try {
      text = utf8.decode(body as Buffer)
    } catch {
      return done(invalid({ body: 'Not valid UTF-8.' }))
    }
    if (text.trim() === '') {
      const isExpected = request.routeOptions.schema?.body !== undefined
      return isExpected ? done(invalid({ body: 'JSON is expected here.' })) : done(null, undefined)
    }
    parse(request, text, done)
  })
}
