import { data as answer, useParams } from 'react-router-dom'
import { listQueryOf } from '../../catalog/listing/listAddress.ts'
import { forAMoment, loadParts } from '../../catalog/listing/parts.ts'
import { useListAddress } from '../../catalog/listing/useListAddress.ts'
import { queries } from '../../platform/queries.ts'
import { usePaged } from '../../session/usePaged.ts'
import { useQuery } from '../../session/useQuery.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { supplierQueries } from '../queries.ts'
import { SupplierPage } from './page.tsx'

export async function loader({ visit, params, request }: LoaderArgs) {
  const id = params.id ?? ''
  const { search } = new URL(request.url)
  const [listFilter, pageSize] = listQueryOf(search)
  const filter = { ...listFilter, supplier: id }
  const supplier = supplierQueries.supplier(id)
  const facets = visit.data.prime(queries.facets(filter))
  await Promise.all([
    visit.data.prime(supplier),
    visit.data.prime(queries.products(null, filter, pageSize)),
    loadParts(search),
    import.meta.env.SSR && forAMoment(facets),
  ])
  return answer(null, { status: visit.data.peek(supplier) === null ? 404 : 200 })
}

export function Component() {
  const { id = '' } = useParams()
  const address = useListAddress()
  const filter = { ...address.filter, supplier: id }
  const supplier = useQuery(supplierQueries.supplier(id))
  const list = usePaged(queries.products(null, filter, address.pageSize))
  const facets = useQuery(queries.facets(filter), { keepPreviousData: true })
  return <SupplierPage key={id} {...{ supplier, list, facets, address }} />
}
