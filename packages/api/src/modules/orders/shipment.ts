import { corrected, mostCorrections, nextState, type OrderNote } from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { newestVersion } from '../../platform/change-feed.ts'
import type { Database, PreparedStatement } from '../../platform/db/database.ts'
import { lock } from './order.store.ts'
import { notifyAboutOrders } from './transitions.ts'

/** Counts the events of an order, its placing included, and reads its shipment with the last correction. */
const readShipment: PreparedStatement = {
  name: 'read-shipment',
  text: `SELECT count(*) + 1 AS events, coalesce(max(correction), 0) AS correction,
    (array_agg(carrier ORDER BY correction DESC) FILTER (WHERE state = 'shipped'))[1] AS carrier,
    (array_agg(tracking_code ORDER BY correction DESC) FILTER (WHERE state = 'shipped'))[1] AS code
    FROM order_events WHERE order_id = $1`,
}
type Shipment = { events: number; correction: number; carrier: string | null; code: string | null }

const writeCorrection: PreparedStatement = {
  name: 'correct-shipment',
  text: `INSERT INTO order_events (order_id, state, by, correction, note, carrier, tracking_code)
    VALUES ($1, 'shipped', 'supplier', $2, nullif($3, ''), nullif($4, ''), nullif($5, ''))`,
}

/**
 * Corrects a shipment. `from` is the number of events that the supplier has seen: of two corrections at once the first
 * wins. Missing fields stay, and empty ones are removed.
 */
export async function correctShipment(
  db: Database,
  caller: Caller,
  orderId: string,
  { from, ...correction }: { from: number } & OrderNote,
): Promise<{ catalogueVersion: number }> {
  await db.transaction(async (transaction) => {
    const { state, sold } = await lock(transaction, caller, orderId)
    if (!sold) throw new ApiProblem('forbidden')
    if (nextState(state, 'correct', 'sold') === null) throw new ApiProblem('wrong_state', { state })
    const [last] = await transaction.query<Shipment>(readShipment, [orderId])
    if (!last) throw new ApiProblem('not_found')
    if (last.events !== from) throw new ApiProblem('version_mismatch', { current: last.events }, seenLess)
    await transaction.query(writeCorrection, [
      orderId,
      last.correction + 1,
      correction.note,
      ...applyCorrection(last, correction),
    ])
    await notifyAboutOrders(transaction, [orderId], corrected)
  })
  return { catalogueVersion: await newestVersion(db) }
}

const seenLess = 'More has happened since you looked.'

/** The new carrier and tracking code. Throws if nothing changes, or after too many corrections. */
function applyCorrection(last: Shipment, correction: OrderNote): [carrier: string, code: string] {
  const carrier = correction.carrier ?? last.carrier ?? ''
  const code = correction.trackingCode ?? last.code ?? ''
  if (carrier === (last.carrier ?? '') && code === (last.code ?? ''))
    throw carrierProblem('Change the carrier or the tracking code first.')
  if (last.correction === mostCorrections) throw carrierProblem('You cannot correct this shipment any more.')
  return [carrier, code]
}

const carrierProblem = (problem: string) => new ApiProblem('invalid', { fields: { carrier: problem } }, problem)
