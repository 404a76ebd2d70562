// The words of every component of this package, by its name. They extend the library's type `Messages`.
import type { AboutLabels } from '../About/labels.ts'
import type { BulkEditDialogLabels } from '../BulkEditDialog/labels.ts'
import type { CustomerReviewsLabels } from '../CustomerReviews/labels.ts'
import type { DeclineOrderDialogLabels } from '../DeclineOrderDialog/labels.ts'
import type { FeaturedBrandsLabels } from '../FeaturedBrands/labels.ts'
import type { HotDealsLabels } from '../HotDeals/labels.ts'
import type { ImportPanelLabels } from '../ImportPanel/labels.ts'
import type { ImportReportLabels } from '../ImportReport/labels.ts'
import type { MyProductsLabels } from '../MyProducts/labels.ts'
import type { NotificationBellLabels } from '../NotificationBell/labels.ts'
import type { NotificationListLabels } from '../NotificationList/labels.ts'
import type { NotificationSettingsLabels } from '../NotificationSettings/labels.ts'
import type { OfferActsLabels } from '../OfferActs/labels.ts'
import type { OfferCardLabels } from '../OfferCard/labels.ts'
import type { OfferDetailLabels } from '../OfferDetail/labels.ts'
import type { OfferDialogLabels } from '../OfferDialog/labels.ts'
import type { OfferFiltersLabels } from '../OfferFilters/labels.ts'
import type { OfferStateLabels } from '../OfferState/labels.ts'
import type { OfferTableLabels } from '../OfferTable/labels.ts'
import type { OfferThreadLabels } from '../OfferThread/labels.ts'
import type { OrderActsLabels } from '../OrderActs/labels.ts'
import type { OrderCardLabels } from '../OrderCard/labels.ts'
import type { OrderDetailLabels } from '../OrderDetail/labels.ts'
import type { OrderFiltersLabels } from '../OrderFilters/labels.ts'
import type { OrderStateLabels } from '../OrderState/labels.ts'
import type { OrderTableLabels } from '../OrderTable/labels.ts'
import type { OrderTimelineLabels } from '../OrderTimeline/labels.ts'
import type { OwnProductsTableLabels } from '../OwnProductsTable/labels.ts'
import type { PriceHistoryLabels } from '../PriceHistory/labels.ts'
import type { PricesFormLabels } from '../PricesForm/labels.ts'
import type { ProductFormLabels } from '../ProductForm/labels.ts'
import type { ReviewAnswerLabels } from '../ReviewAnswer/labels.ts'
import type { ReviewFormLabels } from '../ReviewForm/labels.ts'
import type { ReviewListLabels } from '../ReviewList/labels.ts'
import type { ShipOrderDialogLabels } from '../ShipOrderDialog/labels.ts'
import type { SupplierFormLabels } from '../SupplierForm/labels.ts'
import type { SupplierHeadLabels } from '../SupplierHead/labels.ts'
import type { VerificationPanelLabels } from '../VerificationPanel/labels.ts'
import type { VerificationRequestsLabels } from '../VerificationRequests/labels.ts'

export type TradeMessages = {
  About: AboutLabels
  BulkEditDialog: BulkEditDialogLabels
  CustomerReviews: CustomerReviewsLabels
  DeclineOrderDialog: DeclineOrderDialogLabels
  FeaturedBrands: FeaturedBrandsLabels
  HotDeals: HotDealsLabels
  ImportPanel: ImportPanelLabels
  ImportReport: ImportReportLabels
  MyProducts: MyProductsLabels
  NotificationBell: NotificationBellLabels
  NotificationList: NotificationListLabels
  NotificationSettings: NotificationSettingsLabels
  OfferActs: OfferActsLabels
  OfferCard: OfferCardLabels
  OfferDetail: OfferDetailLabels
  OfferDialog: OfferDialogLabels
  OfferFilters: OfferFiltersLabels
  OfferState: OfferStateLabels
  OfferTable: OfferTableLabels
  OfferThread: OfferThreadLabels
  OrderActs: OrderActsLabels
  OrderCard: OrderCardLabels
  OrderDetail: OrderDetailLabels
  OrderFilters: OrderFiltersLabels
  OrderState: OrderStateLabels
  OrderTable: OrderTableLabels
  OrderTimeline: OrderTimelineLabels
  OwnProductsTable: OwnProductsTableLabels
  PriceHistory: PriceHistoryLabels
  PricesForm: PricesFormLabels
  ProductForm: ProductFormLabels
  ReviewAnswer: ReviewAnswerLabels
  ReviewForm: ReviewFormLabels
  ReviewList: ReviewListLabels
  ShipOrderDialog: ShipOrderDialogLabels
  SupplierForm: SupplierFormLabels
  SupplierHead: SupplierHeadLabels
  VerificationPanel: VerificationPanelLabels
  VerificationRequests: VerificationRequestsLabels
}

declare module '@arot/ui' {
  interface Messages extends TradeMessages {}
}
