export type ProductTableLabels = {
  /** What the table is called. */
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
  /** The field for how many units of a product. */
  units: (name: string) => string
  buy: string
  buyNamed: (name: string) => string
  /** In the place of both, where the stock does not fill one order. */
  notEnough: string
  loading: string
  empty: string
  error: string
  /** Leads past the table, whose rows may be many. */
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
