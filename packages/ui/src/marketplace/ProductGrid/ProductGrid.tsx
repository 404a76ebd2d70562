'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { Act } from '../../lib/act.ts'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { outcome } from '../../primitives/outcome.tsx'
import { ProductCard, type ProductCardProps, ProductCardSkeleton } from '../ProductCard/ProductCard.tsx'
import type { Product } from '../product.ts'
import { english, type ProductGridLabels } from './labels.ts'

export type { ProductGridLabels }

/** Which card, and for `manage` where each product is edited. */
export type ProductGridCards =
  | {
      /**
       * Which cards: for buyers, for deals, or for the owner of the products.
       * @default 'catalogue'
       */
      variant?: 'catalogue' | 'deal' | undefined
      updateHrefFor?: undefined
    }
  | {
      /** Which cards: for buyers, for deals, or for the owner of the products. */
      variant: 'manage'
      /** The address of the page on which a product is edited. */
      updateHrefFor: (product: Product) => string
    }

export type ProductGridProps = Omit<ComponentProps<'div'>, 'children'> &
  ProductGridCards & {
    /** Not given while they are on the way. */
    products?: readonly Product[] | undefined
    /** Where a product has its page. */
    hrefFor: (product: Product) => string
    /** The button on the card of a product, such as Buy; `null` for a product that has none. */
    actionsFor?: ((product: Product) => ReactNode) | undefined
    /**
     * Shows a skeleton while the data loads.
     * @default false
     */
    isLoading?: boolean | undefined
    /** Anything but nothing says that they could not be had; products that are there stay. */
    error?: unknown
    /** Loads again after an error. The button is pending until the promise settles; without the prop there is no button. */
    onRetry?: Act | undefined
    /** Stands there when the list is empty. */
    empty?: ReactNode
    /** `fit`: as many as there is room for, one on a phone, up to five on a desktop. `three`: for a chosen few, six of them in one row where the page is that wide. @default 'fit' */
    columns?: 'fit' | 'three' | undefined
    /** How many cards hold the place of those to come. @default 8 */
    skeletons?: number | undefined
    /** How many pictures are above the fold. @default 0 */
    priorities?: number | undefined
    /** The level of each card's heading, so that it fits the outline of the page. */
    headingLevel?: ProductCardProps['headingLevel'] | undefined
    /** Texts that replace those of the chosen language. */
    labels?: Partial<ProductGridLabels> | undefined
    /** Texts of the cards that replace those of the chosen language. */
    cardLabels?: ProductCardProps['labels'] | undefined
  }

const grids = {
  fit: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] gap-4',
  three: 'grid grid-cols-1 gap-4 arot-sm:grid-cols-2 arot-lg:grid-cols-3 arot-2xl:grid-cols-6',
}

/** Products as cards, in every state that a list can be in. */
export function ProductGrid({
  products,
  hrefFor,
  actionsFor,
  variant,
  updateHrefFor,
  isLoading = false,
  error,
  onRetry,
  empty,
  columns = 'fit',
  skeletons = 8,
  priorities = 0,
  headingLevel,
  labels,
  cardLabels,
  className,
  ...props
}: ProductGridProps) {
  const words = useWords('ProductGrid', english, labels)
  const places = (
    <Places
      count={skeletons}
      label={words.loading}
      hasActions={actionsFor !== undefined || updateHrefFor !== undefined}
      {...{ columns, variant }}
    />
  )

  return (
    <div data-slot="product-grid" aria-busy={isLoading || undefined} {...props} className={cn(fromCaller(className))}>
      {outcome(products, { isLoading, error, onRetry, words, places, empty }, (all) => (
        <ul aria-label={words.products} className={grids[columns]}>
          {all.map((product, index) => (
            <li key={product._id} className="min-w-0">
              <ProductCard
                product={product}
                href={hrefFor(product)}
                actions={actionsFor?.(product)}
                {...(updateHrefFor === undefined
                  ? { variant }
                  : { variant: 'manage', updateHref: updateHrefFor(product) })}
                isPriority={index < priorities}
                headingLevel={headingLevel}
                labels={cardLabels}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

type PlacesProps = {
  count: number
  label: string
  columns: keyof typeof grids
  variant: ProductGridProps['variant']
  hasActions: boolean
}

function Places({ count, label, columns, variant, hasActions }: PlacesProps) {
  return (
    <div className={grids[columns]}>
      <p role="status" className="sr-only">
        {label}
      </p>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, all alike
        <ProductCardSkeleton key={index} {...{ variant, hasActions }} />
      ))}
    </div>
  )
}
