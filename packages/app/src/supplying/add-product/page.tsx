import { type Product, pictureSources, productProblems } from '@arot/contract'
import type { UploadPicture } from '@arot/ui/PicturesField'
import { type ProductErrors, ProductForm, type ProductValues } from '@arot/ui/ProductForm'
import { eachInWords, t } from '../../language/words.ts'
import { KeepsDraft } from '../../platform/KeepsDraft.tsx'
import { PageHead } from '../../platform/PageHead.tsx'
import { PageTitle } from '../../platform/PageTitle.tsx'
import { useSite } from '../../platform/site.ts'
import { atItsStep } from '../atItsStep.ts'

export type AddProductPageProps = {
  /** Whether the server keeps cartons, price steps and the like: only ours does. */
  hasWholesale?: boolean
  /** Sends a picture that is dropped; without it a product has the one address. */
  uploadPicture?: UploadPicture
  /** What it is made after. */
  copied?: Product
  /** Under which what is typed is kept until it is sent. */
  draft?: string
  /** Resolves to what is wrong, or to nothing, which empties the form. */
  onSubmit: (product: ProductValues) => Promise<ProductErrors | undefined>
}

export function AddProductPage({ hasWholesale, uploadPicture, copied, draft, onSubmit }: AddProductPageProps) {
  const { currency } = useSite().config
  return (
    <>
      <PageHead route="addProduct" />
      <PageTitle>{t('Add Product')}</PageTitle>
      <KeepsDraft name={draft}>
        <ProductForm
          product={copied && copyOf(copied)}
          hasWholesale={hasWholesale}
          uploadPicture={uploadPicture}
          onSubmit={onSubmit}
          validate={(product) =>
            atItsStep(eachInWords(productProblems(product, { currency, isOwnPicture })), product, currency)
          }
        />
      </KeepsDraft>
    </>
  )
}

/** Whether it is really there the server knows. */
const isOwnPicture = (image: string) => pictureSources(image) !== undefined

/** The number of an article is its own. */
function copyOf({
  _id,
  version: _version,
  supplier: _supplier,
  withdrawn: _withdrawn,
  sku: _sku,
  ...product
}: Product) {
  return product
}
