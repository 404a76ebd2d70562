// `GET /users/me` tells the app which pages to offer to an account, and how much waits there.
import { expect, test } from 'vitest'
import { openNegotiation } from '../support/offers.ts'
import { bearer, operator, type Person, person } from '../support/server.ts'

const trade = openNegotiation()
const member = async (who: Person) => (await trade.ask(who, '/users/me')).json()
const nobody = {
  isRegistered: false,
  isOperator: false,
  ordersToAnswer: 0,
  offersToAnswer: 0,
  verificationsToDecide: 0,
}

test('A new account is no supplier and no operator, and is registered after POST /users', async () => {
  const who = await person('Meghna Trader')
  expect(await member(who)).toEqual(nobody)
  const payload = { name: who.name, email: who.email, photo: null }
  const save = () => trade.server.app.inject({ method: 'POST', url: '/users', headers: bearer(who), payload })
  expect((await save()).statusCode).toBe(201)
  expect(await member(who)).toEqual({ ...nobody, isRegistered: true })
  expect((await save()).statusCode).toBe(409)
})

test('The token makes an operator', async () => {
  expect(await member(await operator('Operator Begum'))).toEqual({ ...nobody, isOperator: true })
})

test('A supplier sees how many orders wait for an answer, and a buyer none', async () => {
  const { ordersToAnswer: before, supplierId } = await member(trade.supplier)
  expect(supplierId).toMatch(/^[0-9a-f]{24}$/)
  const [order] = [await trade.buy(trade.buyer, 10), await trade.buy(trade.buyer, 10)]
  expect(await member(trade.supplier)).toMatchObject({ supplierId, ordersToAnswer: before + 2 })
  await trade.act(trade.supplier, order, 'accept')
  expect(await member(trade.supplier)).toMatchObject({ ordersToAnswer: before + 1 })
  expect(await member(trade.buyer)).toMatchObject({ ordersToAnswer: 0 })
  expect(await member(trade.buyer)).not.toHaveProperty('supplierId')
})

test('A supplier sees in how many offers the buyer waits, and a buyer none', async () => {
  await trade.reach('asked')
  await trade.reach('countered', 'buyer')
  for (const state of ['accepted', 'declined', 'withdrawn'] as const) await trade.reach(state)
  const { id } = await trade.reach('asked')
  expect(await member(trade.supplier)).toMatchObject({ offersToAnswer: 3 })
  await trade.answer(trade.supplier, id, 'counter')
  expect(await member(trade.supplier)).toMatchObject({ offersToAnswer: 2 })
  expect(await member(trade.buyer)).toMatchObject({ offersToAnswer: 0 })
})

test('An operator sees how many verification requests wait, and nobody else does', async () => {
  const who = await operator('Operator Khatun')
  const { verificationsToDecide: before } = await member(who)
  const proof = { licence: 'TRAD/DHK/004512', document: 'http://api.test/pictures/teapot.webp' }
  const url = '/suppliers/me/verification'
  await trade.server.app.inject({ method: 'POST', url, headers: bearer(trade.supplier), payload: proof })
  expect(await member(who)).toMatchObject({ verificationsToDecide: before + 1 })
  expect(await member(trade.supplier)).toMatchObject({ verificationsToDecide: 0 })
})

test('An operator does not see their own request, which another operator decides', async () => {
  const who = await operator('Operator Roy')
  const { verificationsToDecide: before } = await member(who)
  const ask = (method: 'PATCH' | 'POST', url: string, payload: object) =>
    trade.server.app.inject({ method, url, headers: bearer(who), payload })
  await ask('PATCH', '/suppliers/me', { name: 'Roy Mills', logo: '', place: '', about: '', smallestOrderValue: null })
  const proof = { licence: 'TRAD/DHK/004513', document: 'http://api.test/pictures/teapot.webp' }
  expect((await ask('POST', '/suppliers/me/verification', proof)).statusCode).toBe(201)
  expect(await member(who)).toMatchObject({ verificationsToDecide: before })
})
