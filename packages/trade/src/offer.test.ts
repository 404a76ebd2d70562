import { expect, test } from 'vitest'
import { differenceOf, type Offer, type OfferState, type OfferVersion, statusOf } from './offer.ts'

const version = (by: OfferVersion['by']): OfferVersion => ({
  number: 1,
  by,
  quantity: 10,
  price: 1,
  listPrice: 2,
  at: new Date(0),
  until: new Date(0),
})

const offer = (state: OfferState, side: Offer['side'], by: OfferVersion['by'] = 'buyer') => ({
  state,
  side,
  versions: [version(by)],
})

test('the party that did not make what stands is to answer', () => {
  expect(statusOf(offer('asked', 'bought'))).toBe('wait')
  expect(statusOf(offer('asked', 'sold'))).toBe('answer')
  expect(statusOf(offer('countered', 'bought', 'supplier'))).toBe('answer')
  expect(statusOf(offer('countered', 'sold', 'supplier'))).toBe('wait')
})

test('what is agreed is the buyer’s to buy, and what is over is over for both', () => {
  expect(statusOf(offer('accepted', 'bought'))).toBe('buy')
  expect(statusOf(offer('accepted', 'sold'))).toBe('reserved')
  for (const state of ['bought', 'declined', 'withdrawn', 'expired', 'lapsed'] as const)
    for (const side of ['bought', 'sold'] as const) expect(statusOf(offer(state, side))).toBe(state)
})

test('a difference has no errors of binary fractions', () => {
  expect(differenceOf(0.3, 0.1)).toEqual({ direction: 'above', by: 0.2, share: 2 })
  expect(differenceOf(8.1, 9)).toEqual({ direction: 'below', by: 0.9, share: 0.1 })
  expect(differenceOf(8.1, 8.1)).toEqual({ direction: 'same', by: 0, share: 0 })
})
