import { lazyWithRetry } from '../../platform/lazy.tsx'
import { cutIn, viewOf } from './listAddress.ts'

// Most who look at a list look at its cards; who limits it has looked at them first.
export const ListedTable = lazyWithRetry(async () => (await import('../ListedTable.tsx')).ListedTable)
export const Filters = lazyWithRetry(async () => (await import('@arot/ui/Filters')).Filters)
export const FilterChips = lazyWithRetry(async () => (await import('@arot/ui/Filters')).FilterChips)
/** More than anybody chooses by hand; a written link may have more. */
export const FilterLimitNotice = lazyWithRetry(async () => (await import('../FilterLimitNotice.tsx')).FilterLimitNotice)

/** Has the code of a list's parts come along with its products, so that nothing moves when it is drawn. */
export async function loadParts(search: string) {
  const address = new URLSearchParams(search)
  await Promise.allSettled([
    Filters.load(),
    FilterChips.load(),
    viewOf(address) === 'table' ? ListedTable.load() : null,
    ...cutIn(address).map(FilterLimitNotice.load),
  ])
}

/** A page is rendered with its filters, unless they would keep its products waiting. */
export function forAMoment(coming: Promise<void>) {
  return Promise.race([coming, new Promise((resolve) => setTimeout(resolve, 1_000))])
}
