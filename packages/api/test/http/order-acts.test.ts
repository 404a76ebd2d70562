// Compares every act in every state by every party with the rules of the contract.
import { nextState, type OrderAct, type OrderState, orderStates, sideOf } from '@arot/contract'
import { expect, test } from 'vitest'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { openTrade } from '../support/trade.ts'

const trade = openTrade({ quota: { reservations: 20, orders: 1000, units: 1e9 } })

const acts: OrderAct[] = ['accept', 'decline', 'ship', 'correct', 'receive', 'cancel']
const parties = ['buyer', 'supplier', 'oneself', 'stranger', 'nobody'] as const
type Party = (typeof parties)[number]

/** The expected answer: the next state, or the code of the problem. */
function outcomeFor(state: OrderState, act: OrderAct, party: Party): string {
  if (party === 'nobody') return 'unauthorized'
  if (party === 'stranger') return 'not_found'
  const side = sideOf(act)
  const isTheirs = party === 'oneself' || party === (side === 'bought' ? 'buyer' : 'supplier')
  const next = isTheirs ? nextState(state, act, side) : null
  if (next) return next
  // The cart only finds the caller's own items.
  if (act === 'cancel') return isTheirs && state === 'shipped' ? 'already_shipped' : 'not_found'
  return isTheirs ? 'wrong_state' : 'forbidden'
}

const statuses: Record<string, number> = {
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  wrong_state: 409,
  already_shipped: 409,
}

const table = orderStates.flatMap((state) =>
  acts.flatMap((act) =>
    parties
      // An order to oneself never waits for an answer and is never declined.
      .filter((party) => party !== 'oneself' || !['placed', 'declined'].includes(state))
      .map((party) => ({ state, act, party, outcome: outcomeFor(state, act, party) })),
  ),
)

async function stock() {
  const [row] = await trade.server.db.query<{ units: number }>(
    'SELECT main_quantity AS units FROM products WHERE id = $1',
    [trade.product],
  )
  return row?.units ?? 0
}

const stateOf = async (order: string) => {
  const [row] = await trade.server.db.query<{ state: string }>('SELECT state FROM orders WHERE id = $1', [order])
  return row?.state
}

test.each(table)('$act of an order that is $state, by $party: $outcome', async ({ state, act, party, outcome }) => {
  const { buyer, supplier, stranger } = trade
  const who = { buyer, supplier, oneself: supplier, stranger, nobody: null }[party]
  const order = await trade.bring(state, party === 'oneself' ? supplier : buyer)
  const before = await stock()
  const answer = await trade.act(who, order, act)
  expect(answer.statusCode, answer.body).toBe(statuses[outcome] ?? 200)
  if (outcome in statuses) expect(answer.json().code).toBe(outcome)
  if (outcome === 'wrong_state') expect(answer.json().details).toEqual({ state })
  const next = outcome in statuses ? state : outcome
  expect(await stateOf(order)).toBe(next)
  if (act !== 'cancel' && next === outcome) {
    expect(answer.json()).toMatchObject({ id: order, state: next })
    expect(answer.json().events.at(-1)).toMatchObject({
      state: next,
      by: sideOf(act) === 'bought' ? 'buyer' : 'supplier',
    })
  }
  const isReturned = next !== state && (next === 'declined' || next === 'cancelled')
  expect(await stock()).toBe(before + (isReturned ? 10 : 0))
  const inCart = (
    await trade.ask(party === 'oneself' ? supplier : buyer, `/cart/${(party === 'oneself' ? supplier : buyer).email}`)
  ).json()
  const isOpen = ['placed', 'accepted', 'shipped'].includes(next)
  expect(inCart.filter(({ _id }: { _id: string }) => _id === order)).toMatchObject(isOpen ? [{ state: next }] : [])
})

test('afterwards every unit is accounted for', async () => {
  expect(await auditStock(trade.server.db)).toEqual([])
})
