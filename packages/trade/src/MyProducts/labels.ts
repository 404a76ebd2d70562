export type MyProductsLabels = Record<'products' | 'loading' | 'empty' | 'error' | 'add', string>

export const english: MyProductsLabels = {
  products: 'My products',
  loading: 'Loading your products',
  empty: 'No product added yet.',
  error: 'Your products could not be loaded.',
  add: 'Add Product Now',
}
