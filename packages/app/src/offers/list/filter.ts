import { offerStates } from '@arot/contract'
import type { OfferFilterValue } from '@arot/trade/OfferFilters'
import { paths } from '../../routes.ts'

/** The filter of an address. Unknown values are left out. */
export function offersIn(search: string): OfferFilterValue {
  const address = new URLSearchParams(search)
  const state = (['open', ...offerStates] as const).find((one) => one === address.get('state'))
  return { side: address.get('side') === 'sold' ? 'sold' : 'bought', ...(state && { state }) }
}

/** The address of a filter. Default values are left out. */
export function offersHref({ side, state }: OfferFilterValue): string {
  const params = [...(side === 'sold' ? [['side', side]] : []), ...(state ? [['state', state]] : [])] as [
    string,
    string,
  ][]
  return params.length === 0 ? paths.offers : `${paths.offers}?${new URLSearchParams(params)}`
}
