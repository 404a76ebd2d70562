import { countFacets, filterProducts, type Product, sortProducts } from '@arot/contract'
import { useMemo } from 'react'
import type { ListAddress } from '../catalogue/listing/useListAddress.ts'
import type { Reading } from '../session/useRead.ts'

/** A list that is here as a whole, filtered and sorted here: one's own products are few. */
export function useOwnList({ data, error, isLoading, retry }: Reading<Product[]>, { filter }: ListAddress) {
  const products = useMemo(() => data && sortProducts(filterProducts(data, filter), filter.sort), [data, filter])
  const facets = useMemo(() => data && countFacets(data, filter), [data, filter])
  const listed = {
    products,
    total: products?.length,
    hasMore: false,
    isLoading,
    isLoadingMore: false,
    error,
    retry,
    loadMore: () => {},
  }
  return { listed, facets: { data: facets, isLoading, retry } }
}
