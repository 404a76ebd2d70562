// app.css excludes components that the app does not render. If it excluded a rendered one, that would have no styles.
import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { uiSources } from '../../../scripts/ui-source.ts'

const app = join(import.meta.dirname, '..')
const packages = join(app, '..')
const entries = uiSources()

/** The library components that a sheet excludes, as globs. */
const exclusionsOf = (sheet: string) =>
  [...readFileSync(join(app, 'src', sheet), 'utf8').matchAll(/@source not "\.\.\/\.\.\/((?:trade|ui)\/src\/[^"*]+)"/g)]
    .map(([, glob = '']) => glob)
    .flatMap((glob) => [glob, `${glob}/**`])

/** Imported by rendered components for hosts, but not rendered by the app. */
const onlyNamed = ['ui/src/primitives/Field/FieldGroup.tsx', 'ui/src/primitives/DataTable/EditCell.tsx']
/** Files without classes. */
const withoutClasses = /^(ui\/src\/(brand|messages|lib\/classGroups)|trade\/src\/messages)\b/

const imported = /(?:from|import\()\s*'([^']+)'/g
const asTypes = /^(?:import|export) type [^;]*?from '[^']+'$/gm

function filesFrom(files: string[]) {
  const drawn = new Set(files)
  // Iterating over a set includes the elements that are added meanwhile.
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
  const entry = entries.get(name)
  return entry === undefined ? '' : join(packages, entry)
}

/** The folders of members' pages, which have a separate sheet. */
const ofMembers =
  /^src\/(notifications|reviews|orders|offers|bulk|operator|suppliers\/own|catalog\/(add-product|all-products|change-prices|product|update-product|WithPreview))\b/

it.each([
  ['app.css', (file: string) => !ofMembers.test(file)],
  ['member.css', () => true],
])('excludes from %s nothing that its pages render', (sheet, isIts) => {
  const own = globSync('src/**/*.{ts,tsx}', { cwd: app }).filter((file) => !/stories|fixtures|flows/.test(file))
  const pages = own.filter((file) => isIts(file))
  const drawn = filesFrom(pages.map((file) => join(app, file))).map((file) => relative(packages, file))
  const leftOut = exclusionsOf(sheet)
  expect(leftOut.length).toBeGreaterThan(0)
  expect(drawn).toContain('ui/src/primitives/Button/Button.tsx')
  const bare = drawn.filter((file) => !withoutClasses.test(file) && leftOut.some((glob) => matchesGlob(file, glob)))
  expect(bare.filter((file) => !onlyNamed.includes(file))).toEqual([])
})
