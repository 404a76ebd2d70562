// The components of the libraries, found by their folders, and their exports.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

export const ui = join(import.meta.dirname, '..')
/**
 * The components of this marketplace. The package is private: it has no build, and its `reference.json` is for our own
 * pages.
 */
export const trade = join(ui, '../trade')
export const groups = ['foundations', 'primitives', 'marketplace', 'site', 'auth']

export type Component = {
  name: string
  group: string
  /** The file inside `src`, without the extension: `primitives/Button/Button`. */
  path: string
}

export type Export = { name: string; isType: boolean }

/** Every folder `X` of a group with a file `X.tsx`. `trade` has one group, without a folder for it. */
export function components(library = ui): Component[] {
  const source = join(library, 'src')
  const places = library === trade ? [['trade', ''] as const] : groups.map((group) => [group, `${group}/`] as const)
  return places
    .filter(([, place]) => existsSync(join(source, place)))
    .flatMap(([group, place]) =>
      readdirSync(join(source, place)).map((name) => ({ name, group, path: `${place}${name}/${name}` })),
    )
    .filter(({ path }) => existsSync(join(source, `${path}.tsx`)))
    .sort((one, other) => compare(one.name, other.name))
}

/** The named exports of a source file. `export *` is rejected, because its names would be hidden. */
export function exportsOf(file: string): Export[] {
  const parsed = parseSync(file, readFileSync(file, 'utf8'))
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`)
  const exported = parsed.module.staticExports
    .flatMap((statement) => statement.entries)
    .map((entry) => {
      if (!entry.exportName.name) throw new Error(`${file} exports something without a name of its own`)
      return { name: entry.exportName.name, isType: entry.isType }
    })
  // An overloaded function has an export for each of its signatures.
  return [...new Map(exported.map((one) => [one.name, one])).values()]
}

export function compare(one: string, other: string) {
  return one < other ? -1 : 1
}
