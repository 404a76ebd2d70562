import { countFacets, filterProducts, type Product, sortProducts } from '@arot/contract'
import { useMemo } from 'react'
import type { ListAddress } from '../catalogue/listing/useListAddress.ts'
import { wholeList } from '../platform/list.ts'
import type { Reading } from '../session/useRead.ts'

/** A list that is here as a whole, filtered and sorted here: one's own products are few. */
export function useOwnList({ data, ...reading }: Reading<Product[]>, { filter }: ListAddress) {
  const found = useMemo(
    () => data && wholeList(sortProducts(filterProducts(data, filter), filter.sort)),
    [data, filter],
  )
  const facets = useMemo(() => data && countFacets(data, filter), [data, filter])
  return { list: { ...reading, data: found }, facets: { ...reading, error: undefined, data: facets } }
}
