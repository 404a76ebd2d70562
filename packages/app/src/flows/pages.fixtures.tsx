// Shared by the pages' stories: the outcomes of a query, and the app's providers.
import { ApiError, type Product } from '@arot/contract'
import { AlertsProvider } from '@arot/ui/Alerts'
import type { ReactNode } from 'react'
import { manyProducts, products, studioHeadphones } from '../../../ui/src/marketplace/products.fixtures.ts'
import type { ListAddress } from '../catalog/listing/useListAddress.ts'
import { bengali } from '../platform/i18n/bengali.ts'
import { setLookup } from '../platform/i18n/words.ts'
import { wholeList } from '../platform/paged.ts'
import { readConfig } from '../platform/settings.ts'
import { SiteContext } from '../platform/site.ts'
import type { QueryResult } from '../session/useQuery.ts'

export const goods: Product[] = products
export const oneGood: Product = studioHeadphones

const retry = () => {}

export const loading: QueryResult<never> = { isLoading: true, retry }
export const failed: QueryResult<never> = { isLoading: false, error: new Error('unreachable'), retry }
export const missing: QueryResult<never> = {
  isLoading: false,
  error: new ApiError(404, null, { code: 'not_found', title: 'Not found' }),
  retry,
}
export const resultOf = <Answer,>(data: Answer): QueryResult<Answer> => ({ data, isLoading: false, retry })

export const lists = {
  some: resultOf({ ...wholeList(manyProducts(24)), total: 1000, next: '24' }),
  none: resultOf(wholeList([])),
  loading,
  failed,
}

export const facets = resultOf({
  categories: [{ value: 'Electronics & Gadgets', count: 14 }],
  brands: products.map(({ brand }, index) => ({ value: brand, count: 3 + index })),
  ratings: [
    { value: '4.5', count: 7 },
    { value: '4', count: 19 },
  ],
})

export function addressOf(filter: ListAddress['filter'] = {}, view: ListAddress['view'] = 'card'): ListAddress {
  return { filter, view, pageSize: 24, chosen: { filter, view, cut: [] }, change: () => {} }
}

export const checkout = { buyer: { name: 'Nadia Rahman', email: 'nadia@buyers.example' }, onConfirm: async () => null }

export const site = {
  config: readConfig({}),
  origin: 'https://arot.example',
  language: 'en' as const,
  locale: 'en-US',
}

/** The app's providers, in the language of the toolbar. */
export function withApp(Story: () => ReactNode, { globals }: { globals: { language?: string } }) {
  setLookup(() => (globals.language === 'bn' ? bengali.app : undefined))
  return (
    <SiteContext value={site}>
      <AlertsProvider>
        <Story />
      </AlertsProvider>
    </SiteContext>
  )
}
