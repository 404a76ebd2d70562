export type BreadcrumbLabels = {
  /** The accessible name of the breadcrumb. */
  path: string
  /** The name of the button that shows the hidden pages. */
  showAll: string
}

export const english: BreadcrumbLabels = { path: 'Breadcrumb', showAll: 'Show the whole path' }
