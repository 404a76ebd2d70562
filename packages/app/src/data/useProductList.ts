import type { ProductFilter } from '@arot/contract'
import { useState } from 'react'
import useSWR from 'swr'
import type { Listed } from '../listing/ProductListing.tsx'
import { useVisit } from '../visit.ts'
import { askPage, joined, type ProductList, rememberPages } from './list.ts'
import { reads } from './reads.ts'

/** A list that grows by pages, in the cache as a whole: coming back finds it as long as it was left. */
export function useProductList(category: string | null, filter: ProductFilter, pageSize: number): Listed {
  const { client, data: cache } = useVisit()
  const read = reads.products(category, filter, pageSize)
  const { data, error, isLoading, isValidating, mutate } = useSWR<ProductList>(read.key, () => cache.ask(read), {
    keepPreviousData: true,
  })
  const [isLoadingMore, setIsLoadingMore] = useState(false)

  async function loadMore() {
    if (!data?.next || isLoadingMore) return
    setIsLoadingMore(true)
    const { next } = data
    const query = { ...filter, limit: pageSize }
    await mutate(async () => grown(data, await askPage(client, category, query, next)), { revalidate: false }).catch(
      () => {},
    )
    setIsLoadingMore(false)
  }

  function grown(list: ProductList, page: ProductList) {
    const longer = joined(list, page)
    rememberPages(read.key, longer.pages)
    return longer
  }

  return {
    products: data?.products,
    total: data?.total,
    hasMore: data?.next !== undefined,
    error,
    isLoading: isLoading || (error !== undefined && isValidating),
    isLoadingMore,
    loadMore,
    retry: () => void mutate(),
  }
}
