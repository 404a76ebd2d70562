import { readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import reference from '../reference.json' with { type: 'json' }
import { ui } from '../scripts/components.ts'
import { guidance } from '../scripts/guidance.ts'
import type { LibraryReference } from '../scripts/reference.ts'

const { components } = reference as unknown as LibraryReference
const pages = guidance(reference as unknown as LibraryReference)
const texts = Object.entries(pages).map(([path, text]) => ({ path, text }))

describe.each(components)('the Markdown of $name', ({ name, example, parts, words, slots }) => {
  const text = pages[`${name}.md`] ?? ''

  it('has the example as code', () => {
    expect(text).toContain(`\n\`\`\`tsx\n${example.trim()}\n\`\`\`\n`)
  })

  it('has every slot, prop and text', () => {
    const rows = text.split('\n').filter((line) => line.startsWith('| `'))
    const named = new Set(rows.map((row) => /^\| `([^`]+)`/.exec(row)?.[1]))
    const expected = [
      ...slots,
      ...parts.flatMap(({ props }) => props.map((prop) => prop.name)),
      ...Object.values(words).flatMap((labels) => Object.keys(labels)),
    ]
    expect(expected.filter((one) => !named.has(one))).toEqual([])
  })

  it('has the description of each prop', () => {
    const descriptions = parts.flatMap(({ props }) =>
      props.map(({ description }) => description.replaceAll('|', '\\|')),
    )
    expect(descriptions.filter((description) => !text.includes(description))).toEqual([])
  })
})

describe.each(texts)('the page $path', ({ text }) => {
  const prose = withoutCode(text)

  it('has one title, at the top', () => {
    expect(prose.match(/^# .+$/gm)).toHaveLength(1)
    expect(prose).toMatch(/^# /)
  })

  it('has no JSX, import or export outside of code', () => {
    expect(prose).not.toMatch(/<\/?[A-Za-z][^>]*>/)
    expect(prose).not.toMatch(/^(import|export) /m)
  })

  it('closes every fence', () => {
    expect((text.match(/^```/gm) ?? []).length % 2).toBe(0)
  })
})

it.each([
  ['Tag', 'Badge'],
  ['EmptyState', 'ErrorState'],
  ['Badge', 'Tag'],
])('leads from %s to %s', (from, to) => {
  expect(pages[`${from}.md`]).toContain(`[${to}](${to}.md)`)
})

it('links only to existing pages', () => {
  const lost = texts.flatMap(({ path, text }) =>
    linksIn(text)
      .filter((link) => !(normalize(join(path, '..', link)) in pages))
      .map((link) => `${path} to ${link}`),
  )
  expect(lost).toEqual([])
})

it('is linked from llms.txt, with a line for each page', () => {
  const links = linksIn(readFileSync(join(ui, 'llms.txt'), 'utf8')).map((link) => link.replace('dist/docs/', ''))
  expect(links.filter((link) => !(link in pages))).toEqual([])
  expect(Object.keys(pages).filter((page) => !links.includes(page))).toEqual([])
})

it('lists only tokens of the style sheet', () => {
  const sheet = readFileSync(join(ui, 'src/styles/tokens.css'), 'utf8')
  const tokens = [...(pages['tokens.md'] ?? '').matchAll(/^\| `(--[\w-]+)`/gm)].map(([, token]) => token)
  expect(tokens.length).toBeGreaterThan(50)
  expect(tokens.filter((token) => !sheet.includes(`${token}:`))).toEqual([])
})

it('is deterministic', () => {
  expect(guidance(reference as unknown as LibraryReference)).toEqual(pages)
})

/** The text without code blocks and inline code. */
function withoutCode(text: string) {
  return text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/(`{1,2})(?!`)[\s\S]+?(?<!`)\1(?!`)/g, '')
}

function linksIn(text: string) {
  return [...withoutCode(text).matchAll(/\]\(([^)#]+)[^)]*\)/g)]
    .map(([, link]) => link as string)
    .filter((link) => !/^https?:/.test(link))
}
