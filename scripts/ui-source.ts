// Inside this repository the design system is used from its source: no build before a start, and edits show at once.
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const source = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages', 'ui', 'src')
const name = '@arot/ui/'

/** `@arot/ui/Button` is the file of that name in the folder of that name, or else in `lib`, or a part
 * beside the components, as its package says of what it ships. */
export function uiFromSource(): Plugin {
  return {
    name: 'arot:ui-from-source',
    enforce: 'pre',
    resolveId(id) {
      if (!id.startsWith(name)) return null
      const component = id.slice(name.length)
      const files = readdirSync(source)
        .map((group) => join(source, group, component, `${component}.tsx`))
        .concat(join(source, 'lib', `${component}.ts`), join(source, component, `${component}.ts`))
      return files.find((file) => existsSync(file)) ?? null
    },
  }
}
