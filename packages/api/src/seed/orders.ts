import type { OrderMove, OrderNote, ReviewWords } from '@arot/contract'
import { countBought } from '../modules/catalog/lists/facets.ts'
import { act, removeFromCart } from '../modules/orders/order.store.ts'
import { buy } from '../modules/orders/purchase.store.ts'
import { answerReview, writeReview } from '../modules/reviews/review.store.ts'
import { addUser } from '../modules/users/user.store.ts'
import type { Database } from '../platform/db/database.ts'
import { allAccounts, demoAccounts, demoShop, padma, sundar } from './accounts.ts'
import { seedProduct } from './catalogue.ts'
import { backdateNotifications, sortNotifications } from './notifications.ts'
import { inOneTransaction } from './one-transaction.ts'

type Trader = (typeof allAccounts)[number]
type SeedOrderEvent = [act: OrderMove | 'cancel', daysAgo: number, note?: OrderNote]
type Opinion = ReviewWords & { daysAgo: number; answer?: { words: string; daysAgo: number } }
type Past = { buyer: Trader; seller: Trader; daysAgo: number; events?: SeedOrderEvent[]; review?: Opinion }

const { buyer, supplier } = demoAccounts
const parcel = { carrier: 'Karnaphuli Freight', trackingCode: 'KF-118-240-7' }

/** Oldest first. Both demo accounts have an order in each state. */
const past: Past[] = [
  {
    buyer,
    seller: supplier,
    daysAgo: 26,
    events: [
      ['accept', 25],
      ['ship', 23, parcel],
      ['receive', 20],
    ],
    review: {
      rating: 5,
      words: 'Came on the day that was said, every carton closed and dry. We have ordered again.',
      daysAgo: 19,
      answer: { words: 'Thank you. Your next order leaves on Thursday.', daysAgo: 18.5 },
    },
  },
  {
    buyer: demoShop,
    seller: supplier,
    daysAgo: 22,
    events: [
      ['accept', 22],
      ['ship', 20],
      ['receive', 16],
    ],
    review: {
      rating: 4,
      words: 'Good for the price.\nTwo pieces were scratched; they were made good without a word.',
      daysAgo: 15,
    },
  },
  {
    buyer,
    seller: padma,
    daysAgo: 18,
    events: [
      ['accept', 17],
      ['ship', 15, parcel],
      ['receive', 12],
    ],
    review: {
      rating: 3,
      words: 'The goods are fine. The parcel took two days longer than promised.',
      daysAgo: 10,
      answer: { words: 'We are sorry: the ferry did not sail. We send by road now.', daysAgo: 9 },
    },
  },
  {
    buyer,
    seller: supplier,
    daysAgo: 13,
    events: [['decline', 12, { note: 'The next delivery comes at the end of the month. Please order again then.' }]],
  },
  { buyer, seller: supplier, daysAgo: 11, events: [['cancel', 10.5]] },
  {
    buyer: supplier,
    seller: sundar,
    daysAgo: 9,
    events: [
      ['accept', 8],
      ['ship', 6, parcel],
    ],
  },
  {
    buyer,
    seller: supplier,
    daysAgo: 6,
    events: [
      ['accept', 5.5, { note: 'Packed on two pallets.' }],
      ['ship', 3, parcel],
    ],
  },
  { buyer: demoShop, seller: supplier, daysAgo: 5, events: [['accept', 4.5]] },
  { buyer, seller: supplier, daysAgo: 3, events: [['accept', 2.5, { note: 'Leaves the warehouse on Thursday.' }]] },
  { buyer: supplier, seller: padma, daysAgo: 2 },
  { buyer: demoShop, seller: supplier, daysAgo: 1.2 },
  { buyer, seller: sundar, daysAgo: 0.8 },
  { buyer: demoShop, seller: supplier, daysAgo: 0.4 },
  { buyer, seller: supplier, daysAgo: 0.1 },
]

/** How many of the first products are searched for goods to order. */
const mostScanned = 400

/**
 * Makes the demo accounts' orders of the last weeks through the ordinary functions and dates them back. Does nothing if
 * there are orders.
 */
export const seedOrders = (db: Database, products: number): Promise<number> =>
  inOneTransaction(db, (inside) => makeOrders(inside, products))

