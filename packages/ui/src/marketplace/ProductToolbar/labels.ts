export type ProductToolbarLabels = {
  /** What the button does while all products are shown. */
  showAvailable: string
  /** What it does while only the available ones are. */
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
