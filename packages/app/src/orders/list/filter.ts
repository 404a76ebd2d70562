import { limits, type OrderFilter, orderStates, queryOf } from '@arot/contract'
import type { OrderFilterValue } from '@arot/trade/OrderFilters'
import { paths } from '../../routes.ts'

/** The filter of an address. Unknown values are left out. */
export function filterIn(search: string): OrderFilterValue {
  const params = new URLSearchParams(search)
  const state = orderStates.find((one) => one === params.get('state'))
  return {
    side: params.get('side') === 'sold' ? 'sold' : 'bought',
    state,
    q: params.get('q')?.slice(0, limits.search) || undefined,
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  }
}

/** The address of a filter. Default values are left out. */
export function ordersHref({ side, state, q, from, to }: OrderFilterValue): string {
  return paths.orders + queryOf({ side: side === 'sold' ? side : undefined, state, q, from, to })
}

/** The filter as the server expects it: days become the times at which they start and end in the reader's time zone. */
export function toOrderFilter({ side, state, q, from, to }: OrderFilterValue): OrderFilter {
  const words = q?.trim()
  return {
    side,
    ...(state && { state }),
    ...(words && { q: words }),
    ...(from && { from: startOf(from, 0) }),
    ...(to && { to: startOf(to, 1) }),
  }
}

export const isNarrowed = (filter: OrderFilterValue) => Object.keys(toOrderFilter(filter)).length > 1

function dayIn(value: string | null): string | undefined {
  if (value === null || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const moment = Date.parse(value)
  return Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== value ? undefined : value
}

/** A day has as many hours as its clock says: 23 or 25 twice a year. */
function startOf(day: string, later: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const start = new Date(0)
  start.setFullYear(year, month - 1, date + later)
  start.setHours(0, 0, 0, 0)
  return start
}
