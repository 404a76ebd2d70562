import { type Facets, mostChosen, type Product } from '@arot/contract'
import { EmptyState } from '@arot/ui/EmptyState'
import { LoadMore } from '@arot/ui/LoadMore'
import { ProductGrid, type ProductGridProps } from '@arot/ui/ProductGrid'
import { ProductToolbar } from '@arot/ui/ProductToolbar'
import { type ReactNode, Suspense, useMemo } from 'react'
import { t } from '../../platform/i18n/words.ts'
import { LazyBoundary } from '../../platform/lazy.tsx'
import { productHref } from '../../routes.ts'
import type { PagedResult } from '../../session/usePaged.ts'
import { type QueryResult, resultProps } from '../../session/useQuery.ts'
import { filterOf } from './listAddress.ts'
import { FilterChips, FilterLimitNotice, Filters, ListedTable } from './parts.ts'
import { useAtEnd } from './useAtEnd.ts'
import type { ListAddress } from './useListAddress.ts'

/** The props that every view of a product list needs. */
export type ListedProducts = Pick<
  ProductGridProps,
  'products' | 'hrefFor' | 'isLoading' | 'error' | 'onRetry' | 'empty'
>

/** Draws the products as cards or as a table, as the address says. */
export type DrawProducts = (listed: ListedProducts, address: Pick<ListAddress, 'filter' | 'view'>) => ReactNode

export type ProductListingProps = {
  list: PagedResult<Product>
  /** The previous facets may stay while the next ones load. */
  facets?: QueryResult<Facets>
  address: ListAddress
  /** Draws products with more actions than a link to their page. */
  draw?: DrawProducts
  /** Hides the filter by category, on the page of a category. */
  isOneCategory?: boolean
  /** Hides the supplier's name and the filter by verified suppliers, on the page of a supplier. */
  isOneSupplier?: boolean
}

/** Products with filters, sort order and view. The address stores all of them. */
export function ProductListing({
  list,
  facets,
  address,
  draw,
  isOneCategory = false,
  isOneSupplier = false,
}: ProductListingProps) {
  const { view, chosen, change } = address
  const { items, total } = list.data ?? {}
  const { q, available: _available, sort: _sort, ...filter } = chosen.filter
  const values = { ...filter, category: isOneCategory ? undefined : filter.category }
  // A table can be in the server's page before its code has loaded. The code of cards is always there.
  const Frame = view === 'table' ? LazyBoundary : Suspense
  // One notice is enough to say that the list does not apply the whole address.
  const [cut] = chosen.cut.filter((name) => values[name])

  return (
    <div className={layouts[view].all}>
      <LazyBoundary>
        <Filters
          facets={offerFacets(facets?.data, { isOneCategory, isOneSupplier })}
          error={facets?.isLoading ? undefined : facets?.error}
          onRetry={facets?.retry}
          value={values}
          hasFigures
          onValueChange={(next) => change({ ...unlimited, q, ...next })}
          mostChosen={mostChosen}
          resultCount={total}
          layout={view === 'table' ? 'sheet' : 'beside'}
        />
      </LazyBoundary>
      <div className={layouts[view].list}>
        <ProductToolbar
          isAvailableOnly={chosen.filter.available === true}
          onAvailableOnlyChange={(available) => change({ available })}
          sort={chosen.filter.sort}
          onSortChange={(sort) => change({ sort: sort ?? undefined })}
          view={chosen.view}
          onViewChange={(next) => change({ view: next === 'table' ? next : undefined })}
          // On a phone the filter button is in the same row as these controls.
          className="max-arot-sm:contents"
        />
        <LazyBoundary>
          <FilterChips
            value={{ q, ...values }}
            onValueChange={(next) => change({ ...unlimited, ...next })}
            className="col-span-full"
          />
          {cut && <FilterLimitNotice of={cut} />}
        </LazyBoundary>
        <div className="min-w-0">
          <Frame>
            <Products {...{ list, address, draw: draw ?? (isOneSupplier ? drawTheirs : drawPlain) }} />
          </Frame>
        </div>
        {items && items.length > 0 ? <End {...list} /> : null}
      </div>
    </div>
  )
}

