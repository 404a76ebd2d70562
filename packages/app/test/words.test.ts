import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  breaksProblem,
  loginProblems,
  productProblems,
  publicNameProblem,
  purchaseProblem,
  registerProblems,
  uploadProblem,
} from '@arot/contract'
import { debugErrorMap } from 'firebase/auth'
import { afterEach, expect, test } from 'vitest'
import { messages as bulk } from '../src/bulk/messages.ts'
import { messages as catalog } from '../src/catalog/messages.ts'
import { messages as offers } from '../src/offers/messages.ts'
import { messages as operator } from '../src/operator/messages.ts'
import { messages as orders } from '../src/orders/messages.ts'
import { bengali, firebaseWords, words } from '../src/platform/i18n/bengali.ts'
import { ruleInBengali, rules } from '../src/platform/i18n/bengaliRules.ts'
import { languageAt, pathIn, pathInEnglish } from '../src/platform/i18n/languages.ts'
import { eachInWords } from '../src/platform/i18n/problems.ts'
import { setLookup, t } from '../src/platform/i18n/words.ts'
import { inWords } from '../src/platform/messages.ts'
import { messages as reviews } from '../src/reviews/messages.ts'
import { type Route, routes } from '../src/routes.ts'
import { walls } from '../src/session/login/walls.ts'
import { messages as session, signedOut, signedOutElsewhere } from '../src/session/messages.ts'
import { messages as shell } from '../src/shell/messages.ts'
import { messages as suppliers } from '../src/suppliers/messages.ts'

const source = join(import.meta.dirname, '..', 'src')

/** Texts that the code passes to `t` directly. */
function inlineTexts() {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/stories|flows/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(source, file), 'utf8').matchAll(/\bt\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g),
    ])
    .map(([, single, double]) => single ?? double ?? '')
}

/** Texts in message objects, which a component passes to `t` later. */
function messageTexts() {
  const all: unknown[] = [
    bulk,
    catalog,
    offers,
    operator,
    orders,
    reviews,
    session,
    shell,
    suppliers,
    signedOut,
    signedOutElsewhere,
  ].flatMap(Object.values)
  return all.flatMap((said): string[] => {
    if (typeof said === 'function') return textsOf(said(null))
    return textsOf(said)
  })
}

function textsOf(said: unknown): string[] {
  if (typeof said === 'string') return /^\w+$/.test(said) && said === said.toLowerCase() ? [] : [said]
  const { title, text } = said as { title: string; text?: string }
  return text === undefined ? [title] : [title, text]
}

/** The description of pages without their own. */
const ofMarket =
  'Browse wholesale products in seven categories, see price, stock and minimum order, and buy direct from suppliers.'

function pageTexts() {
  const titles = Object.values(routes).map(({ title }: Route) => title)
  return [...titles, ofMarket, ...Object.values(walls)].filter((words) => words !== undefined)
}

/** The refusals of a purchase, by the form or by the server. */
const refusals = [
  'Whole units only',
  'Minimum quantity required',
  'Not enough stock',
  'Sold by the carton',
  'Smallest order value',
  'Too much in the cart',
]

afterEach(() => setLookup(() => undefined))

test('Bengali has exactly the texts of the app', () => {
  const texts = new Set([...inlineTexts(), ...messageTexts(), ...pageTexts(), ...refusals])
  // A text with filled placeholders is not another text.
  for (const english of Object.keys(words).filter((english) => english.includes('{'))) texts.delete(t(english, {}))
  expect(texts.size).toBeGreaterThan(100)
  expect(Object.keys(words).toSorted()).toEqual([...texts].toSorted())
})

test('No text of it is left in English, and all placeholders are filled in', () => {
  for (const [english, said] of Object.entries({ ...words, ...firebaseWords })) {
    const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).toSorted()
    expect(blanks(said), english).toEqual(blanks(english))
    expect(said.replaceAll(/\{\w+\}/g, ''), english).not.toMatch(/[a-z]/i)
  }
})

