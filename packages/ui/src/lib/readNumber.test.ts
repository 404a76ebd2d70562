import { describe, expect, it } from 'vitest'
import { readNumber, writeNumber } from './readNumber.ts'

/** The typed text and its number; null if the text is not a number. */
type Readings = [typed: string, meant: number | null][]

const english: Readings = [
  ['120', 120],
  ['007', 7],
  ['1.5', 1.5],
  ['1200.5', 1200.5],
  ['.5', 0.5],
  ['5.', 5],
  ['1,200', 1200],
  ['1,200.00', 1200],
  ['1,200,000', 1_200_000],
  ['12,00,000', 1_200_000],
  ['1 200', 1200],
  ['1 200.50', 1200.5],
  ['  1,200 ', 1200],
  ['\u200e1,200', 1200],
  ['-5', -5],
  ['−5', -5],
  ['+5', 5],
  ['১২০', 120],
  ['১,২০,০০০', 120_000],
  ['٣٠٠', 300],
  ['٣٠٠٫٥', 300.5],
  ['۱۲۰', 120],
  ['१२०', 120],
  ['１２０', 120],
  ['1.200', 1.2],
  ['1.200,50', null],
  ['1200,50', null],
  ['1,20', null],
  ['1,2,0', null],
  ['1,,200', null],
  ['1,200 000', null],
  ['1.2.3', null],
  ['1e3', null],
  ['1e', null],
  ['0x10', null],
  ['10/12', null],
  ['  1,200 pcs ', null],
  ['$5', null],
  ['5%', null],
  ['(5)', null],
  ['1২0', null],
  ['1-', null],
  ['-', null],
  ['.', null],
  [',', null],
  ['NaN', null],
  ['Infinity', null],
  ['99999999999999999999', null],
  ['', null],
  [' ', null],
]

const elsewhere: Record<string, Readings> = {
  'de-DE': [
    ['1.200,50', 1200.5],
    ['1200,50', 1200.5],
    ['1.200', 1200],
    ['1,5', 1.5],
    ['1.5', null],
    ['1,200.00', null],
  ],
  'fr-FR': [
    ['1 200,50', 1200.5],
    ['1\u202f200,50', 1200.5],
    ['1.200,50', null],
  ],
  'de-CH': [
    ['1’200.50', 1200.5],
    ["1'200.50", 1200.5],
  ],
  'pl-PL': [['1200,5', 1200.5]],
  'es-ES': [['1.200', 1200]],
  'bn-BD': [
    ['১,২০০.৫', 1200.5],
    ['1,200.5', 1200.5],
  ],
  'ar-EG': [
    ['١٬٢٠٠٫٥', 1200.5],
    ['-٥', -5],
    ['1,200.5', 1200.5],
  ],
}

describe('readNumber', () => {
  it.each(english)('%o is %o in English', (typed, meant) => {
    expect(readNumber(typed, 'en-US')).toBe(meant)
  })

  for (const [locale, readings] of Object.entries(elsewhere)) {
    it.each(readings)(`%o is %o in ${locale}`, (typed, meant) => {
      expect(readNumber(typed, locale)).toBe(meant)
    })
  }

  it.each(['en-US', 'de-DE', 'fr-FR', 'bn-BD', 'ar-EG', 'de-CH', 'fa-IR', 'hi-IN-u-nu-deva'])(
    'parses a number that writeNumber or Intl has formatted in %s',
    (locale) => {
      for (const value of [0, 0.1, 4.567, 1200.5, 120_000, -5, 123_456_789]) {
        expect(readNumber(writeNumber(value, locale), locale)).toBe(value)
        expect(readNumber(new Intl.NumberFormat(locale).format(value), locale)).toBe(value)
      }
    },
  )
})
