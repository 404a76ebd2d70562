export type CategoryGridLabels = {
  /** The accessible name of the list. */
  categories: string
  loading: string
  empty: string
  error: string
}

export const english: CategoryGridLabels = {
  categories: 'Categories',
  loading: 'Loading categories',
  empty: 'No categories yet',
  error: 'The categories could not be loaded.',
}
