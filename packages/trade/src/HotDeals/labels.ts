export type HotDealsLabels = { title: string; empty: string; loading: string; error: string }

export const english: HotDealsLabels = {
  title: 'Hot Deals',
  empty: 'No hot deals today. New ones come with every well-rated product.',
  loading: 'Loading hot deals',
  error: 'The hot deals could not be loaded.',
}
