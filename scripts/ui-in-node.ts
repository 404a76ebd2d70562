// Lets Node find the sources of the libraries by their entries, as Vite and the types do. Only those without JSX run there.
//   node --import ./scripts/ui-in-node.ts …
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { uiSources } from './ui-source.ts'

const sources = uiSources()

registerHooks({
  resolve(specifier, context, nextResolve) {
    const path = sources.get(specifier)
    if (path === undefined) return nextResolve(specifier, context)
    return nextResolve(pathToFileURL(join(import.meta.dirname, '../packages', path)).href, context)
  },
})
