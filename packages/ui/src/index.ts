// Made from the folders by `npm run exports`.

export { ArotProvider, type ArotProviderProps } from './foundations/ArotProvider/ArotProvider.tsx'
export type { Act } from './lib/act.ts'
export { mergeClasses } from './lib/cn.ts'
export { formatMoney, formatNumber } from './lib/format.ts'
export type { HeadingLevel } from './lib/heading.ts'
export { type HostSettings, type PictureSources, useHost } from './lib/host.ts'
export type { Messages } from './lib/messages.ts'
export type { MessageTone, Tone } from './lib/tone.ts'
export { type FieldError, type Form, type FormAnswer, type FormErrors, useForm } from './lib/useForm.tsx'
export {
  type CartItem,
  CartItemCard,
  type CartItemCardLabels,
  type CartItemCardProps,
  CartItemCardSkeleton,
  type CartItemFactsLabels,
  type Removal,
} from './marketplace/CartItemCard/CartItemCard.tsx'
export { CartList, type CartListLabels, type CartListProps } from './marketplace/CartList/CartList.tsx'
export {
  CategoryGrid,
  type CategoryGridLabels,
  type CategoryGridProps,
  CategoryIcon,
  type CategoryIconProps,
} from './marketplace/CategoryGrid/CategoryGrid.tsx'
export {
  CheckoutDialog,
  type CheckoutDialogLabels,
  type CheckoutDialogProps,
  type Rejection,
} from './marketplace/CheckoutDialog/CheckoutDialog.tsx'
export { categories, tintOf } from './marketplace/category.ts'
export {
  type Facet,
  type Facets,
  FilterChips,
  type FilterChipsProps,
  Filters,
  type FiltersLabels,
  type FiltersProps,
  type FilterValues,
} from './marketplace/Filters/Filters.tsx'
export {
  PicturesField,
  type PicturesFieldLabels,
  type PicturesFieldProps,
  readPictures,
  type UploadOptions,
  type UploadPicture,
} from './marketplace/PicturesField/PicturesField.tsx'
export {
  incompleteSteps,
  PriceBreaksField,
  type PriceBreaksFieldLabels,
  type PriceBreaksFieldProps,
  type PriceStep,
  readPriceSteps,
} from './marketplace/PriceBreaksField/PriceBreaksField.tsx'
export { PriceLadder, type PriceLadderLabels, type PriceLadderProps } from './marketplace/PriceLadder/PriceLadder.tsx'
export {
  ProductCard,
  type ProductCardKind,
  type ProductCardLabels,
  type ProductCardProps,
  ProductCardSkeleton,
  type ProductCardSkeletonProps,
} from './marketplace/ProductCard/ProductCard.tsx'
export {
  ProductDetail,
  type ProductDetailLabels,
  type ProductDetailProps,
} from './marketplace/ProductDetail/ProductDetail.tsx'
export {
  ProductGallery,
  type ProductGalleryLabels,
  type ProductGalleryProps,
} from './marketplace/ProductGallery/ProductGallery.tsx'
export {
  ProductGrid,
  type ProductGridCards,
  type ProductGridLabels,
  type ProductGridProps,
} from './marketplace/ProductGrid/ProductGrid.tsx'
export {
  buyInRow,
  ProductTable,
  type ProductTableLabels,
  type ProductTableProps,
  type RowBuying,
  type RowToBuy,
} from './marketplace/ProductTable/ProductTable.tsx'
export {
  ProductToolbar,
  type ProductToolbarLabels,
  type ProductToolbarProps,
  type ProductView,
} from './marketplace/ProductToolbar/ProductToolbar.tsx'
export {
  type Availability,
  availability,
  type PriceBreak,
  type PriceSort,
  type Product,
  type ProductSupplier,
} from './marketplace/product.ts'
export {
  SearchBox,
  type SearchBoxLabels,
  type SearchBoxProps,
  type SearchStatus,
  type Suggestion,
  type SuggestionKind,
  type Suggestions,
} from './marketplace/SearchBox/SearchBox.tsx'
export { TierHint, type TierHintLabels, type TierHintProps } from './marketplace/TierHint/TierHint.tsx'
export { useCategoryName } from './marketplace/useCategoryName.ts'
export {
  VerifiedMark,
  type VerifiedMarkLabels,
  type VerifiedMarkProps,
} from './marketplace/VerifiedMark/VerifiedMark.tsx'
export {
  type AlertRequest,
  type Alerts,
  AlertsContext,
  type AlertsLabels,
  AlertsProvider,
  type AlertsProviderProps,
  type ConfirmRequest,
  useAlerts,
} from './primitives/Alerts/Alerts.tsx'
export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar.tsx'
export { Badge, type BadgeProps } from './primitives/Badge/Badge.tsx'
export { Banner, type BannerLabels, type BannerProps } from './primitives/Banner/Banner.tsx'
export {
  Breadcrumb,
  type BreadcrumbLabels,
  type BreadcrumbProps,
  type Crumb,
} from './primitives/Breadcrumb/Breadcrumb.tsx'
export {
  BulkAction,
  type BulkActionProps,
  BulkBar,
  type BulkBarLabels,
  type BulkBarProps,
} from './primitives/BulkBar/BulkBar.tsx'
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './primitives/Button/Button.tsx'
export {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxProps,
} from './primitives/Checkbox/Checkbox.tsx'
export {
  ColumnPicker,
  type ColumnPickerLabels,
  type ColumnPickerProps,
  type PickableColumn,
} from './primitives/ColumnPicker/ColumnPicker.tsx'
export {
  type ChooserProps,
  Combobox,
  type ComboboxGroup,
  type ComboboxLabels,
  type ComboboxOption,
  type ComboboxOptions,
  type ComboboxProps,
} from './primitives/Combobox/Combobox.tsx'
export {
  type ChoiceEdit,
  type Commit,
  type CommitResult,
  choiceEdit,
  type DataColumn,
  type DataDetails,
  type DataDetailsFrame,
  type DataEdit,
  type DataEditCell,
  type DataHeadEnd,
  type DataSelection,
  type DataSort,
  DataTable,
  type DataTableHandle,
  type DataTableLabels,
  type DataTableProps,
  type NumberEdit,
  numberEdit,
  type Onward,
  type RowHeight,
  type Stale,
  type TextEdit,
  textEdit,
} from './primitives/DataTable/DataTable.tsx'
export { type ColumnWidths, useColumnWidths } from './primitives/DataTable/useColumnWidths.tsx'
export { useRowDetails } from './primitives/DataTable/useRowDetails.tsx'
export { useTableCsv } from './primitives/DataTable/useTableCsv.ts'
export { DateField, type DateFieldLabels, type DateFieldProps } from './primitives/DateField/DateField.tsx'
export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from './primitives/DescriptionList/DescriptionList.tsx'
export { Dialog, type DialogLabels, type DialogProps } from './primitives/Dialog/Dialog.tsx'
export { Drawer, type DrawerProps } from './primitives/Drawer/Drawer.tsx'
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx'
export { ErrorState, type ErrorStateLabels, type ErrorStateProps } from './primitives/ErrorState/ErrorState.tsx'
export { type ControlSize, Field, type FieldControl, type FieldProps } from './primitives/Field/Field.tsx'
export {
  FileDrop,
  type FileDropFile,
  type FileDropLabels,
  type FileDropProps,
} from './primitives/FileDrop/FileDrop.tsx'
export { FormDialog, type FormDialogProps } from './primitives/FormDialog/FormDialog.tsx'
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx'
export { Link, type LinkProps } from './primitives/Link/Link.tsx'
export { LoadMore, type LoadMoreLabels, type LoadMoreProps } from './primitives/LoadMore/LoadMore.tsx'
export { Logo, type LogoProps } from './primitives/Logo/Logo.tsx'
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuProps,
  MenuSeparator,
  type MenuTriggerProps,
} from './primitives/Menu/Menu.tsx'
export { MultiSelect, type MultiSelectLabels, type MultiSelectProps } from './primitives/MultiSelect/MultiSelect.tsx'
export { Notice, type NoticeProps } from './primitives/Notice/Notice.tsx'
export { NumberInput, type NumberInputProps, readNumber } from './primitives/NumberInput/NumberInput.tsx'
export { Pagination, type PaginationLabels, type PaginationProps } from './primitives/Pagination/Pagination.tsx'
export {
  PasswordInput,
  type PasswordInputLabels,
  type PasswordInputProps,
} from './primitives/PasswordInput/PasswordInput.tsx'
export { Picture, type PictureProps, type Tint } from './primitives/Picture/Picture.tsx'
export {
  Popover,
  type PopoverLabels,
  type PopoverProps,
  type PopoverTriggerProps,
} from './primitives/Popover/Popover.tsx'
export { Price, type PriceProps } from './primitives/Price/Price.tsx'
export { ProgressBar, type ProgressBarProps } from './primitives/ProgressBar/ProgressBar.tsx'
export {
  QuantityStepper,
  type QuantityStepperLabels,
  type QuantityStepperProps,
} from './primitives/QuantityStepper/QuantityStepper.tsx'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './primitives/RadioGroup/RadioGroup.tsx'
export { Rating, type RatingLabels, type RatingProps } from './primitives/Rating/Rating.tsx'
export { RatingField, type RatingFieldLabels, type RatingFieldProps } from './primitives/RatingField/RatingField.tsx'
export { Section, type SectionProps } from './primitives/Section/Section.tsx'
export { Segmented, type SegmentedOption, type SegmentedProps } from './primitives/Segmented/Segmented.tsx'
export { Select, type SelectOption, type SelectProps } from './primitives/Select/Select.tsx'
export { Skeleton } from './primitives/Skeleton/Skeleton.tsx'
export { Spinner, type SpinnerProps } from './primitives/Spinner/Spinner.tsx'
export { Stat, type StatChange, type StatLabels, type StatProps } from './primitives/Stat/Stat.tsx'
export { Switch, type SwitchProps } from './primitives/Switch/Switch.tsx'
export { type Tab, Tabs, type TabsProps } from './primitives/Tabs/Tabs.tsx'
export { Tag, type TagLabels, TagList, type TagListProps, type TagProps } from './primitives/Tag/Tag.tsx'
export { TextArea, type TextAreaProps } from './primitives/TextArea/TextArea.tsx'
export { TextInput, type TextInputProps } from './primitives/TextInput/TextInput.tsx'
export {
  Timeline,
  type TimelineEvent,
  type TimelineLabels,
  type TimelineProps,
  type TimelineState,
} from './primitives/Timeline/Timeline.tsx'
export {
  ToastContext,
  type ToastLabels,
  type ToastMessage,
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './primitives/Toast/Toast.tsx'
export { Toolbar, ToolbarGroup, type ToolbarGroupProps, type ToolbarProps } from './primitives/Toolbar/Toolbar.tsx'
export { Tooltip, type TooltipProps, type TooltipTargetProps } from './primitives/Tooltip/Tooltip.tsx'
export {
  AuthForm,
  type AuthFormProps,
  ForgotPasswordForm,
  type ForgotPasswordFormLabels,
  type ForgotPasswordFormProps,
  type ForgotPasswordValues,
  LoginForm,
  type LoginFormLabels,
  type LoginFormProps,
  type LoginValues,
  RegisterForm,
  type RegisterFormLabels,
  type RegisterFormProps,
  type RegisterRuleWords,
  type RegisterValues,
  type RequiredWords,
  type StartValues,
  type Submit,
  validateForgotPassword,
  validateLogin,
  validateRegister,
} from './site/AuthForm/AuthForm.tsx'
export { AuthLayout, type AuthLayoutProps } from './site/AuthLayout/AuthLayout.tsx'
export {
  Footer,
  type FooterLabels,
  type FooterProps,
  type SocialLinkProps,
  type SocialSite,
} from './site/Footer/Footer.tsx'
export {
  HeroCarousel,
  type HeroCarouselLabels,
  type HeroCarouselProps,
  type HeroSlide,
} from './site/HeroCarousel/HeroCarousel.tsx'
export { MainLayout, type MainLayoutLabels, type MainLayoutProps } from './site/MainLayout/MainLayout.tsx'
export {
  type LanguageLink,
  NavBar,
  type NavBarLabels,
  type NavBarProps,
  type NavLinkData,
  type Session,
} from './site/NavBar/NavBar.tsx'
export { NotFound, type NotFoundLabels, type NotFoundProps } from './site/NotFound/NotFound.tsx'
export {
  OfflineNotice,
  type OfflineNoticeLabels,
  type OfflineNoticeProps,
} from './site/OfflineNotice/OfflineNotice.tsx'
export { PageSpinner, type PageSpinnerLabels, type PageSpinnerProps } from './site/PageSpinner/PageSpinner.tsx'
