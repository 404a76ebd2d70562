export type LoadMoreLabels = {
  loadMore: string
  failed: string
  retry: string
  some: (count: string, total: string | undefined) => string
  all: (count: string) => string
}

export const english: LoadMoreLabels = {
  loadMore: 'Load more',
  failed: 'The next ones could not be loaded.',
  retry: 'Try again',
  some: (count, total) => (total === undefined ? `Showing ${count}` : `Showing ${count} of ${total}`),
  all: (count) => `Showing all ${count}`,
}
