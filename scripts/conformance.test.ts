import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './package/pack.ts'

const list = readFileSync(join(root, 'docs/conformance.md'), 'utf8')

/** The list names a test as `api/stores/stock` “reserves the units with the PATCH …”. */
const tests = [...list.matchAll(/`(api|app|contract|host)\/([a-z/-]+)` “([^”]+)”/g)].map(
  ([, part = '', file = '', title = '']) => ({
    file: `packages/${part}/test/${file}.test.ts`,
    title,
  }),
)

/** A row's journeys: a file in code type, then its titles in italics. */
const journeys = [...list.matchAll(/`((?:any|foreign|hasty|our)-server\/[a-z-]+)`: (.*)\|/g)].flatMap(
  ([, file = '', titles = '']) =>
    [...titles.matchAll(/_([^_]+)_/g)].map(([, title = '']) => ({ file: `e2e/${file}.test.ts`, title })),
)

test.for([
  ['packages', tests, 30],
  ['whole', journeys, 60],
] as const)('every test of the %s that the conformance list names exists', ([, named, atLeast]) => {
  expect(named.length).toBeGreaterThan(atLeast)
  const gone = named.filter(({ file, title }) => {
    const path = join(root, file)
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(title)
  })
  expect(gone).toEqual([])
})

test('the index of decisions lists every page, and names the replacement of each superseded one', () => {
  const folder = join(root, 'docs/decisions')
  const rows = readFileSync(join(folder, 'README.md'), 'utf8').match(/^\| \[.*$/gm) ?? []
  const pages = globSync('20*.md', { cwd: folder })
  const listed = rows.map((row) => row.match(/\]\(([^)]+)\)/)?.[1])
  expect(listed.toSorted()).toEqual(pages.toSorted())
  for (const page of pages) {
    const replacement = readFileSync(join(folder, page), 'utf8').match(/\bsuperseded by \[.*?\]\(([^)]+)\)/s)?.[1]
    const row = rows.find((text) => text.includes(`](${page}) `))
    if (replacement) expect(row).toContain(`superseded by [${replacement.slice(11, -3)}](${replacement})`)
  }
})