async function makeOrders(db: Database, products: number): Promise<number> {
  const traded = await db.query('SELECT FROM orders WHERE uid = $1 LIMIT 1', [buyer.uid])
  if (traded.length > 0) return 0
  for (const account of allAccounts) {
    await addUser(db, { ...account, isEmailConfirmed: true }, account).catch(ignoreExisting)
  }
  const goods = await goodsOf(db, Math.min(products, mostScanned))
  let done = 0
  for (const one of past) {
    const product = takeFrom(goods, one.seller)
    if (!product) continue
    await happen(db, one, product)
    done++
  }
  await settle(db)
  await countBought(db)
  return done
}

type Goods = { _id: string; owner: string; minQuantity: number; orderMultiple: number; mainQuantity: number }

/**
 * Reads the products from the database, because an earlier release may have seeded others and suppliers may have
 * changed theirs.
 */
async function goodsOf(db: Database, count: number): Promise<Goods[]> {
  const ids = Array.from({ length: count }, (_, place) => seedProduct(place)._id)
  return db.query<Goods>(
    `SELECT id AS "_id", owner_uid AS owner, min_quantity AS "minQuantity", order_multiple AS "orderMultiple",
      main_quantity AS "mainQuantity"
    FROM products WHERE id = ANY ($1::text[]) ORDER BY array_position($1::text[], id)`,
    [ids],
  )
}

/** Returns a different product each time, with enough stock for two minimum orders. */
function takeFrom(goods: Goods[], { uid }: Trader): Goods | undefined {
  const place = goods.findIndex(
    ({ owner, minQuantity, orderMultiple, mainQuantity }) =>
      owner === uid && minQuantity % orderMultiple === 0 && mainQuantity >= 4 * minQuantity,
  )
  return place < 0 ? undefined : goods.splice(place, 1)[0]
}

async function happen(db: Database, past: Past, product: Goods) {
  const { buyer, seller, daysAgo, events = [], review } = past
  const { insertedId: id } = await buy(db, buyer, product._id, 2 * product.minQuantity)
  await db.query(`UPDATE orders SET buy_date = ${ago} WHERE id = $1`, [id, daysAgo])
  await backdateNotifications(db, 'orderId', id, daysAgo)
  for (const [name, days, note = {}] of events) {
    if (name === 'cancel') await removeFromCart(db, buyer, id)
    else await act(db, name === 'receive' ? buyer : seller, id, { act: name, ...note })
    await db.query(`UPDATE order_events SET at = ${ago} WHERE order_id = $1 AND state = $3`, [id, days, states[name]])
    await backdateNotifications(db, 'orderId', id, days)
  }
  if (review) await say(db, past, id, review)
}

/** Writes the buyer's review and the reply, and dates them back. */
async function say(db: Database, { buyer, seller }: Past, id: string, { rating, words, daysAgo, answer }: Opinion) {
  await writeReview(db, buyer, id, { rating, words })
  await backdateNotifications(db, 'orderId', id, daysAgo)
  if (answer) {
    await answerReview(db, seller, id, answer)
    await backdateNotifications(db, 'orderId', id, answer.daysAgo)
    await db.query(`UPDATE reviews SET answered_at = ${ago} WHERE order_id = $1`, [id, answer.daysAgo])
  }
  await db.query(`UPDATE reviews SET at = ${ago} WHERE order_id = $1`, [id, daysAgo])
}

const ago = "now() - $2::float8 * interval '1 day'"

const states: Record<OrderMove | 'cancel', string> = {
  accept: 'accepted',
  decline: 'declined',
  ship: 'shipped',
  receive: 'received',
  cancel: 'cancelled',
}

/**
 * Marks notifications older than two days as read, and deletes emails: the demo accounts get none about seeded events.
 */
async function settle(db: Database) {
  const uids = allAccounts.map(({ uid }) => uid)
  await db.query('DELETE FROM email_outbox WHERE uid = ANY ($1::text[])', [uids])
  await db.query(
    `UPDATE notifications SET read_at = at + interval '2 hours' WHERE uid = ANY ($1::text[]) AND at < now() - interval '2 days'`,
    [uids],
  )
  await sortNotifications(db, uids)
}

/** An account that exists already stays as it is. */
function ignoreExisting(error: unknown) {
  if ((error as { code?: string }).code !== 'exists') throw error
}
