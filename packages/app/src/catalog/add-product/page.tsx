import { type Product, pictureSources, productProblems } from '@arot/contract'
import { type ProductErrors, ProductForm, type ProductValues } from '@arot/trade/ProductForm'
import { Banner } from '@arot/ui/Banner'
import { ButtonLink } from '@arot/ui/Button'
import type { UploadPicture } from '@arot/ui/PicturesField'
import { useLayoutEffect, useRef, useState } from 'react'
import { Draft } from '../../platform/Draft.tsx'
import { eachInWords } from '../../platform/i18n/problems.ts'
import { t } from '../../platform/i18n/words.ts'
import { Page } from '../../platform/Page.tsx'
import { placePriceBreakProblem } from '../../platform/placePriceBreakProblem.ts'
import { useSite } from '../../platform/site.ts'
import { productHref } from '../../routes.ts'
import { WithPreview } from '../WithPreview.tsx'

export type AddProductPageProps = {
  /** Shows cartons, price breaks and the other wholesale fields. Only our server stores them. */
  hasWholesale?: boolean
  /** Uploads a dropped picture. Without it the form has one address field. */
  uploadPicture?: UploadPicture
  /** The product that this one is copied from. */
  copied?: Product
  /** The product that was added last. The page links to it. */
  added?: { _id: string; name: string } | undefined
  /** The name under which a draft is stored until it is sent. */
  draft?: string
  /** Resolves to the problems. Without problems the form is emptied. */
  onSubmit: (product: ProductValues) => Promise<ProductErrors | null | undefined>
}

export function AddProductPage({ hasWholesale, uploadPicture, copied, added, draft, onSubmit }: AddProductPageProps) {
  const { currency } = useSite().config
  const [addedCount, setAddedCount] = useState(0)
  const outcome = useRef<HTMLDivElement>(null)

  // The submit button is one screen further down. The alert returns the focus to the element that had it, here the
  // link to the product.
  useLayoutEffect(() => {
    if (added) outcome.current?.focus()
  }, [added])

  async function submit(product: ProductValues) {
    const errors = await onSubmit(product)
    if (!errors) setAddedCount((count) => count + 1)
    return errors
  }

  return (
    <Page route="addProduct">
      {added ? (
        <Banner
          ref={outcome}
          tabIndex={-1}
          tone="success"
          className="mb-6 scroll-mt-4 outline-none"
          title={t('“{name}” is now on sale.', { name: added.name })}
          action={
            <ButtonLink variant="secondary" size="sm" href={productHref(added)}>
              {t('View product')}
            </ButtonLink>
          }
        />
      ) : null}
      <Draft name={draft}>
        <WithPreview start={addedCount === 0 ? copied && copyOf(copied) : undefined} generation={addedCount}>
          <ProductForm
            product={copied && copyOf(copied)}
            hasWholesale={hasWholesale}
            uploadPicture={uploadPicture}
            onSubmit={submit}
            validate={(product) => ({
              fields: placePriceBreakProblem(
                eachInWords(productProblems(product, { currency, isOwnPicture })),
                product,
                currency,
              ),
            })}
          />
        </WithPreview>
      </Draft>
    </Page>
  )
}

/** Checks the address only. The server checks that the picture exists. */
const isOwnPicture = (image: string) => pictureSources(image) !== undefined

/** Each product has its own SKU. */
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
