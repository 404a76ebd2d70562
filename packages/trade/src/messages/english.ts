// The English words of every component in one place, for translators.
import { english as About } from '../About/labels.ts'
import { english as BulkEditDialog } from '../BulkEditDialog/labels.ts'
import { english as CustomerReviews } from '../CustomerReviews/labels.ts'
import { english as DeclineOrderDialog } from '../DeclineOrderDialog/labels.ts'
import { english as FeaturedBrands } from '../FeaturedBrands/labels.ts'
import { english as HotDeals } from '../HotDeals/labels.ts'
import { english as ImportPanel } from '../ImportPanel/labels.ts'
import { english as ImportReport } from '../ImportReport/labels.ts'
import { english as MyProducts } from '../MyProducts/labels.ts'
import { english as NotificationBell } from '../NotificationBell/labels.ts'
import { english as NotificationList } from '../NotificationList/labels.ts'
import { english as NotificationSettings } from '../NotificationSettings/labels.ts'
import { english as OfferActs } from '../OfferActs/labels.ts'
import { english as OfferCard } from '../OfferCard/labels.ts'
import { english as OfferDetail } from '../OfferDetail/labels.ts'
import { english as OfferDialog } from '../OfferDialog/labels.ts'
import { english as OfferFilters } from '../OfferFilters/labels.ts'
import { english as OfferState } from '../OfferState/labels.ts'
import { english as OfferTable } from '../OfferTable/labels.ts'
import { english as OfferThread } from '../OfferThread/labels.ts'
import { english as OrderActs } from '../OrderActs/labels.ts'
import { english as OrderCard } from '../OrderCard/labels.ts'
import { english as OrderDetail } from '../OrderDetail/labels.ts'
import { english as OrderFilters } from '../OrderFilters/labels.ts'
import { english as OrderState } from '../OrderState/labels.ts'
import { english as OrderTable } from '../OrderTable/labels.ts'
import { english as OrderTimeline } from '../OrderTimeline/labels.ts'
import { english as OwnProductsTable } from '../OwnProductsTable/labels.ts'
import { english as PriceHistory } from '../PriceHistory/labels.ts'
import { english as PricesForm } from '../PricesForm/labels.ts'
import { english as ProductForm } from '../ProductForm/labels.ts'
import { english as ReviewAnswer } from '../ReviewAnswer/labels.ts'
import { english as ReviewForm } from '../ReviewForm/labels.ts'
import { english as ReviewList } from '../ReviewList/labels.ts'
import { english as ShipOrderDialog } from '../ShipOrderDialog/labels.ts'
import { english as SupplierForm } from '../SupplierForm/labels.ts'
import { english as SupplierHead } from '../SupplierHead/labels.ts'
import { english as VerificationPanel } from '../VerificationPanel/labels.ts'
import { english as VerificationRequests } from '../VerificationRequests/labels.ts'
import type { TradeMessages } from './messages.ts'

export const english: TradeMessages = {
  About,
  BulkEditDialog,
  CustomerReviews,
  DeclineOrderDialog,
  FeaturedBrands,
  HotDeals,
  ImportPanel,
  ImportReport,
  MyProducts,
  NotificationBell,
  NotificationList,
  NotificationSettings,
  OfferActs,
  OfferCard,
  OfferDetail,
  OfferDialog,
  OfferFilters,
  OfferState,
  OfferTable,
  OfferThread,
  OrderActs,
  OrderCard,
  OrderDetail,
  OrderFilters,
  OrderState,
  OrderTable,
  OrderTimeline,
  OwnProductsTable,
  PriceHistory,
  PricesForm,
  ProductForm,
  ReviewAnswer,
  ReviewForm,
  ReviewList,
  ShipOrderDialog,
  SupplierForm,
  SupplierHead,
  VerificationPanel,
  VerificationRequests,
}
