// Types that several components share. Each component has its own entry: `@arot/trade/OrderCard`.
export type { AcceptMany, AcceptResult, OrderAnswer, OrderRefusal } from './answer.ts'
export type { ImportMode, ImportResult, ImportRow, ImportVerdict, SendImport } from './import.ts'
export type { TradeMessages } from './messages/messages.ts'
export { type NotificationEntry, type NotificationKind, notificationKinds } from './notification.ts'
export {
  type Offer,
  type OfferAct,
  type OfferEvent,
  type OfferParty,
  type OfferSide,
  type OfferStatus,
  type OfferTerms,
  type OfferVersion,
  offerStates,
} from './offer.ts'
export { type Order, type OrderAct, type OrderEvent, type OrderNote, type OrderSide, orderStates } from './order.ts'
export {
  type SupplierEntry,
  type Verification,
  type VerificationRequest,
  type VerificationState,
  verificationStates,
} from './supplier.ts'
export type { CellChange, CellField, CellValues, CellVerdict, ChangeCells, ValidateCell } from './workspace.ts'
