import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { glyphsOf } from '../../../scripts/typeface/glyphs.ts'
import { textsOf } from '../../../scripts/typeface/texts.ts'
import { formatDate, formatMoney, formatNumber, formatRating, formatShare } from '../src/lib/format.ts'

const root = join(import.meta.dirname, '../../..')

const subsets = [
  ['inter', 'latin'],
  ['inter', 'latin-ext'],
  ['noto-sans-bengali', 'bengali'],
] as const
const glyphs = new Set<number>()
// One after another, because the font converter cannot work on two at once.
for (const [font, subset] of subsets) for (const code of await glyphsOf(font, subset)) glyphs.add(code)
const arabic = await glyphsOf('noto-sans-arabic', 'arabic')

/** Control characters, joiners and direction marks are invisible. */
const isDrawn = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  if (/[\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(character)) return true
  return glyphs.has(code) || (/\p{Script_Extensions=Arabic}/u.test(character) && arabic.has(code))
}

const missingIn = (text: string) => [...new Set(text)].filter((character) => !isDrawn(character))

test('our typefaces have every character of every text', () => {
  const files = globSync(['packages/*/src/**/*.{ts,tsx,mdx}'], { cwd: root }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(900)
  const missing = files.flatMap((file) =>
    missingIn(textsOf(join(root, file)).join('')).map((character) => `${file}: ${character}`),
  )
  expect(missing).toEqual([])
})

test.each(['en', 'bn', 'ar', 'de'])('our typefaces have every character of numbers and dates in %s', (locale) => {
  const day = new Date('2026-11-18T13:05:00Z')
  const texts = [
    formatMoney(-1234567.5, 'USD', locale),
    formatMoney(12.5, 'BDT', locale),
    formatNumber(1234567, locale),
    formatShare(0.039, locale),
    formatRating(4.5, locale),
    formatDate(day, locale, 'UTC'),
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(day),
    new Intl.ListFormat(locale).format(['1', '2', '3']),
  ]
  expect(missingIn(texts.join(''))).toEqual([])
})

test('an arrow and a non-breaking hyphen are not in our typefaces', () => {
  expect(missingIn('12.5 → 11.9 ‑ ৳ “ok” … ×')).toEqual(['→', '‑'])
})
