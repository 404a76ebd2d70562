import type { CartItem } from './cart.ts'
import { bodyLotion, fieldToolbox, longTexts, studioHeadphones } from './products.fixtures.ts'

export const headphonesBought: CartItem = {
  _id: 'c-1',
  productId: studioHeadphones._id,
  quantity: 240,
  buyDate: '2026-11-18T10:24:00Z',
  productSnapshot: studioHeadphones,
}

export const lotionBought: CartItem = {
  _id: 'c-2',
  productId: bodyLotion._id,
  quantity: 960,
  buyDate: '2026-11-12T08:05:00Z',
  productSnapshot: bodyLotion,
}

/** A cart item from a server that does not store prices. */
export const toolboxBought: CartItem = {
  _id: 'c-3',
  productId: fieldToolbox._id,
  quantity: 25,
  buyDate: '2026-10-30T16:40:00Z',
  productSnapshot: { ...fieldToolbox, price: undefined },
}

export const longBought: CartItem = {
  _id: 'c-4',
  productId: longTexts._id,
  quantity: 1234567,
  buyDate: '2026-09-09T12:00:00Z',
  productSnapshot: { ...longTexts, image: '' },
}
