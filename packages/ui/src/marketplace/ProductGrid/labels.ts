export type ProductGridLabels = {
  /** What the list is called. */
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
