import { matchPath } from 'react-router-dom'
import { type Route, type RouteName, routes } from '../routes.ts'

const names = Object.keys(routes) as RouteName[]

/** Which route is at an address, as the router sees it. */
export function routeAt(pathname: string): RouteName {
  return names.find((name) => matchPath(routes[name].path, pathname) !== null) ?? 'notFound'
}

/** The path that a server draws a page for: protected pages of one kind are one page to it, and so are all that are not there. */
export function renderedPath(pathname: string) {
  const name = routeAt(pathname)
  if (name === 'notFound') return '/404'
  const { access, path }: Route = routes[name]
  return access === 'member' ? path.replaceAll(':', '') : pathname
}
