import { allLanguages, type Language, pathIn } from '@arot/app/languages'
import { categoryHref, type Route, routes } from '@arot/app/routes'
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

/** The public pages, with the categories that the catalogue has just now; without them when they cannot be had: none. */
export async function sitemap({ origin, apiHost, headers }: Asking, sent: Record<string, string>): Promise<Sendable> {
  const categories = await fetch(`${apiHost}/categories`, { headers: sent, signal: AbortSignal.timeout(3000) })
    .then((answer) => (answer.ok ? (answer.json() as Promise<string[]>) : null))
    .catch(() => null)
  if (categories === null) {
    // Half a sitemap would take the categories out of the index.
    const told = { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
    return sendable({ status: 503, bytes: Buffer.from('503\n'), headers: { ...told, 'retry-after': '60' } })
  }
  const found = all.filter(({ isIndexed, frame, path }) => isIndexed && frame === 'main' && !path.includes(':'))
  const pages = [...found.map(({ path }) => path), ...categories.map(categoryHref)]
  const entries = pages.flatMap((page) => allLanguages.map((language) => entry(origin, page, language)))
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
  return compressed(200, text, {
    ...headers,
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'no-cache',
  })
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
