import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import ofTrade from '../../trade/reference.json' with { type: 'json' }
import reviews from '../accessibility.json' with { type: 'json' }
import ofUi from '../reference.json' with { type: 'json' }
import { components as componentsOf, trade, ui } from '../scripts/components.ts'

const chapters = [
  'When, and when not',
  'Anatomy',
  'Do and don’t',
  'By keyboard',
  'What a screen reader says',
  'Words',
  'Props',
]

/** Components that render nothing themselves. */
const unseen = ['ArotProvider']

const pages = new Map(
  [ui, trade].flatMap((library) =>
    componentsOf(library).map(({ name, path }) => [name, join(library, 'src', `${path}.mdx`)] as const),
  ),
)
const components = [...ofUi.components, ...ofTrade.components].map(({ name, entry, slots, example }) => ({
  name,
  entry,
  slots,
  example,
  page: pages.get(name) ?? '',
}))

const undescribed = ofUi.components
  .flatMap(({ parts }) =>
    parts.flatMap(({ name, props }) => props.map((prop) => ({ ...prop, name: `${name}.${prop.name}` }))),
  )
  .filter(({ description }) => description === '')

it('describes every prop', () => {
  expect(undescribed.map(({ name }) => name)).toEqual([])
})

it('has a valid date and a component for each accessibility review', () => {
  const names = components.map(({ name }) => name)
  for (const [name, date] of Object.entries(reviews)) {
    expect(names).toContain(name)
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
  }
})

describe.each(components)('the page of $name', ({ name, entry, slots, example, page }) => {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : ''

  it('has every chapter, in order', () => {
    const found = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    expect(found).toEqual(unseen.includes(name) ? chapters.filter((title) => found.includes(title)) : chapters)
    expect(text).toMatch(new RegExp(`^# ${name}$`, 'm'))
    expect(text).toContain(`<Props of="${name}" />`)
  })

  it('names each of its slots, and no other', () => {
    const anatomy = /<Anatomy[\s\S]*?parts=\{\{([\s\S]*?)\}\}/.exec(text)?.[1] ?? ''
    const named = [...anatomy.matchAll(/^\s+'?([a-z-]+)'?: ['"`]/gm)].map(([, slot]) => slot)
    expect(named.sort()).toEqual([...slots])
  })

  it('shows an example that imports only public entries', () => {
    expect(text).toContain(`<Example of="${name}">`)
    expect(example).toContain(`from '${entry}'`)
    expect(example).not.toMatch(/from '\.|from '#/)
  })

  it('contains no Markdown table', () => {
    expect(text).not.toMatch(/^\|/m)
  })
})
