export type SupplierHeadLabels = {
  /** The names of the facts. */
  since: string
  smallestOrder: string
  /** The supplier has no smallest order. */
  anyOrder: string
  answers: string
  /** Half of the orders are answered within this time. */
  within: (days: string, number: number) => string
  withinADay: string
  rating: string
  notVerified: string
  loading: string
  notFound: string
  notFoundText: string
  error: string
}

export const english: SupplierHeadLabels = {
  since: 'Sells here since',
  smallestOrder: 'Smallest order value',
  anyOrder: 'None',
  answers: 'Usually answers',
  within: (days) => `Within ${days} days`,
  withinADay: 'Within a day',
  rating: 'Average of the products',
  notVerified: 'Not verified yet',
  loading: 'Loading the supplier',
  notFound: 'Supplier not found',
  notFoundText: 'They may no longer sell here, or the address is incomplete.',
  error: 'The supplier could not be loaded.',
}
