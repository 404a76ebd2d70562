import type { Client } from '@arot/contract'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Read } from '../platform/read.ts'
import { type Reading, useRead } from './useRead.ts'
import { useVisit } from './visit.ts'

/** What has been paged through, newest first. */
export type Paged<Item> = { items: Item[]; next?: string | undefined; pages: number }

type Page<Item> = Omit<Paged<Item>, 'pages'>

export type PagedRead<Item> = Read<Paged<Item>> & { askPage: (client: Client, cursor?: string) => Promise<Page<Item>> }

/** As many pages as are on the screen are asked anew together: what changes does so anywhere in them. */
export function pagedRead<Item extends { _id: string }>(
  key: readonly unknown[],
  askPage: PagedRead<Item>['askPage'],
): PagedRead<Item> {
  return {
    key,
    askPage,
    ask: async (client, known) => {
      let list: Paged<Item> = { ...(await askPage(client)), pages: 1 }
      while (list.next && list.pages < (known?.pages ?? 1)) list = joined(list, await askPage(client, list.next))
      return list
    },
  }
}

export type PagedReading<Item> = Reading<Paged<Item>> & {
  /** Brings the next page; without it the list has ended. */
  onLoadMore?: (() => Promise<void>) | undefined
  /** The next page was refused. */
  moreError?: unknown
}

export function usePaged<Item extends { _id: string }>(read: PagedRead<Item> | null): PagedReading<Item> {
  const { client, data: cache } = useVisit()
  const { mutate } = useSWRConfig()
  const reading = useRead<Paged<Item>>(read, { keepPreviousData: true })
  const [moreError, setMoreError] = useState<unknown>()

  async function loadMore(asked: PagedRead<Item>) {
    setMoreError(undefined)
    const list = (await cache.underWay(asked)) ?? cache.peek(asked)
    if (!list?.next) return
    const grown = async () => joined(list, await asked.askPage(client, list.next))
    try {
      await mutate([...asked.key], cache.ask({ key: asked.key, ask: grown }), { revalidate: false })
    } catch (error) {
      setMoreError(error)
    }
  }

  return { ...reading, moreError, onLoadMore: read && reading.data?.next ? () => loadMore(read) : undefined }
}

function joined<Item extends { _id: string }>(list: Paged<Item>, page: Page<Item>): Paged<Item> {
  const known = new Set(list.items.map(({ _id }) => _id))
  return {
    ...list,
    items: [...list.items, ...page.items.filter(({ _id }) => !known.has(_id))],
    next: page.next,
    pages: list.pages + 1,
  }
}
