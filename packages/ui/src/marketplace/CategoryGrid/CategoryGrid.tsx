'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { Act } from '../../lib/act.ts'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { Link } from '../../primitives/Link/Link.tsx'
import { outcome } from '../../primitives/outcome.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useCategoryName } from '../useCategoryName.ts'
import { CategoryIcon } from './CategoryIcon.tsx'
import { type CategoryGridLabels, english } from './labels.ts'

export { CategoryIcon, type CategoryIconProps } from './CategoryIcon.tsx'
export type { CategoryGridLabels }

export type CategoryGridProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The names of the categories. Leave it out while they load. */
  categories?: readonly string[] | undefined
  /** Returns the address of a category's page. */
  hrefFor: (category: string) => string
  /**
   * Shows a skeleton while the data loads.
   * @default false
   */
  isLoading?: boolean | undefined
  /** Set when loading failed. Categories that are already shown stay visible. */
  error?: unknown
  /** Loads again after an error. The button is pending until the promise settles; without the prop there is no button. */
  onRetry?: Act | undefined
  /** Shown when there are no categories. */
  empty?: ReactNode
  /** Texts that replace those of the chosen language. */
  labels?: Partial<CategoryGridLabels> | undefined
}

const grid = 'grid grid-cols-1 gap-2 arot-md:grid-cols-3 arot-md:gap-3 arot-lg:grid-cols-5 arot-lg:gap-4'
const tile =
  'flex h-full min-h-12 items-center gap-3 rounded-arot-tile border border-arot-line bg-arot-surface px-3 py-1.25 shadow-arot-card arot-md:min-h-18 arot-md:px-4 arot-md:py-3'

/** The categories of the marketplace, each with its icon, in one, three or five columns. */
export function CategoryGrid({
  categories,
  hrefFor,
  isLoading = false,
  error,
  onRetry,
  empty,
  labels,
  className,
  ...props
}: CategoryGridProps) {
  const words = useWords('CategoryGrid', english, labels)
  const nameOf = useCategoryName()

  const places = <Places label={words.loading} />
  return (
    <div data-slot="category-grid" aria-busy={isLoading || undefined} {...props} className={cn(fromCaller(className))}>
      {outcome(categories, { isLoading, error, onRetry, words, places, empty }, (all) => (
        <ul aria-label={words.categories} className={grid}>
          {all.map((category) => (
            <li key={category} className="min-w-0">
              <Link
                href={hrefFor(category)}
                data-slot="category"
                className={cn(
                  tile,
                  'arot-focus font-medium text-arot-14 text-arot-ink hover:border-arot-brand hover:text-arot-brand-strong',
                )}
              >
                <CategoryIcon category={category} />
                <span className="min-w-0 break-words">{nameOf(category)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

/** Seven placeholders, one for each category of the marketplace. */
function Places({ label }: { label: string }) {
  return (
    <div className={grid}>
      <p role="status" className="sr-only">
        {label}
      </p>
      {Array.from({ length: 7 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
        <div key={index} data-slot="category-skeleton" className={tile}>
          <Skeleton className="size-9 shrink-0" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      ))}
    </div>
  )
}
