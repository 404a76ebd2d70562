import { offerStates, queryOf } from '@arot/contract'
import type { OfferFilterValue } from '@arot/trade/OfferFilters'
import { paths } from '../../routes.ts'

/** The filter of an address. Unknown values are left out. */
export function offersIn(search: string): OfferFilterValue {
  const address = new URLSearchParams(search)
  const state = (['open', ...offerStates] as const).find((one) => one === address.get('state'))
  return { side: address.get('side') === 'sold' ? 'sold' : 'bought', state }
}

/** The address of a filter. Default values are left out. */
export function offersHref({ side, state }: OfferFilterValue): string {
  return paths.offers + queryOf({ side: side === 'sold' ? side : undefined, state })
}
