import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { components, exportsOf, ui } from '../scripts/components.ts'

const all = components()

describe('the components', () => {
  it('are all entries of the package', () => {
    const entries = Object.keys(manifest.exports).filter((entry) => /^\.\/[A-Z]/.test(entry))
    expect(entries).toEqual(all.map(({ name }) => `./${name}`))
  })

  it.each(all)('$name exports something of that name', ({ name, path }) => {
    const exported = exportsOf(join(ui, 'src', `${path}.tsx`))
    expect(exported.filter(({ isType }) => !isType).map((one) => one.name)).toContainEqual(
      expect.stringMatching(new RegExp(`^${name}`)),
    )
  })

  it.each(all.filter(({ path }) => !path.startsWith('foundations')))('$name has its stories', ({ path }) => {
    const file = join(ui, 'src', `${path}.stories.tsx`)
    expect(existsSync(file), file).toBe(true)
    const stories = exportsOf(file).map((one) => one.name)
    expect(stories).toEqual(expect.arrayContaining(['Default', 'Playground']))
  })

  it.each(all)('$name stays a file that can be read at a glance', ({ path }) => {
    expect(readFileSync(join(ui, 'src', `${path}.tsx`), 'utf8').split('\n').length).toBeLessThanOrEqual(200)
  })
})
