import { matchPath } from 'react-router-dom'
import { paths } from '../addresses.ts'
import { reads } from '../data/reads.ts'
import { listAsked } from '../listing/listAddress.ts'
import { pathAt, screens } from '../screens.ts'
import { memberOf } from '../session/session.ts'
import type { Visit } from '../visit.ts'

/** Fetches a page's code and what it will ask first, so that it is there when it is opened. */
export function prefetch({ data, session }: Visit, href: string) {
  const { pathname, search } = new URL(href, location.origin)
  const path = pathAt(pathname)
  if (path !== undefined) screens[path]().catch(() => {})

  const written = matchPath(paths.category, pathname)?.params.categoryName
  if (written !== undefined) {
    const category = decodeURIComponent(written)
    const [filter, pageSize] = listAsked(search)
    void data.prime(reads.products(category, filter, pageSize))
    void data.prime(reads.facets({ ...filter, category }))
  }

  const product = matchPath(paths.product, pathname)?.params.id
  if (product !== undefined && memberOf(session.current())) void data.prime(reads.product(product))
}
