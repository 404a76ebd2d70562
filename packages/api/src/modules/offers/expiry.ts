import type { OfferState } from '@arot/contract'
import { publishChange } from '../../platform/change-feed.ts'
import type { Database } from '../../platform/db/database.ts'
import { endOffers, notifyAboutOffers } from './transitions.ts'

const batch = 500
const both = ['buyer', 'supplier'] as const
const isOpen = "state IN ('asked', 'countered', 'accepted')"

/** Skips offers that somebody is answering at this moment. */
const over = `SELECT id, state FROM offers WHERE ${isOpen} AND ends_at <= clock_timestamp()
  ORDER BY ends_at LIMIT ${batch} FOR NO KEY UPDATE SKIP LOCKED`

/**
 * Ends every offer whose last day, or time to buy, is over, and returns its units. Replicas may run it at the same
 * time.
 */
export async function endDueOffers(db: Database): Promise<number> {
  let total = 0
  for (;;) {
    const { stock, count } = await db.transaction(async (transaction) => {
      const due = await transaction.query<{ id: string; state: OfferState }>(over)
      const stock: string[] = []
      for (const state of ['expired', 'lapsed'] as const) {
        const ids = due.filter((offer) => (offer.state === 'accepted') === (state === 'lapsed')).map(({ id }) => id)
        if (ids.length === 0) continue
        stock.push(...(await endOffers(transaction, ids, { state, by: 'system' })))
        await notifyAboutOffers(transaction, ids, { kind: `offer_${state}`, to: both })
      }
      return { stock, count: due.length }
    })
    total += count
    if (stock.length > 0) await publishChange(db, { stock })
    if (count < batch) return total
  }
}

const unwarned = `WITH soon AS (
    SELECT id FROM offers WHERE ${isOpen} AND NOT warned AND ends_at <= clock_timestamp() + interval '24 hours'
      AND ends_at > clock_timestamp() ORDER BY ends_at LIMIT ${batch} FOR NO KEY UPDATE SKIP LOCKED
  ) UPDATE offers SET warned = true FROM soon WHERE offers.id = soon.id RETURNING offers.id`

/** Notifies both parties one day before the end, once for each version and once for reserved units. */
export async function notifyExpiring(db: Database): Promise<number> {
  let total = 0
  for (;;) {
    const count = await db.transaction(async (transaction) => {
      const soon = (await transaction.query<{ id: string }>(unwarned)).map(({ id }) => id)
      if (soon.length > 0) await notifyAboutOffers(transaction, soon, { kind: 'offer_expiring', to: both })
      return soon.length
    })
    total += count
    if (count < batch) return total
  }
}
