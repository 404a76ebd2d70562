import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const fromRouterDom = createRequire(createRequire(import.meta.url).resolve('react-router-dom'))
const router = dirname(fromRouterDom.resolve('react-router/package.json'))

/** The package names its build for development to every bundler; the one for production lies beside it. */
const production: Record<string, string> = {
  'react-router': join(router, 'dist/production/index.mjs'),
  'react-router/dom': join(router, 'dist/production/dom-export.mjs'),
}

/** Takes from packages what a production build needs of them, and nothing they carry for others. */
export function leanPackages(): Plugin {
  return {
    name: 'arot:lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      // React has it itself since 18.
      if (id === 'use-sync-external-store/shim') return this.resolve('react', importer)
      return production[id] ?? null
    },
    // What nobody here uses of the router would stay, for it is not marked as droppable: forms, links, instruments, the
    // errors of server components, and the page for errors of routes that have none.
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) =>
        code
          .replaceAll(/(?<== )React\d*\.forwardRef\(/g, '/* @__PURE__ */ $&')
          .replaceAll('init.instrumentations', 'undefined')
          .replaceAll('if (this.context', 'if (false')
          .replaceAll(/(?<=var defaultErrorElement = ).*$/gm, 'null;')
          .replaceAll(/^(?:Link|NavLink|Form)\.displayName = .*$/gm, ''),
    },
  }
}
