import { matchPath } from 'react-router-dom'
import { paths } from '../addresses.ts'
import { prime } from '../data/cache.ts'
import { reads } from '../data/reads.ts'
import { listAsked } from '../listing/listAddress.ts'
import { screens } from '../router.tsx'
import { currentSession, memberOf } from '../session/session.ts'

/** Fetches a page's code and what it will ask first, so that it is there when it is opened. */
export function prefetch(href: string) {
  const { pathname, search } = new URL(href, location.origin)
  const path = Object.values(paths).find((pattern) => matchPath(pattern, pathname))
  if (path !== undefined) screens[path]().catch(() => {})

  const category = matchPath(paths.category, pathname)?.params.categoryName
  if (category !== undefined) void prime(reads.products(category, ...listAsked(search)))

  const product = matchPath(paths.product, pathname)?.params.id
  const session = currentSession()
  const mayOpen = session.status === 'signed-in' && memberOf(session) !== null
  if (product !== undefined && mayOpen) void prime(reads.product(product))
}
