import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { defineCall } from '../http/call.ts'
import { type DescribedCall, openApi } from './document.ts'
import { docsPage, pageStyle } from './page.ts'

/** Serves `/openapi.json` and `/docs`. They describe all routes that are defined after this call. */
export function describeCalls(app: FastifyInstance, { publicUrl }: Config) {
  const calls: DescribedCall[] = []
  app.addHook('onRoute', ({ method, path, config, schema }) => {
    if (config?.about && method !== 'HEAD') calls.push({ method: String(method), path, about: config.about, schema })
  })
  const styleHash = createHash('sha256').update(pageStyle).digest('base64')

  defineCall(app, {
    endpoint: 'GET /openapi.json',
    summary: 'Get this description as OpenAPI.',
    access: 'public',
    handle: () => openApi(calls, publicUrl),
  })
  defineCall(app, {
    endpoint: 'GET /docs',
    summary: 'Read this description as a page.',
    access: 'public',
    handle: ({ reply }) => {
      reply
        .type('text/html; charset=utf-8')
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
        )
      return docsPage(openApi(calls, publicUrl))
    },
  })
}
