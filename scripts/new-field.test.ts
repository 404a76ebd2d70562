import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/new-field.md'), 'utf8')
const files = [...page.matchAll(/^\| `(packages\/[^`]+)`/gm)].map(([, file = '']) => file)

test('the recipe for a new field names every package it passes through', () => {
  expect(new Set(files.map((file) => file.split('/')[1]))).toEqual(new Set(['contract', 'api', 'ui']))
})

test.each(files)('%s knows the field that the recipe follows', (file) => {
  expect(readFileSync(join(root, file), 'utf8')).toMatch(/leadDays|lead_days/)
})
