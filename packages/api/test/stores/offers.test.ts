import {
  nextOfferState,
  type OfferAct,
  type OfferParty,
  type OfferState,
  type OfferTerms,
  offerActs,
} from '@arot/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addProduct } from '../../src/modules/catalog/product.store.ts'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { endDueOffers } from '../../src/modules/offers/expiry.ts'
import { findOffer } from '../../src/modules/offers/offer.list.ts'
import { answerOffer, makeOffer } from '../../src/modules/offers/offer.store.ts'
import { buyByOffer } from '../../src/modules/offers/purchase.ts'
import { removeFromCart } from '../../src/modules/orders/order.store.ts'
import { buy } from '../../src/modules/orders/purchase.store.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import { buyer, drill, shelve, stockOf, supplier, tally, waitForBlocked } from '../support/stock.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'
/** Takes some seconds by default. OFFER_HISTORIES sets another number, such as 10,000. */
const histories = Number(process.env.OFFER_HISTORIES ?? (onPostgres ? 120 : 40))
const atOnce = onPostgres ? 10 : 1

let db: Database
beforeAll(async () => {
  db = await freshDatabase({ poolSize: 20 })
})
afterAll(() => db.close())

const until = () => new Date(Date.now() + 7 * 86_400_000)
const terms = (more: Partial<OfferTerms> = {}): OfferTerms => ({ quantity: 10, price: 40, until: until(), ...more })
const who = (party: OfferParty) => (party === 'buyer' ? buyer(0) : supplier)

const make = async (product: string, more: Partial<OfferTerms> = {}) =>
  (await makeOffer(db, buyer(0), { productId: product, ...terms(more) }, {})).offerId
const answer = (party: OfferParty, offer: string, act: OfferAct, from = 1, more: Partial<OfferTerms> = {}) =>
  answerOffer(db, who(party), offer, {
    ...{ act, from, reservationHours: 72 },
    // Terms that differ from every earlier version.
    ...(act === 'counter' && { terms: terms({ price: 40 + from, ...more }) }),
  })
const purchase = (offer: string, productId: string, quantity = 10) =>
  buyByOffer(db, buyer(0), { offerId: offer, productId, quantity })
const stateOf = async (offer: string) => (await findOffer(db, buyer(0), offer)).state
const age = (offer: string, days: number) =>
  db.query('UPDATE offers SET ends_at = ends_at - make_interval(days => $2) WHERE id = $1', [offer, days])

/** Finds offers that break the rules: at most one acceptance, and only its terms can be bought. */
const broken = `
  SELECT o.id FROM offers AS o
    JOIN offer_versions AS last ON last.offer_id = o.id AND last.number = o.version
    LEFT JOIN orders AS c ON c.offer_id = o.id
  WHERE (o.quantity, o.price, o.by) <> (last.quantity, last.price, last.by)
    OR (SELECT max(number) FROM offer_versions WHERE offer_id = o.id) <> o.version
    OR (o.state = 'bought') <> (c.id IS NOT NULL)
    OR (c.quantity, c.price) <> (o.quantity, o.price)
    OR (o.state IN ('accepted', 'bought', 'lapsed'))
      <> EXISTS (SELECT FROM offer_events AS s WHERE s.offer_id = o.id AND s.state = 'accepted')
    OR EXISTS (SELECT FROM offer_events AS s WHERE s.offer_id = o.id AND s.state = 'accepted' AND s.at < last.at)`

const allIsWell = async () => {
  expect(await db.query(broken)).toEqual([])
  expect(await auditStock(db)).toEqual([])
}

