import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** The package points every bundler to its development build. The production build lies beside it. */
function productionOf(app: string): Record<string, string> {
  const fromRouterDom = createRequire(createRequire(join(app, 'package.json')).resolve('react-router-dom'))
  const router = dirname(fromRouterDom.resolve('react-router/package.json'))
  return {
    'react-router': join(router, 'dist/production/index.mjs'),
    'react-router/dom': join(router, 'dist/production/dom-export.mjs'),
  }
}

const icons = /\/lucide-react\/dist\/esm\/icons\//
const router = /\/react-router\/dist\/production\//

/** Keeps an icon's paths, and lets the app's own code draw them. */
function drawnByTheApp(icon: string, app: string): string {
  return icon
    .replace(
      "createLucideIcon from '../createLucideIcon.mjs'",
      `{ createIcon } from ${JSON.stringify(join(app, 'src/shell/boot/createIcon.ts'))}`,
    )
    .replace('createLucideIcon(', 'createIcon(')
    .replaceAll(/^ +(?:name|size|aliases|key): .*$/gm, '')
    .replaceAll(/^__iconData\.node;$/gm, '')
}

/**
 * Removes code that the app does not use and the bundler cannot remove by itself: warnings for developers, middleware,
 * actions, forms, fetchers, blockers, links, instruments, errors of server components, and the page for routes without
 * an error page.
 */
function withoutUnusedParts(code: string): string {
  return code
    .replaceAll(/^( *)warning(?:Once)?\((?:.*|\n[\s\S]*?\n\1)\);$/gm, '')
    .replaceAll('defaultDataStrategyWithMiddleware;', 'defaultDataStrategy;')
    .replaceAll(/^ +runClientMiddleware$/gm, '')
    .replaceAll(/\b(?:fetchLoadMatches|revalidatingFetchers|state\.fetchers)\.forEach\(/g, 'false && $&')
    .replaceAll('revalidatingFetchers.length > 0', 'false')
    .replaceAll(/(?<!function )(?:markFetchRedirectsDone|abortStaleFetchLoads)\([\w, ]+\)/g, 'false')
    .replaceAll(/(?<== )React\d*\.forwardRef\(/g, '/* @__PURE__ */ $&')
    .replaceAll('init.instrumentations', 'undefined')
    .replaceAll('init.patchRoutesOnNavigation', 'undefined')
    .replaceAll('= shouldBlockNavigation({', '= null && shouldBlockNavigation({')
    .replaceAll(/(?<!function )isMutationMethod\([\w.]+\)/g, 'false')
    .replaceAll(
      /^ +(?:fetch: fetch2|(?:get|reset)Fetcher|deleteFetcher: \w+|(?:get|delete)Blocker|patchRoutes|_internalSetRoutes),$/gm,
      '',
    )
    .replaceAll('!opts || !isSubmissionNavigation(opts)', 'true')
    .replaceAll(/(?<!function )getSubmissionFromNavigation\([\w.]+\)/g, 'undefined')
    .replaceAll('if (this.context', 'if (false')
    .replaceAll(/(?<=var defaultErrorElement = ).*$/gm, 'null;')
    .replaceAll(/^(?:Link|NavLink|Form)\.displayName = .*$/gm, '')
}

/** Reduces packages to the parts that the app uses, which saves 12 kB at the start. */
export function leanPackages(app: string): Plugin {
  const production = productionOf(app)
  return {
    name: 'arot:lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      // React has had this hook itself since version 18.
      if (id === 'use-sync-external-store/shim') return this.resolve('react', importer)
      return production[id] ?? null
    },
    transform: {
      filter: { id: [icons, router] },
      handler: (code, id) => (icons.test(id) ? drawnByTheApp(code, app) : withoutUnusedParts(code)),
    },
  }
}
