import { matchPath } from 'react-router-dom'
import { type RouteName, routes } from '../routes.ts'

const names = Object.keys(routes) as RouteName[]

/** Which route is at an address, as the router sees it. */
export function routeAt(pathname: string): RouteName {
  return names.find((name) => matchPath(routes[name].path, pathname) !== null) ?? 'notFound'
}
