// The types of all texts of the components, by component. The texts themselves are beside each component.

import type { CartItemCardLabels } from '../marketplace/CartItemCard/labels.ts'
import type { CartListLabels } from '../marketplace/CartList/labels.ts'
import type { CategoryGridLabels } from '../marketplace/CategoryGrid/labels.ts'
import type { CheckoutDialogLabels } from '../marketplace/CheckoutDialog/labels.ts'
import type { FiltersLabels } from '../marketplace/Filters/labels.ts'
import type { PicturesFieldLabels } from '../marketplace/PicturesField/labels.ts'
import type { PriceBreaksFieldLabels } from '../marketplace/PriceBreaksField/labels.ts'
import type { PriceLadderLabels } from '../marketplace/PriceLadder/labels.ts'
import type { ProductCardLabels } from '../marketplace/ProductCard/labels.ts'
import type { ProductDetailLabels } from '../marketplace/ProductDetail/labels.ts'
import type { ProductGalleryLabels } from '../marketplace/ProductGallery/labels.ts'
import type { ProductGridLabels } from '../marketplace/ProductGrid/labels.ts'
import type { ProductTableLabels } from '../marketplace/ProductTable/labels.ts'
import type { ProductToolbarLabels } from '../marketplace/ProductToolbar/labels.ts'
import type { SearchBoxLabels } from '../marketplace/SearchBox/labels.ts'
import type { TierHintLabels } from '../marketplace/TierHint/labels.ts'
import type { VerifiedMarkLabels } from '../marketplace/VerifiedMark/labels.ts'
import type { AlertsLabels } from '../primitives/Alerts/labels.ts'
import type { BannerLabels } from '../primitives/Banner/labels.ts'
import type { BreadcrumbLabels } from '../primitives/Breadcrumb/labels.ts'
import type { BulkBarLabels } from '../primitives/BulkBar/labels.ts'
import type { ColumnPickerLabels } from '../primitives/ColumnPicker/labels.ts'
import type { ComboboxLabels } from '../primitives/Combobox/labels.ts'
import type { DataTableLabels } from '../primitives/DataTable/labels.ts'
import type { DateFieldLabels } from '../primitives/DateField/labels.ts'
import type { DialogLabels } from '../primitives/Dialog/labels.ts'
import type { ErrorStateLabels } from '../primitives/ErrorState/labels.ts'
import type { FileDropLabels } from '../primitives/FileDrop/labels.ts'
import type { LoadMoreLabels } from '../primitives/LoadMore/labels.ts'
import type { MultiSelectLabels } from '../primitives/MultiSelect/labels.ts'
import type { PaginationLabels } from '../primitives/Pagination/labels.ts'
import type { PasswordInputLabels } from '../primitives/PasswordInput/labels.ts'
import type { PopoverLabels } from '../primitives/Popover/labels.ts'
import type { QuantityStepperLabels } from '../primitives/QuantityStepper/labels.ts'
import type { RatingLabels } from '../primitives/Rating/labels.ts'
import type { RatingFieldLabels } from '../primitives/RatingField/labels.ts'
import type { StatLabels } from '../primitives/Stat/labels.ts'
import type { TagLabels } from '../primitives/Tag/labels.ts'
import type { TimelineLabels } from '../primitives/Timeline/labels.ts'
import type { ToastLabels } from '../primitives/Toast/labels.ts'
import type { ForgotPasswordFormLabels, LoginFormLabels, RegisterFormLabels } from '../site/AuthForm/labels.ts'
import type { FooterLabels } from '../site/Footer/labels.ts'
import type { HeroCarouselLabels } from '../site/HeroCarousel/labels.ts'
import type { MainLayoutLabels } from '../site/MainLayout/labels.ts'
import type { NavBarLabels } from '../site/NavBar/labels.ts'
import type { NotFoundLabels } from '../site/NotFound/labels.ts'
import type { OfflineNoticeLabels } from '../site/OfflineNotice/labels.ts'
import type { PageSpinnerLabels } from '../site/PageSpinner/labels.ts'

/**
 * The texts of every component, by its name. A package with more components adds its own: `declare module '@arot/ui' {
 * interface Messages { StockLevel: StockLevelLabels } }`.
 */
export interface Messages extends LibraryMessages {}

/** The texts of this library's components. Every supported language has all of them. */
export type LibraryMessages = {
  /** The names of categories, by their name in the data. */
  categories: Record<string, string>
  Alerts: AlertsLabels
  Banner: BannerLabels
  Breadcrumb: BreadcrumbLabels
  BulkBar: BulkBarLabels
  CartItemCard: CartItemCardLabels
  CartList: CartListLabels
  CategoryGrid: CategoryGridLabels
  CheckoutDialog: CheckoutDialogLabels
  ColumnPicker: ColumnPickerLabels
  Combobox: ComboboxLabels
  DataTable: DataTableLabels
  Dialog: DialogLabels
  ErrorState: ErrorStateLabels
  DateField: DateFieldLabels
  FileDrop: FileDropLabels
  Filters: FiltersLabels
  Footer: FooterLabels
  ForgotPasswordForm: ForgotPasswordFormLabels
  HeroCarousel: HeroCarouselLabels
  LoadMore: LoadMoreLabels
  LoginForm: LoginFormLabels
  MainLayout: MainLayoutLabels
  MultiSelect: MultiSelectLabels
  NavBar: NavBarLabels
  NotFound: NotFoundLabels
  OfflineNotice: OfflineNoticeLabels
  PageSpinner: PageSpinnerLabels
  Pagination: PaginationLabels
  PasswordInput: PasswordInputLabels
  Popover: PopoverLabels
  PicturesField: PicturesFieldLabels
  PriceBreaksField: PriceBreaksFieldLabels
  PriceLadder: PriceLadderLabels
  ProductCard: ProductCardLabels
  ProductDetail: ProductDetailLabels
  ProductGallery: ProductGalleryLabels
  ProductGrid: ProductGridLabels
  ProductTable: ProductTableLabels
  ProductToolbar: ProductToolbarLabels
  QuantityStepper: QuantityStepperLabels
  Rating: RatingLabels
  RatingField: RatingFieldLabels
  RegisterForm: RegisterFormLabels
  SearchBox: SearchBoxLabels
  Stat: StatLabels
  Tag: TagLabels
  TierHint: TierHintLabels
  Timeline: TimelineLabels
  Toast: ToastLabels
  VerifiedMark: VerifiedMarkLabels
}
