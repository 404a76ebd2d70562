// app.css leaves out what the app does not draw: nothing that it does draw may be among it, or it would stand there bare.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, matchesGlob, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const app = join(import.meta.dirname, '..')
const ui = join(app, '../ui')
const entries: Record<string, { default: string } | string> = JSON.parse(
  readFileSync(join(ui, 'package.json'), 'utf8'),
).exports

/** What app.css excludes of the library's components, as globs. */
const leftOut = [
  ...readFileSync(join(app, 'src/app.css'), 'utf8').matchAll(/@source not "\.\.\/\.\.\/ui\/src\/(\w+\/\{.*\})"/g),
]
  .map(([, glob = '']) => glob)
  .flatMap((glob) => [glob, `${glob}/**`])

/** Named by what is drawn, as the host's way to them, and drawn by none of it. */
const onlyNamed = ['primitives/Field/FieldGroup.tsx', 'primitives/DataTable/EditCell.tsx']

const imported = /(?:from|import\()\s*'([^']+)'/g
const asTypes = /^(?:import|export) type [^;]*?from '[^']+'$/gm

function drawnFrom(files: string[]) {
  const drawn = new Set(files)
  // A set is walked to its end, what is added meanwhile included.
  for (const file of drawn) for (const next of importsOf(file)) drawn.add(next)
  return [...drawn]
}

function importsOf(file: string) {
  const code = readFileSync(file, 'utf8').replaceAll(asTypes, '')
  return [...code.matchAll(imported)]
    .map(([, name = '']) => (name.startsWith('.') ? resolve(file, '..', name) : entryOf(name)))
    .filter((next) => /\.tsx?$/.test(next))
}

function entryOf(name: string) {
  const entry = entries[name.replace('@arot/ui', '.')]
  if (typeof entry !== 'object') return ''
  const stem = join(ui, entry.default.replace('./dist', 'src').replace(/\.js$/, ''))
  return existsSync(`${stem}.tsx`) ? `${stem}.tsx` : `${stem}.ts`
}

it('draws nothing whose classes app.css leaves out', () => {
  const own = globSync('src/**/*.{ts,tsx}', { cwd: app }).filter((file) => !/stories|fixtures|flows/.test(file))
  const drawn = drawnFrom(own.map((file) => join(app, file))).map((file) => relative(join(ui, 'src'), file))
  expect(leftOut.length).toBeGreaterThan(0)
  expect(drawn).toContain('primitives/Button/Button.tsx')
  const bare = drawn.filter((file) => leftOut.some((glob) => matchesGlob(file, glob)))
  expect(bare.filter((file) => !onlyNamed.includes(file))).toEqual([])
})