describe('two simultaneous acts', () => {
  /** Makes both acts wait for the offer in this order, and then releases them together. */
  async function interleave(offer: string, first: () => Promise<unknown>, second: () => Promise<unknown>) {
    if (!onPostgres) return Promise.allSettled([first(), second()])
    let began: Promise<PromiseSettledResult<unknown>[]> | undefined
    await db.transaction(async (transaction) => {
      await transaction.query('SELECT FROM offers WHERE id = $1 FOR UPDATE', [offer])
      const one = first()
      one.catch(() => {})
      await waitForBlocked(db, 1)
      const other = second()
      other.catch(() => {})
      await waitForBlocked(db, 2)
      began = Promise.allSettled([one, other])
    })
    return (await began) ?? []
  }

  it.each([
    ['accept', 'withdraw', 'accepted', 'wrong_state'],
    ['withdraw', 'accept', 'withdrawn', 'wrong_state'],
    ['accept', 'accept', 'accepted', 'wrong_state'],
    ['counter', 'accept', 'countered', 'version_mismatch'],
    ['accept', 'counter', 'accepted', 'wrong_state'],
    ['decline', 'withdraw', 'declined', 'wrong_state'],
    ['counter', 'withdraw', 'countered', 'version_mismatch'],
  ] as const)('%s wins over a later %s: %s', async (first, second, state, code) => {
    const product = await shelve(db, { mainQuantity: 30 })
    const offer = await make(product)
    const by = (act: OfferAct) => (act === 'withdraw' ? 'buyer' : 'supplier')
    const results = await interleave(
      offer,
      () => answer(by(first), offer, first),
      () => answer(by(second), offer, second),
    )
    expect(tally(results)).toEqual({ succeeded: 1, refused: { [code]: 1 } })
    expect(await stateOf(offer)).toBe(state)
    expect(await stockOf(db, product)).toBe(state === 'accepted' ? 20 : 30)
    await allIsWell()
  })

  it('an acceptance that waits during the expiry meets an expired offer', async () => {
    const product = await shelve(db, { mainQuantity: 30 })
    const offer = await make(product)
    const past = () => age(offer, 8)
    const [, accepted] = await interleave(offer, past, () => answer('supplier', offer, 'accept'))
    expect(accepted).toMatchObject({ status: 'rejected', reason: { details: { state: 'expired' } } })
    expect(await stateOf(offer)).toBe('expired')
    await allIsWell()
  })

  it('two purchases, or a purchase and the sweep, have one winner', async () => {
    const product = await shelve(db, { mainQuantity: 30 })
    const offer = await make(product)
    await answer('supplier', offer, 'accept')
    const twice = await interleave(
      offer,
      () => purchase(offer, product),
      () => purchase(offer, product),
    )
    expect(tally(twice)).toEqual({ succeeded: 1, refused: { wrong_state: 1 } })
    const late = await make(product)
    await answer('supplier', late, 'accept')
    await age(late, 4)
    const swept = await Promise.allSettled([purchase(late, product), endDueOffers(db)])
    expect(tally(swept)).toEqual({ succeeded: 1, refused: { wrong_state: 1 } })
    expect(await stateOf(late)).toBe('lapsed')
    expect(await stockOf(db, product)).toBe(20)
    await allIsWell()
  })

  it('an acceptance and a purchase of the last units never both succeed, in either order', async () => {
    for (let round = 0; round < 20; round += 1) {
      const product = await shelve(db, { mainQuantity: 15 })
      const offer = await make(product)
      const both = [answer('supplier', offer, 'accept'), buy(db, buyer(1), product, 10)]
      const results = await Promise.allSettled(round % 2 ? both : both.reverse())
      expect(tally(results)).toEqual({ succeeded: 1, refused: { insufficient_stock: 1 } })
      expect(await stockOf(db, product)).toBe(5)
    }
    await allIsWell()
  })

  it('erasing a party loses no unit and causes no deadlock', async () => {
    const { eraseUser } = await import('../../src/modules/users/erase.ts')
    for (let round = 0; round < 10; round += 1) {
      const product = await shelve(db, { mainQuantity: 30 })
      const [one, two] = [await make(product), await make(product)]
      await answer('supplier', one, 'accept')
      const results = await Promise.allSettled([
        purchase(one, product),
        answer('supplier', two, 'accept'),
        make(product),
        eraseUser(db, buyer(0).uid),
        endDueOffers(db),
        buy(db, buyer(1), product, 2),
      ])
      for (const result of results) if (result.status === 'rejected') expect(result.reason.name).toBe('ApiProblem')
      await eraseUser(db, buyer(0).uid)
      const open = "SELECT FROM offers WHERE product_id = $1 AND state IN ('asked', 'countered', 'accepted')"
      expect(await db.query(open, [product])).toEqual([])
      expect(await stockOf(db, product)).toBe(28)
      await allIsWell()
    }
  })

  it.runIf(onPostgres)('an offer to a supplier who is erased meanwhile does not stay open', async () => {
    const { eraseUser } = await import('../../src/modules/users/erase.ts')
    const leaving = buyer('leaving')
    const { insertedId: product } = await addProduct(db, leaving, drill)
    let began: Promise<[string, unknown]> | undefined
    await db.transaction(async (transaction) => {
      await transaction.query('SELECT FROM products WHERE id = $1 FOR UPDATE', [product])
      const made = make(product)
      await waitForBlocked(db, 1)
      began = Promise.all([made, eraseUser(db, leaving.uid)])
      await waitForBlocked(db, 2)
    })
    const [offer] = (await began) ?? ['none']
    expect(await findOffer(db, buyer(0), offer)).toMatchObject({ state: 'declined', events: [{ by: 'system' }] })
    await allIsWell()
  })
})

type Action = {
  act: OfferAct | 'make' | 'buy' | 'age' | 'sweep' | 'cancel' | 'elsewhere'
  party: OfferParty
  which: number
  behind: boolean
  units: number
}
type OfferModel = {
  id: string
  state: OfferState
  version: number
  by: OfferParty
  quantity: number
  order?: string
  isOver: boolean
}

