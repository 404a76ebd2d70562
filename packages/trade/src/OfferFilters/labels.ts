import type { OfferSide } from '../offer.ts'

export type OfferFiltersLabels = {
  filters: string
  /** The name of the choice, and its two options. */
  side: string
  sides: Record<OfferSide, string>
  state: string
  anyState: string
  /** All offers that have not ended. */
  open: string
}

export const english: OfferFiltersLabels = {
  filters: 'Filter offers',
  side: 'Which offers',
  sides: { bought: 'As buyer', sold: 'As supplier' },
  state: 'State',
  anyState: 'Any state',
  open: 'Still open',
}
