import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@arot/app/languages'
import { asJson, type DocumentData, dataId } from '@arot/app/page-data'
import type { RenderResult } from '@arot/app/rendering'
import type { SessionHint } from '@arot/app/session-hint'
import type { Page } from './addresses.ts'
import { inBrand } from './brand.ts'
import type { Config } from './config.ts'
import { createPreloads } from './preloads.ts'
import { structuredData } from './structured-data.ts'

/** Fills the build's one document with the page and with the settings of this installation. */
export function createDocuments({ folder, app, brand }: Config) {
  const template = inBrand(withStyles(readFileSync(join(folder, 'index.html'), 'utf8'), folder), brand)
  const preloads = createPreloads(folder, template)

  function fillTemplate(head: string[], body: string, data: DocumentData, language: Language = 'en') {
    const json = `<script id="${dataId}" type="application/json">${asJson(data)}</script>`
    return template
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace('<!--head-->', () => head.join('\n    '))
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>\n    ${json}`)
  }

  return {
    /** Hashes of the scripts in the document. */
    scriptHashes: hashesOf(template),

    pageOf: ({ head, body, page }: RenderResult, at: Page, origin: string, hint: SessionHint) =>
      fillTemplate(
        [head, ...preloads(at), ...structuredData(page, origin, at.language, app)],
        body,
        { config: app, origin, page, hint },
        at.language,
      ),

    /** The document without a page: what a browser shows offline for a page it has not visited before. */
    empty: (origin: string) => fillTemplate(['<meta name="robots" content="noindex" />'], '', { config: app, origin }),
  }
}

/** Puts the styles into the document: a further round trip would cost more than their few bytes. */
function withStyles(template: string, folder: string) {
  return template.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/, (_, href: string) => {
    return `<style>${readFileSync(join(folder, href), 'utf8').trim()}</style>`
  })
}

function hashesOf(html: string) {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
  return scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`)
}
