import { type CatalogueNews, listenToCatalogue } from './catalogue-news.ts'
import { compressed, type Sendable } from './files.ts'

/** A page as it came from rendering. */
export type Made = { status: number; html: string }
export type KeptPage = Sendable & { status: number }

type Entry = { page: KeptPage; version: number; madeAt: number; changedAt?: number }
type Making = { version: number; page: Promise<KeptPage> }

/** How long a page may lag behind a change: under a rush of sales it is rendered once in that time. */
const mayLag = 1_000

/** How long a page is kept where no server tells of changes. */
const unheardFor = 5_000

const most = 500

/**
 * Rendered pages as compressed bytes, rendered anew when the catalogue has changed. A failure is never kept, and nothing
 * is while the changes cannot be heard.
 */
export function createKeptPages(apiUrl: string) {
  const entries = new Map<string, Entry>()
  const making = new Map<string, Making>()
  const news = listenToCatalogue(apiUrl, (isFirst) => {
    // What happened before the first word is not known.
    if (isFirst) entries.clear()
    for (const entry of entries.values()) entry.changedAt ??= Date.now()
  })

  /** The page under that name, from `written` on: the version of the catalogue that its asker has seen themselves. */
  async function page(name: string, written: number, make: (version: number) => Promise<Made>): Promise<KeptPage> {
    const entry = entries.get(name)
    if (entry && isGood(entry, written, news)) return entry.page
    const version = Math.max(written, news.version())
    const underWay = making.get(name)
    if (underWay && underWay.version >= version) return underWay.page
    const page = makeAnew(name, version, make).finally(() => {
      if (making.get(name)?.page === page) making.delete(name)
    })
    making.set(name, { version, page })
    return page
  }

  async function makeAnew(name: string, asked: number, make: (version: number) => Promise<Made>) {
    // Anyone may claim to have seen any version: what is kept carries the one that was heard of.
    const version = news.version()
    const { status, html } = await make(asked)
    const page = { status, ...(await compressed(html)) }
    if (status < 500 && news.state() !== 'deaf') {
      if (entries.size >= most) entries.delete(entries.keys().next().value as string)
      const changedAt = news.version() > version ? Date.now() : undefined
      entries.set(name, { page, version, madeAt: Date.now(), changedAt })
    }
    return page
  }

  return { page, stop: news.stop }
}

function isGood({ version, madeAt, changedAt }: Entry, written: number, news: CatalogueNews) {
  if (version < written || news.state() === 'deaf') return false
  if (news.state() === 'none') return Date.now() - madeAt < unheardFor
  return changedAt === undefined || Date.now() - changedAt < mayLag
}
