import { describe, expect, test } from 'vitest'
import { notifyLowStock } from '../../src/modules/inventory/low-stock.store.ts'
import { openNegotiation } from '../support/offers.ts'
import { addProduct, type Person } from '../support/server.ts'

const trade = openNegotiation({ openOffers: 1e6 })

const kindsToDo = async (who: Person, about: string) =>
  (await trade.ask(who, '/notifications?toDo=true'))
    .json()
    .filter(({ subject }: { subject: object }) => Object.values(subject).includes(about))
    .map(({ kind }: { kind: string }) => kind)

describe('notifications that still need an act', () => {
  test('include an order for its supplier until it is shipped, and for its buyer until it is received', async () => {
    const { buyer, supplier, act, bring } = trade
    const order = await bring('placed')
    expect(await kindsToDo(supplier, order)).toEqual(['order_placed'])
    await act(supplier, order, 'accept')
    expect(await kindsToDo(supplier, order)).toEqual(['order_placed'])
    expect(await kindsToDo(buyer, order)).toEqual([])
    await act(supplier, order, 'ship')
    await act(supplier, order, 'correct')
    expect(await kindsToDo(supplier, order)).toEqual([])
    expect(await kindsToDo(buyer, order)).toEqual(['order_shipped'])
    await act(buyer, order, 'receive')
    expect(await kindsToDo(buyer, order)).toEqual([])
    const declined = await bring('declined')
    expect([...(await kindsToDo(supplier, declined)), ...(await kindsToDo(buyer, declined))]).toEqual([])
  })

  test('include an offer for the party who has to answer, only by its last version', async () => {
    const { buyer, supplier, answer, purchase } = trade
    const offer = await trade.makeId()
    const sides = async () => [await kindsToDo(supplier, offer), await kindsToDo(buyer, offer)]
    expect(await sides()).toEqual([['offer_asked'], []])
    await answer(supplier, offer, 'counter')
    expect(await sides()).toEqual([[], ['offer_countered']])
    await answer(buyer, offer, 'counter', 2)
    expect(await sides()).toEqual([['offer_countered'], []])
    await answer(supplier, offer, 'accept', 3)
    expect(await sides()).toEqual([[], ['offer_accepted']])
    const { insertedId } = (await purchase(buyer, offer)).json()
    expect(await sides()).toEqual([['offer_bought'], []])
    await trade.act(supplier, insertedId, 'accept')
    await trade.act(supplier, insertedId, 'ship')
    expect(await sides()).toEqual([[], []])
  })

  test('include a product until its stock covers the minimum order again', async () => {
    const { buyer, supplier, server, buy } = trade
    const product = await addProduct(server, supplier, { mainQuantity: 14, minQuantity: 10 })
    await buy(buyer, 10, product)
    await notifyLowStock(server.db, [product])
    expect(await kindsToDo(supplier, product)).toContain('stock_short')
    await server.db.query('UPDATE products SET main_quantity = 50 WHERE id = $1', [product])
    await notifyLowStock(server.db, [product])
    expect(await kindsToDo(supplier, product)).not.toContain('stock_short')
  })

  test('are paged like all notifications', async () => {
    const { supplier, ask, buy, buyer } = trade
    for (let count = 0; count < 31; count += 1) await buy(buyer)
    const first = await ask(supplier, '/notifications?toDo=true')
    expect(first.json()).toHaveLength(30)
    const [, next] = String(first.headers.link).match(/<([^>]*)>; rel="next"/) ?? []
    expect(next).toMatch(/^http:\/\/api\.test\/notifications\?toDo=true&cursor=/)
    const second = await ask(supplier, String(next))
    expect(second.json().length).toBeGreaterThan(0)
    expect((await ask(supplier, '/notifications?toDo=maybe')).statusCode).toBe(400)
  })
})
