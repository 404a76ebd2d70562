import type { ProductFilter } from '@arot/contract'
import { useState } from 'react'
import useSWR, { unstable_serialize } from 'swr'
import { askPage, joined, type ProductList, rememberPages } from '../../platform/list.ts'
import { queries } from '../../platform/queries.ts'
import { waitForRetryAfter } from '../../platform/retrying.ts'
import type { QueryResult } from '../../session/useQuery.ts'
import { useVisit } from '../../session/visit.ts'

/** A list as it is read, and how it goes on: without `more` it is here as a whole. */
export type ListReading = QueryResult<ProductList> & {
  more?: { isLoading: boolean; error?: unknown; load: () => void }
}

/** The next page of one list: on its way, or refused. */
type NextPage = { of: string; after?: ProductList; isLoading: boolean; error?: unknown }

/** A list that grows by pages, in the cache as a whole: coming back finds it as long as it was left. */
export function useProductList(category: string | null, filter: ProductFilter, pageSize: number): ListReading {
  const { client, data: cache } = useVisit()
  const query = queries.products(category, filter, pageSize)
  const name = unstable_serialize(query.key)
  const { data, error, isLoading, isValidating, mutate } = useSWR<ProductList>(query.key, () => cache.ask(query), {
    keepPreviousData: true,
  })
  const [last, setLast] = useState<NextPage>()
  const own = cache.peek(query)
  // A refused page is the end until somebody asks again, or the list before it is another.
  const next = last?.of === name && (last.isLoading || last.after === own) ? last : undefined

  async function loadMore() {
    if (next?.isLoading || !own?.next) return
    setLast({ of: name, isLoading: true })
    await waitForRetryAfter(next?.error)
    const list = (await cache.underWay(query)) ?? own
    try {
      await mutate(cache.ask({ key: query.key, ask: () => grown(list) }), { revalidate: false })
      setLast(undefined)
    } catch (error) {
      setLast({ of: name, after: list, isLoading: false, error })
    }
  }

  async function grown(list: ProductList) {
    if (!list.next) return list
    const longer = joined(list, await askPage(client, category, { ...filter, limit: pageSize }, list.next))
    rememberPages(query.key, longer.pages)
    return longer
  }

  return {
    // The list of before stands in while this one comes; where it does not come, nothing stands under its name.
    data: error === undefined ? data : own,
    error,
    isLoading: isLoading || (error !== undefined && isValidating),
    retry: () => void mutate(),
    more: { isLoading: next?.isLoading ?? false, error: next?.error, load: loadMore },
  }
}
