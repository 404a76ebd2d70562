// The English texts of all components in one place, for translators.
import type { LibraryMessages } from '../lib/messages.ts'
import { english as CartItemCard } from '../marketplace/CartItemCard/labels.ts'
import { english as CartList } from '../marketplace/CartList/labels.ts'
import { english as CategoryGrid } from '../marketplace/CategoryGrid/labels.ts'
import { english as CheckoutDialog } from '../marketplace/CheckoutDialog/labels.ts'
import { english as Filters } from '../marketplace/Filters/labels.ts'
import { english as PicturesField } from '../marketplace/PicturesField/labels.ts'
import { english as PriceBreaksField } from '../marketplace/PriceBreaksField/labels.ts'
import { english as PriceLadder } from '../marketplace/PriceLadder/labels.ts'
import { english as ProductCard } from '../marketplace/ProductCard/labels.ts'
import { english as ProductDetail } from '../marketplace/ProductDetail/labels.ts'
import { english as ProductGallery } from '../marketplace/ProductGallery/labels.ts'
import { english as ProductGrid } from '../marketplace/ProductGrid/labels.ts'
import { english as ProductTable } from '../marketplace/ProductTable/labels.ts'
import { english as ProductToolbar } from '../marketplace/ProductToolbar/labels.ts'
import { english as SearchBox } from '../marketplace/SearchBox/labels.ts'
import { english as TierHint } from '../marketplace/TierHint/labels.ts'
import { english as VerifiedMark } from '../marketplace/VerifiedMark/labels.ts'
import { english as Alerts } from '../primitives/Alerts/labels.ts'
import { english as Banner } from '../primitives/Banner/labels.ts'
import { english as Breadcrumb } from '../primitives/Breadcrumb/labels.ts'
import { english as BulkBar } from '../primitives/BulkBar/labels.ts'
import { english as ColumnPicker } from '../primitives/ColumnPicker/labels.ts'
import { english as Combobox } from '../primitives/Combobox/labels.ts'
import { english as DataTable } from '../primitives/DataTable/labels.ts'
import { english as DateField } from '../primitives/DateField/labels.ts'
import { english as Dialog } from '../primitives/Dialog/labels.ts'
import { english as ErrorState } from '../primitives/ErrorState/labels.ts'
import { english as FileDrop } from '../primitives/FileDrop/labels.ts'
import { english as LoadMore } from '../primitives/LoadMore/labels.ts'
import { english as MultiSelect } from '../primitives/MultiSelect/labels.ts'
import { english as Pagination } from '../primitives/Pagination/labels.ts'
import { english as PasswordInput } from '../primitives/PasswordInput/labels.ts'
import { english as Popover } from '../primitives/Popover/labels.ts'
import { english as QuantityStepper } from '../primitives/QuantityStepper/labels.ts'
import { english as Rating } from '../primitives/Rating/labels.ts'
import { english as RatingField } from '../primitives/RatingField/labels.ts'
import { english as Stat } from '../primitives/Stat/labels.ts'
import { english as Tag } from '../primitives/Tag/labels.ts'
import { english as Timeline } from '../primitives/Timeline/labels.ts'
import { english as Toast } from '../primitives/Toast/labels.ts'
import {
  forgotPasswordEnglish as ForgotPasswordForm,
  loginEnglish as LoginForm,
  registerEnglish as RegisterForm,
} from '../site/AuthForm/labels.ts'
import { english as Footer } from '../site/Footer/labels.ts'
import { english as HeroCarousel } from '../site/HeroCarousel/labels.ts'
import { english as MainLayout } from '../site/MainLayout/labels.ts'
import { english as NavBar } from '../site/NavBar/labels.ts'
import { english as NotFound } from '../site/NotFound/labels.ts'
import { english as OfflineNotice } from '../site/OfflineNotice/labels.ts'
import { english as PageSpinner } from '../site/PageSpinner/labels.ts'

export const english: LibraryMessages = {
  categories: {},
  Alerts,
  Banner,
  Breadcrumb,
  BulkBar,
  CartItemCard,
  CartList,
  CategoryGrid,
  CheckoutDialog,
  ColumnPicker,
  Combobox,
  DataTable,
  Dialog,
  ErrorState,
  DateField,
  FileDrop,
  Filters,
  Footer,
  ForgotPasswordForm,
  HeroCarousel,
  LoadMore,
  LoginForm,
  MainLayout,
  MultiSelect,
  NavBar,
  NotFound,
  OfflineNotice,
  PageSpinner,
  Pagination,
  PasswordInput,
  Popover,
  PicturesField,
  PriceBreaksField,
  PriceLadder,
  ProductCard,
  ProductDetail,
  ProductGallery,
  ProductGrid,
  ProductTable,
  ProductToolbar,
  QuantityStepper,
  Rating,
  RatingField,
  RegisterForm,
  SearchBox,
  Stat,
  Tag,
  TierHint,
  Timeline,
  Toast,
  VerifiedMark,
}
