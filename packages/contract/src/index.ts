export { workspaceCalls } from './bulk/calls.ts'
export * from './bulk/rules.ts'
export { categories } from './catalog/categories.ts'
export type { StockUpdate } from './catalog/events.ts'
export * from './catalog/fields.ts'
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
  search,
} from './catalog/filter.ts'
export { priceCalls } from './catalog/price-calls.ts'
export * from './catalog/prices.ts'
export { publishCalls } from './catalog/publish-calls.ts'
export { requiredFigures, requiredTexts } from './catalog/required.ts'
export * from './catalog/rules.ts'
export type { OrderedSnapshot, PricesSince, ProductSnapshot } from './catalog/schema.ts'
export type {
  EditedFrom,
  NewProduct,
  Prices,
  Product,
  ProductChange,
  ProductPage,
  SupplierOfProduct,
} from './catalog/types.ts'
export { type Client, createClient } from './foreign/client.ts'
export { countBrands, countFacets, filterProducts, sortProducts } from './foreign/whole-list.ts'
export {
  type CallOptions,
  type ClientOptions,
  type Endpoint,
  fill,
  type KeyedOptions,
  newKey,
  pathOf,
} from './http/call.ts'
export { decode } from './http/decode.ts'
export { ApiError, type ErrorCode, errorStatus } from './http/errors.ts'
export { queryOf } from './http/own.ts'
export { reservationCalls } from './inventory/calls.ts'
export * from './inventory/rules.ts'
export { type PictureOptions, pictureCalls } from './media/calls.ts'
export {
  type PictureType,
  pictureLimits,
  pictureSources,
  pictureTypes,
  pictureWidths,
  widestPicture,
} from './media/rules.ts'
export { notificationCalls } from './notifications/calls.ts'
export { type NotificationKind, notificationKinds } from './notifications/kinds.ts'
export type {
  Notification,
  NotificationPage,
  NotificationSettings,
  NotificationSettingsChange,
  NotificationSubject,
} from './notifications/schema.ts'
export { type NotificationWatch, watchNotifications } from './notifications/stream.ts'
export { offerCalls } from './offers/calls.ts'
export * from './offers/rules.ts'
export type { NewOffer, Offer, OfferEvent, OfferQuery, OfferTerms, OfferVersion } from './offers/schema.ts'
export * from './offers/states.ts'
export { orderCalls } from './orders/calls.ts'
export type { CartItem, Purchase } from './orders/cart.ts'
export * from './orders/review-acts.ts'
export * from './orders/rules.ts'
export type { Order, OrderEvent, OrderNote } from './orders/schema.ts'
export * from './orders/states.ts'
export { reviewCalls } from './reviews/calls.ts'
export { moderationCalls } from './reviews/moderation-calls.ts'
export * from './reviews/rules.ts'
export type { ModeratedReview, Review, ReviewPage, ReviewWords } from './reviews/schema.ts'
export * from './reviews/states.ts'
export { supplierCalls } from './suppliers/calls.ts'
export * from './suppliers/rules.ts'
export type {
  OwnSupplier,
  Supplier,
  SupplierProfile,
  Verification,
  VerificationProof,
  VerificationRequest,
} from './suppliers/schema.ts'
export * from './suppliers/states.ts'
export { verificationCalls } from './suppliers/verification-calls.ts'
export { memberCalls } from './users/calls.ts'
export * from './users/rules.ts'
export type { Member, UserRecord } from './users/schema.ts'
export { limits } from './values/limits.ts'
export { decimalsOf, priceProblem } from './values/money.ts'
export { moneyFormatter } from './values/money-format.ts'
export { publicNameProblem } from './values/public-names.ts'
export { recordOf } from './values/record.ts'
export * from './values/rules.ts'
export { tidy } from './values/texts.ts'
