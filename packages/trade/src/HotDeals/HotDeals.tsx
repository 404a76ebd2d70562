'use client'

import type { Product } from '@arot/ui'
import { fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { ProductGrid, type ProductGridProps } from '@arot/ui/ProductGrid'
import { Section, type SectionProps } from '@arot/ui/Section'
import { english, type HotDealsLabels } from './labels.ts'

export type { HotDealsLabels }

export type HotDealsProps = Omit<SectionProps, 'title' | 'children'> &
  Pick<ProductGridProps, 'hrefFor' | 'isLoading' | 'error' | 'onRetry' | 'cardLabels'> & {
    /** The deals. The host chooses them: the first six products with a rating of 4.5 or more. */
    products?: readonly Product[] | undefined
    /** Texts that replace those of the chosen language. */
    labels?: Partial<HotDealsLabels> | undefined
  }

/** The best-rated products in at most three columns, so that six fill their rows. */
export function HotDeals({
  products,
  hrefFor,
  isLoading,
  error,
  onRetry,
  labels,
  cardLabels,
  ...props
}: HotDealsProps) {
  const { title, ...words } = useWords('HotDeals', english, labels)
  return (
    <Section data-slot="hot-deals" {...props} className={fromCaller(props.className)} title={title}>
      <ProductGrid
        variant="deal"
        {...{ products, hrefFor, isLoading, error, onRetry, cardLabels }}
        columns="three"
        skeletons={6}
        labels={{ ...words, products: title }}
        empty={<p className="text-arot-14 text-arot-muted">{words.empty}</p>}
      />
    </Section>
  )
}
