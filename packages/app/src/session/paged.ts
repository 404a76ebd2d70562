import type { Client } from '@arot/contract'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Query } from '../platform/query.ts'
import { type QueryResult, useQuery } from './useQuery.ts'
import { useVisit } from './visit.ts'

/** The pages that have been loaded, newest first. */
export type Paged<Item> = { items: Item[]; next?: string | undefined; pages: number }

type Page<Item> = Omit<Paged<Item>, 'pages'>

export type PagedQuery<Item> = Query<Paged<Item>> & {
  askPage: (client: Client, cursor?: string) => Promise<Page<Item>>
}

/** Refetches all pages on the screen together, because any of them may have changed. */
export function pagedQuery<Item extends { _id: string }>(
  key: readonly unknown[],
  askPage: PagedQuery<Item>['askPage'],
): PagedQuery<Item> {
  return {
    key,
    askPage,
    ask: async (client, previous) => {
      let list: Paged<Item> = { ...(await askPage(client)), pages: 1 }
      while (list.next && list.pages < (previous?.pages ?? 1)) list = joined(list, await askPage(client, list.next))
      return list
    },
  }
}

export type PagedQueryResult<Item> = QueryResult<Paged<Item>> & {
  /** Brings the next page; without it the list has ended. */
  onLoadMore?: (() => Promise<void>) | undefined
  /** Set when the next page failed to load. */
  moreError?: unknown
}

export function usePaged<Item extends { _id: string }>(query: PagedQuery<Item> | null): PagedQueryResult<Item> {
  const { client, data: cache } = useVisit()
  const { mutate } = useSWRConfig()
  const result = useQuery<Paged<Item>>(query, { keepPreviousData: true })
  const [moreError, setMoreError] = useState<unknown>()

  async function loadMore(query: PagedQuery<Item>) {
    setMoreError(undefined)
    const list = (await cache.underWay(query)) ?? cache.peek(query)
    if (!list?.next) return
    const grown = async () => joined(list, await query.askPage(client, list.next))
    try {
      await mutate([...query.key], cache.ask({ key: query.key, ask: grown }), { revalidate: false })
    } catch (error) {
      setMoreError(error)
    }
  }

  return { ...result, moreError, onLoadMore: query && result.data?.next ? () => loadMore(query) : undefined }
}

function joined<Item extends { _id: string }>(list: Paged<Item>, page: Page<Item>): Paged<Item> {
  const listedIds = new Set(list.items.map(({ _id }) => _id))
  return {
    ...list,
    items: [...list.items, ...page.items.filter(({ _id }) => !listedIds.has(_id))],
    next: page.next,
    pages: list.pages + 1,
  }
}
