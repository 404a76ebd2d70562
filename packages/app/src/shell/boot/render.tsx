// Renders one page on the server, with the same routes, pages and queries as in the browser.
import { AsyncLocalStorage } from 'node:async_hooks'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router-dom'
import { App } from '../../App.tsx'
import { serverStore } from '../../platform/cache.ts'
import { bengali, type Translation } from '../../platform/i18n/bengali.ts'
import { languages } from '../../platform/i18n/languages.ts'
import { type Lookup, setLookup } from '../../platform/i18n/words.ts'
import { isOursQuery } from '../../session/useIsOurs.ts'
import { createVisit } from '../../session/visit.ts'
import type { RenderRequest, RenderResult } from './rendering.ts'
import { createRoutes } from './router.tsx'

/** How long a page waits for the api before it is drawn without it. */
const patience = 5_000

/** Several pages can be rendered at once, each in its own language. */
const drawing = new AsyncLocalStorage<Lookup | undefined>()
setLookup(() => drawing.getStore())

export function render(request: RenderRequest): Promise<RenderResult> {
  const words = request.language === 'bn' ? bengali : undefined
  return drawing.run(words?.app, () => draw(request, words))
}

async function draw({ path, headers, ...options }: RenderRequest, words?: Translation): Promise<RenderResult> {
  const visit = createVisit({ ...options, words, store: serverStore(), fetch: withHeaders(headers) })
  const handler = createStaticHandler(createRoutes(visit), { basename: languages[visit.language].prefix || '/' })
  const context = await handler.query(new Request(new URL(path, 'http://app')))
  if (context instanceof Response) throw new Error(`${path} led to another page, which a public page never does.`)
  // For the footer. It sends no request of its own.
  if (visit.client.isOurs() !== undefined) await visit.data.prime(isOursQuery)
  const page = { path, loaderData: context.loaderData, ...visit.data.collectAnswers() }
  const router = createStaticRouter(handler.dataRoutes, context)
  const app = (
    <App visit={visit}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>
  )
  const errors = Object.values(context.errors ?? {}).filter((error) => !isRouteErrorResponse(error))
  const html = await prerenderHtml(app, (error) => void errors.push(error))
  return { status: page.failed.length > 0 ? 503 : context.statusCode, ...split(html), page, errors }
}

async function prerenderHtml(app: React.ReactNode, onError: (error: unknown) => void) {
  // React would insert a larger part by a script, which the page's policy forbids.
  const { prelude } = await prerenderToNodeStream(app, { progressiveChunkSize: Number.POSITIVE_INFINITY, onError })
  let html = ''
  for await (const part of prelude) html += part
  return html
}

/** React writes the elements of the head first. */
function split(html: string) {
  const head = html.match(/^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

function withHeaders(headers: Record<string, string>): typeof fetch {
  return (input, init) => {
    const all = new Headers(init?.headers)
    for (const [name, value] of Object.entries(headers)) all.set(name, value)
    return fetch(input, { ...init, headers: all, signal: AbortSignal.timeout(patience) })
  }
}
