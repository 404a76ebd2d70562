'use client'

import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { FilterValues } from './filter.ts'
import type { FiltersLabels } from './labels.ts'

// The number fields are larger than the rest of the filters, so they load only when the user opens them.
const FiguresGroup = lazy(async () => ({ default: (await import('./FiguresGroup.tsx')).FiguresGroup }))

type Props = { value: FilterValues; onValueChange: (value: FilterValues) => void; labels: FiltersLabels }

/** Collapsed while none of its filters is active. */
export function FiguresFold({ value, onValueChange, labels }: Props) {
  const { minPrice, maxPrice, maxMinimum, inStock } = value
  const [isOpen, setIsOpen] = useState(() => (minPrice ?? maxPrice ?? maxMinimum) !== undefined || inStock === true)
  return (
    <details
      data-slot="filter-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group/fold min-w-0"
    >
      <summary className="arot-focus -mx-2 flex min-h-9 cursor-pointer list-none items-center gap-3 rounded-arot-control px-2 font-semibold text-arot-13 hover:bg-arot-sunken pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <span className="grow">{labels.figures.title}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-arot-muted group-open/fold:rotate-180" />
      </summary>
      {isOpen ? (
        <div className="grid gap-5 pt-3">
          <Suspense fallback={<Skeleton className="h-48" />}>
            <FiguresGroup {...{ value, onValueChange, labels }} />
          </Suspense>
        </div>
      ) : null}
    </details>
  )
}
