// Writes `tsconfig.ui.json`, the source paths of `@arot/ui/…` and `@arot/trade/…` for the types. `ui-source.ts` gives Vite
// the same paths.
//   node scripts/ui-paths.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { uiSources } from './ui-source.ts'

export function uiPaths(): Record<string, readonly string[]> {
  const paths = [...uiSources()].map(([entry, path]) => [entry, [`../${path}`]] as const)
  return Object.fromEntries(paths.sort(([one], [other]) => (one < other ? -1 : 1)))
}

if (import.meta.main) {
  const paths = { '#storybook/*': ['../../.storybook/*'], ...uiPaths() }
  const file = join(import.meta.dirname, '..', 'packages', 'app', 'tsconfig.ui.json')
  const text = JSON.stringify({ compilerOptions: { paths } }, null, 2)
  // Like the formatter: a list with one element is on one line.
  writeFileSync(file, `${text.replaceAll(/\[\s+(".*")\s+\]/g, '[$1]')}\n`)
}
