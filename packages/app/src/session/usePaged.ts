import { useState } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { appendPage, type Listed, type PagedList, type PagedQuery, rememberPages } from '../platform/paged.ts'
import { waitForRetryAfter } from '../platform/retry.ts'
import { type QueryResult, useQuery } from './useQuery.ts'
import { useVisit } from './visit.ts'

export type PagedResult<Item> = QueryResult<PagedList<Item>> & {
  /** Set while there is a next page: whether it is loading or has failed, and how to load it. */
  more?: { isLoading: boolean; error?: unknown; load: () => Promise<void> } | undefined
}

type NextPage = { of: string; after?: unknown; isLoading: boolean; error?: unknown }

/** A list that grows page by page. The cache has the whole list, so that a reader who returns finds the same length. */
export function usePaged<Item extends Listed>(query: PagedQuery<Item> | null): PagedResult<Item> {
  const { client, data: cache } = useVisit()
  const { mutate } = useSWRConfig()
  const { data, ...result } = useQuery(query, { keepPreviousData: true })
  const [last, setLast] = useState<NextPage>()
  const name = unstable_serialize(query?.key)
  const own = query ? cache.peek(query) : undefined
  // The failure of a page belongs to this list. With another list or a refetched one it is forgotten.
  const next = last?.of === name && (last.isLoading || last.after === own) ? last : undefined

  async function load() {
    if (!query || next?.isLoading || !own?.next) return
    setLast({ of: name, isLoading: true })
    await waitForRetryAfter(next?.error)
    const list = (await cache.underWay(query)) ?? own
    const askNext = async () => (list.next ? appendPage(list, await query.askPage(client, list.next)) : list)
    try {
      const longer = cache.ask({ key: query.key, ask: askNext })
      await mutate([...query.key], longer, { revalidate: false })
      if (query.isStable) rememberPages(query.key, (await longer).pages)
      setLast(undefined)
    } catch (error) {
      setLast({ of: name, after: list, isLoading: false, error })
    }
  }

  return {
    ...result,
    // Shows the previous list while this one loads, but not after a failure: the rows would belong to another query.
    data: result.error === undefined ? data : own,
    more: data?.next ? { isLoading: next?.isLoading ?? false, error: next?.error, load } : undefined,
  }
}
