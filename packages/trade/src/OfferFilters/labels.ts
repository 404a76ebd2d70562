import type { OfferSide } from '../offer.ts'

export type OfferFiltersLabels = {
  filters: string
  /** What is chosen between, and both of it. */
  side: string
  sides: Record<OfferSide, string>
  state: string
  anyState: string
  /** Whatever is not over yet. */
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
