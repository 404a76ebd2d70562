import { useState } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { appendPage, type Listed, type PagedList, type PagedQuery, rememberPages } from '../platform/paged.ts'
import { waitForRetryAfter } from '../platform/retry.ts'
import { type QueryResult, useQuery } from './useQuery.ts'
import { useVisit } from './visit.ts'

export type PagedResult<Item> = QueryResult<PagedList<Item>> & {
  /** The next page: on its way, or failed. Not set once the list has ended. */
  more?: { isLoading: boolean; error?: unknown; load: () => Promise<void> } | undefined
}

type NextPage = { of: string; after?: unknown; isLoading: boolean; error?: unknown }

/** A list that grows by pages, in the cache as a whole: coming back finds it as long as it was left. */
export function usePaged<Item extends Listed>(query: PagedQuery<Item> | null): PagedResult<Item> {
  const { client, data: cache } = useVisit()
  const { mutate } = useSWRConfig()
  const { data, ...result } = useQuery(query, { keepPreviousData: true })
  const [last, setLast] = useState<NextPage>()
  const name = unstable_serialize(query?.key)
  const own = query ? cache.peek(query) : undefined
  // A refused page is the end until somebody asks again, or the list before it is another.
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
    // The list of before stands in while this one comes; where it does not come, nothing stands under its name.
    data: result.error === undefined ? data : own,
    more: data?.next ? { isLoading: next?.isLoading ?? false, error: next?.error, load } : undefined,
  }
}
