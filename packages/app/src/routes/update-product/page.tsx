import { categories, type Product, type ProductChange, productProblems } from '@arot/contract'
import { ErrorState } from '@arot/ui/ErrorState'
import { type ProductErrors, ProductForm } from '@arot/ui/ProductForm'
import { Spinner } from '@arot/ui/Spinner'
import { paths } from '../../addresses.ts'
import type { Reading } from '../../data/useRead.ts'
import { PageHead } from '../../frame/PageHead.tsx'
import { PageTitle } from '../../frame/PageTitle.tsx'
import { titles } from '../../words.ts'
import { NoSuchProduct } from '../NoSuchProduct.tsx'

export type UpdateProductPageProps = {
  product: Reading<Product>
  isMissing: boolean
  /** Resolves to what is wrong, or to nothing. */
  onSubmit: (change: ProductChange) => Promise<ProductErrors | undefined>
}

export function UpdateProductPage({
  product: { data, isLoading, retry },
  isMissing,
  onSubmit,
}: UpdateProductPageProps) {
  if (isMissing) return <NoSuchProduct />
  return (
    <>
      <PageHead title={titles[paths.updateProduct]} isHidden />
      <PageTitle>Update Product</PageTitle>
      {data ? (
        <ProductForm
          key={data._id}
          mode="update"
          product={data}
          categories={categoriesWith(data.category)}
          onSubmit={onSubmit}
          validate={(values) => productProblems(values, { ownPictures: data.image })}
        />
      ) : null}
      {!data && isLoading ? <Spinner label="Loading the product" className="mx-auto my-24 size-8" /> : null}
      {!data && !isLoading ? <ErrorState title="The product could not be loaded." onRetry={retry} /> : null}
    </>
  )
}

/** An imported product may be in a category that is none of the seven. */
function categoriesWith(own: string) {
  const offered: readonly string[] = categories
  return offered.includes(own) ? offered : [own, ...offered]
}
