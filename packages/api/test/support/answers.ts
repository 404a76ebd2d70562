import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import * as v from 'valibot'
import type { About } from '../../src/platform/http/call.ts'

/** Compares every answer of the server with the schema that its call declares, because clients rely on it. */
export function compareAnswers(app: FastifyInstance): void {
  const calls = new WeakMap<object, { about: About; name: string }>()
  app.addHook('onRequest', (request, reply, done) => {
    const { config, method, url } = request.routeOptions
    if (config.about) calls.set(reply.raw, { about: config.about, name: `${method} ${url}` })
    done()
  })
  const inject = app.inject.bind(app)
  app.inject = (async (options: string | InjectOptions) => {
    const answer = await inject(options)
    const call = calls.get(answer.raw.res)
    if (call) compare(answer, call)
    return answer
  }) as typeof app.inject
}

function compare(answer: LightMyRequestResponse, { about, name }: { about: About; name: string }) {
  const { statusCode, headers, body } = answer
  const isPlain = !headers['content-encoding'] && String(headers['content-type']).startsWith('application/json')
  if (!about.answer || statusCode !== (about.status ?? 200) || !isPlain || body === '') return
  const { issues } = v.safeParse(about.answer, answer.json())
  if (!issues) return
  const found = issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`)
  throw new Error(`${name} answered what its schema does not allow: ${found.join('; ')}`)
}
