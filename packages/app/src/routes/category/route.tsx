import { data as answer, useParams } from 'react-router-dom'
import { reads } from '../../data/reads.ts'
import { useProductList } from '../../data/useProductList.ts'
import { useRead } from '../../data/useRead.ts'
import { listAsked } from '../../listing/listAddress.ts'
import { loadParts } from '../../listing/parts.ts'
import { useListAddress } from '../../listing/useListAddress.ts'
import type { LoaderArgs } from '../../visit.ts'
import { CategoryPage } from './page.tsx'

export async function loader({ visit, params, request }: LoaderArgs) {
  const name = params.categoryName ?? ''
  const { search } = new URL(request.url)
  const [filter, pageSize] = listAsked(search)
  const list = reads.products(name, filter, pageSize)
  const facets = reads.facets({ ...filter, category: name })
  await Promise.all([visit.data.prime(list), visit.data.prime(facets), loadParts(search)])
  // A category without a single product is none: whoever made up its name is told so.
  const isNone = !search && visit.data.peek(list)?.products.length === 0
  return answer(null, { status: isNone ? 404 : 200 })
}

export function Component() {
  const { categoryName = '' } = useParams()
  const address = useListAddress()
  const listed = useProductList(categoryName, address.filter, address.pageSize)
  const facets = useRead(reads.facets({ ...address.filter, category: categoryName }))
  return <CategoryPage name={categoryName} listed={listed} facets={facets.data} address={address} />
}
