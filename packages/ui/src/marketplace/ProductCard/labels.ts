export type ProductCardLabels = {
  minimum: (units: string, number: number) => string
  lowStock: string
  /** When the stock does not fill a minimum order. */
  onlyLeft: (units: string) => string
  outOfStock: string
  withdrawn: string
  /** The name of the mark beside a verified supplier. */
  verified: string
  inStock: (units: string) => string
  unit: string
  /** Between the price and the lowest price for larger quantities. */
  from: string
  details: string
  update: string
}

export const english: ProductCardLabels = {
  minimum: (units, number) => `Min. ${units} unit${number === 1 ? '' : 's'}`,
  lowStock: 'Low stock',
  onlyLeft: (units) => `Below the minimum: ${units} left`,
  outOfStock: 'Out of stock',
  withdrawn: 'Withdrawn',
  verified: 'Verified supplier',
  inStock: (units) => `${units} in stock`,
  unit: 'unit',
  from: 'from',
  details: 'Details',
  update: 'Update',
}
