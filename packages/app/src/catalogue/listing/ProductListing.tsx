import type { Facets, Product } from '@arot/contract'
import { EmptyState } from '@arot/ui/EmptyState'
import type { FilterValues } from '@arot/ui/Filters'
import { LoadMore } from '@arot/ui/LoadMore'
import { ProductGrid, type ProductGridCards } from '@arot/ui/ProductGrid'
import { ProductToolbar } from '@arot/ui/ProductToolbar'
import { Suspense } from 'react'
import { Later } from '../../platform/later.tsx'
import { productHref } from '../../routes.ts'
import type { Reading } from '../../session/useRead.ts'
import { FilterChips, Filters, ProductTable } from './parts.ts'
import { useAtEnd } from './useAtEnd.ts'
import type { ListAddress } from './useListAddress.ts'

export type Listed = {
  /** Not given while they are on the way. */
  products?: Product[]
  /** How many there are in all, where that is known. */
  total?: number
  hasMore: boolean
  isLoading: boolean
  isLoadingMore: boolean
  /** Why the next page is not here. */
  moreError?: unknown
  error?: unknown
  retry: () => void
  loadMore: () => void
}

export type ProductListingProps = {
  listed: Listed
  /** Those of the choice before may stay while the next are on their way. */
  facets?: Reading<Facets>
  address: ListAddress
  /** Where each product is edited; without it the cards lead to its page. */
  updateHrefFor?: (product: Product) => string
  /** Within one category there is none to choose. */
  isOneCategory?: boolean
}

/** Products under their filters, order and view, all of which the address keeps. */
export function ProductListing({ listed, facets, address, updateHrefFor, isOneCategory = false }: ProductListingProps) {
  const { products, total, hasMore, isLoading, isLoadingMore, moreError, error, retry, loadMore } = listed
  const { filter, view, shown, change } = address
  const end = useAtEnd(loadMore, hasMore && !isLoadingMore && moreError === undefined)
  const chosen = {
    brand: shown.filter.brand,
    category: isOneCategory ? undefined : shown.filter.category,
    minRating: shown.filter.minRating,
  }
  const choose = ({ brand, category, minRating }: FilterValues) => change({ brand, category, minRating })
  const chooseAll = ({ q, ...values }: FilterValues) => change({ q, ...values })
  const list = {
    products,
    hrefFor: productHref,
    isLoading,
    error,
    onRetry: retry,
    empty: <NothingFound q={filter.q} />,
  }

  const cards: ProductGridCards = updateHrefFor ? { variant: 'manage', updateHrefFor } : {}

  return (
    <div className={layouts[view === 'table' ? 'table' : 'card']}>
      <Later>
        <Filters
          facets={offered(facets?.data, isOneCategory)}
          error={facets?.isLoading ? undefined : facets?.error}
          onRetry={facets?.retry}
          value={chosen}
          onValueChange={choose}
          resultCount={total}
          layout={view === 'table' ? 'sheet' : 'beside'}
        />
      </Later>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <ProductToolbar
          isAvailableOnly={shown.filter.available === true}
          onAvailableOnlyChange={(available) => change({ available })}
          sort={shown.filter.sort}
          onSortChange={(sort) => change({ sort })}
          view={shown.view}
          onViewChange={(next) => change({ view: next === 'table' ? next : undefined })}
        />
        <Later>
          <FilterChips value={{ q: shown.filter.q, ...chosen }} onValueChange={chooseAll} className="col-span-full" />
        </Later>
        <Suspense>
          {view === 'table' ? (
            <ProductTable {...list} updateHrefFor={updateHrefFor} sort={filter.sort} scrolls="page" />
          ) : (
            <ProductGrid {...list} {...cards} headingLevel={2} priorities={4} />
          )}
        </Suspense>
        {products && products.length > 0 ? (
          <div ref={end}>
            <LoadMore
              {...{ total, hasMore }}
              shown={products.length}
              isLoading={isLoadingMore}
              error={moreError}
              onLoadMore={loadMore}
            />
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** On a large screen the filters stand beside the cards; a table needs the width, and they are a button in its toolbar. */
const layouts = {
  card: 'grid grid-cols-1 items-start gap-6 arot-lg:grid-cols-[15rem_minmax(0,1fr)]',
  table:
    'grid grid-cols-1 items-start gap-4 arot-lg:grid-cols-[auto_minmax(0,1fr)] arot-lg:*:last:contents arot-lg:*:last:*:not-first:col-span-full',
}

function NothingFound({ q }: { q?: string }) {
  return (
    <EmptyState
      title={q ? `Nothing found for “${q}”` : 'No products found'}
      text="Try other words, or take a filter off."
    />
  )
}

/** The filters speak of numbers where the calls speak of text. */
function offered(facets: Facets | undefined, isOneCategory: boolean) {
  if (!facets) return undefined
  return {
    categories: isOneCategory ? undefined : facets.categories,
    brands: facets.brands,
    ratings: facets.ratings.map(({ value, count }) => ({ value: Number(value), count })),
  }
}