const action: fc.Arbitrary<Action> = fc.record({
  act: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...offerActs) },
    { weight: 1, arbitrary: fc.constant('accept' as const) },
    { weight: 2, arbitrary: fc.constantFrom('make' as const, 'buy' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('age' as const, 'sweep' as const, 'cancel' as const, 'elsewhere' as const),
    },
  ),
  party: fc.constantFrom<OfferParty>('buyer', 'supplier'),
  which: fc.nat({ max: 3 }),
  behind: fc.integer({ min: 0, max: 7 }).map((chance) => chance === 0),
  units: fc.integer({ min: 1, max: 25 }),
})

const code = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (problem) => {
      if (problem.name !== 'ApiProblem') throw problem
      return problem.code as string
    },
  )

/** One random history of a product’s offers. It compares each answer with the rules. */
class History {
  stock = 60
  readonly offers: OfferModel[] = []
  readonly product: string

  constructor(product: string) {
    this.product = product
  }

  private isOpen = ({ state }: OfferModel) => state === 'asked' || state === 'countered' || state === 'accepted'

  /** An expired offer ends at the next act on it. */
  private end(offer: OfferModel) {
    if (!offer.isOver || !this.isOpen(offer)) return false
    if (offer.state === 'accepted') this.stock += offer.quantity
    offer.state = offer.state === 'accepted' ? 'lapsed' : 'expired'
    return true
  }

  async run(action: Action) {
    const { act, which, units } = action
    if (act === 'make') return this.make(units)
    if (act === 'elsewhere') return this.buyElsewhere(units)
    const offer = this.offers[which % Math.max(1, this.offers.length)]
    if (offer) await this.touch(offer, action)
  }

  private async make(quantity: number) {
    const id = await make(this.product, { quantity })
    this.offers.push({ id, state: 'asked', version: 1, by: 'buyer', quantity, isOver: false })
  }

  private async buyElsewhere(units: number) {
    const isThere = this.stock >= units
    expect(await code(buy(db, buyer(1), this.product, units))).toBe(isThere ? 'done' : 'insufficient_stock')
    if (isThere) this.stock -= units
  }

  private async touch(offer: OfferModel, { act, party, behind, units }: Action) {
    if (act === 'buy') return this.buy(offer)
    if (act === 'cancel') return this.cancel(offer)
    if (act === 'sweep') {
      await endDueOffers(db)
      for (const one of this.offers) this.end(one)
    } else if (act === 'age') {
      await age(offer.id, 9)
      offer.isOver ||= this.isOpen(offer)
    } else if (act !== 'make' && act !== 'elsewhere') {
      await this.answer(offer, { act, party, from: offer.version - (behind ? 1 : 0), units })
    }
  }

  private async cancel(offer: OfferModel) {
    if (!offer.order) return
    await removeFromCart(db, buyer(0), offer.order)
    this.stock += offer.quantity
    delete offer.order
  }

  private async buy(offer: OfferModel) {
    const isEnding = this.end(offer)
    const expected = !isEnding && offer.state === 'accepted' ? 'done' : 'wrong_state'
    const bought = purchase(offer.id, this.product, offer.quantity)
    expect(await code(bought)).toBe(expected)
    if (expected === 'done') Object.assign(offer, { state: 'bought', order: (await bought).insertedId })
  }

  private async answer(
    offer: OfferModel,
    { act, party, from, units }: { act: OfferAct; party: OfferParty; from: number; units: number },
  ) {
    const outcome = code(answer(party, offer.id, act, from, { quantity: units }))
    const expected = this.predict(offer, act, party, from)
    expect(await outcome).toBe(expected)
    if (expected !== 'done') return
    offer.state = nextOfferState(offer, act, party) ?? offer.state
    if (act === 'counter') Object.assign(offer, { version: offer.version + 1, by: party, quantity: units })
    if (act === 'accept') {
      this.stock -= offer.quantity
      offer.isOver = false
    }
  }

  private predict(offer: OfferModel, act: OfferAct, party: OfferParty, from: number) {
    if (this.end(offer)) return 'wrong_state'
    if (offer.state !== 'asked' && offer.state !== 'countered') return 'wrong_state'
    if (from !== offer.version) return 'version_mismatch'
    if (nextOfferState(offer, act, party) === null) return 'forbidden'
    return act === 'accept' && this.stock < offer.quantity ? 'insufficient_stock' : 'done'
  }
}

it(`${histories} random histories: every answer follows the rules, and every unit is accounted for`, {
  timeout: 3_600_000,
}, async () => {
  const all = fc.sample(fc.array(action, { minLength: 6, maxLength: 18 }), { numRuns: histories })
  const live = async () => {
    for (let actions = all.pop(); actions; actions = all.pop()) {
      const history = new History(await shelve(db, { mainQuantity: 60 }))
      await history.run({ ...(actions[0] as Action), act: 'make' })
      for (const one of actions) if (atOnce === 1 || one.act !== 'sweep') await history.run(one)
      const states = history.offers.map(async ({ id, state }) => expect([id, await stateOf(id)]).toEqual([id, state]))
      await Promise.all(states)
      expect(await stockOf(db, history.product)).toBe(history.stock)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, live))
  await allIsWell()
})
