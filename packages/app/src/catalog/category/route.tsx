import { data as answer, useParams } from 'react-router-dom'
import { queries } from '../../platform/queries.ts'
import { usePaged } from '../../session/usePaged.ts'
import { useQuery } from '../../session/useQuery.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { listQueryOf } from '../listing/listAddress.ts'
import { forAMoment, loadParts } from '../listing/parts.ts'
import { useListAddress } from '../listing/useListAddress.ts'
import { CategoryPage } from './page.tsx'

export async function loader({ visit, params, request }: LoaderArgs) {
  const name = params.categoryName ?? ''
  const { search } = new URL(request.url)
  const [filter, pageSize] = listQueryOf(search)
  const list = queries.products(name, filter, pageSize)
  const facets = visit.data.prime(queries.facets({ ...filter, category: [name] }))
  await Promise.all([visit.data.prime(list), loadParts(search), import.meta.env.SSR && forAMoment(facets)])
  const isEmpty = visit.data.peek(list)?.items.length === 0
  const isNone = isEmpty && (await isNoCategory(name, search, visit))
  return answer(null, { status: isNone ? 404 : 200 })
}

/**
 * A category without products does not exist, and its page says so. With a filter, an existing category can have no
 * results too.
 */
async function isNoCategory(name: string, search: string, { data }: LoaderArgs['visit']) {
  if (!search) return true
  await data.prime(queries.categories())
  return data.peek(queries.categories())?.includes(name) === false
}

export function Component() {
  const { categoryName = '' } = useParams()
  const address = useListAddress()
  const list = usePaged(queries.products(categoryName, address.filter, address.pageSize))
  const facets = useQuery(queries.facets({ ...address.filter, category: [categoryName] }), { keepPreviousData: true })
  return <CategoryPage name={categoryName} list={list} facets={facets} address={address} />
}
