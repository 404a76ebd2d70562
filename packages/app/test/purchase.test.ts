import { ApiError, type Product } from '@arot/contract'
import { expect, test, vi } from 'vitest'
import { createPurchase } from '../src/orders/purchase.ts'

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

type CallKey = { key?: string } | undefined

function shop() {
  const takeUnits = vi.fn(async (_id: string, _units: number, _options?: CallKey): Promise<number | null> => null)
  const addToCart = vi.fn(async (_bought: unknown, _options?: CallKey) => ({ insertedId: 'c1' }))
  const onReserved = vi.fn()
  const onStockChange = vi.fn()
  const giveBack = vi.fn(async (_id: string, _units: number): Promise<number | null> => 100)
  const calls = { takeUnits, addToCart, giveBack }
  const belowMinimumOrder = (smallest: number) => ({ title: 'Smallest order value', text: `From ${smallest}` })
  return {
    ...calls,
    onStockChange,
    onReserved,
    ...createPurchase(calls, { onStockChange, onReserved, belowMinimumOrder }),
  }
}

test('A purchase first reserves stock, then adds the cart item', async () => {
  const { takeUnits, addToCart, buy } = shop()
  expect(await buy(product, 20, buyer)).toBeNull()
  expect(takeUnits).toHaveBeenCalledWith('p1', 20, expect.anything())
  expect(addToCart.mock.calls[0]?.[0]).toMatchObject({ userEmail: buyer.email, quantity: 20, productId: 'p1' })
})

test('A retry after a failed first step sends the same key', async () => {
  const { takeUnits, onReserved, buy } = shop()
  takeUnits.mockRejectedValueOnce(network)
  await expect(buy(product, 20, buyer)).rejects.toBe(network)
  expect(onReserved).not.toHaveBeenCalled()
  await buy(product, 20, buyer)
  expect(takeUnits.mock.calls[0]?.[2]).toEqual(takeUnits.mock.calls[1]?.[2])
})

test('If the second step fails, the units stay reserved, and a retry only repeats that step with its key', async () => {
  const { takeUnits, addToCart, onReserved, buy } = shop()
  addToCart.mockRejectedValueOnce(network)
  await expect(buy(product, 20, buyer)).rejects.toBe(network)
  expect(onReserved).toHaveBeenCalledOnce()
  expect(await buy(product, 20, buyer)).toBeNull()
  expect(takeUnits).toHaveBeenCalledOnce()
  expect(addToCart.mock.calls[0]?.[1]).toEqual(addToCart.mock.calls[1]?.[1])
})

test('The next purchase has new keys', async () => {
  const { takeUnits, buy } = shop()
  await buy(product, 20, buyer)
  await buy(product, 20, buyer)
  expect(takeUnits.mock.calls[0]?.[2]).not.toEqual(takeUnits.mock.calls[1]?.[2])
})

test('Refusals of the server have the specification’s texts', async () => {
  const { takeUnits, buy } = shop()
  const body = { code: 'insufficient_stock', message: '', details: { available: 7 } }
  takeUnits.mockRejectedValueOnce(new ApiError(409, body, { code: 'http', title: '' }))
  expect(await buy(product, 20, buyer)).toMatchObject({
    title: 'Not enough stock',
    text: 'Only 7 units available in stock.',
  })
})

test('The remaining stock is the server’s; without it, the displayed one minus the bought units', async () => {
  const { takeUnits, onStockChange, buy } = shop()
  takeUnits.mockResolvedValueOnce(0)
  await buy(product, 20, buyer)
  expect(onStockChange).toHaveBeenLastCalledWith('p1', 0)
  await buy(product, 20, buyer)
  expect(onStockChange).toHaveBeenLastCalledWith('p1', 80)
})

test('A retry of the second step does not reduce the displayed stock again', async () => {
  const { addToCart, onStockChange, buy } = shop()
  addToCart.mockRejectedValueOnce(network)
  await expect(buy(product, 20, buyer)).rejects.toBe(network)
  await buy(product, 20, buyer)
  expect(onStockChange).toHaveBeenCalledOnce()
})

