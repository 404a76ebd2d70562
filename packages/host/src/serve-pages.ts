import { hintFromCookies, type SessionHint } from '@arot/app/session-hint'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Page, type ResolvedAddress, resolveAddress } from './addresses.ts'
import { type CatalogueFeed, followCatalogue } from './catalogue-feed.ts'
import type { Config } from './config.ts'
import { createDocuments } from './document.ts'
import { createPageCache } from './page-cache.ts'
import { loadRenderer } from './renderer.ts'
import { documentHeaders, standingHeaders } from './security.ts'
import { compress, type Sendable } from './sendable.ts'
import { createSitemap } from './sitemap.ts'
import type { VersionCookie } from './version-cookie.ts'

/** Allows a render for this address, or throws a problem. */
type Allow = (request: FastifyRequest) => Promise<void>

type Parts = { cookie: VersionCookie; allow: Allow; log: FastifyBaseLogger }

/** Value of `Retry-After`, in seconds. */
const retryAfter = 5

export type Pages = Awaited<ReturnType<typeof createPages>>

/** Renders every page as complete HTML once, and caches it. */
export async function createPages(config: Config, { cookie, allow, log }: Parts) {
  const render = await loadRenderer(config.renderer)
  const { app, apiHost, publicUrl: origin } = config
  const documents = createDocuments(config)
  const headers = documentHeaders(config, documents.scriptHashes)
  const feed: CatalogueFeed = followCatalogue(apiHost)
  const cache = createPageCache(feed, config.pagesBytes)
  const sitemap = createSitemap({ origin, apiHost, headers: standingHeaders(config) })
  // Few addresses get most requests, and parsing one costs as much as sending its page.
  const addresses = new LRUCache<string, ResolvedAddress>({ max: 1_000 })
  const empty = await document(200, documents.empty(origin))

  function document(status: number, html: string) {
    return compress(status, html, {
      ...headers,
      'cache-control': status === 503 ? 'no-store' : 'no-cache',
      ...(status === 503 && { 'retry-after': String(retryAfter) }),
    })
  }

  async function make(at: Page, hint: SessionHint, sent: Record<string, string>) {
    const rendered = await render({
      path: at.address,
      language: at.language,
      origin,
      config: app,
      host: apiHost,
      hint,
      headers: sent,
    })
    // Logs the page's name, because an address may contain an email or a search.
    for (const err of rendered.errors) log.error({ err, page: at.name }, 'a page could not be rendered')
    const status = at.name === 'notFound' ? 404 : rendered.status
    return document(status, documents.pageOf(rendered, at, origin, hint))
  }

  /** The api counts a page's requests as requests of its reader. */
  function forwardHeaders({ ip }: FastifyRequest, version: number) {
    return { 'x-forwarded-for': ip, ...(version > 0 && { 'catalogue-version': String(version) }) }
  }

  return {
    cache,
    feed,
    empty,

    resolve(target: string): ResolvedAddress {
      const cached = addresses.get(target)
      if (cached) return cached
      const resolved = resolveAddress(target)
      addresses.set(target, resolved)
      return resolved
    },

    ready({ headers }: FastifyRequest, at: Page): Sendable | null {
      return cache.find(nameOf(at, hintFromCookies(headers.cookie)), cookie.read(headers))
    },

    page(request: FastifyRequest, at: Page): Promise<Sendable> {
      const hint = hintFromCookies(request.headers.cookie)
      return cache.page(nameOf(at, hint), cookie.read(request.headers), async (version) => {
        await allow(request)
        return make(at, hint, forwardHeaders(request, version))
      })
    },

    /** Part 0 is `/sitemap.xml`. Null if the part does not exist. */
    async sitemap(request: FastifyRequest, part: number): Promise<Sendable | null> {
      await allow(request)
      return sitemap(part, forwardHeaders(request, feed.version()))
    },
  }
}

function nameOf({ address }: Page, hint: SessionHint) {
  return `${hint} ${address}`
}
