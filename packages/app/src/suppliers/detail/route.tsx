import { data as answer, useParams } from 'react-router-dom'
import { listQueryOf } from '../../catalog/listing/listAddress.ts'
import { forAMoment, loadParts } from '../../catalog/listing/parts.ts'
import { useListAddress } from '../../catalog/listing/useListAddress.ts'
import { useProductList } from '../../catalog/listing/useProductList.ts'
import { reads } from '../../platform/reads.ts'
import { useRead } from '../../session/useRead.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { supplierReads } from '../queries.ts'
import { SupplierPage } from './page.tsx'

export async function loader({ visit, params, request }: LoaderArgs) {
  const id = params.id ?? ''
  const { search } = new URL(request.url)
  const [asked, pageSize] = listQueryOf(search)
  const filter = { ...asked, supplier: id }
  const supplier = supplierReads.supplier(id)
  const facets = visit.data.prime(reads.facets(filter))
  await Promise.all([
    visit.data.prime(supplier),
    visit.data.prime(reads.products(null, filter, pageSize)),
    loadParts(search),
    import.meta.env.SSR && forAMoment(facets),
  ])
  return answer(null, { status: visit.data.peek(supplier) === null ? 404 : 200 })
}

export function Component() {
  const { id = '' } = useParams()
  const address = useListAddress()
  const filter = { ...address.filter, supplier: id }
  const supplier = useRead(supplierReads.supplier(id))
  const list = useProductList(null, filter, address.pageSize)
  const facets = useRead(reads.facets(filter), { keepPreviousData: true })
  return <SupplierPage key={id} {...{ supplier, list, facets, address }} />
}
