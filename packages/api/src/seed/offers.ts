import type { OfferAct } from '@arot/contract'
import { countBought } from '../modules/catalog/lists/facets.ts'
import { endDueOffers } from '../modules/offers/expiry.ts'
import { answerOffer, makeOffer } from '../modules/offers/offer.store.ts'
import { buyByOffer } from '../modules/offers/purchase.ts'
import type { Database } from '../platform/db/database.ts'
import { allAccounts, demoAccounts, demoShop, padma } from './accounts.ts'
import { backdateNotifications, sortNotifications } from './notifications.ts'
import { inOneTransaction } from './one-transaction.ts'

type Trader = (typeof allAccounts)[number]
/** One action, its price as a part of the list price, and how many days ago it was. */
type SeedOfferEvent = { act: OfferAct | 'buy'; part?: number; note?: string; daysAgo: number }
type Talk = {
  buyer: Trader
  seller: Trader
  part: number
  note?: string
  daysAgo: number
  answers?: SeedOfferEvent[]
  isOver?: true
}

const { buyer, supplier } = demoAccounts

/**
 * Oldest first. The demo buyer and the demo supplier have an offer in each state, and one that waits for each of them.
 */
const talks: Talk[] = [
  { buyer, seller: supplier, part: 0.7, daysAgo: 24, isOver: true },
  {
    buyer,
    seller: supplier,
    part: 0.6,
    note: 'We take them every month.',
    daysAgo: 20,
    answers: [{ act: 'decline', note: 'Below what they cost us.', daysAgo: 19 }],
  },
  { buyer, seller: supplier, part: 0.9, daysAgo: 15, answers: [{ act: 'accept', daysAgo: 14 }], isOver: true },
  { buyer, seller: supplier, part: 0.8, daysAgo: 12, answers: [{ act: 'withdraw', daysAgo: 11.5 }] },
  {
    buyer,
    seller: supplier,
    part: 0.8,
    daysAgo: 9,
    answers: [
      { act: 'counter', part: 0.92, daysAgo: 8 },
      { act: 'accept', daysAgo: 7.5 },
      { act: 'buy', daysAgo: 7 },
    ],
  },
  { buyer: demoShop, seller: supplier, part: 0.85, note: 'For our two new shops.', daysAgo: 0.6 },
  {
    buyer,
    seller: supplier,
    part: 0.78,
    note: 'For the season: 200 more in January.',
    daysAgo: 2.5,
    answers: [
      { act: 'counter', part: 0.95, note: 'At this price with free delivery in Dhaka.', daysAgo: 1.8 },
      { act: 'counter', part: 0.85, daysAgo: 1.2 },
      { act: 'counter', part: 0.9, note: 'Our last word.', daysAgo: 0.5 },
    ],
  },
  { buyer, seller: supplier, part: 0.93, daysAgo: 1.5, answers: [{ act: 'accept', daysAgo: 0.9 }] },
  { buyer: supplier, seller: padma, part: 0.88, daysAgo: 0.4 },
  { buyer, seller: supplier, part: 0.82, daysAgo: 0.2 },
]

type Goods = { id: string; owner: string; quantity: number; price: number }

/**
 * Makes the demo accounts' offers through the ordinary functions and dates them back. Does nothing if there are offers.
 */
export const seedOffers = (db: Database): Promise<number> => inOneTransaction(db, makeOffers)

async function makeOffers(db: Database): Promise<number> {
  const talked = await db.query('SELECT FROM offers LIMIT 1')
  if (talked.length > 0) return 0
  const goods = await db.query<Goods>(
    `SELECT id, owner_uid AS owner, 2 * min_quantity AS quantity, unit_price(price, price_breaks, 2 * min_quantity)::float8
      AS price FROM (SELECT * FROM products ORDER BY ord LIMIT 400) AS products
    WHERE owner_uid = ANY ($1::text[]) AND min_quantity % order_multiple = 0 AND main_quantity >= 6 * min_quantity
      AND price > 1 AND withdrawn_at IS NULL ORDER BY ord DESC`,
    [[supplier.uid, padma.uid]],
  )
  let done = 0
  for (const talk of talks) {
    const place = goods.findIndex(({ owner }) => owner === talk.seller.uid)
    const [product] = place < 0 ? [] : goods.splice(place, 1)
    if (!product) continue
    await happen(db, talk, product)
    done++
  }
  await settle(db)
  await countBought(db)
  return done
}

