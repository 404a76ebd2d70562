// Mutation test of the price and quantity rules: every changed comparison, step or fallback must change a tested limit.
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import * as prices from '../src/catalog/prices.ts'
import * as rules from '../src/inventory/rules.ts'
import { limits } from '../src/values/limits.ts'
import * as money from '../src/values/money.ts'
import { type Change, mutantsOf } from './mutants.ts'
import { priceLimits, type Rules } from './price-limits.ts'

const changes: Change[] = [
  [/ <= /g, ' < ', ' >= '],
  [/ >= /g, ' > ', ' <= '],
  [/ < /g, ' <= ', ' > '],
  [/ > /g, ' >= ', ' < '],
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \* /g, ' / '],
  [/ \/ /g, ' * '],
  [/ % /g, ' * '],
  [/ \|\| /g, ' && '],
  [/ && /g, ' || '],
  [/ \?\? ('[^']*'|\w+)/g, ''],
  [/(?<=\.)findLast\(/g, 'find('],
  [/(?<=\.)find\(/g, 'findLast('],
  [/\.ceil\(/g, '.floor('],
  [/\.floor\(/g, '.ceil('],
  [/\.max\(/g, '.min('],
  [/\.at\(-1\)/g, '.at(0)', '.at(-2)'],
  [/!(?=Number)/g, ''],
  // Numbers plus one: defaults, increments and positions.
  [/\b0\b/g, '1'],
  [/\b1\b/g, '2'],
  [/\bif \(.*\) (?=return)/g, 'if (false) ', 'if (true) '],
  // Removes assignments that one step passes to the next.
  [/\n *(units|cost) = .*/g, ''],
]

/** The program without types and comments. Its imports are given. */
const programOf = (file: string) =>
  stripTypeScriptTypes(readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8'))
    .replace(/\/\*\*[\s\S]*?\*\/|^ *\/\/.*$/gm, '')
    .replace(/^import .*$/gm, '')
    .replace(/^export /gm, '')

function run(program: string, scope: object, names: string[]): Partial<Rules> {
  return new Function(...Object.keys(scope), `${program}\nreturn { ${names.join(', ')} }`)(...Object.values(scope))
}

/** The limits at which the changed rules give another result. */
function findFailingLimits(changed: Partial<Rules>) {
  const all = { ...prices, ...rules, ...changed }
  return priceLimits.filter(([, ask, answer]) => {
    try {
      return !isDeepStrictEqual(ask(all), answer)
    } catch {
      return true
    }
  })
}

/** The part of the rules that checks a purchase. */
const ofPurchase = (program: string) => {
  const [from, to] = ['function purchaseProblem', 'function belowMinimum'].map((start) => program.indexOf(start))
  return { before: program.slice(0, from), part: program.slice(from, to), after: program.slice(to) }
}

it.each(priceLimits)('%s', (_, ask, answer) => {
  expect(ask({ ...prices, ...rules })).toEqual(answer)
})

it('the tests detect every mutation of the price rules', () => {
  const mutants = mutantsOf(programOf('catalog/prices.ts'), changes)
  expect(mutants.length).toBeGreaterThan(50)
  const names = ['smallestOrder', 'unitPriceAt', 'nextBreak', 'lowestPrice', 'totalOf', 'pricesProblems', 'wrongStepAt']
  const unnoticed = mutants.filter(({ text }) => findFailingLimits(run(text, { limits, ...money }, names)).length === 0)
  expect(unnoticed.map(({ description }) => description)).toEqual([])
})

it('the tests detect every mutation of the purchase rules', () => {
  const { before, part, after } = ofPurchase(programOf('inventory/rules.ts'))
  const mutants = mutantsOf(part, changes)
  expect(mutants.length).toBeGreaterThan(25)
  const unnoticed = mutants.filter(({ text }) => {
    const changed = run(before + text + after, {}, ['purchaseProblem', 'cartonsAround'])
    return findFailingLimits(changed).length === 0
  })
  expect(unnoticed.map(({ description }) => description)).toEqual([])
})
