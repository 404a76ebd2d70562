'use client'

import { Plus } from 'lucide-react'
import { fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { ButtonLink } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ProductGrid, type ProductGridProps } from '../ProductGrid/ProductGrid.tsx'
import type { Product } from '../product.ts'
import { english, type MyProductsLabels } from './labels.ts'

export type { MyProductsLabels }

export type MyProductsProps = Omit<
  ProductGridProps,
  'variant' | 'updateHrefFor' | 'empty' | 'labels' | 'priorities'
> & {
  /** Returns the address of the page that edits a product. */
  updateHrefFor: (product: Product) => string
  /** The address of the page that adds a product. */
  addHref: string
  /** Texts that replace those of the chosen language. */
  labels?: Partial<MyProductsLabels> | undefined
}

/** The products of a supplier, for the supplier. */
export function MyProducts({ addHref, labels, ...props }: MyProductsProps) {
  const { add, ...words } = useWords('MyProducts', english, labels)
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
