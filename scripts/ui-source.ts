// Inside this repository the design system is used from its source: no build before a start, and edits show at once.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ui = join(import.meta.dirname, '..', 'packages', 'ui')

/** The source of each entry, `@arot/ui` and `@arot/ui/…`, as the package says what it ships; a path from the package's folder. */
export function uiSources(): ReadonlyMap<string, string> {
  const { exports } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default: string }>
  }
  const sources = new Map<string, string>()
  for (const [entry, target] of Object.entries(exports)) {
    if (typeof target === 'string') continue
    const path = target.default.replace('./dist/', 'src/').replace(/\.js$/, '.ts')
    sources.set(entry.replace('.', '@arot/ui'), existsSync(join(ui, path)) ? path : `${path}x`)
  }
  return sources
}

export function uiFromSource(): Plugin {
  const sources = uiSources()
  return {
    name: 'arot:ui-from-source',
    enforce: 'pre',
    resolveId(id) {
      const path = sources.get(id)
      return path === undefined ? null : join(ui, path)
    },
  }
}
