import { bengali as bengaliOfUi } from '@arot/ui/messages/bn'
import { german as germanOfUi } from '@arot/ui/messages/de'
import { describe, expect, it } from 'vitest'
import { holdsNoLatin, holdsWords, wordsOf } from '../../ui/test/support/words.ts'
import { arabic } from '../src/messages/arabic.ts'
import { bengali } from '../src/messages/bengali.ts'
import { english } from '../src/messages/english.ts'
import { german } from '../src/messages/german.ts'

describe.each([
  ['Bengali', bengali],
  ['Arabic', arabic],
  ['German', german],
])('%s', (_name, messages) => {
  holdsWords(messages, english)
})

describe.each([
  ['Bengali', bengali],
  ['Arabic', arabic],
])('%s', (_name, messages) => holdsNoLatin(messages))

describe('Bengali', () => {
  const words = [...wordsOf(bengaliOfUi), ...wordsOf(bengali)]

  it('has one word for declining, and one for a row that is left out', () => {
    expect(words.filter(({ text }) => /ফিরিয়ে দ|ফেরানো/.test(text))).toEqual([])
    const titles = words.filter(({ path }) => /^(OrderState|OfferState)\..*declined$|\.decline$/.test(path))
    expect(titles.length).toBeGreaterThan(1)
    for (const { text } of titles) expect(text).toMatch(/^প্রত্যাখ্যা/)
  })

  it('keeps a number and its sign on one line', () => {
    const sentence = bengali.NotificationList.sentences.order_placed({ name: 'সাবান', quantity: '৪৮' })
    expect(String(sentence)).toContain('৪৮\u00a0× সাবান')
  })
})

describe('German', () => {
  const words = [...wordsOf(germanOfUi), ...wordsOf(german)]

  it('has one word for each thing of the trade', () => {
    const otherWords =
      /\b(SKU|Order|Login|Account|Checkout|Mindestabnahme|Mindestbestellmenge|Mengenrabatt|Lieferzeit|Einkaufswagen|Offerte|verifiziert\w*)\b/i
    expect(words.filter(({ text }) => otherWords.test(text))).toEqual([])
  })

  it('speaks to its reader as strangers do', () => {
    expect(words.filter(({ text }) => /\b(du|dir|dich|dein\w*)\b/i.test(text))).toEqual([])
  })
})
