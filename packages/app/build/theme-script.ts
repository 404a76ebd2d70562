import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const file = new URL('../src/theme/beforePaint.js', import.meta.url)

/** The theme's script stands in the document itself: a request for it would let the page flash. */
export function themeBeforePaint(): Plugin {
  return {
    name: 'arot:theme-before-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<script src="/src/theme/beforePaint.js"></script>', () => `<script>${themeScript()}</script>`),
    },
  }
}

export function themeScript() {
  return readFileSync(file, 'utf8')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s+/gm, '')
    .trim()
}
