import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  nextOfferState,
  type Offer,
  type OfferAct,
  type OfferParty,
  type OfferState,
  type OfferVersion,
  offerActs,
  offerActsOf,
  offerLimits,
  offerParties,
  openOfferStates,
  pendingPartyOf,
  standingOf,
} from '../src/index.ts'

type Move = { act: OfferAct; party: OfferParty; quantity: number; price: number }
type OfferHistory = Pick<Offer, 'state' | 'versions'>
type Agreement = { by: OfferParty; to: OfferVersion }

/** Counter-offers are more frequent, because acceptances would end nearly every history at once. */
const move: fc.Arbitrary<Move> = fc.record({
  act: fc.oneof({ weight: 4, arbitrary: fc.constant('counter' as const) }, fc.constantFrom(...offerActs)),
  party: fc.constantFrom(...offerParties),
  quantity: fc.integer({ min: 1, max: 1000 }),
  price: fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
})

const isOpen = (state: OfferState) => (openOfferStates as readonly OfferState[]).includes(state)
const sides = { buyer: 'bought', supplier: 'sold' } as const

function version(number: number, { party, quantity, price }: Move): OfferVersion {
  return { number, by: party, quantity, price, listPrice: 50, at: new Date(number), until: new Date(9) }
}

/** The acts of each party by the page's function. They must equal the acts that the rules allow. */
function mayDo(offer: OfferHistory) {
  return offerParties.map((party) => {
    const may = offerActsOf({ ...offer, side: sides[party] })
    const happening = offerActs.filter((act) => nextOfferState(standingOf(offer), act, party) !== null)
    return may.join() === happening.join() ? may : 'not what is let happen'
  })
}

/** The expected acts: one party answers, the other can withdraw. After the end neither can act. */
function serialize({ state, versions }: OfferHistory) {
  if (state !== 'asked' && state !== 'countered') return [[], []]
  const answers = ['counter', 'accept', 'decline'].slice(versions.length < offerLimits.versions ? 0 : 1)
  return versions.at(-1)?.by === 'buyer' ? [['withdraw'], answers] : [answers, ['withdraw']]
}

test('in ten thousand random histories the parties agree at most once, on the last terms, which the other party sent', () => {
  const reached = new Set<string>()
  fc.assert(
    fc.property(move, fc.array(move, { maxLength: 40 }), (first, rest) => {
      const offer: OfferHistory = { state: 'asked', versions: [version(1, { ...first, party: 'buyer' })] }
      const agreements: Agreement[] = []
      for (const one of rest) {
        const { act, party } = one
        const next = nextOfferState(standingOf(offer), act, party)
        if (next === null) continue
        const last = offer.versions.at(-1) as OfferVersion
        // Only an open offer changes, and nobody answers their own version.
        expect([mayDo(offer), pendingPartyOf(offer) === party]).toEqual([serialize(offer), act !== 'withdraw'])
        offer.state = next
        if (act === 'counter') offer.versions.push(version(last.number + 1, one))
        if (act === 'accept') agreements.push({ by: party, to: last })
      }
      expect([mayDo(offer), pendingPartyOf(offer) !== null]).toEqual([serialize(offer), isOpen(offer.state)])
      const { versions, state } = offer
      const [agreement] = agreements
      expect(agreements.length).toBe(state === 'accepted' ? 1 : 0)
      if (agreement) expect([agreement.to, agreement.by === agreement.to.by]).toEqual([versions.at(-1), false])
      // The parties alternate, up to the limit of versions.
      expect(versions.length).toBeLessThanOrEqual(offerLimits.versions)
      const alternates = ({ by, number }: OfferVersion, place: number) =>
        by === offerParties[place % 2] && number === place + 1
      expect(versions.every(alternates)).toBe(true)
      reached.add(state)
    }),
    { numRuns: 10_000 },
  )
  expect([...reached].sort()).toEqual(['accepted', 'asked', 'countered', 'declined', 'withdrawn'])
})
