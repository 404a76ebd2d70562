'use client'

import type { Product } from '@arot/ui'
import { ButtonLink } from '@arot/ui/Button'
import { EmptyState } from '@arot/ui/EmptyState'
import { fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { ProductGrid, type ProductGridProps } from '@arot/ui/ProductGrid'
import { Plus } from 'lucide-react'
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
