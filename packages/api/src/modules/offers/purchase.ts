import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { newestVersion, publishChange } from '../../platform/change-feed.ts'
import type { Database, PreparedStatement } from '../../platform/db/database.ts'
import { type Key, once } from '../../platform/idempotency.ts'
import { newId } from '../../platform/ids.ts'
import { orderSnapshot } from '../catalog/snapshot.sql.ts'
import { endIfOver, hasMovedOn, type LockedOffer, lockOffer, notifyAboutOffers } from './transitions.ts'

const fulfil: PreparedStatement = {
  name: 'fulfil-offer',
  text: `
  WITH offer AS (
    UPDATE offers SET state = 'bought' WHERE id = $1 AND state = 'accepted' RETURNING *
  ), item AS (
    INSERT INTO orders (id, uid, user_email, product_id, quantity, price, snapshot, supplier_uid, offer_id)
    SELECT $2, o.uid, $3, products.id, o.quantity, o.price,
      ${orderSnapshot}, o.supplier_uid, o.id
    FROM offer AS o JOIN products ON products.id = o.product_id RETURNING *
  ), stepped AS (
    INSERT INTO offer_events (offer_id, state, by) SELECT id, 'bought', 'buyer' FROM offer
  )
  INSERT INTO stock_movements (product_id, kind, reserved, sold, uid)
    SELECT product_id, 'fulfil', -quantity, quantity, uid FROM item`,
}

export type OfferPurchase = { offerId: string; productId: string; quantity: number; price?: number | undefined }
type Outcome = { insertedId: string; ended?: 'expired' | 'lapsed'; stock?: string[] }

/**
 * Buys an accepted offer once: its reserved units become an order at its price, whatever the product's price and rules
 * are now. No quota applies, because both parties have agreed.
 */
export async function buyByOffer(
  db: Database,
  caller: Caller,
  purchase: OfferPurchase,
  key?: Key,
): Promise<{ insertedId: string; catalogueVersion: number; replayed: boolean }> {
  const { offerId } = purchase
  const scope = { uid: caller.uid, operation: 'buy', key } as const
  const { answer, replayed } = await once<Outcome>(db, scope, async (transaction) => {
    const offer = await lockOffer(transaction, caller.uid, offerId)
    if (offer.party !== 'buyer') throw new ApiProblem('forbidden')
    const insertedId = newId()
    const over = await endIfOver(transaction, offer)
    if (over) return { insertedId, ...over }
    if (offer.state !== 'accepted') throw hasMovedOn(offer.state)
    refuseOther(offer, purchase)
    await transaction.query(fulfil, [offerId, insertedId, caller.email])
    await notifyAboutOffers(transaction, [offerId], { kind: 'offer_bought', to: ['supplier'], isByOther: true })
    return { insertedId }
  })
  const { insertedId, ended, stock = [] } = answer
  const version = await (replayed || stock.length === 0 ? newestVersion(db) : publishChange(db, { stock }))
  if (ended) throw hasMovedOn(ended)
  return { insertedId, replayed, catalogueVersion: version }
}

/** Refuses a purchase whose terms differ from the offer's. */
function refuseOther(offer: LockedOffer, { productId, quantity, price }: OfferPurchase) {
  const fields = {
    ...(productId !== offer.productId && { productId: 'The offer is for another product.' }),
    ...(quantity !== offer.quantity && { quantity: `The offer is for ${offer.quantity} units.` }),
    ...(price !== undefined && price !== offer.price && { price: `The offer is for ${offer.price} a unit.` }),
  }
  const [first] = Object.entries(fields)
  if (first) throw new ApiProblem('invalid', { fields }, first.join(': '))
}