test('Each rule has the placeholders of its text, except the rest of it', () => {
  for (const [english, said] of Object.entries(rules)) {
    const blanks = (text: string) => new Set([...text.matchAll(/\{#?\w+\}/g)].map(([blank]) => blank))
    expect(blanks(said), english).toEqual(blanks(english.replace('{rest}', '')))
  }
})

test('A heading with a colon is named whole', () => {
  const problem = 'Two columns mean price: “Unit: price” and “Cost”. Remove one of them.'
  expect(ruleInBengali(problem)).toBe('দুটি কলামের অর্থ একই (price): “Unit: price” ও “Cost”। একটি বাদ দিন।')
})

test('Texts are in the reader’s language, or in English if it lacks them', () => {
  expect(t('Results for “{words}”', { words: 'pan' })).toBe('Results for “pan”')
  setLookup(() => bengali.app)
  expect(t('Results for “{words}”', { words: '{words} $& <b>' })).toBe('“{words} $& <b>” খোঁজার ফল')
  expect(t('Nobody says this')).toBe('Nobody says this')
  expect(inWords(session.loggedIn('A {brace}')).text).toBe('A {brace}-এ স্বাগতম!')
  expect(inWords(orders.bought)).toEqual({ ...orders.bought, title: 'সফল!', text: 'পণ্যটি আপনার কার্টে যোগ হয়েছে।' })
})

test('A path has its language, and each page has an address in each language', () => {
  expect(['/', '/bnx', '/category/bn', '/BN'].map(languageAt)).toEqual(['en', 'en', 'en', 'en'])
  expect(['/bn', '/bn/', '/bn/cart/a'].map(languageAt)).toEqual(['bn', 'bn', 'bn'])
  expect([pathIn('bn', '/'), pathIn('bn', '/about-us'), pathIn('en', '/')]).toEqual(['/bn', '/bn/about-us', '/'])
  expect([pathInEnglish('/bn'), pathInEnglish('/bn/about-us'), pathInEnglish('/cart')]).toEqual([
    '/',
    '/about-us',
    '/cart',
  ])
})

test('Refusals of rules are in Bengali, for every rule and any figures', () => {
  setLookup(() => bengali.app)
  const long = 'x'.repeat(10_000)
  const filled = {
    image: '',
    name: '',
    brand: long,
    category: 'a\u0000b',
    description: long,
    rating: 9,
    minQuantity: 1.5,
  }
  const said = [
    ...Object.values(productProblems({ ...filled, price: 0, mainQuantity: -1 })),
    ...Object.values(productProblems({ ...filled, image: 'http://a.example', price: 1.234, mainQuantity: 2 ** 60 })),
    ...Object.values(productProblems({ ...filled, price: 1.5 }, { currency: 'JPY' })),
    ...Object.values(productProblems({ ...filled, price: 1e15 })),
    ...Object.values(registerProblems({ name: 'abc', photo: 'x', email: 'a@', password: 'abc' })),
    ...Object.values(registerProblems({ name: '', photo: long, email: '', password: '' })),
    ...Object.values(loginProblems({ email: '', password: '' })),
    ...Object.values(productProblems({ ...filled, sku: long, orderMultiple: 0, leadDays: -1 })),
    ...[
      Array.from({ length: 9 }, () => ({ from: 240, price: 8 })),
      [{ from: 1.5, price: 8 }],
      [{ from: 12, price: 8 }],
      [{ from: 250, price: 8 }],
      [{ from: 240, price: 8.5 }],
    ].map((steps) => breaksProblem(steps, { price: 8.5, above: 24, orderMultiple: 24 })),
    purchaseProblem(1, { minQuantity: 1200, mainQuantity: 9999 })?.text,
    purchaseProblem(99999, { minQuantity: 1, mainQuantity: 9999 })?.text,
    purchaseProblem(130, { minQuantity: 100, mainQuantity: 9999, orderMultiple: 24 })?.text,
    purchaseProblem(110, { minQuantity: 100, mainQuantity: 119, orderMultiple: 24 })?.text,
    purchaseProblem(1.5, { minQuantity: 1, mainQuantity: 9999 })?.text,
    uploadProblem('logo'),
    uploadProblem('document'),
    ...['a@b.example', 'x.com', 'Λrot', 'ক\u0981\u0982\u0983', 'Arot™'].map((name) => publicNameProblem('Name', name)),
    'You can have 20 open purchases, 1000 orders and 1000000 units in your cart. Remove something, or wait a few minutes.',
  ].map((english) => t(english ?? ''))
  expect(said.length).toBeGreaterThan(30)
  for (const words of said) {
    expect(words).toMatch(/[\u0980-\u09ff]/)
    expect(words.replaceAll(/https:\/\/|name@example\.com/g, '')).not.toMatch(/[a-z\d]/i)
  }
})

test('The problems of a file’s rows are in Bengali', () => {
  setLookup(() => bengali.app)
  const api = join(import.meta.dirname, '../../api/src/modules/bulk')
  const said = [
    'import/parse-number.ts',
    'import/headings.ts',
    'import/diff-row.ts',
    'import/plan.ts',
    'import/parse-row.ts',
    'import/parse-file.ts',
    'validate.ts',
  ]
    .map((file) => readFileSync(join(api, file), 'utf8'))
    .join('\n')
    // The reasons for refusing a whole file are separate sentences.
    .replaceAll(/unreadable\([^)]*\)/g, '')
    .match(/(?<=['`])[^'`\n]+[.;](?=['`])/g)
    ?.filter((words) => /^[A-Z“$].* /.test(words))
    .flatMap((words) =>
      /\$\{word\}/.test(words) ? ['product', 'number'].map((word) => words.replace(/\$\{word\}/, word)) : words,
    )
    .map((words) =>
      words
        .replace(/\$\{quoted\}/, '“x”')
        .replace(/\$\{mark\}/, ',')
        .replaceAll(/\$\{[^}]*\}/g, '7'),
    )
  expect(said?.length).toBeGreaterThan(12)
  for (const words of said ?? []) expect(t(words), words).toMatch(/[\u0980-\u09ff]/)
})

test('The translated Firebase messages still exist, and unknown ones get our own text', () => {
  const said = Object.values((debugErrorMap as unknown as () => Record<string, string>)())
  for (const english of Object.keys(firebaseWords)) expect(said).toContain(english)
  const titles = new Error('INTERNAL_UNHEARD_OF')
  expect(shell.logoutFailed(titles).title).toBe('INTERNAL_UNHEARD_OF')
  setLookup(() => bengali.app)
  expect(inWords(shell.logoutFailed(titles)).title).toBe('লগ আউট করা যায়নি। আবার চেষ্টা করুন।')
  expect(inWords(session.registrationFailed(new Error('The email address is badly formatted.'))).title).toBe(
    'ইমেইল ঠিকানাটি ঠিক নয়।',
  )
})

test('Field errors have localized figures, and SKUs stay as they are', () => {
  const problems = { price: 'Price must be between 1 and 1000000.', sku: 'AB-10000 and 12.5000 are taken.' }
  expect(eachInWords(problems)).toEqual({ ...problems, price: 'Price must be between 1 and 1,000,000.' })
})
