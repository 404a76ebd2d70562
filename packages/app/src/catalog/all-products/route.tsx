import { useBuying } from '../../orders/useBuying.ts'
import { queries } from '../../platform/queries.ts'
import { memberOf } from '../../session/session.ts'
import { usePaged } from '../../session/usePaged.ts'
import { useQuery } from '../../session/useQuery.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { listQueryOf } from '../listing/listAddress.ts'
import { loadParts } from '../listing/parts.ts'
import { useListAddress } from '../listing/useListAddress.ts'
import { AllProductsPage } from './page.tsx'

export async function loader({ visit, request }: LoaderArgs) {
  const { search } = new URL(request.url)
  const parts = loadParts(search)
  if (memberOf(await visit.session.whenReady())) await visit.data.prime(queries.products(null, ...listQueryOf(search)))
  await parts
}

export function Component() {
  const address = useListAddress()
  const list = usePaged(queries.products(null, address.filter, address.pageSize))
  const facets = useQuery(queries.facets(address.filter), { keepPreviousData: true })
  return <AllProductsPage list={list} facets={facets} address={address} checkout={useBuying()} />
}
