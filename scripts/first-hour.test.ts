import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/first-hour.md'), 'utf8')
const files = [...page.matchAll(/^```\w+ (\S+)\n([\s\S]*?)\n```$/gm)].map(([, path = '', text]) => ({ path, text }))

test('The first hour shows every file of its product', () => {
  expect(files.map(({ path }) => path)).toEqual(['index.html', 'src/main.tsx', 'src/products.ts', 'src/Shop.tsx'])
})

test.each(files)('$path in the first hour equals the built and used file', ({ path, text }) => {
  expect(readFileSync(join(root, 'fixtures/consumers/first-hour', path), 'utf8')).toBe(`${text}\n`)
})

test('The command of the first hour builds its brand', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'fixtures/consumers/first-hour/package.json'), 'utf8'))
  expect(page).toContain(`\nnpx ${scripts.brand}\n`)
})
