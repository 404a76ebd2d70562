import type { OfferState } from '@arot/contract'
import type { Queries, Transaction } from '../../platform/db/database.ts'
import { endOffers, notifyAboutOffers } from './transitions.ts'

export type ErasedOffer = { id: string; product: string; state: OfferState; bought: boolean }

/** Waits for offers that this user makes or receives at this moment, so that they end too. */
export async function awaitOffers(transaction: Queries, uid: string) {
  await transaction.query('SELECT lock_buyer_and_count_offers($1)', [uid])
  await transaction.query("SELECT pg_advisory_xact_lock(hashtextextended('offers to ' || $1, 0))", [uid])
}

/** Locks all offers of both sides at once, because both parties of an offer may be erased at the same time. */
export const lockOffers = `SELECT id, product_id AS product, state, uid IS NOT DISTINCT FROM $1 AS bought FROM offers
  WHERE uid = $1 OR supplier_uid = $1 ORDER BY ord FOR NO KEY UPDATE`

/** Removes the name from notifications of the other parties. */
const forgetName = `
  UPDATE notifications SET sender_name = NULL, sender = NULL WHERE subject ->> 'offerId' = ANY ($1::text[])
    AND uid IN (SELECT unnest(ARRAY[uid, supplier_uid]) FROM offers WHERE id = ANY ($1::text[])) AND uid <> $2`

/** Ends a user's open offers, returns their reserved units, and removes the user's identity from all of them. */
export async function endOffersOf(transaction: Transaction, uid: string, offers: readonly ErasedOffer[]) {
  const ids = offers.map(({ id }) => id)
  for (const state of ['withdrawn', 'declined', 'lapsed'] as const) {
    const ending = offers.filter((offer) => endOf(offer) === state)
    if (ending.length === 0) continue
    const theirs = ending.map(({ id }) => id)
    await endOffers(transaction, theirs, { state, by: 'system' })
    for (const bought of [true, false]) {
      const ids = ending.filter((offer) => offer.bought === bought).map(({ id }) => id)
      const to = [bought ? ('supplier' as const) : ('buyer' as const)]
      if (ids.length > 0) await notifyAboutOffers(transaction, ids, { kind: `offer_${state}`, to })
    }
  }
  await transaction.query(forgetName, [ids, uid])
  await transaction.query('UPDATE offer_versions SET note = NULL WHERE offer_id = ANY ($1::text[])', [ids])
  await transaction.query('UPDATE offer_events SET note = NULL WHERE offer_id = ANY ($1::text[])', [ids])
  await transaction.query("UPDATE offers SET uid = NULL, user_email = '' WHERE uid = $1", [uid])
  await transaction.query('UPDATE offers SET supplier_uid = NULL WHERE supplier_uid = $1', [uid])
}

function endOf({ state, bought }: ErasedOffer) {
  if (state === 'accepted') return 'lapsed'
  if (state === 'asked' || state === 'countered') return bought ? 'withdrawn' : 'declined'
  return null
}
