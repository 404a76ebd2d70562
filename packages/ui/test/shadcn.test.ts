import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { converter, wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import reference from '../reference.json' with { type: 'json' }
import { ui } from '../scripts/components.ts'
import type { LibraryReference } from '../scripts/reference.ts'
import { shadcnColors, shadcnItems } from '../scripts/shadcn.ts'

const [theme, ...examples] = shadcnItems(reference as unknown as LibraryReference)

describe('the items for shadcn', () => {
  it('are all examples, each once and unchanged', () => {
    const sources = globSync('src/**/*.example.tsx', { cwd: ui }).map((path) => readFileSync(join(ui, path), 'utf8'))
    const contents = examples.flatMap(({ files = [] }) => files.map(({ content }) => content))
    expect(contents.toSorted()).toEqual(sources.map((source) => `'use client'\n\n${source}`).toSorted())
  })

  it('have unique names in kebab case', () => {
    const names = examples.map(({ name }) => name)
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
    expect(new Set([...names, 'theme', 'registry']).size).toBe(names.length + 2)
  })

  it.each(examples)(
    '$name says what it is, where to read on, and what it needs',
    ({ description, docs, dependencies, files = [] }) => {
      expect(description).not.toBe('')
      expect(description).not.toMatch(/\]\(|\n/)
      expect(docs).toMatch(/node_modules\/@arot\/ui\/dist\/docs\/[\w/]+\.md$/)
      const imported = [...(files[0]?.content ?? '').matchAll(/from '([^']+)'/g)].map(([, name]) => name as string)
      const needed = imported.filter((name) => !/^react(-dom)?(\/|$)/.test(name))
      expect(needed.filter((name) => !dependencies.some((one) => `${name}/`.startsWith(`${one}/`)))).toEqual([])
      expect(dependencies.filter((name) => ![manifest.name, 'lucide-react'].includes(name))).toEqual([])
    },
  )
})

describe.each(['light', 'dark'] as const)('the theme for shadcn, %s', (name) => {
  const colors = theme?.cssVars?.[name] ?? {}
  const [light = '', dark = ''] = readFileSync(join(ui, 'src/styles/tokens.css'), 'utf8').split(/^ *\.dark \{$/m)
  const sheet = name === 'light' ? light : dark

  it.each(Object.entries(shadcnColors))('sets %s to our colour %s', (color, token) => {
    expect(sheet).toContain(`--arot-color-${token}: ${colors[color]};`)
  })

  it('is readable for each text colour', () => {
    const pairs = Object.keys(colors).flatMap((text) => {
      const ground = text === 'foreground' ? 'background' : text.replace(/-foreground$/, '')
      return ground === text ? [] : [[text, wcagContrast(rgb(colors[text]), rgb(colors[ground]))] as const]
    })
    expect(pairs.length).toBeGreaterThan(8)
    expect(pairs.filter(([, contrast]) => contrast < 4.5)).toEqual([])
  })
})

function rgb(color = '') {
  const found = converter('rgb')(color)
  if (!found) throw new Error(`${color} is no colour`)
  return found
}
