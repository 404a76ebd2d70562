import { lazyWithRetry } from '../../platform/lazy.tsx'
import { cutIn, viewOf } from './listAddress.ts'

// Most readers use the cards and set no filter, so this code loads late.
export const ListedTable = lazyWithRetry(async () => (await import('../ListedTable.tsx')).ListedTable)
export const Filters = lazyWithRetry(async () => (await import('@arot/ui/Filters')).Filters)
export const FilterChips = lazyWithRetry(async () => (await import('@arot/ui/Filters')).FilterChips)
/** Only a hand-written link has this many filters. */
export const FilterLimitNotice = lazyWithRetry(async () => (await import('../FilterLimitNotice.tsx')).FilterLimitNotice)

/** Loads the code of a list's parts together with its products, so that the layout does not shift. */
export async function loadParts(search: string) {
  const address = new URLSearchParams(search)
  await Promise.allSettled([
    Filters.load(),
    FilterChips.load(),
    viewOf(address) === 'table' ? ListedTable.load() : null,
    ...cutIn(address).map(FilterLimitNotice.load),
  ])
}

/** Waits at most one second for the filters, so that they do not delay the products. */
export function forAMoment(coming: Promise<void>) {
  return Promise.race([coming, new Promise((resolve) => setTimeout(resolve, 1_000))])
}
