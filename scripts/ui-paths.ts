// Writes `tsconfig.ui.json`: where each `@arot/ui/…` has its source, for the types as `ui-source.ts` says it to Vite.
//   node scripts/ui-paths.ts
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '..', 'packages', 'ui', 'src')

export function uiPaths(): Record<string, readonly string[]> {
  const entries = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .flatMap((group) =>
      componentsOf(group).map((name) => [`@arot/ui/${name}`, [`../ui/src/${group}/${name}/${name}.tsx`]] as const),
    )
  const hooks = ['useAlerts', 'useToast'].map((name) => [`@arot/ui/${name}`, [`../ui/src/lib/${name}.ts`]] as const)
  const parts = [['@arot/ui/brand', ['../ui/src/brand/brand.ts']] as const]
  return Object.fromEntries([...entries, ...hooks, ...parts].sort(([one], [other]) => (one < other ? -1 : 1)))
}

function componentsOf(group: string) {
  return readdirSync(join(source, group)).filter((name) => existsSync(join(source, group, name, `${name}.tsx`)))
}

if (import.meta.main) {
  const paths = { '#storybook/*': ['../../.storybook/*'], ...uiPaths() }
  const file = join(import.meta.dirname, '..', 'packages', 'app', 'tsconfig.ui.json')
  writeFileSync(file, `${JSON.stringify({ compilerOptions: { paths } }, null, 2)}\n`)
}