type ProductsProps = Pick<ProductListingProps, 'list' | 'address'> & { draw: DrawProducts }

function Products({ list, address, draw }: ProductsProps) {
  const empty = <NothingFound q={address.filter.q} />
  return draw({ products: list.data?.items, hrefFor: productHref, ...resultProps(list), empty }, address)
}

const drawPlain: DrawProducts = (listed, { view, filter }) =>
  view === 'table' ? <ListedTable {...listed} sort={filter.sort} scrolls="page" /> : <Cards {...listed} />

const drawTheirs: DrawProducts = (listed, address) =>
  address.view === 'table' ? drawPlain(listed, address) : <TheirCards {...listed} />

function Cards(listed: ListedProducts) {
  return <ProductGrid {...listed} headingLevel={2} priorities={4} />
}

/** Cards on a supplier's page do not repeat the supplier's name. */
function TheirCards({ products, ...listed }: ListedProducts) {
  const unsigned = useMemo(() => products?.map(({ supplier: _, ...product }: Product) => product), [products])
  return <Cards {...listed} products={unsigned} />
}

/** Loads the next page when the end is almost visible, unless the last attempt failed. */
function End({ data, more = whole }: PagedResult<Product>) {
  const hasMore = data?.next !== undefined
  const end = useAtEnd(more.load, hasMore && !more.isLoading && more.error === undefined)
  return (
    <div ref={end}>
      <LoadMore
        count={data?.items.length ?? 0}
        total={data?.total}
        hasMore={hasMore}
        isLoading={more.isLoading}
        error={more.error}
        onLoadMore={more.load}
      />
    </div>
  )
}

const whole = { isLoading: false, error: undefined, load: async () => {} }

/** Removes all filters from the address. The toolbar has two values of its own. */
const { available: _available, sort: _sort, ...unlimited } = filterOf(new URLSearchParams())

/**
 * On a large screen the filters stand beside the cards. A table or a phone needs the full width, so the filters are a
 * button among the controls. The rules use `not-first` and never `last`: while the document streams, every element is
 * the last one for a moment.
 */
const layouts = {
  card: {
    all: 'grid grid-cols-[auto_minmax(0,1fr)] max-arot-sm:grid-cols-[auto_minmax(0,1fr)_auto] items-start max-arot-sm:items-center arot-md:max-arot-lg:items-center gap-x-2 gap-y-3 arot-sm:gap-y-4 arot-lg:grid-cols-[15rem_minmax(0,1fr)] arot-lg:gap-6',
    list: 'grid min-w-0 grid-cols-1 gap-4 arot-lg:col-start-2 max-arot-lg:contents max-arot-lg:*:not-first:col-span-full',
  },
  table: {
    all: 'grid grid-cols-[auto_minmax(0,1fr)] max-arot-sm:grid-cols-[auto_minmax(0,1fr)_auto] items-start max-arot-sm:items-center arot-md:max-arot-lg:items-center gap-x-2 gap-y-3 arot-sm:gap-y-4 arot-lg:gap-x-4',
    list: 'contents *:not-first:col-span-full',
  },
}

function NothingFound({ q }: { q?: string }) {
  return (
    <EmptyState
      title={q ? t('Nothing found for “{words}”', { words: q }) : t('No products found')}
      text={t('Try other words or remove a filter.')}
    />
  )
}

/** The filters use numbers where the api uses text. */
function offerFacets(facets: Facets | undefined, only: { isOneCategory: boolean; isOneSupplier: boolean }) {
  if (!facets) return undefined
  return {
    categories: only.isOneCategory ? undefined : facets.categories,
    brands: facets.brands,
    verified: only.isOneSupplier ? undefined : facets.verified,
    ratings: facets.ratings.map(({ value, count }) => ({ value: Number(value), count })),
  }
}
