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

/** The variant of the cards, and for `manage` the address of each product's edit page. */
export type ProductGridCards =
  | {
      /** The variant of the cards: for buyers, for deals, or for the supplier of the products. @default 'catalogue' */
      variant?: 'catalogue' | 'deal' | undefined
      updateHrefFor?: undefined
    }
  | {
      /** The variant of the cards: for buyers, for deals, or for the supplier of the products. */
      variant: 'manage'
      /** Returns the address of the page that edits a product. */
      updateHrefFor: (product: Product) => string
    }

export type ProductGridProps = Omit<ComponentProps<'div'>, 'children'> &
  ProductGridCards & {
    /** The products. Leave it out while they load. */
    products?: readonly Product[] | undefined
    /** Returns the address of a product's page. */
    hrefFor: (product: Product) => string
    /** Returns the button on a product's card, such as Buy, or `null` for a product without one. */
    actionsFor?: ((product: Product) => ReactNode) | undefined
    /**
     * Shows a skeleton while the data loads.
     * @default false
     */
    isLoading?: boolean | undefined
    /** Set when loading failed. Products that are already shown stay visible. */
    error?: unknown
    /** Loads again after an error. The button is pending until the promise settles; without the prop there is no button. */
    onRetry?: Act | undefined
    /** Shown when the list is empty. */
    empty?: ReactNode
    /**
     * `fit`: as many columns as fit, one on a phone, up to five on a desktop. `three`: for a few chosen products, with
     * six in one row if the page is wide enough.
     * @default 'fit'
     */
    columns?: 'fit' | 'three' | undefined
    /** The number of skeleton cards while the products load. @default 8 */
    skeletons?: number | undefined
    /** The number of pictures to load at once, above the fold. @default 0 */
    priorities?: number | undefined
    /** The level of each card's heading on the page. */
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

/** Products as cards, in every state of a list. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
        <ProductCardSkeleton key={index} {...{ variant, hasActions }} />
      ))}
    </div>
  )
}
