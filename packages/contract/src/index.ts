export { type CallOptions, type ClientOptions, type KeyedOptions, newKey } from './call.ts'
export type { CartItem, Purchase } from './cart.ts'
export { categories } from './categories.ts'
export { type Client, createClient } from './client.ts'
export { decode } from './decode.ts'
export { ApiError, type ErrorCode, errorStatus } from './errors.ts'
export type { StockUpdate } from './events.ts'
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
export { holdCalls } from './hold-calls.ts'
export { limits } from './limits.ts'
export { search } from './lists.ts'
export { type Member, memberCalls } from './member-calls.ts'
export { decimalsOf, priceProblem } from './money.ts'
export { moneyFormatter } from './money-format.ts'
export { type NoticeWatch, watchNotices } from './notice-stream.ts'
export {
  type Notice,
  type NoticeKind,
  type NoticePage,
  type NoticeSettings,
  type NoticeSettingsChange,
  type NoticeSubject,
  noticeCalls,
  noticeKinds,
} from './notices.ts'
export { type NewOffer, offerCalls } from './offer-calls.ts'
export * from './offers.ts'
export { operatorCalls } from './operator-calls.ts'
export { orderCalls } from './order-calls.ts'
export * from './orders.ts'
export { type PictureOptions, pictureCalls } from './picture-calls.ts'
export { type PictureType, pictureLimits, pictureSources, pictureTypes, pictureWidths } from './pictures.ts'
export { type PricesSince, priceCalls } from './price-calls.ts'
export * from './prices.ts'
export * from './product-rules.ts'
export type {
  EditedFrom,
  NewProduct,
  Prices,
  Product,
  ProductChange,
  ProductPage,
  SupplierOfProduct,
} from './products.ts'
export { publicNameProblem } from './public-names.ts'
export * from './review-acts.ts'
export { reviewCalls } from './review-calls.ts'
export * from './reviews.ts'
export * from './rules.ts'
export type { OrderedSnapshot, ProductSnapshot } from './snapshot.ts'
export { supplierCalls } from './supplier-calls.ts'
export * from './suppliers.ts'
export { tidy } from './texts.ts'
export type { UserRecord } from './users.ts'
export { countBrands, countFacets, filterProducts, sortProducts } from './whole-list.ts'
export * from './workspace.ts'
export { workspaceCalls } from './workspace-calls.ts'
