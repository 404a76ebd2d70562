import { productProblems } from '@arot/contract'
import { type ProductErrors, ProductForm, type ProductValues } from '@arot/ui/ProductForm'
import { paths } from '../../addresses.ts'
import { PageHead } from '../../frame/PageHead.tsx'
import { PageTitle } from '../../frame/PageTitle.tsx'
import { titles } from '../../words.ts'

export type AddProductPageProps = {
  /** Resolves to what is wrong, or to nothing, which empties the form. */
  onSubmit: (product: ProductValues) => Promise<ProductErrors | undefined>
}

export function AddProductPage({ onSubmit }: AddProductPageProps) {
  return (
    <>
      <PageHead title={titles[paths.addProduct]} isHidden />
      <PageTitle>Add Product</PageTitle>
      <ProductForm onSubmit={onSubmit} validate={productProblems} />
    </>
  )
}
