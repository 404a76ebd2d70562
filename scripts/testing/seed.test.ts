import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandom, freshSeed, seedFrom, testSeed } from './seed.ts'

const root = join(import.meta.dirname, '../..')
const places = ['e2e', 'scripts', ...['api', 'app', 'contract', 'host', 'ui'].map((name) => `packages/${name}/test`)]

test('every property of a run uses the seed of the run', () => {
  expect(fc.readConfigureGlobal().seed).toBe(testSeed())
  expect(fc.sample(fc.integer(), 20)).toEqual(fc.sample(fc.integer(), 20))
})

test('no test chooses random data without the seed', () => {
  const dice = /Math\.random\(|Date\.now\(\)(\}| %)/
  const found = places.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && !file.endsWith('seed.test.ts'))
      .filter((file) => dice.test(readFileSync(join(root, place, file), 'utf8')))
      .map((file) => join(place, file)),
  )
  expect(found).toEqual([])
})

test('the same seed gives the same numbers, and another seed gives others', () => {
  const numbers = (seed: number) => Array.from({ length: 1000 }, createRandom(seed))
  expect(numbers(7)).toEqual(numbers(7))
  expect(numbers(7)).not.toEqual(numbers(8))
  for (const one of numbers(7)) expect(one >= 0 && one < 1).toBe(true)
  expect(numbers(7).filter((one) => one < 0.5).length).toBeGreaterThan(400)
})

test('a fresh seed can be repeated as an option', () => {
  const seed = freshSeed()
  expect(seedFrom(`${seed}`)).toBe(seed)
  expect(() => seedFrom('1.5')).toThrow('A seed is a whole number')
})
