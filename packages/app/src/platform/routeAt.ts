import { matchPath } from 'react-router-dom'
import { type Route, type RouteName, routes } from '../routes.ts'

const names = Object.keys(routes) as RouteName[]

/** The route of an address, as the router matches it. */
export function routeAt(pathname: string): RouteName {
  return names.find((name) => matchPath(routes[name].path, pathname) !== null) ?? 'notFound'
}

/**
 * The path that the server renders. All protected pages of one route share one document, and so do all missing pages.
 */
export function renderedPath(pathname: string) {
  const name = routeAt(pathname)
  if (name === 'notFound') return '/404'
  const { access, path }: Route = routes[name]
  return access === 'member' ? path.replaceAll(':', '') : pathname
}
