import type { OfferSide, OfferStatus } from '../offer.ts'

export type OfferTableLabels = {
  /** The name of the table. */
  offers: string
  product: string
  state: string
  /** The heading of the other party, by the side of the list. */
  party: Record<OfferSide, string>
  quantity: string
  price: string
  /** The heading of the difference from the list price. */
  toList: string
  below: (share: string) => string
  above: (share: string) => string
  same: string
  total: string
  until: string
  /** What comes next, in a few words. */
  next: Record<OfferStatus, string>
  loading: string
  empty: string
  error: string
}

export const english: OfferTableLabels = {
  offers: 'Offers',
  product: 'Product',
  state: 'State',
  party: { bought: 'Supplier', sold: 'Buyer' },
  quantity: 'Quantity',
  price: 'Price',
  toList: 'To list price',
  below: (share) => `${share} below`,
  above: (share) => `${share} above`,
  same: 'The same',
  total: 'Total',
  until: 'Until',
  next: {
    answer: 'Needs your answer',
    wait: 'Waiting for the other side',
    buy: 'Buy before it expires',
    reserved: 'Reserved for the buyer',
    bought: 'Done',
    declined: 'No deal',
    withdrawn: 'No deal',
    expired: 'No answer in time',
    lapsed: 'Not bought in time',
  },
  loading: 'Loading offers',
  empty: 'No offers found',
  error: 'The offers could not be loaded.',
}
