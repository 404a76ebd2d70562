// The folders of the library: what is a component, and what it exports.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

export const ui = join(import.meta.dirname, '..')
export const groups = ['foundations', 'primitives', 'marketplace', 'trade', 'site', 'auth']

export type Component = {
  name: string
  /** Its file inside `src`, without the extension: `primitives/Button/Button`. */
  path: string
}

export type Exported = { name: string; isType: boolean }

/** Every folder `X` of a group that holds an `X.tsx`. */
export function components(): Component[] {
  return groups
    .filter((group) => existsSync(join(ui, 'src', group)))
    .flatMap((group) => readdirSync(join(ui, 'src', group)).map((name) => ({ name, path: `${group}/${name}/${name}` })))
    .filter(({ path }) => existsSync(join(ui, 'src', `${path}.tsx`)))
    .sort((one, other) => compare(one.name, other.name))
}

/** What a source file exports by name. An `export *` would hide that, so it is refused. */
export function exportsOf(file: string): Exported[] {
  const parsed = parseSync(file, readFileSync(file, 'utf8'))
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`)
  return parsed.module.staticExports
    .flatMap((statement) => statement.entries)
    .map((entry) => {
      if (!entry.exportName.name) throw new Error(`${file} exports something without a name of its own`)
      return { name: entry.exportName.name, isType: entry.isType }
    })
}

export function compare(one: string, other: string) {
  return one < other ? -1 : 1
}
