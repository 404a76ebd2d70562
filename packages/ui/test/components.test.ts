import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { components, exportsOf, trade, ui } from '../scripts/components.ts'

const all = [ui, trade].flatMap((library) =>
  components(library).map(({ name, group, path }) => ({ name, group, file: join(library, 'src', path) })),
)

describe('the components', () => {
  it('are all entries of the package', () => {
    const entries = Object.keys(manifest.exports).filter((entry) => /^\.\/[A-Z]/.test(entry))
    expect(entries).toEqual(components().map(({ name }) => `./${name}`))
  })

  it.each(all)('$name exports its own name', ({ name, file }) => {
    const exported = exportsOf(`${file}.tsx`)
    expect(exported.filter(({ isType }) => !isType).map((one) => one.name)).toContainEqual(
      expect.stringMatching(new RegExp(`^${name}`)),
    )
  })

  it.each(all.filter(({ group }) => group !== 'foundations'))('$name has its stories', ({ file }) => {
    const stories = exportsOf(`${file}.stories.tsx`).map((one) => one.name)
    expect(stories).toEqual(expect.arrayContaining(['Default', 'Playground']))
  })

  it.each(all)('$name is a short file', ({ file }) => {
    expect(readFileSync(`${file}.tsx`, 'utf8').split('\n').length).toBeLessThanOrEqual(200)
  })
})
