import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import type { Rendered, RenderRequest } from '../src/render.tsx'
import type { Seeming } from '../src/session/session.ts'
import { createDocuments } from './document.ts'
import { compressed, sendBytes } from './files.ts'
import { createKeptPages, type Made } from './kept-pages.ts'
import { seemingOf } from './member-cookie.ts'
import { type Page, pageAt } from './pages.ts'
import { forwardedFor } from './proxy.ts'
import { documentHeaders } from './security.ts'
import type { ServerConfig } from './server-config.ts'
import { versionWritten } from './version-cookie.ts'

type Render = (request: RenderRequest) => Promise<Rendered>

/** Which page is asked for, under which name of the market, and for whom. */
type Asked = { at: Page; origin: string; seems: Seeming }

/** How long a reader is asked to wait before another try, in seconds. */
const retryAfter = 5

/** Every page as complete HTML, rendered once and kept. */
export async function createPages(config: ServerConfig) {
  const { render } = (await import(pathToFileURL(config.renderer).href)) as { render: Render }
  const documents = createDocuments(config)
  const headers = Object.entries(documentHeaders(config, documents.scriptHashes))
  const kept = createKeptPages(config.apiHost)

  async function make(request: IncomingMessage, { at, origin, seems }: Asked, version: number): Promise<Made> {
    const headers = {
      'x-forwarded-for': forwardedFor(request),
      ...(version && { 'catalogue-version': String(version) }),
    }
    const { app, apiHost } = config
    const rendered = await render({ path: at.address, origin, config: app, host: apiHost, seems, headers })
    return { status: at.path ? rendered.status : 404, html: documents.pageOf(rendered, at, origin, seems) }
  }

  return {
    stop: kept.stop,

    async send(request: IncomingMessage, response: ServerResponse, url: URL, origin: string) {
      const at = pageAt(url)
      const seems = seemingOf(request)
      const page = await kept.page(`${origin} ${seems} ${at.address}`, versionWritten(request), (version) =>
        make(request, { at, origin, seems }, version),
      )
      response.statusCode = page.status
      for (const [name, value] of headers) response.setHeader(name, value)
      response.setHeader('cache-control', page.status === 503 ? 'no-store' : 'no-cache')
      if (page.status === 503) response.setHeader('retry-after', retryAfter)
      sendBytes(request, response, page)
    },

    async sendEmpty(request: IncomingMessage, response: ServerResponse, origin: string) {
      for (const [name, value] of headers) response.setHeader(name, value)
      response.setHeader('cache-control', 'no-cache')
      sendBytes(request, response, await compressed(documents.empty(origin)))
    },
  }
}
