export type PaginationLabels = {
  pages: string
  previous: string
  next: string
  page: (page: string) => string
  position: (page: string, pageCount: string) => string
}

export const english: PaginationLabels = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page) => `Page ${page}`,
  position: (page, pageCount) => `Page ${page} of ${pageCount}`,
}
