export { type CallOptions, type ClientOptions, type KeyedOptions, newKey } from './call.ts'
export type { CartItem, ProductSnapshot, Purchase } from './cart.ts'
export { categories } from './categories.ts'
export { type Client, createClient } from './client.ts'
export { decode } from './decode.ts'
export { ApiError, type ErrorCode, errorStatus } from './errors.ts'
export type { StockNews } from './events.ts'
export {
  type BrandCount,
  type Facet,
  type Facets,
  inOrder,
  isAvailable,
  type ListQuery,
  manyValued,
  mostChosen,
  type ProductFilter,
  ratingSteps,
  type Sort,
} from './filter.ts'
export { search } from './lists.ts'
export * from './product-rules.ts'
export type {
  EditedFrom,
  NewProduct,
  Product,
  ProductChange,
  ProductPage,
} from './products.ts'
export * from './rules.ts'
export { tidy } from './texts.ts'
export type { UserRecord } from './users.ts'
export { countBrands, countFacets, filterProducts, sortProducts } from './whole-list.ts'
