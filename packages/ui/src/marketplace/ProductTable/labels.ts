export type ProductTableLabels = {
  /** The accessible name of the table. */
  products: string
  image: string
  name: string
  brand: string
  category: string
  rating: string
  quantity: string
  minQuantity: string
  price: string
  action: string
  update: string
  details: string
  /** The name of the quantity field of a product. */
  units: (name: string) => string
  buy: string
  buyNamed: (name: string) => string
  /** Replaces both if the stock does not fill one order. */
  notEnough: string
  loading: string
  empty: string
  error: string
  /** The link that skips the table. */
  skip: string
}

export const english: ProductTableLabels = {
  products: 'Products',
  image: 'Image',
  name: 'Name',
  brand: 'Brand',
  category: 'Category',
  rating: 'Rating',
  quantity: 'Quantity',
  minQuantity: 'Min Quantity',
  price: 'Price',
  action: 'Action',
  update: 'Update',
  details: 'Details',
  units: (name) => `Units of ${name}`,
  buy: 'Buy',
  buyNamed: (name) => `Buy ${name}`,
  notEnough: 'Not enough left',
  loading: 'Loading products',
  empty: 'No products found',
  error: 'The products could not be loaded.',
  skip: 'Skip the table',
}
