import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The typeface of names of languages other than the page's; see `app.css`. */
const family = 'Names of Languages'

/**
 * Builds a typeface that contains only the letters of the languages' names, so that pages in other languages need no
 * whole typeface.
 */
export function languageNames(app: string, characters: string): Plugin {
  const file = '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2'
  return {
    name: 'arot:language-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const whole = readFileSync(createRequire(join(app, 'package.json')).resolve(file))
      const source = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: 500 } })
      this.emitFile({ type: 'asset', name: 'language-names.woff2', source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const made = Object.values(bundle).find(
          (one) => one.type === 'asset' && one.names.includes('language-names.woff2'),
        )
        if (!made) throw new Error('The names of languages have no typeface.')
        const face = `@font-face{font-family:"${family}";src:url(/${made.fileName}) format("woff2")}`
        return [{ tag: 'style', children: face, injectTo: 'head' }]
      },
    },
  }
}
