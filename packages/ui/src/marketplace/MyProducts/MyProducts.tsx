import { Plus } from 'lucide-react'
import { fromCaller } from '../../lib/cn.ts'
import { ButtonLink } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ProductGrid, type ProductGridLabels, type ProductGridProps } from '../ProductGrid/ProductGrid.tsx'
import type { Product } from '../product.ts'

export type MyProductsLabels = Pick<ProductGridLabels, 'products' | 'loading' | 'empty' | 'error'> & { add: string }

export type MyProductsProps = Omit<
  ProductGridProps,
  'variant' | 'updateHrefFor' | 'empty' | 'labels' | 'priorities'
> & {
  updateHrefFor: (product: Product) => string
  /** Where a product is added. */
  addHref: string
  labels?: Partial<MyProductsLabels> | undefined
}

const english: MyProductsLabels = {
  products: 'My products',
  loading: 'Loading your products',
  empty: 'No product added yet.',
  error: 'Your products could not be loaded.',
  add: 'Add Product Now',
}

/** What a supplier has on offer. */
export function MyProducts({ addHref, labels, ...props }: MyProductsProps) {
  const { add, ...words } = { ...english, ...labels }
  return (
    <ProductGrid
      data-slot="my-products"
      {...props}
      className={fromCaller(props.className)}
      variant="manage"
      labels={words}
      empty={
        <EmptyState
          title={words.empty}
          action={
            <ButtonLink href={addHref} icon={<Plus aria-hidden />}>
              {add}
            </ButtonLink>
          }
        />
      }
    />
  )
}
