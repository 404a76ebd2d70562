import type { ServerResponse } from 'node:http'
import { categoryHref, paths } from '../src/addresses.ts'

/** What is behind the login is nothing for a search engine. */
export function robots(response: ServerResponse, origin: string) {
  const hidden = ['/product/', paths.allProducts, '/update-product/', paths.addProduct, paths.myProducts, '/cart/']
  const lines = ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`]
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.end(`${lines.join('\n')}\n`)
}

/** The public pages, with the categories that the catalogue has just now. */
export async function sitemap(response: ServerResponse, origin: string, apiUrl: string) {
  const categories = await fetch(`${apiUrl}/categories`, { signal: AbortSignal.timeout(3000) })
    .then((answer) => (answer.ok ? (answer.json() as Promise<string[]>) : null))
    .catch(() => null)
  if (categories === null) {
    // Half a sitemap would take the categories out of the index.
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' }).end('503\n')
    return
  }
  const pages = [paths.home, paths.allCategories, paths.aboutUs, ...categories.map(categoryHref)]
  const entries = pages.map((page) => `  <url><loc>${escaped(origin + page)}</loc></url>`)
  response.setHeader('content-type', 'application/xml; charset=utf-8')
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
  )
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
