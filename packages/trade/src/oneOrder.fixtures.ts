import { studioHeadphones } from '../../ui/src/marketplace/products.fixtures.ts'
import type { Order, OrderEvent } from './order.ts'

const { name, image, brand, category } = studioHeadphones

const placed: OrderEvent = {
  state: 'placed',
  at: new Date('2026-11-18T10:24:00Z'),
  by: 'buyer',
  note: 'Please send them before the fair in Chattogram.',
}
const accepted: OrderEvent = { state: 'accepted', at: new Date('2026-11-19T04:10:00Z'), by: 'supplier' }
const shipped: OrderEvent = {
  state: 'shipped',
  at: new Date('2026-11-21T06:15:00Z'),
  by: 'supplier',
  carrier: 'Karnaphuli Freight',
  trackingCode: 'KF-2026-118-240',
  note: 'Ten cartons on one pallet.',
}
const correction: OrderEvent = {
  ...{ state: 'shipped', at: new Date('2026-11-21T09:40:00Z'), by: 'supplier', corrects: true },
  carrier: 'Karnaphuli Freight',
  trackingCode: 'KF-2026-118-204',
  note: 'Two figures were changed about.',
}
const received: OrderEvent = { state: 'received', at: new Date('2026-11-24T05:00:00Z'), by: 'buyer' }
const declined: OrderEvent = {
  state: 'declined',
  at: new Date('2026-11-19T04:10:00Z'),
  by: 'supplier',
  note: 'The next carton comes from the factory in January.',
}
const declinedByItself: OrderEvent = { state: 'declined', at: new Date('2026-12-02T10:24:00Z'), by: 'system' }
const cancelled: OrderEvent = { state: 'cancelled', at: new Date('2026-11-20T09:00:00Z'), by: 'buyer' }

/** An order as its buyer sees it. */
export const placedOrder: Order = {
  id: '7f3a9c20-order',
  state: 'placed',
  quantity: 240,
  price: 38.5,
  buyDate: placed.at,
  productId: studioHeadphones._id,
  productSnapshot: { name, image, brand, category, sku: 'SON-10240' },
  side: 'bought',
  supplier: { name: 'Sonali Audio' },
  events: [placed],
}

const ways: Record<Order['state'], Order['events']> = {
  placed: [placed],
  accepted: [placed, accepted],
  shipped: [placed, accepted, shipped],
  received: [placed, accepted, shipped, received],
  declined: [placed, declined],
  cancelled: [placed, accepted, cancelled],
}

export function orderIn(state: Order['state']): Order {
  return { ...placedOrder, state, events: ways[state] }
}

export const unansweredOrder: Order = { ...orderIn('declined'), events: [placed, declinedByItself] }

/** The same order as its supplier sees it. */
export function saleIn(state: Order['state']): Order {
  const buyer = { name: 'Nusrat Rahman', email: 'nusrat@deltatraders.example' }
  return { ...orderIn(state), side: 'sold', buyer }
}

export const longOrder: Order = {
  ...saleIn('shipped'),
  quantity: 1234567,
  price: 0.1,
  productSnapshot: {
    ...placedOrder.productSnapshot,
    name: 'Industrial-strength-corrosion-resistant-stainless-steel-hexagonal-fastener assortment in a case with foam',
    image: '',
    sku: 'FASTENER-'.repeat(7),
  },
  buyer: {
    name: 'The Chattogram Hill Tracts Cooperative Society of Retailers and Wholesalers',
    email: 'purchasing.department.of.the.cooperative@a-very-long-name-of-a-company.example',
  },
  events: [
    { ...placed, note: `${'Handle with care. '.repeat(27)}Thank you.` },
    accepted,
    { ...shipped, trackingCode: '1234567890'.repeat(10) },
  ],
}

/** The supplier corrected the shipment. */
export const correctedOrder: Order = { ...saleIn('shipped'), events: [placed, accepted, shipped, correction] }

/** The supplier also corrected the carrier, and finally went back to the first code. */
export const correctedAgainOrder: Order = {
  ...saleIn('shipped'),
  events: [
    ...correctedOrder.events,
    { ...correction, at: new Date('2026-11-21T10:10:00Z'), carrier: 'Padma Parcel', note: undefined },
    {
      ...{ ...correction, at: new Date('2026-11-21T11:00:00Z'), carrier: 'Padma Parcel', note: undefined },
      trackingCode: shipped.trackingCode,
    },
  ],
}
