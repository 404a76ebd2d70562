import { countFacets, filterProducts, type Product, type ProductFilter, sortProducts } from '@arot/contract'
import { useMemo, useState } from 'react'
import type { ListAddress } from '../catalog/listing/useListAddress.ts'
import { pagesBefore, rememberPages, wholeList } from '../platform/paged.ts'
import type { PagedResult } from '../session/usePaged.ts'
import type { QueryResult } from '../session/useQuery.ts'

/**
 * A list that is here as a whole, searched, filtered and sorted here. As cards it is drawn a page at a time, for three
 * thousand of them take seconds; a table draws what is in sight by itself.
 */
export function useOwnList({ data, ...reading }: QueryResult<Product[]>, { filter, view, pageSize }: ListAddress) {
  const key = ['my-products', filter, view]
  const name = JSON.stringify(key)
  const [drawn, setDrawn] = useState<{ of: string; pages: number }>()
  const pages = drawn?.of === name ? drawn.pages : pagesBefore(key)
  const { found, counts } = useMemo(() => applyFilter(data, filter), [data, filter])
  const end = view === 'card' ? pages * pageSize : Infinity
  // The same as long as nothing of it changes: a table of thousands is drawn by it.
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

/** What the words find, filtered and sorted, and how many of it each filter has. */
function applyFilter(products: Product[] | undefined, { q, ...filter }: ProductFilter) {
  const named = products && search(products, q)
  return {
    found: named && sortProducts(filterProducts(named, filter), filter.sort),
    counts: named && countFacets(named, filter),
  }
}

/** By their words, and by a part of their number. */
function search(products: Product[], q = '') {
  const number = q.trim().toLowerCase()
  if (number === '') return products
  const byWords = new Set(filterProducts(products, { q }))
  return products.filter((product) => byWords.has(product) || product.sku?.toLowerCase().includes(number))
}
