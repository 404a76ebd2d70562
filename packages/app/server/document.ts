import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { etagOf, sendBytes } from './files.ts'
import { type Page, pageAt } from './pages.ts'
import { createPreloads } from './preloads.ts'
import type { ServerConfig } from './server-config.ts'

/** The one document of the build, with what differs from page to page and from installation to installation. */
export function createDocuments(config: ServerConfig) {
  const template = readFileSync(join(config.folder, 'index.html'), 'utf8')
  const preloads = createPreloads(config)
  const configuration = `<script id="arot-config" type="application/json">${asJson(config.settings)}</script>`
  const made = new Map<string, ReturnType<typeof compressed>>()

  function documentFor(page: Page, url: URL, origin: string) {
    const head = [configuration, ...preloads(page, url), ...describing(page, config, origin + url.pathname, origin)]
    return template.replace('<!--head-->', () => head.join('\n    '))
  }

  return {
    /** Of the one script that stands in the document. */
    scriptHash: hashOf(template),

    send(request: IncomingMessage, response: ServerResponse, url: URL, origin: string) {
      const page = pageAt(url.pathname)
      const key = `${origin} ${page.status === 404 ? '' : url.pathname + url.search}`
      const known = made.get(key) ?? compressed(documentFor(page, url, origin))
      if (made.size > 500) made.clear()
      made.set(key, known)
      response.statusCode = page.status
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('cache-control', 'no-cache')
      sendBytes(request, response, known)
    },
  }
}

function compressed(html: string) {
  const bytes = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return { bytes, etag: etagOf(bytes), br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes) }
}

function hashOf(html: string) {
  const script = html.match(/<script>([\s\S]*?)<\/script>/)?.[1] ?? ''
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}

/** Marked, so that the app takes it away when its own pages say it themselves. */
function describing(
  { title, description, status, isProtected }: Page,
  { app }: ServerConfig,
  url: string,
  origin: string,
) {
  const whole = title ? `${title} · ${app.brandName}` : `${app.brandName}, wholesale direct from suppliers`
  const isHidden = isProtected || status === 404
  return [
    `<title data-shell>${asText(whole)}</title>`,
    `<meta data-shell name="description" content="${asText(description)}" />`,
    `<meta data-shell property="og:title" content="${asText(whole)}" />`,
    `<meta data-shell property="og:description" content="${asText(description)}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${asText(app.brandName)}" />`,
    `<meta property="og:image" content="${asText(origin)}/share.png" />`,
    ...(isHidden
      ? ['<meta data-shell name="robots" content="noindex" />']
      : [`<link rel="canonical" href="${asText(url)}" />`, `<meta property="og:url" content="${asText(url)}" />`]),
  ]
}

function asJson(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function asText(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
