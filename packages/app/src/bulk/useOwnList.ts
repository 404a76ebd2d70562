import { countFacets, filterProducts, type Product, type ProductFilter, sortProducts } from '@arot/contract'
import { useMemo, useState } from 'react'
import type { ListAddress } from '../catalog/listing/useListAddress.ts'
import { pagesBefore, rememberPages, wholeList } from '../platform/paged.ts'
import type { PagedResult } from '../session/usePaged.ts'
import type { QueryResult } from '../session/useQuery.ts'

/**
 * Searches, filters and sorts a complete list in the browser. Cards are drawn one page at a time, because three
 * thousand of them would take seconds. The table draws only its visible rows.
 */
export function useOwnList({ data, ...reading }: QueryResult<Product[]>, { filter, view, pageSize }: ListAddress) {
  const key = ['my-products', filter, view]
  const name = JSON.stringify(key)
  const [drawn, setDrawn] = useState<{ of: string; pages: number }>()
  const pages = drawn?.of === name ? drawn.pages : pagesBefore(key)
  const { found, counts } = useMemo(() => applyFilter(data, filter), [data, filter])
  const end = view === 'card' ? pages * pageSize : Infinity
  // Memoized, because a table of thousands of rows renders again with each new list.
  const visible = useMemo(
    () =>
      found && {
        ...wholeList(found.slice(0, end)),
        total: found.length,
        pages,
        ...(found.length > end && { next: String(end) }),
      },
    [found, end, pages],
  )

  async function load() {
    rememberPages(key, pages + 1)
    setDrawn({ of: name, pages: pages + 1 })
  }

  const list: PagedResult<Product> = { ...reading, data: visible, more: { isLoading: false, load } }
  return { list, facets: { ...reading, error: undefined, data: counts } }
}

/** Filters and sorts the products that match the search, and counts them for each filter. */
function applyFilter(products: Product[] | undefined, { q, ...filter }: ProductFilter) {
  const named = products && search(products, q)
  return {
    found: named && sortProducts(filterProducts(named, filter), filter.sort),
    counts: named && countFacets(named, filter),
  }
}

/** Matches by words or by a part of the SKU. */
function search(products: Product[], q = '') {
  const number = q.trim().toLowerCase()
  if (number === '') return products
  const byWords = new Set(filterProducts(products, { q }))
  return products.filter((product) => byWords.has(product) || product.sku?.toLowerCase().includes(number))
}
