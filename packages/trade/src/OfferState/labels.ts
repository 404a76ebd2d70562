import type { OfferState } from '../offer.ts'

export type OfferStateLabels = Record<OfferState, string>

export const english: OfferStateLabels = {
  asked: 'Proposed',
  countered: 'Countered',
  accepted: 'Agreed',
  bought: 'Bought',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  lapsed: 'Lapsed',
}
