// A sweep at the same time as an answer or another sweep: the first one to lock the row wins.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { endDueOffers, notifyExpiring } from '../../src/modules/offers/expiry.ts'
import { findOffer } from '../../src/modules/offers/offer.list.ts'
import { answerOffer, makeOffer } from '../../src/modules/offers/offer.store.ts'
import { declineUnanswered } from '../../src/modules/orders/auto-decline.ts'
import { findOrder } from '../../src/modules/orders/order.list.ts'
import { act } from '../../src/modules/orders/order.store.ts'
import { buy } from '../../src/modules/orders/purchase.store.ts'
import type { Database, Queries } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import { beforeCommit, buyer, shelve, stockOf, supplier, untilDoneOrBlocked } from '../support/stock.ts'

/** The same database with a hook after each statement of a transaction, which can change the rows. */
function afterStatement(db: Database, happen: (rows: unknown[]) => Promise<unknown[]>): Database {
  return {
    ...db,
    transaction: (work) =>
      db.transaction((transaction) => {
        const query = async (...[statement, parameters]: Parameters<Queries['query']>) => {
          return happen(await transaction.query(statement, parameters))
        }
        return work({ ...transaction, query: query as Queries['query'] })
      }),
  }
}

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a sweep and an acceptance, or another sweep, at once', () => {
  let db: Database
  beforeAll(async () => {
    db = await freshDatabase({ poolSize: 10 })
    await db.query("UPDATE migrations SET applied_at = now() - interval '100 days' WHERE name = '0008_orders.sql'")
  })
  afterEach(async () => {
    expect(await auditStock(db)).toEqual([])
  })
  afterAll(() => db.close())

  /** Runs an acceptance, sweeps before its commit until the sweep ends or waits, and then commits. */
  async function sweepBeforeCommit(accept: (db: Database) => Promise<unknown>, sweep: () => Promise<number>) {
    let swept: Promise<number> | undefined
    const accepting = beforeCommit(db, async () => {
      swept ??= sweep()
      await untilDoneOrBlocked(db, swept)
    })
    await accept(accepting)
    return swept
  }

  /** Lets a sweep find due rows, acts until the act ends or waits, and then lets the sweep continue. */
  async function actDuringSweep(sweep: (db: Database) => Promise<number>, act: () => Promise<unknown>) {
    let outcome: Promise<unknown> | undefined
    const sweeping = afterStatement(db, async (rows) => {
      outcome ??= act().catch((problem: unknown) => problem)
      await untilDoneOrBlocked(db, outcome)
      return rows
    })
    return { swept: await sweep(sweeping), outcome: await outcome }
  }

  describe('of an order', () => {
    async function late() {
      const product = await shelve(db)
      const { insertedId: order } = await buy(db, buyer('late'), product, 10)
      await db.query("UPDATE orders SET buy_date = now() - interval '15 days' WHERE id = $1", [order])
      const events = async () => (await findOrder(db, supplier, order)).events.map(({ state }) => state)
      return { product, accept: (on: Database) => act(on, supplier, order, { act: 'accept' }), events }
    }

    it('that is being accepted leave it accepted, and the sweep does not wait', async () => {
      const { product, accept, events } = await late()
      expect(await sweepBeforeCommit(accept, () => declineUnanswered(db, 14))).toBe(0)
      expect(await events()).toEqual(['placed', 'accepted'])
      expect(await stockOf(db, product)).toBe(90)
    })

    it('that is being declined leave it declined, and the acceptance is refused', async () => {
      const { product, accept, events } = await late()
      const { swept, outcome } = await actDuringSweep(
        (on) => declineUnanswered(on, 14),
        () => accept(db),
      )
      expect(swept).toBe(1)
      expect(outcome).toMatchObject({ code: 'wrong_state', details: { state: 'declined' } })
      expect(await events()).toEqual(['placed', 'declined'])
      expect(await stockOf(db, product)).toBe(100)
    })
  })

  describe('of an offer', () => {
    /** An offer that ends in less than a day. */
    async function expiring() {
      const product = await shelve(db)
      const terms = { quantity: 10, price: 40, until: new Date(Date.now() + 86_400_000) }
      const { offerId } = await makeOffer(db, buyer('late'), { productId: product, ...terms }, {})
      return { product, offerId }
    }
    async function due() {
      const { product, offerId } = await expiring()
      await db.query("UPDATE offers SET ends_at = now() - interval '1 hour' WHERE id = $1", [offerId])
      const notices = "SELECT kind FROM notifications WHERE subject ->> 'offerId' = $1 AND uid = $2"
      return {
        product,
        accept: (on: Database) => answerOffer(on, supplier, offerId, { act: 'accept', from: 1, reservationHours: 72 }),
        state: async () => (await findOffer(db, supplier, offerId)).state,
        readNotifications: async () =>
          (await db.query<{ kind: string }>(notices, [offerId, buyer('late').uid])).map(({ kind }) => kind),
      }
    }
    /** Makes the day of an offer end just after it was locked and read. */
    const justInTime = (db: Database) =>
      afterStatement(db, async (rows) =>
        (rows as object[]).map((row) => ('isOver' in row ? { ...row, isOver: false } : row)),
      )

    it('that is being accepted leave it accepted, and the sweep does not wait', async () => {
      const { product, accept, state, readNotifications } = await due()
      expect(
        await sweepBeforeCommit(
          (on) => accept(justInTime(on)),
          () => endDueOffers(db),
        ),
      ).toBe(0)
      expect(await state()).toBe('accepted')
      expect(await readNotifications()).toEqual(['offer_accepted'])
      expect(await stockOf(db, product)).toBe(90)
    })

    it('that is ending end it once, and the acceptance is refused', async () => {
      const { product, accept, state, readNotifications } = await due()
      const { swept, outcome } = await actDuringSweep(endDueOffers, () => accept(db))
      expect(swept).toBe(1)
      expect(outcome).toMatchObject({ code: 'wrong_state', details: { state: 'expired' } })
      expect(await state()).toBe('expired')
      expect(await readNotifications()).toEqual(['offer_expired'])
      expect(await stockOf(db, product)).toBe(100)
    })

    it('that expires notify both parties once when two processes sweep', async () => {
      const { offerId } = await expiring()
      expect(await actDuringSweep(notifyExpiring, () => notifyExpiring(db))).toEqual({ swept: 1, outcome: 0 })
      const notified = "SELECT uid FROM notifications WHERE kind = 'offer_expiring' AND subject ->> 'offerId' = $1"
      const uids = (await db.query(notified, [offerId])).map(({ uid }) => uid)
      expect(uids.sort()).toEqual([supplier.uid, buyer('late').uid].sort())
    })
  })
})
