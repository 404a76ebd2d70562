import { matchPath } from 'react-router-dom'
import { listQueryOf } from '../../catalog/listing/listAddress.ts'
import { queries } from '../../platform/queries.ts'
import { routeAt } from '../../platform/routeAt.ts'
import { paths, routes } from '../../routes.ts'
import { memberOf } from '../../session/session.ts'
import type { Visit } from '../../session/visit.ts'
import { screenOf } from './screens.ts'

/** Fetches a page's code and its first data, so that both are there when it opens. */
export function prefetch({ data, session }: Visit, href: string) {
  const { pathname, search } = new URL(href, location.origin)
  screenOf(routes[routeAt(pathname)])
    .Component.load()
    .catch(() => {})

  const categorySegment = matchPath(paths.category, pathname)?.params.categoryName
  if (categorySegment !== undefined) {
    const category = decodeURIComponent(categorySegment)
    const [filter, pageSize] = listQueryOf(search)
    void data.prime(queries.products(category, filter, pageSize))
    void data.prime(queries.facets({ ...filter, category: [category] }))
  }

  const product = matchPath(paths.product, pathname)?.params.id
  if (product !== undefined && memberOf(session.current())) void data.prime(queries.product(product))
}
