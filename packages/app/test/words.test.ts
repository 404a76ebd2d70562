import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { messages as buying } from '../src/buying/messages.ts'
import { messages as frame } from '../src/frame/messages.ts'
import { bengali } from '../src/language/bengali.ts'
import { languageAt, pathIn, pathInEnglish } from '../src/language/languages.ts'
import { speak, t } from '../src/language/words.ts'
import { inWords } from '../src/platform/messages.ts'
import { type Route, routes } from '../src/routes.ts'
import { messages as session, signedOut, signedOutElsewhere } from '../src/session/messages.ts'
import { messages as supplying } from '../src/supplying/messages.ts'

const source = join(import.meta.dirname, '..', 'src')

/** What is given to `t` where it is said. */
function saidInPlace() {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/stories|flows/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(source, file), 'utf8').matchAll(/\bt\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g),
    ])
    .map(([, single, double]) => single ?? double ?? '')
}

/** What is said later, by whoever shows it. */
function saidLater() {
  const all: unknown[] = [buying, frame, session, supplying, signedOut, signedOutElsewhere].flatMap(Object.values)
  return all.flatMap((said): string[] => {
    if (typeof said === 'function') return saidBy(said(null))
    return saidBy(said)
  })
}

function saidBy(said: unknown): string[] {
  if (typeof said === 'string') return /^\w+$/.test(said) && said === said.toLowerCase() ? [] : [said]
  const { title, text } = said as { title: string; text?: string }
  return text === undefined ? [title] : [title, text]
}

function saidOfPages() {
  return Object.values(routes).flatMap((route: Route) =>
    [route.title, route.description, route.wall].filter((words) => words !== undefined),
  )
}

const formNeedsScripts =
  'Signing in needs JavaScript, which is off in this browser. Turn it on, then load this page again.'

afterEach(() => speak(() => undefined))

test('Bengali has all that the app says, and nothing that it does not', () => {
  const said = new Set([...saidInPlace(), ...saidLater(), ...saidOfPages(), formNeedsScripts])
  // Where a function fills something in, that it is filled in is no other thing to say.
  for (const english of Object.keys(bengali.app).filter((words) => words.includes('{'))) said.delete(t(english))
  expect(said.size).toBeGreaterThan(100)
  expect(Object.keys(bengali.app).toSorted()).toEqual([...said].toSorted())
})

test('No word of it is left in English, and what is filled in is filled in', () => {
  for (const [english, words] of Object.entries(bengali.app)) {
    const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).toSorted()
    expect(blanks(words), english).toEqual(blanks(english))
    expect(words.replaceAll(/\{\w+\}/g, ''), english).not.toMatch(/[a-z]/i)
  }
})

test('The words of the reader’s language are said, English where there are none', () => {
  expect(t('Results for “{words}”', { words: 'pan' })).toBe('Results for “pan”')
  speak(() => bengali.app)
  expect(t('Results for “{words}”', { words: '{words} $& <b>' })).toBe('“{words} $& <b>” খোঁজার ফল')
  expect(t('Nobody says this')).toBe('Nobody says this')
  expect(inWords(buying.bought)).toEqual({ ...buying.bought, title: 'সফল!', text: 'পণ্যটি আপনার কার্টে যোগ হয়েছে।' })
})

test('A path has its language, and the same page an address in each', () => {
  expect(['/', '/bnx', '/category/bn', '/BN'].map(languageAt)).toEqual(['en', 'en', 'en', 'en'])
  expect(['/bn', '/bn/', '/bn/cart/a'].map(languageAt)).toEqual(['bn', 'bn', 'bn'])
  expect([pathIn('bn', '/'), pathIn('bn', '/about-us'), pathIn('en', '/')]).toEqual(['/bn', '/bn/about-us', '/'])
  expect([pathInEnglish('/bn'), pathInEnglish('/bn/about-us'), pathInEnglish('/cart')]).toEqual([
    '/',
    '/about-us',
    '/cart',
  ])
})