const day = 86_400_000

async function happen(
  db: Database,
  { buyer, seller, part, note, daysAgo, answers = [], isOver }: Talk,
  product: Goods,
) {
  const { id: productId, quantity } = product
  const until = new Date(Date.now() + 7 * day)
  const terms = (part: number, note?: string) => ({
    quantity,
    price: Math.round(product.price * part * 100) / 100,
    until,
    ...(note !== undefined && { note }),
  })
  const { offerId } = await makeOffer(db, buyer, { productId, ...terms(part, note) }, {})
  await date(db, 'offer_versions', [offerId, '1', daysAgo])
  await backdateNotifications(db, 'offerId', offerId, daysAgo)
  let [from, isBuyers] = [1, true]
  for (const { act, part = 1, note, daysAgo } of answers) {
    if (act === 'buy') await buyByOffer(db, buyer, { offerId, productId, quantity })
    else {
      // The party that made the last version withdraws it. The other party does everything else.
      const caller = (act === 'withdraw') === isBuyers ? buyer : seller
      await answerOffer(db, caller, offerId, { act, from, note, terms: terms(part, note), reservationHours: 72 })
    }
    if (act === 'counter') {
      from++
      isBuyers = !isBuyers
      await date(db, 'offer_versions', [offerId, String(from), daysAgo])
    } else await date(db, 'offer_events', [offerId, states[act], daysAgo])
    if (act === 'buy') await date(db, 'orders', [offerId, 'placed', daysAgo])
    await backdateNotifications(db, 'offerId', offerId, daysAgo)
  }
  if (!isOver) return
  // An accepted offer reserved its units for three days; an open one lasted seven.
  const overFor = answers.length > 0 ? (answers.at(-1)?.daysAgo ?? 0) - 3 : daysAgo - 7
  await db.query("UPDATE offers SET ends_at = now() - $2::float8 * interval '1 day' WHERE id = $1", [offerId, overFor])
  await endDueOffers(db)
  for (const state of ['expired', 'lapsed']) await date(db, 'offer_events', [offerId, state, overFor])
  await backdateNotifications(db, 'offerId', offerId, overFor)
}

const states = { buy: 'bought', accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const

const dates = {
  offer_versions: `UPDATE offer_versions SET at = now() - $3::float8 * interval '1 day', until = CASE WHEN $3 > 7
    THEN now() - ($3::float8 - 7) * interval '1 day' ELSE until END WHERE offer_id = $1 AND number = $2::text::integer`,
  orders: `UPDATE orders SET buy_date = now() - $3::float8 * interval '1 day' WHERE offer_id = $1 AND state = $2`,
  offer_events: `UPDATE offer_events SET at = now() - $3::float8 * interval '1 day' WHERE offer_id = $1 AND state = $2`,
}

const date = (db: Database, what: keyof typeof dates, values: [string, string, number]) => db.query(dates[what], values)

/** The demo accounts get no emails about seeded events. */
async function settle(db: Database) {
  const uids = allAccounts.map(({ uid }) => uid)
  await db.query('DELETE FROM email_outbox WHERE uid = ANY ($1::text[])', [uids])
  await db.query(
    `UPDATE notifications SET read_at = now() WHERE uid = ANY ($1::text[]) AND kind LIKE 'offer%' AND read_at IS NULL
      AND subject ->> 'offerId' IN (SELECT id FROM offers WHERE state NOT IN ('asked', 'countered', 'accepted'))`,
    [uids],
  )
  await sortNotifications(db, uids)
}
