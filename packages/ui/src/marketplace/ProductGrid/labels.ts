export type ProductGridLabels = {
  /** The accessible name of the list. */
  products: string
  loading: string
  empty: string
  error: string
}

export const english: ProductGridLabels = {
  products: 'Products',
  loading: 'Loading products',
  empty: 'No products found',
  error: 'The products could not be loaded.',
}
