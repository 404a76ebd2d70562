import { bengali as ofUi } from '@arot/ui/messages/bn'
import { describe, expect, it } from 'vitest'
import { holdsWords, wordsOf } from '../../ui/test/support/words.ts'
import { arabic } from '../src/messages/arabic.ts'
import { bengali } from '../src/messages/bengali.ts'
import { english } from '../src/messages/english.ts'

describe.each([
  ['Bengali', bengali],
  ['Arabic', arabic],
])('%s', (_name, messages) => {
  holdsWords(messages, english)
})

describe('Bengali', () => {
  const words = [...wordsOf(ofUi), ...wordsOf(bengali)]

  it('has one word for declining, and one for a row that is left out', () => {
    expect(words.filter(({ said }) => /ফিরিয়ে দ|ফেরানো/.test(said))).toEqual([])
    const titles = words.filter(({ path }) => /^(OrderState|OfferState)\..*declined$|\.decline$/.test(path))
    expect(titles.length).toBeGreaterThan(1)
    for (const { said } of titles) expect(said).toMatch(/^প্রত্যাখ্যা/)
  })

  it('keeps a number and its sign on one line', () => {
    const sentence = bengali.NoticeList.told.order_placed({ name: 'সাবান', quantity: '৪৮' })
    expect(String(sentence)).toContain('৪৮\u00a0× সাবান')
  })
})
