export type ProductCardLabels = {
  minimum: (units: string, number: number) => string
  lowStock: string
  /** Stock that no longer fills one minimum order. */
  onlyLeft: (units: string) => string
  outOfStock: string
  withdrawn: string
  /** Said of the sign beside a supplier who is. */
  verified: string
  inStock: (units: string) => string
  unit: string
  /** Between the price and the lowest one, where it falls with the quantity. */
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
