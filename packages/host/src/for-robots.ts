import { allLanguages, type Language, pathIn } from '@arot/app/languages'
import { categoryHref, type Route, routes, supplierHref } from '@arot/app/routes'
import { compressed, type Sendable, sendable } from './sendable.ts'

const all: Route[] = Object.values(routes)

/** What is behind the login is nothing for a search engine. */
export function robots(origin: string, headers: Record<string, string>): Sendable {
  const hidden = all.filter(({ access }) => access === 'member').map(({ path }) => path.replace(/:.*/, ''))
  const paths = allLanguages.flatMap((language) => hidden.map((path) => pathIn(language, path)))
  const lines = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`]
  return sendable({
    bytes: Buffer.from(`${lines.join('\n')}\n`),
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  })
}

type Asking = { origin: string; apiHost: string; headers: Record<string, string> }

/** The public pages, with the categories and suppliers that there are just now; without them when they cannot be had: none. */
export async function sitemap({ origin, apiHost, headers }: Asking, sent: Record<string, string>): Promise<Sendable> {
  const known = await knownPages(apiHost, sent).catch(() => null)
  if (known === null) {
    // Half a sitemap would take the rest out of the index.
    const told = { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
    return sendable({ status: 503, bytes: Buffer.from('503\n'), headers: { ...told, 'retry-after': '60' } })
  }
  const found = all.filter(({ isIndexed, frame, path }) => isIndexed && frame === 'main' && !path.includes(':'))
  const pages = [...found.map(({ path }) => path), ...known]
  const entries = pages.flatMap((page) => allLanguages.map((language) => entry(origin, page, language)))
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
  return compressed(200, text, {
    ...headers,
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'no-cache',
  })
}

/** A sitemap may have 50,000 addresses, and each page has one in each language. */
const mostSuppliers = 20_000

async function knownPages(apiHost: string, sent: Record<string, string>): Promise<string[]> {
  const signal = AbortSignal.timeout(3000)
  async function ask<Answer>(url: string) {
    const answer = await fetch(url, { headers: sent, signal })
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    return { headers: answer.headers, body: (await answer.json()) as Answer }
  }
  const { headers, body: categories } = await ask<string[]>(`${apiHost}/categories`)
  const pages = categories.map(categoryHref)
  // Only our server knows suppliers.
  let query: string | undefined = headers.has('arot-api') ? '?limit=100' : undefined
  for (let left = mostSuppliers; query !== undefined && left > 0; left -= 100) {
    const { headers, body } = await ask<{ _id: string }[]>(`${apiHost}/suppliers${query}`)
    pages.push(...body.map(({ _id }) => supplierHref({ id: _id })))
    query = headers.get('link')?.match(/<[^>]*(\?[^>]*)>;\s*rel="?next/)?.[1]
  }
  return pages
}

/** Each language's address of a page names all of them. */
function entry(origin: string, page: string, language: Language) {
  const at = (one: Language) => escaped(origin + pathIn(one, page))
  const links = allLanguages.map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${at(one)}"/>`)
  return `  <url><loc>${at(language)}</loc>${links.join('')}</url>`
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
