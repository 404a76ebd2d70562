import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  actorOf,
  endOfDay,
  limits,
  nextOfferState,
  type Offer,
  type OfferTerms,
  offerActs,
  offerActsOf,
  offerLimits,
  offerParties,
  offerProblems,
  offerStates,
  openOfferStates,
  partyOf,
  pendingPartyOf,
} from '../src/index.ts'
import { offerTermsBody } from '../src/offers/schema.ts'

/** The allowed acts with their next state, from the documentation. Everything else is refused. */
const results = { counter: 'countered', accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' }
const cells = offerStates.flatMap((state) =>
  offerParties.flatMap((spoke) =>
    offerActs.flatMap((act) =>
      offerParties.map((party) => {
        const isOpen = state === 'asked' || state === 'countered'
        const isTheirs = act === 'withdraw' ? party === spoke : party !== spoke
        return { state, spoke, act, party, next: isOpen && isTheirs ? results[act] : null }
      }),
    ),
  ),
)

test.each(cells)('$act by the $party of an offer that is $state, last version by the $spoke: $next', (cell) => {
  const { state, spoke, act, party, next } = cell
  const standing = { state, by: spoke, version: 3 }
  expect(nextOfferState(standing, act, party)).toBe(next)
  if (next) expect(actorOf(act, standing)).toBe(party)
  const offer = { ...offerOf(spoke), state, side: party === 'buyer' ? ('bought' as const) : ('sold' as const) }
  expect(partyOf(offer.side)).toBe(party)
  expect(offerActsOf(offer).includes(act)).toBe(next !== null)
})

test.each([
  ['asked', 'buyer', 'supplier'],
  ['countered', 'supplier', 'buyer'],
  ['countered', 'buyer', 'supplier'],
  ['accepted', 'buyer', 'buyer'],
  ['accepted', 'supplier', 'buyer'],
  ...offerStates.slice(3).map((state) => [state, 'buyer', null] as const),
] as const)('of an offer that is %s, last version by the %s, the pending party is: %s', (state, spoke, whose) => {
  expect(pendingPartyOf({ ...offerOf(spoke), state })).toBe(whose)
  // An offer that waits for nobody is not open.
  expect((openOfferStates as readonly string[]).includes(state)).toBe(whose !== null)
})

test('the number of versions is limited; the last one can only be accepted or declined', () => {
  const at = (version: number) => nextOfferState({ state: 'countered', by: 'buyer', version }, 'counter', 'supplier')
  expect([at(offerLimits.versions - 1), at(offerLimits.versions)]).toEqual(['countered', null])
  const last = { state: 'countered', by: 'buyer', version: offerLimits.versions } as const
  expect(nextOfferState(last, 'accept', 'supplier')).toBe('accepted')
})

function offerOf(by: 'buyer' | 'supplier'): Pick<Offer, 'versions'> {
  const version = { number: 3, by, at: new Date(), quantity: 10, price: 7, listPrice: 8, until: new Date() }
  return { versions: [{ ...version, number: 2, by: by === 'buyer' ? 'supplier' : 'buyer' }, version] }
}

const now = new Date('2026-11-24T10:00:00Z')
const ahead = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const product = { minQuantity: 12, orderMultiple: 6 }
const terms = (more: Partial<OfferTerms> = {}): OfferTerms => ({
  quantity: 24,
  price: 7.2,
  until: ahead(7 * 24),
  ...more,
})
const problems = (more: Partial<OfferTerms>) => offerProblems(terms(more), product, { now })

describe('the terms of a version', () => {
  test.each([
    [{ quantity: 12 }],
    [{ price: 0.01 }],
    [{ price: limits.price }],
    [{ quantity: 999_999_996 }],
    [{ until: ahead(23) }],
    [{ until: ahead(31 * 24 + 1) }],
    [{ note: '' }],
    [{ note: 'x'.repeat(500) }],
    [{ note: 'দাম একটু\nকমান।' }],
  ])('can be %o', (more) => {
    expect(problems(more)).toEqual({})
  })

  test.each([
    [{ quantity: 11 }, { quantity: 'You must buy at least 12 units.' }],
    [{ quantity: 13 }, { quantity: 'Order in multiples of 6 units: 12 or 18.' }],
    [{ quantity: 12.5 }, { quantity: 'Quantity must be a whole number.' }],
    [{ quantity: Number.NaN }, { quantity: 'Quantity must be a whole number.' }],
    [{ quantity: 1e9 + 8 }, { quantity: 'Quantity must be between 1 and 1000000000.' }],
    [{ price: 0 }, { price: 'Price must be more than 0.' }],
    [{ price: 7.205 }, { price: 'Price may have at most 2 decimals.' }],
    [{ price: 1e9 + 1 }, { price: `Price must be between 0 and ${limits.price}.` }],
    [{ until: ahead(22.9) }, { until: 'An offer must end on a day from tomorrow to 30 days ahead.' }],
    [{ until: ahead(31 * 24 + 1.1) }, { until: 'An offer must end on a day from tomorrow to 30 days ahead.' }],
    [{ until: new Date(Number.NaN) }, { until: 'An offer must end on a day from tomorrow to 30 days ahead.' }],
    [{ note: 'x'.repeat(501) }, { note: 'Note may have at most 500 characters.' }],
    [{ note: 'hidden\u202e' }, { note: 'Note contains an invisible character.' }],
    [{ note: 'half \ud800' }, { note: 'Note contains an invisible character.' }],
  ])('cannot be %o', (more, problem) => {
    expect(problems(more)).toEqual(problem)
  })

  test('cannot repeat the quantity and price of the last version, whatever the day and note', () => {
    const answer = (more: Partial<OfferTerms>) =>
      offerProblems(terms({ until: ahead(48), note: 'The same.', ...more }), product, { now, last: terms() })
    expect(answer({})).toEqual({
      price: 'These are the terms you were offered. Accept them, or change the quantity or price.',
    })
    expect(answer({ quantity: terms().quantity + 6 })).toEqual({})
    expect(answer({ price: terms().price + 0.01 })).toEqual({})
  })

  test('have the decimals of their currency', () => {
    expect(offerProblems(terms(), product, { now, currency: 'JPY' })).toEqual({
      price: 'Price must be a whole number.',
    })
  })

  test('can be valid until the end of any day from tomorrow to thirty days ahead, at any hour', () => {
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    const day = (from: Date, days: number) =>
      offerProblems(terms({ until: endOfDay(days, from) }), product, { now: from }).until
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 30 }), (from, days) => {
        expect(day(from, days)).toBeUndefined()
        expect(day(from, days + 32)).toBeDefined()
        expect(day(from, -days)).toBeDefined()
      }),
    )
  })
})

test('the server accepts every note that the form accepts, and reads the same text', () => {
  const words = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.string({ unit: 'grapheme', maxLength: 520 }))
  fc.assert(
    fc.property(words, (note) => {
      const sent = { ...terms({ note }), until: terms().until.toISOString() }
      const read = v.safeParse(offerTermsBody, sent)
      if (problems({ note }).note) return
      if (!read.success) throw new Error('the server does not take it')
      // The stored note passes the same rules as the typed one.
      expect(problems({ note: read.output.note ?? '' })).toEqual({})
    }),
  )
})
