// Inside this repository the components are used from source, so that no build is needed and edits show at once.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const packages = join(import.meta.dirname, '..', 'packages')

/**
 * The internal modules of `@arot/ui` that `@arot/trade` imports as `@arot/ui/internal/…`. They are not published, and lint
 * forbids them everywhere else.
 */
const internal = [
  'lib/ActButton.tsx',
  'lib/cn.ts',
  'lib/days.ts',
  'lib/format.ts',
  'lib/formErrors.ts',
  'lib/host.ts',
  'lib/formatList.ts',
  'lib/moments.ts',
  'lib/readNumber.ts',
  'lib/formatSize.ts',
  'lib/takeLook.ts',
  'lib/withoutBreaks.tsx',
  'lib/useFocusFallback.ts',
  'lib/useOverlay.ts',
  'lib/useWords.ts',
  'marketplace/CartItemCard/labels.ts',
  'marketplace/PicturesField/pictures.ts',
  'marketplace/PriceBreaksField/labels.ts',
  'marketplace/PriceBreaksField/steps.ts',
  'marketplace/category.ts',
  'marketplace/prices.ts',
  'marketplace/product.ts',
  'messages/plural.ts',
  'primitives/Alerts/AlertPanel.tsx',
  'primitives/FileDrop/FileProgress.tsx',
  'primitives/outcome.tsx',
]

/** The source of each entry of `@arot/ui` and `@arot/trade`, as a path in the folder of the packages. */
export function uiSources(): ReadonlyMap<string, string> {
  return new Map([...publicSources(), ...internalSources(), ...tradeSources()])
}

/** The public entries, from `exports` in the package's manifest. */
function publicSources() {
  return Object.entries(exportsOf('ui')).flatMap(([entry, target]) => {
    if (typeof target === 'string') return []
    const path = target.default.replace('./dist/', 'ui/src/').replace(/\.js$/, '.ts')
    return [[entry.replace('.', '@arot/ui'), existsSync(join(packages, path)) ? path : `${path}x`] as const]
  })
}

function internalSources() {
  return internal.map((path) => [`@arot/ui/internal/${path.replace(/\.tsx?$/, '')}`, `ui/src/${path}`] as const)
}

/** The package is never built: its entries name their sources, and `./*` stands for the entry of each component. */
function tradeSources() {
  const components = readdirSync(join(packages, 'trade/src'))
  return Object.entries(exportsOf('trade')).flatMap(([entry, target]) =>
    (entry.includes('*') ? components : ['']).flatMap((name) => {
      const path = String(target).replaceAll('*', name).replace('./', 'trade/')
      return existsSync(join(packages, path))
        ? [[entry.replace('.', '@arot/trade').replace('*', name), path] as const]
        : []
    }),
  )
}

function exportsOf(name: string): Record<string, string | { default: string }> {
  return JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')).exports
}

export function uiFromSource(): Plugin {
  const sources = uiSources()
  return {
    name: 'arot:ui-from-source',
    enforce: 'pre',
    resolveId(id) {
      const path = sources.get(id)
      return path === undefined ? null : join(packages, path)
    },
  }
}
