export type ProductToolbarLabels = {
  /** The label while all products are shown: what a press does. */
  showAvailable: string
  /** The label while only the available products are shown. */
  showAll: string
  sort: string
  unsorted: string
  lowToHigh: string
  highToLow: string
  view: string
  cardView: string
  tableView: string
}

export const english: ProductToolbarLabels = {
  showAvailable: 'Show Available Products',
  showAll: 'Show All Products',
  sort: 'Sort',
  unsorted: 'Sort By Price',
  lowToHigh: 'Low to High',
  highToLow: 'High to Low',
  view: 'View',
  cardView: 'Card View',
  tableView: 'Table View',
}
