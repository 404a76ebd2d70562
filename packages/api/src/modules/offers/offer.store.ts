// The actions of an offer's two parties.
import {
  actorOf,
  type NotificationKind,
  nextOfferState,
  type OfferAct,
  type OfferParty,
  type OfferTerms,
} from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { newestVersion, publishChange } from '../../platform/change-feed.ts'
import type { Database, PreparedStatement, Queries } from '../../platform/db/database.ts'
import { idForm, newId } from '../../platform/ids.ts'
import { snapshotOfProduct } from '../catalog/snapshot.sql.ts'
import { runDeduction, type StockRow } from '../inventory/deduct-stock.sql.ts'
import { endIfOver, endOffers, hasMovedOn, type LockedOffer, lockOffer, notifyAboutOffers } from './transitions.ts'
import { approach, productOf, refuseWrong } from './validate-terms.ts'

type Options = { currency?: string | undefined }

const sayVersion = (offer: string) => `
    INSERT INTO offer_versions (offer_id, number, by, quantity, price, list_price, until, note)
    SELECT o.id, o.version, o.by, o.quantity, o.price, unit_price(p.price, p.price_breaks, o.quantity), o.ends_at,
      nullif($5, '') FROM ${offer} AS o JOIN products AS p ON p.id = o.product_id`

const insert: PreparedStatement = {
  name: 'make-offer',
  text: `
  WITH made AS (
    INSERT INTO offers (id, quantity, price, ends_at, uid, user_email, product_id, supplier_uid, snapshot)
    SELECT $1, $2, $3, $4, $6, $7, id, owner_uid, ${snapshotOfProduct}
    FROM products WHERE id = $8 RETURNING *
  ) ${sayVersion('made')}`,
}

const replace: PreparedStatement = {
  name: 'counter-offer',
  text: `
  WITH made AS (
    UPDATE offers SET state = 'countered', version = version + 1, by = $6, quantity = $2, price = $3, ends_at = $4,
      warned = false WHERE id = $1 RETURNING *
  ) ${sayVersion('made')}`,
}

const columnsOf = (id: string, { quantity, price, until, note }: OfferTerms) => [id, quantity, price, until, note ?? '']

/** Makes an offer. No units are reserved until it is accepted. */
export async function makeOffer(
  db: Database,
  caller: Caller,
  { productId, ...terms }: OfferTerms & { productId: string },
  { currency, most }: Options & { most?: number },
): Promise<{ offerId: string }> {
  const offerId = newId()
  await db.transaction(async (transaction) => {
    const [row] = await transaction.query<{ open: number }>('SELECT lock_buyer_and_count_offers($1) AS open', [
      caller.uid,
    ])
    if (most !== undefined && (row?.open ?? 0) >= most) throw tooMany(most)
    const product = await approach(transaction, productId)
    if (product.withdrawn) throw new ApiProblem('withdrawn')
    // The product has no supplier, or it is the caller's own.
    if (product.owner === null || product.owner === caller.uid) {
      throw new ApiProblem(
        'forbidden',
        {},
        'You cannot make an offer on your own product, or on a product without a supplier.',
      )
    }
    refuseWrong(terms, product, { currency })
    await transaction.query(insert, [...columnsOf(offerId, terms), caller.uid, caller.email, productId])
    await notifyAboutOffers(transaction, [offerId], { kind: 'offer_asked', to: ['supplier'], isByOther: true })
  })
  return { offerId }
}

const tooMany = (offers: number) =>
  new ApiProblem('too_much_held', { offers }, `You can have ${offers} open offers. Wait for an answer or withdraw one.`)

const reserve: PreparedStatement = {
  name: 'reserve-units',
  text: `
  WITH product AS (
    SELECT ord, main_quantity FROM products WHERE id = $1 FOR NO KEY UPDATE
  ), deducted AS (
    UPDATE products SET main_quantity = products.main_quantity - $2 FROM product
    WHERE products.ord = product.ord AND product.main_quantity >= $2 RETURNING products.main_quantity
  ), movement AS (
    INSERT INTO stock_movements (product_id, kind, on_hand, reserved, uid) SELECT $1, 'reserve', -$2, $2, $3 FROM deducted
  )
  SELECT main_quantity AS stock, 0 AS minimum, 1 AS multiple, false AS withdrawn, NULL AS smallest, NULL AS unit, false AS is_full,
    (SELECT main_quantity FROM deducted) AS left FROM product`,
}

