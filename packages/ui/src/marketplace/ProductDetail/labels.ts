export type ProductDetailLabels = {
  brand: string
  category: string
  supplier: string
  stock: string
  minimum: string
  /** The supplier's smallest order value. */
  orderValue: string
  units: (units: string, number: number) => string
  unit: string
  sku: string
  carton: string
  leadTime: string
  leaves: (days: string, number: number) => string
  quantity: string
  /** Before the total of the chosen quantity. */
  total: string
  buy: string
  offer: string
  outOfStock: string
  /** Why it cannot be bought: the supplier has withdrawn it. */
  withdrawn: string
  /** Why it cannot be bought: the stock does not fill a minimum order. */
  belowMinimum: (left: string, minimum: string) => string
  loading: string
  notFound: string
  notFoundText: string
  error: string
}

export const english: ProductDetailLabels = {
  brand: 'Brand',
  category: 'Category',
  supplier: 'Supplier',
  stock: 'Available stock',
  minimum: 'Minimum order',
  orderValue: 'Smallest order value',
  units: (units, number) => `${units} unit${number === 1 ? '' : 's'}`,
  unit: 'unit',
  sku: 'SKU',
  carton: 'Carton',
  leadTime: 'Lead time',
  leaves: (days, number) => (number === 0 ? 'Ships the same day' : `Ships in ${days} day${number === 1 ? '' : 's'}`),
  quantity: 'Quantity',
  total: 'Total',
  buy: 'Buy',
  offer: 'Make an offer',
  outOfStock: 'Out of stock',
  withdrawn: 'No longer on sale',
  belowMinimum: (left, minimum) => `Only ${left} left, minimum is ${minimum}`,
  loading: 'Loading the product',
  notFound: 'Product not found',
  notFoundText: 'It may have been taken off the market, or the address is not complete.',
  error: 'The product could not be loaded.',
}
