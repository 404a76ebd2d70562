import { comesLater } from '../../platform/later.tsx'
import { viewOf } from './listAddress.ts'

// Most who look at a list look at its cards; who limits it has looked at them first.
export const ListedTable = comesLater(async () => (await import('../ListedTable.tsx')).ListedTable)
export const Filters = comesLater(async () => (await import('@arot/ui/Filters')).Filters)
export const FilterChips = comesLater(async () => (await import('@arot/ui/Filters')).FilterChips)

/** Has the code of a list's parts come along with its products, so that nothing moves when it is drawn. */
export async function loadParts(search: string) {
  const isTable = viewOf(new URLSearchParams(search)) === 'table'
  await Promise.allSettled([Filters.load(), FilterChips.load(), isTable ? ListedTable.load() : null])
}

/** A page is rendered with its filters, unless they would keep its products waiting. */
export function forAMoment(coming: Promise<void>) {
  return Promise.race([coming, new Promise((resolve) => setTimeout(resolve, 1_000))])
}
