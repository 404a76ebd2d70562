import { useBuying } from '../../orders/useBuying.ts'
import { reads } from '../../platform/reads.ts'
import { memberOf } from '../../session/session.ts'
import { useRead } from '../../session/useRead.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { listQueryOf } from '../listing/listAddress.ts'
import { loadParts } from '../listing/parts.ts'
import { useListAddress } from '../listing/useListAddress.ts'
import { useProductList } from '../listing/useProductList.ts'
import { AllProductsPage } from './page.tsx'

export async function loader({ visit, request }: LoaderArgs) {
  const { search } = new URL(request.url)
  const parts = loadParts(search)
  if (memberOf(await visit.session.whenReady())) await visit.data.prime(reads.products(null, ...listQueryOf(search)))
  await parts
  return null
}

export function Component() {
  const address = useListAddress()
  const list = useProductList(null, address.filter, address.pageSize)
  const facets = useRead(reads.facets(address.filter), { keepPreviousData: true })
  const { buyer, confirm, onLeave } = useBuying()
  const checkout = { buyer, onConfirm: confirm, onLeave }
  return <AllProductsPage list={list} facets={facets} address={address} checkout={checkout} />
}
