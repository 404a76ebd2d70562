import { allLanguages, pathIn } from '@arot/app/languages'
import { type Route, routes } from '@arot/app/routes'
import { type Sendable, sendable } from './sendable.ts'

const all: Route[] = Object.values(routes)

/** Keeps search engines from pages that need a sign-in. */
export function robots(origin: string, headers: Record<string, string>): Sendable {
  const hidden = all.filter(({ access }) => access === 'member').map(({ path }) => path.replace(/:.*/, ''))
  const paths = allLanguages.flatMap((language) => hidden.map((path) => pathIn(language, path)))
  const lines = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`]
  return sendable({
    bytes: Buffer.from(`${lines.join('\n')}\n`),
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
