'use client'

import { ActButton } from '../../lib/ActButton.tsx'
import type { Act } from '../../lib/act.ts'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Rating } from '../../primitives/Rating/Rating.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useCategoryName } from '../useCategoryName.ts'
import { ChoicesGroup } from './ChoicesGroup.tsx'
import { FiguresFold } from './FiguresFold.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import { type Facets, type FilterValues, toggle } from './filter.ts'
import type { FiltersLabels } from './labels.ts'

/** The groups that show only their first options. */
export type FilterGroupName = 'category' | 'brand'

type Props = {
  facets: Facets | undefined
  error: unknown
  onRetry: Act | undefined
  value: FilterValues
  onValueChange: (value: FilterValues) => void
  most: number | undefined
  /** The groups that show all options. */
  whole: readonly FilterGroupName[]
  onShowAll: (group: FilterGroupName) => void
  hasFigures: boolean
  labels: FiltersLabels
}

/** The groups, the same beside the list and in the sheet. */
export function FilterGroups(props: Props) {
  const { facets, error, onRetry, value, onValueChange, most, whole, onShowAll, hasFigures, labels } = props
  const hasFailed = error != null
  const nameOf = useCategoryName()
  if (facets === undefined && !hasFailed) return <Loading label={labels.loading} />
  const { categories, brands, ratings, verified } = facets ?? {}
  return (
    <div className="grid gap-6">
      {hasFailed ? (
        <div className="grid justify-items-start gap-3">
          <Notice title={labels.failed} className="w-full" />
          {onRetry === undefined ? null : (
            <ActButton variant="secondary" size="sm" act={onRetry}>
              {labels.retry}
            </ActButton>
          )}
        </div>
      ) : null}
      {categories === undefined ? null : (
        <ChoicesGroup
          legend={labels.category}
          facets={categories}
          chosen={value.category}
          onToggle={(one) => onValueChange({ ...value, category: toggle(value.category, one) })}
          isWhole={whole.includes('category')}
          onShowAll={() => onShowAll('category')}
          showAll={labels.showAll}
          most={most}
          atMost={labels.atMost}
          nameOf={nameOf}
        />
      )}
      {brands === undefined ? null : (
        <ChoicesGroup
          legend={labels.brand}
          facets={brands}
          chosen={value.brand}
          onToggle={(one) => onValueChange({ ...value, brand: toggle(value.brand, one) })}
          isWhole={whole.includes('brand')}
          onShowAll={() => onShowAll('brand')}
          showAll={labels.showAll}
          most={most}
          atMost={labels.atMost}
        />
      )}
      {ratings === undefined ? null : (
        <FilterGroup
          legend={labels.minRating}
          facets={ratings}
          any={labels.anyRating}
          value={value.minRating}
          onValueChange={(minRating) => onValueChange({ ...value, minRating })}
          draw={(rating) => (
            <>
              <Rating value={rating} hasFigure={false} /> <span className="whitespace-nowrap">{labels.andUp}</span>
            </>
          )}
        />
      )}
      {verified === undefined ? null : (
        <ChoicesGroup
          legend={labels.supplier}
          facets={[{ value: labels.verified, count: verified }]}
          chosen={value.verified ? [labels.verified] : undefined}
          onToggle={() => onValueChange({ ...value, verified: value.verified ? undefined : true })}
          isWhole
          onShowAll={() => {}}
          showAll={labels.showAll}
          atMost={labels.atMost}
        />
      )}
      {hasFigures ? <FiguresFold {...{ value, onValueChange, labels }} /> : null}
    </div>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {label}
      </p>
      {[1, 2].map((group) => (
        <div key={group} className="grid gap-3">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      ))}
    </div>
  )
}
