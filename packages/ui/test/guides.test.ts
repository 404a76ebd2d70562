import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { ui } from '../scripts/components.ts'

const groups = { patterns: 'Patterns', recipes: 'Recipes' }

const guides = Object.entries(groups).flatMap(([group, title]) =>
  globSync(`src/${group}/*.mdx`, { cwd: ui }).map((path) => ({
    path,
    title,
    name: basename(path, '.mdx'),
    text: readFileSync(join(ui, path), 'utf8'),
  })),
)

const examples = Object.keys(groups).flatMap((group) =>
  globSync(`src/${group}/*.example.tsx`, { cwd: ui }).map((path) => ({
    path,
    name: basename(path, '.example.tsx'),
    text: readFileSync(join(ui, path), 'utf8'),
  })),
)

/** Packages that a host has anyway. */
const given = ['react', 'react-dom', 'react-dom/server', 'lucide-react']
const entries = Object.keys(manifest.exports).map((entry) => entry.replace('.', '@arot/ui'))

describe.each(guides)('the page of $title/$name', ({ title, name, text }) => {
  it('has its title in its group', () => {
    const [, shown] = /^<Meta title="(.+)" \/>$/m.exec(text) ?? []
    expect(shown).toBe(`${title}/${/^# (.+)$/m.exec(text)?.[1]}`)
  })

  it('shows its example, rendered and as code', () => {
    expect(text).toContain(`import { ${name}Example } from './${name}.example.tsx'`)
    expect(text).toContain(`import code from './${name}.example.tsx?raw'`)
    expect(text).toContain(`<Example code={code}>\n  <${name}Example />\n</Example>`)
  })

  it('contains no Markdown table', () => {
    expect(text).not.toMatch(/^\|/m)
  })
})

describe.each(examples)('the example of $name', ({ name, text }) => {
  it('is shown on one page', () => {
    expect(guides.filter((guide) => guide.text.includes(`/${name}.example.tsx'`)).map((guide) => guide.name)).toEqual([
      name,
    ])
  })

  it('imports only public entries', () => {
    const imported = [...text.matchAll(/(?:from|import) '([^']+)'/g)].map(([, source]) => source as string)
    expect(imported.filter((source) => ![...entries, ...given].includes(source))).toEqual([])
  })
})

const consumers = join(ui, '../../fixtures/consumers')
const fences = guides.flatMap(({ name, text }) =>
  [...text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)\n```$/gm)].map(([, path = '', lines = '']) => ({ name, path, lines })),
)

it('quotes the hosts that tests build', () => {
  expect(fences.length).toBeGreaterThan(10)
})

it.each(fences)('$name quotes $path exactly', ({ path, lines }) => {
  expect(flush(readFileSync(join(consumers, path), 'utf8'))).toContain(`${flush(lines)}\n`)
})

/** Removes indentation, because the page may show part of a file. */
function flush(text: string) {
  return text.replaceAll(/^ +/gm, '')
}
