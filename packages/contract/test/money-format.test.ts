import { expect, test } from 'vitest'
import { moneyFormatter } from '../src/values/money-format.ts'

test.for([
  ['USD', 'en', 1234.5, '$1,234.50'],
  ['USD', 'bn-BD', 19.81, '$১৯.৮১'],
  ['BDT', 'bn-BD', 123456.5, '৳১,২৩,৪৫৬.৫০'],
  ['USD', 'bn-BD', -2, '-$২.০০'],
  ['AED', 'bn-BD', 5, 'AED\u00A0৫.০০'],
] as const)('%s in %s: %s is %s', ([currency, locale, amount, expected]) => {
  expect(moneyFormatter(currency, locale)(amount)).toBe(expected)
})
