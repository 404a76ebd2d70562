import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/first-hour.md'), 'utf8')
const files = [...page.matchAll(/^```\w+ (\S+)\n([\s\S]*?)\n```$/gm)].map(([, path = '', text]) => ({ path, text }))

test('The first hour shows all that its product is made of', () => {
  expect(files.map(({ path }) => path)).toEqual(['index.html', 'src/main.tsx', 'src/products.ts', 'src/Shop.tsx'])
})

test.each(files)('$path stands in the first hour as it is built and used', ({ path, text }) => {
  expect(readFileSync(join(root, 'fixtures/consumers/first-hour', path), 'utf8')).toBe(`${text}\n`)
})

test('The brand of the first hour is made by the command that its product runs', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'fixtures/consumers/first-hour/package.json'), 'utf8'))
  expect(page).toContain(`\nnpx ${scripts.brand}\n`)
})
