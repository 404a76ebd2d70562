import { ApiError, type Product } from '@arot/contract'
import { expect, test, vi } from 'vitest'
import { createPurchase } from '../src/buying/purchase.ts'

const product: Product = {
  _id: 'p1',
  name: 'Carton',
  image: '',
  brand: 'Testwerk',
  category: 'Health & Beauty',
  description: '',
  price: 2,
  rating: 4,
  mainQuantity: 100,
  minQuantity: 10,
}
const buyer = { id: 'u1', email: 'nadia@buyers.example', name: 'Nadia', photo: null }
const network = new ApiError(0, null, { code: 'network', title: 'unreachable' })

type Keyed = { key?: string } | undefined

function shop() {
  const takeUnits = vi.fn(async (_id: string, _units: number, _options?: Keyed): Promise<number | null> => null)
  const addToCart = vi.fn(async (_bought: unknown, _options?: Keyed) => ({ insertedId: 'c1' }))
  const onHeld = vi.fn()
  const onTaken = vi.fn()
  return { takeUnits, addToCart, onTaken, onHeld, buy: createPurchase({ takeUnits, addToCart }, { onTaken, onHeld }) }
}

test('A purchase is the stock’s decrement, then the cart item', async () => {
  const { takeUnits, addToCart, buy } = shop()
  expect(await buy(product, 20, buyer)).toBeNull()
  expect(takeUnits).toHaveBeenCalledWith('p1', 20, expect.anything())
  expect(addToCart.mock.calls[0]?.[0]).toMatchObject({ userEmail: buyer.email, quantity: 20, productId: 'p1' })
})

test('Trying again after the first step failed sends the same key', async () => {
  const { takeUnits, onHeld, buy } = shop()
  takeUnits.mockRejectedValueOnce(network)
  await expect(buy(product, 20, buyer)).rejects.toBe(network)
  expect(onHeld).not.toHaveBeenCalled()
  await buy(product, 20, buyer)
  expect(takeUnits.mock.calls[0]?.[2]).toEqual(takeUnits.mock.calls[1]?.[2])
})

test('When the second step fails the units are held, and trying again does only that step, with its key', async () => {
  const { takeUnits, addToCart, onHeld, buy } = shop()
  addToCart.mockRejectedValueOnce(network)
  await expect(buy(product, 20, buyer)).rejects.toBe(network)
  expect(onHeld).toHaveBeenCalledOnce()
  expect(await buy(product, 20, buyer)).toBeNull()
  expect(takeUnits).toHaveBeenCalledOnce()
  expect(addToCart.mock.calls[0]?.[1]).toEqual(addToCart.mock.calls[1]?.[1])
})

test('The next purchase has keys of its own', async () => {
  const { takeUnits, buy } = shop()
  await buy(product, 20, buyer)
  await buy(product, 20, buyer)
  expect(takeUnits.mock.calls[0]?.[2]).not.toEqual(takeUnits.mock.calls[1]?.[2])
})

test('What the server refuses is told in the specification’s words', async () => {
  const { takeUnits, buy } = shop()
  const told = { code: 'insufficient_stock', message: '', details: { available: 7 } }
  takeUnits.mockRejectedValueOnce(new ApiError(409, told, { code: 'http', title: '' }))
  expect(await buy(product, 20, buyer)).toMatchObject({
    title: 'Not enough stock',
    text: 'Only 7 units available in stock.',
  })
})

test('What is left is what the server says; where it says nothing, what was shown less what was bought', async () => {
  const { takeUnits, onTaken, buy } = shop()
  takeUnits.mockResolvedValueOnce(0)
  await buy(product, 20, buyer)
  expect(onTaken).toHaveBeenLastCalledWith('p1', 0)
  await buy(product, 20, buyer)
  expect(onTaken).toHaveBeenLastCalledWith('p1', 80)
})

test('A second step that is tried again takes nothing off the shown stock once more', async () => {
  const { addToCart, onTaken, buy } = shop()
  addToCart.mockRejectedValueOnce(network)
  await expect(buy(product, 20, buyer)).rejects.toBe(network)
  await buy(product, 20, buyer)
  expect(onTaken).toHaveBeenCalledOnce()
})

test('It is bought at the price that was shown; at another once that was refused, under a new key, with the units held', async () => {
  const { takeUnits, addToCart, onHeld, buy } = shop()
  addToCart.mockRejectedValueOnce(network)
  await expect(buy(product, 20, buyer, 2)).rejects.toBe(network)
  // It may have been bought before the answer was lost: the same is asked again, whatever is shown by now.
  const changed = new ApiError(409, { code: 'price_changed', details: { price: 3 } }, { code: 'http', title: '' })
  addToCart.mockRejectedValueOnce(changed)
  expect(await buy(product, 20, buyer, 3)).toMatchObject({ title: 'The price has changed' })
  expect(await buy(product, 20, buyer, 3)).toBeNull()
  const asked = addToCart.mock.calls.map(([bought, options]) => [(bought as { price: number }).price, options?.key])
  expect(asked.map(([price]) => price)).toEqual([2, 2, 3])
  expect(asked[0]?.[1]).toBe(asked[1]?.[1])
  expect(asked[2]?.[1]).not.toBe(asked[1]?.[1])
  expect(takeUnits).toHaveBeenCalledOnce()
  expect(onHeld).toHaveBeenCalledOnce()
})

test('A broken carton is told in words', async () => {
  const { takeUnits, buy } = shop()
  const details = { multiple: 24, below: 120, above: 144 }
  takeUnits.mockRejectedValueOnce(new ApiError(422, { code: 'order_multiple', details }, { code: 'http', title: '' }))
  expect((await buy(product, 130, buyer, 2))?.text).toBe('Order in multiples of 24 units: 120 or 144.')
})
