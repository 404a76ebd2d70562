import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { prime } from '../../data/cache.ts'
import { reads } from '../../data/reads.ts'
import { useProductList } from '../../data/useProductList.ts'
import { useRead } from '../../data/useRead.ts'
import { listAsked } from '../../listing/listAddress.ts'
import { useListAddress } from '../../listing/useListAddress.ts'
import { CategoryPage } from './page.tsx'

export async function loader({ params, request }: LoaderFunctionArgs) {
  await prime(reads.products(params.categoryName ?? '', ...listAsked(new URL(request.url).search)))
  return null
}

export function Component() {
  const { categoryName = '' } = useParams()
  const address = useListAddress()
  const listed = useProductList(categoryName, address.filter, address.pageSize)
  const facets = useRead(reads.facets({ ...address.filter, category: categoryName }))
  return <CategoryPage name={categoryName} listed={listed} facets={facets.data} address={address} />
}