test('A retry sends the first price; after price_changed the next try has the new price and a new key, with the reserved units', async () => {
  const { takeUnits, addToCart, onReserved, buy } = shop()
  addToCart.mockRejectedValueOnce(network)
  await expect(buy(product, 20, buyer, 2)).rejects.toBe(network)
  // The lost answer may have been a success, so the same request is repeated, whatever price is displayed now.
  const changed = new ApiError(409, { code: 'price_changed', details: { price: 3 } }, { code: 'http', title: '' })
  addToCart.mockRejectedValueOnce(changed)
  expect(await buy(product, 20, buyer, 3)).toMatchObject({ title: 'The price has changed' })
  expect(await buy(product, 20, buyer, 3)).toBeNull()
  const calls = addToCart.mock.calls.map(([bought, options]) => [(bought as { price: number }).price, options?.key])
  expect(calls.map(([price]) => price)).toEqual([2, 2, 3])
  expect(calls[0]?.[1]).toBe(calls[1]?.[1])
  expect(calls[2]?.[1]).not.toBe(calls[1]?.[1])
  expect(takeUnits).toHaveBeenCalledOnce()
  expect(onReserved).toHaveBeenCalledOnce()
})

const priceProblem = () =>
  new ApiError(409, { code: 'price_changed', details: { price: 3 } }, { code: 'http', title: '' })

test('The displayed price is sent with the first step; if that is refused, nothing is reserved, and the next try starts anew', async () => {
  const { takeUnits, addToCart, giveBack, buy, leave } = shop()
  takeUnits.mockRejectedValueOnce(priceProblem())
  expect(await buy(product, 20, buyer, 2)).toMatchObject({ title: 'The price has changed' })
  expect(addToCart).not.toHaveBeenCalled()
  await leave()
  expect(giveBack).not.toHaveBeenCalled()
  expect(await buy(product, 20, buyer, 3)).toBeNull()
  const calls = takeUnits.mock.calls.map(([, , options]) => options as { key: string; price: number })
  expect(calls.map(({ price }) => price)).toEqual([2, 3])
  expect(calls[0]?.key).not.toBe(calls[1]?.key)
})

test('Leaving after a refusal or failure of the second step releases the units once and shows the stock', async () => {
  for (const failure of [priceProblem(), network]) {
    const { takeUnits, addToCart, giveBack, onStockChange, buy, leave } = shop()
    addToCart.mockRejectedValueOnce(failure)
    await buy(product, 20, buyer, 2).catch(() => {})
    await leave()
    await leave()
    expect(giveBack.mock.calls).toEqual([['p1', 20]])
    expect(onStockChange).toHaveBeenLastCalledWith('p1', 100)
    // A later purchase uses the same key and reserves no units again.
    const [, first] = addToCart.mock.calls[0] ?? []
    expect(await buy(product, 20, buyer, 2)).toBeNull()
    expect(takeUnits).toHaveBeenCalledOnce()
    if (failure === network) expect(addToCart.mock.calls[1]?.[1]).toEqual(first)
  }
})

test('Units are also released if the answer to reserving them was lost, but not after the purchase', async () => {
  const { takeUnits, giveBack, buy, leave } = shop()
  takeUnits.mockRejectedValueOnce(network)
  await buy(product, 20, buyer, 2).catch(() => {})
  await leave()
  expect(giveBack).toHaveBeenCalledOnce()
  await buy(product, 20, buyer, 2)
  await leave()
  expect(giveBack).toHaveBeenCalledOnce()
})

test('Another quantity releases the units of the first, before it reserves its own', async () => {
  const { takeUnits, addToCart, giveBack, buy } = shop()
  addToCart.mockRejectedValueOnce(priceProblem())
  await buy(product, 20, buyer, 2)
  await buy(product, 90, buyer, 3)
  expect(giveBack.mock.calls).toEqual([['p1', 20]])
  expect(giveBack.mock.invocationCallOrder[0]).toBeLessThan(takeUnits.mock.invocationCallOrder[1] ?? 0)
})

test('A final refusal of the second step releases the units; one of the first has reserved none', async () => {
  const { takeUnits, addToCart, giveBack, buy, leave } = shop()
  const withdrawn = new ApiError(409, { code: 'withdrawn', details: {} }, { code: 'http', title: '' })
  addToCart.mockRejectedValueOnce(withdrawn)
  expect(await buy(product, 20, buyer, 2)).toMatchObject({ title: 'No longer on sale' })
  expect(giveBack).toHaveBeenCalledOnce()
  takeUnits.mockRejectedValueOnce(withdrawn)
  await buy(product, 20, buyer, 2)
  await leave()
  expect(giveBack).toHaveBeenCalledOnce()
})

test('A broken carton gets a message', async () => {
  const { takeUnits, buy } = shop()
  const details = { multiple: 24, below: 120, above: 144 }
  takeUnits.mockRejectedValueOnce(new ApiError(422, { code: 'order_multiple', details }, { code: 'http', title: '' }))
  expect((await buy(product, 130, buyer, 2))?.text).toBe('Order in multiples of 24 units: 120 or 144.')
})