const agree: PreparedStatement = {
  name: 'agree-to-offer',
  text: `
  WITH agreed AS (
    UPDATE offers SET state = 'accepted', warned = false, ends_at = clock_timestamp() + $3::float8 * interval '1 hour'
    WHERE id = $1 RETURNING id
  )
  INSERT INTO offer_events (offer_id, state, by) SELECT id, 'accepted', $2 FROM agreed`,
}

const productToLock: PreparedStatement = {
  name: 'locked-by-offer',
  text: `SELECT product_id AS product FROM offers
    WHERE id = $1 AND (uid = $2 OR supplier_uid = $2)
      AND (state = ANY ($3::text[]) OR (state = 'accepted' AND ends_at <= clock_timestamp()))`,
}

/** Accepting reserves the units, and a counter-offer is checked against the product's rules. */
const lockingActs: readonly string[] = ['accept', 'counter'] satisfies OfferAct[]

/**
 * The product that this action locks, or undefined. Any action on an accepted offer whose time is over returns its
 * units, and so locks the product too.
 */
export async function findProductToLock(
  queries: Queries,
  caller: Caller,
  { offerId, act }: { offerId: string; act: OfferAct | 'buy' },
): Promise<string | undefined> {
  if (!idForm.test(offerId)) return undefined
  const states = lockingActs.includes(act) ? ['asked', 'countered'] : []
  const [offer] = await queries.query<{ product: string }>(productToLock, [offerId, caller.uid, states])
  return offer?.product
}

export type OfferAnswer = {
  act: OfferAct
  /** The version that the caller answers. */
  from: number
  terms?: OfferTerms | undefined
  note?: string | undefined
}

/** The result of an action. `ended` is set if the offer's time was over before. */
type Outcome = { stock: string[]; ended?: 'expired' | 'lapsed' }

const otherThan = { buyer: 'supplier', supplier: 'buyer' } as const satisfies Record<OfferParty, OfferParty>
const kinds = {
  counter: 'offer_countered',
  accept: 'offer_accepted',
  decline: 'offer_declined',
  withdraw: 'offer_withdrawn',
} as const satisfies Record<OfferAct, NotificationKind>

/** An action of one party on a version. Of two at once the first wins, and the other gets the new state. */
export async function answerOffer(
  db: Database,
  caller: Caller,
  offerId: string,
  { act, from, terms, note, currency, reservationHours }: OfferAnswer & Options & { reservationHours: number },
): Promise<{ catalogueVersion: number; stock: readonly string[] }> {
  const { stock, ended } = await db.transaction(async (transaction): Promise<Outcome> => {
    const offer = await lockOffer(transaction, caller.uid, offerId)
    const over = await endIfOver(transaction, offer)
    if (over) return over
    refuseUnfit(offer, act, from)
    const stock: string[] = []
    if (act === 'counter' && terms) {
      refuseWrong(terms, await productOf(transaction, offer.productId), { currency, last: offer })
      await transaction.query(replace, [...columnsOf(offerId, terms), offer.party])
    } else if (act === 'accept') {
      const { productId, quantity } = offer
      const units = [productId, quantity, caller.uid]
      const attempt = () => transaction.query<StockRow>(reserve, units)
      await runDeduction(transaction, { productId, units: quantity }, { attempt })
      await transaction.query(agree, [offerId, offer.party, reservationHours])
      stock.push(productId)
    } else {
      const state = act === 'withdraw' ? 'withdrawn' : 'declined'
      await endOffers(transaction, [offerId], { state, by: offer.party, note })
    }
    await notifyAboutOffers(transaction, [offerId], { kind: kinds[act], to: [otherThan[offer.party]], isByOther: true })
    return { stock }
  })
  const catalogueVersion = await (stock.length === 0 ? newestVersion(db) : publishChange(db, { stock }))
  // Thrown after the commit, so that the end is stored.
  if (ended) throw hasMovedOn(ended)
  return { catalogueVersion, stock }
}

/** Refuses an answer to an old version, and an action that only the other party may do. */
function refuseUnfit(offer: LockedOffer, act: OfferAct, from: number) {
  const { state, version, party } = offer
  if (state !== 'asked' && state !== 'countered') throw hasMovedOn(state)
  if (from !== version) {
    throw new ApiProblem('version_mismatch', { current: version }, 'The terms changed after you read the offer.')
  }
  if (party !== actorOf(act, offer)) throw new ApiProblem('forbidden', {}, 'It is the other side’s turn to answer.')
  if (nextOfferState(offer, act, party) === null) throw hasMovedOn(state)
}
