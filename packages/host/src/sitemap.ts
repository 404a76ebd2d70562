// The sitemap: one file, or an index of several files if one would be too large.
import { setTimeout as sleep } from 'node:timers/promises'
import { allLanguages, type Language, pathIn } from '@arot/app/languages'
import { categoryHref, type Route, routes, supplierHref } from '@arot/app/routes'
import { compress, type Sendable, sendable } from './sendable.ts'

type Options = {
  origin: string
  apiHost: string
  headers: Record<string, string>
  /** Pages in one file, each with an address for each language. The format allows 50,000 addresses and 50 MB. */
  pagesPerFile?: number
  /** Milliseconds until the pages are read again. */
  maxAge?: number
  /** Milliseconds that a request waits for the pages. */
  patience?: number
}

type Sitemap = { pages: string[]; readAt: number; files: Map<number, Promise<Sendable>> }

/**
 * Reads the list of suppliers in the background, because 100,000 suppliers take a thousand calls of the api. Serves the
 * last list while it reads the next.
 */
export function createSitemap({
  origin,
  apiHost,
  headers,
  pagesPerFile = 5_000,
  maxAge = 600_000,
  patience = 3_000,
}: Options) {
  let current: Sitemap | undefined
  let reading: Promise<void> | undefined

  /** `sent`: the headers of the request. The api counts the reading for that client. */
  function read(sent: Record<string, string>): Promise<void> {
    reading ??= readPages(apiHost, sent)
      .then((pages) => {
        current = { pages, readAt: Date.now(), files: new Map() }
      })
      .catch(() => {})
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  async function newest(sent: Record<string, string>) {
    if (current && Date.now() - current.readAt < maxAge) return current
    const timer = new AbortController()
    await Promise.race([read(sent), sleep(patience, undefined, { signal: timer.signal }).catch(() => {})])
    timer.abort()
    return current
  }

  function fileOf({ pages, files }: Sitemap, part: number) {
    const file = files.get(part) ?? compress(200, textOf(pages, part), { ...headers, ...xml })
    files.set(part, file)
    return file
  }

  function textOf(pages: string[], part: number) {
    if (part > 0) return urls(origin, pages.slice((part - 1) * pagesPerFile, part * pagesPerFile))
    if (pages.length <= pagesPerFile) return urls(origin, pages)
    const parts = Array.from({ length: Math.ceil(pages.length / pagesPerFile) }, (_, place) => place + 1)
    const entries = parts.map((one) => `  <sitemap><loc>${escapeXml(`${origin}/sitemap-${one}.xml`)}</loc></sitemap>`)
    return `${declaration}<sitemapindex xmlns="${schema}">\n${entries.join('\n')}\n</sitemapindex>\n`
  }

  /** Part 0 is `/sitemap.xml`. Null if the part does not exist. */
  return async function file(part: number, sent: Record<string, string>): Promise<Sendable | null> {
    const found = await newest(sent)
    // Search engines would drop the pages that are missing from half a sitemap.
    if (!found) return unavailable({ ...headers })
    return part > Math.ceil(found.pages.length / pagesPerFile) ? null : fileOf(found, part)
  }
}

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' }

function unavailable(headers: Record<string, string>) {
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '60' }
  return sendable({ status: 503, bytes: Buffer.from('503\n'), headers: { ...headers, ...plain } })
}

function urls(origin: string, pages: string[]) {
  const entries = pages.flatMap((page) => allLanguages.map((language) => entry(origin, page, language)))
  return `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

const all: Route[] = Object.values(routes)
/** Stops if the list never ends. */
const mostSuppliers = 1_000_000
const pageLength = 100

/** The addresses of all public pages, categories and suppliers. */
async function readPages(apiHost: string, sent: Record<string, string>): Promise<string[]> {
  const { headers, body: categories } = await ask<string[]>(`${apiHost}/categories`, sent)
  const found = all.filter(({ isIndexed, frame, path }) => isIndexed && frame === 'main' && !path.includes(':'))
  const pages = [...found.map(({ path }) => path), ...categories.map(categoryHref)]
  // A foreign server has no suppliers.
  let query: string | undefined = headers.has('arot-api') ? `?limit=${pageLength}` : undefined
  for (let left = mostSuppliers; query !== undefined && left > 0; left -= pageLength) {
    const { headers, body } = await ask<{ id: string }[]>(`${apiHost}/suppliers${query}`, sent)
    pages.push(...body.map(supplierHref))
    query = headers.get('link')?.match(/<[^>]*(\?[^>]*)>;\s*rel="?next/)?.[1]
  }
  return pages
}

/** How often one call is repeated if the api answers 429. */
const attempts = 10
const answerTimeout = 3_000

/** Each call has a time limit. All calls together have none. */
async function ask<Answer>(url: string, headers: Record<string, string>) {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(answerTimeout) })
    if (answer.ok) return { headers: answer.headers, body: (await answer.json()) as Answer }
    await answer.body?.cancel()
    if (answer.status !== 429 || attempt === attempts) throw new Error(`${url} answered ${answer.status}`)
    await sleep(Math.min(Number(answer.headers.get('retry-after')) || 1, 10) * 1000)
  }
}

/** Each language's entry of a page names the addresses in all languages. */
function entry(origin: string, page: string, language: Language) {
  const at = (one: Language) => escapeXml(origin + pathIn(one, page))
  const links = allLanguages.map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${at(one)}"/>`)
  return `  <url><loc>${at(language)}</loc>${links.join('')}</url>`
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
