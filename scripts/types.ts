// npm run types: checks the types of all packages, and of the documentation pages. TypeScript cannot read a page, so its
// code is written as a module into `.data/pages`, on the lines that it has in the page. `rootDirs` of the packages finds
// its imports.
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { moduleOf } from '../packages/ui/scripts/mdx.ts'

const root = join(import.meta.dirname, '..')
const modules = join(root, '.data/pages')

rmSync(modules, { recursive: true, force: true })
for (const page of globSync('packages/*/src/**/*.mdx', { cwd: root })) {
  const file = join(modules, `${page}.tsx`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, moduleOf(readFileSync(join(root, page), 'utf8')))
}

const { status } = spawnSync('tsc', ['--build', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
process.exitCode = status ?? 1
