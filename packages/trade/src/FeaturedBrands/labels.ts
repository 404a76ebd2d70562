export type FeaturedBrandsLabels = { title: string; all: (count: string) => string; empty: string; loading: string }

export const english: FeaturedBrandsLabels = {
  title: 'Featured Brands',
  all: (count) => `All ${count} brands`,
  empty: 'No brands yet. They appear with the first products.',
  loading: 'Loading brands',
}
