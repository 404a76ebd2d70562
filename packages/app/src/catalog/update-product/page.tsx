import { categories, type Product, type ProductChange, pictureSources, productProblems } from '@arot/contract'
import { type Conflict, type ProductErrors, ProductForm } from '@arot/trade/ProductForm'
import { ButtonLink } from '@arot/ui/Button'
import { ErrorState } from '@arot/ui/ErrorState'
import type { UploadPicture } from '@arot/ui/PicturesField'
import { Spinner } from '@arot/ui/Spinner'
import { Draft } from '../../platform/Draft.tsx'
import { eachInWords } from '../../platform/i18n/problems.ts'
import { t } from '../../platform/i18n/words.ts'
import { Page } from '../../platform/Page.tsx'
import { copyHref, pricesHref } from '../../routes.ts'
import { isMissing } from '../../session/queryProps.ts'
import type { QueryResult } from '../../session/useQuery.ts'
import { NoSuchProduct } from '../NoSuchProduct.tsx'
import { WithdrawButton } from '../WithdrawButton.tsx'
import { WithPreview } from '../WithPreview.tsx'

export type UpdateProductPageProps = {
  /** The product as it was when the form was opened. */
  product: QueryResult<Product>
  /** Shows SKU, carton and lead time. Only our server has them, and only the owner can change them. */
  hasWholesale?: boolean
  /** Uploads a dropped picture. Without it the form has one address field. */
  uploadPicture?: UploadPicture | undefined
  /** Whether the reader owns the product and can change its prices. */
  isOwn?: boolean
  /** Withdraws or publishes the product. Set only for its owner. */
  onWithdrawnChange?: (withdrawn: boolean) => Promise<void>
  /** The name under which a draft is stored until it is sent. */
  draft?: string
  onDiscard?: () => void
  /** The changes of somebody else that conflict with this edit. */
  conflict?: Conflict
  /** Resolves to the problems, if any. */
  onSubmit: (change: ProductChange) => Promise<ProductErrors | null | undefined>
}

export function UpdateProductPage({
  product,
  hasWholesale,
  uploadPicture,
  isOwn = false,
  onWithdrawnChange,
  draft,
  onDiscard,
  conflict,
  onSubmit,
}: UpdateProductPageProps) {
  const { data, isLoading, retry } = product
  if (isMissing(product)) return <NoSuchProduct />
  return (
    <Page
      route="updateProduct"
      aside={
        data && isOwn ? (
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="secondary" href={copyHref(data)}>
              {t('Duplicate')}
            </ButtonLink>
            {onWithdrawnChange && (
              <WithdrawButton isWithdrawn={data.withdrawn === true} onWithdrawnChange={onWithdrawnChange} />
            )}
          </div>
        ) : null
      }
    >
      {data ? (
        <Draft key={data._id} name={draft} about={data} onDiscard={onDiscard}>
          <WithPreview start={data}>
            <ProductForm
              mode="update"
              product={data}
              hasWholesale={hasWholesale}
              uploadPicture={uploadPicture}
              pricesHref={isOwn ? pricesHref(data) : undefined}
              conflict={conflict}
              categories={categoriesWith(data.category)}
              onSubmit={onSubmit}
              validate={(values) => ({
                fields: eachInWords(
                  productProblems(values, {
                    isOwnPicture: (image) => isOwnPicture(image, data),
                    currentStock: data.mainQuantity,
                  }),
                ),
              })}
            />
          </WithPreview>
        </Draft>
      ) : null}
      {!data && isLoading ? <Spinner label={t('Loading the product')} className="mx-auto my-24 size-8" /> : null}
      {!data && !isLoading ? <ErrorState title={t('The product could not be loaded.')} onRetry={retry} /> : null}
    </Page>
  )
}

/** Checks the address only. The server checks that the picture exists. */
function isOwnPicture(image: string, { image: first, images = [] }: Product) {
  return image === first || images.includes(image) || pictureSources(image) !== undefined
}

/** An imported product may be in a category outside the seven. */
function categoriesWith(own: string) {
  const offered: readonly string[] = categories
  return offered.includes(own) ? offered : [own, ...offered]
}
