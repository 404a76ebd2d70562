export type BreadcrumbLabels = {
  /** What the way is called. */
  path: string
  /** Brings back what was left out. */
  showAll: string
}

export const english: BreadcrumbLabels = { path: 'Breadcrumb', showAll: 'Show the whole path' }
