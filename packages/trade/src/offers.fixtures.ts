import { bodyLotion, fieldToolbox, studioHeadphones } from '../../ui/src/marketplace/products.fixtures.ts'
import type { Offer, OfferEvent, OfferState, OfferVersion } from './offer.ts'

/** The current time of the stories. */
export const offersNow = new Date('2026-11-24T09:00:00Z')

const snapshotOf = ({ name, image, brand, category }: typeof bodyLotion) => ({ name, image, brand, category })

export const firstBid: OfferVersion = {
  number: 1,
  by: 'buyer',
  quantity: 240,
  price: 34,
  note: 'We order every quarter. Can you meet us at this price?',
  until: new Date('2026-11-27T23:59:59.999Z'),
  at: new Date('2026-11-20T10:24:00Z'),
  listPrice: 38.5,
}

export const countered: OfferVersion = {
  number: 2,
  by: 'supplier',
  quantity: 480,
  price: 36,
  note: 'At 36 if you take twenty cartons.',
  until: new Date('2026-11-28T23:59:59.999Z'),
  at: new Date('2026-11-21T05:10:00Z'),
  listPrice: 37,
}

export const secondBid: OfferVersion = {
  number: 3,
  by: 'buyer',
  quantity: 360,
  price: 35.5,
  until: new Date('2026-11-29T23:59:59.999Z'),
  at: new Date('2026-11-22T08:40:00Z'),
  listPrice: 38.5,
}

const accepted: OfferEvent = { state: 'accepted', at: new Date('2026-11-23T09:00:00Z'), by: 'supplier' }
const at = new Date('2026-11-24T07:30:00Z')

const eventsTo: Record<OfferState, readonly OfferEvent[]> = {
  asked: [],
  countered: [],
  accepted: [accepted],
  bought: [accepted, { state: 'bought', at, by: 'buyer' }],
  declined: [{ state: 'declined', at, by: 'supplier', note: 'Not below 36 this season.' }],
  withdrawn: [{ state: 'withdrawn', at, by: 'buyer' }],
  expired: [{ state: 'expired', at, by: 'system' }],
  lapsed: [accepted, { state: 'lapsed', at, by: 'system' }],
}

/** An offer as its buyer sees it. The counter-offer is from the supplier. */
export function offerIn(state: OfferState): Offer {
  const versions = { asked: [firstBid], countered: [firstBid, countered] }[state as string]
  return {
    id: '5d1e8b40-offer',
    state,
    side: 'bought',
    productId: studioHeadphones._id,
    productSnapshot: snapshotOf(studioHeadphones),
    versions: versions ?? [firstBid, countered, secondBid],
    events: eventsTo[state],
    reservedUntil: state === 'accepted' ? new Date('2026-11-26T09:00:00Z') : undefined,
    orderId: state === 'bought' ? '7f3a9c20-order' : undefined,
    supplier: { name: 'Sonali Audio' },
  }
}

/** The same offer as its supplier sees it. */
export function offerTo(state: OfferState): Offer {
  const buyer = { name: 'Nusrat Rahman', email: 'nusrat@deltatraders.example' }
  return { ...offerIn(state), side: 'sold', buyer }
}

export const longOffer: Offer = {
  ...offerTo('countered'),
  productSnapshot: {
    ...snapshotOf(studioHeadphones),
    name: 'Industrial-strength-corrosion-resistant-stainless-steel-hexagonal-fastener assortment in a case with foam',
    image: '',
  },
  buyer: {
    name: 'The Chattogram Hill Tracts Cooperative Society of Retailers and Wholesalers',
    email: 'purchasing.department.of.the.cooperative@a-very-long-name-of-a-company.example',
  },
  versions: [
    {
      ...firstBid,
      quantity: 1234567,
      price: 0.09,
      listPrice: 0.1,
      note: `${'Handle with care. '.repeat(27)}Thank you.`,
    },
    { ...countered, quantity: 1234560, price: 0.1, listPrice: 0.1 },
  ],
}

const lotion = { ...firstBid, quantity: 480, price: 5.5, listPrice: 6.2, note: undefined }

/** The offers that one supplier received, newest first. */
export const receivedOffers: Offer[] = [
  { ...offerTo('asked'), id: 'f6', productSnapshot: snapshotOf(bodyLotion), versions: [lotion] },
  { ...offerTo('countered'), id: 'f5' },
  { ...offerTo('accepted'), id: 'f4', productSnapshot: snapshotOf(fieldToolbox) },
  { ...longOffer, id: 'f3' },
  { ...offerTo('declined'), id: 'f2', buyer: undefined },
  { ...offerTo('bought'), id: 'f1' },
]

/** The offers that one buyer made. */
export const madeOffers: Offer[] = [
  { ...offerIn('countered'), id: 'm3' },
  { ...offerIn('asked'), id: 'm2', productSnapshot: snapshotOf(bodyLotion), versions: [lotion] },
  { ...offerIn('expired'), id: 'm1', supplier: undefined },
]
