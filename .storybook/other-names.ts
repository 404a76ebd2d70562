import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aliasesOf } from '../packages/ui/scripts/aliases.ts'

const root = join(import.meta.dirname, '..')

/** The other names of each documentation page, by its path: what people may type into the search of the sidebar. */
function otherNames(): Record<string, string[]> {
  const pages = globSync('packages/{ui,trade}/src/**/*.mdx', { cwd: root })
  const rows = pages.map((path) => {
    const aliases = aliasesOf(readFileSync(join(root, path), 'utf8')).replaceAll(/\s+/g, ' ')
    return [`./${path}`, aliases.split(', ')] as const
  })
  return Object.fromEntries(rows.filter(([, [first]]) => first))
}

/** Brings them into the page of the sidebar, for `OtherNames.tsx`. A new name needs a restart. */
export function otherNamesScript() {
  const json = JSON.stringify(otherNames()).replaceAll('<', '\\u003c')
  return `<script>globalThis.otherNames = ${json}</script>`
}
