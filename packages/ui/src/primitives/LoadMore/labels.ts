export type LoadMoreLabels = {
  loadMore: string
  failed: string
  retry: string
  some: (shown: string, total: string | undefined) => string
  all: (shown: string) => string
}

export const english: LoadMoreLabels = {
  loadMore: 'Load more',
  failed: 'The next ones could not be loaded.',
  retry: 'Try again',
  some: (shown, total) => (total === undefined ? `Showing ${shown}` : `Showing ${shown} of ${total}`),
  all: (shown) => `Showing all ${shown}`,
}
