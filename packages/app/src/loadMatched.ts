import { matchRoutes, type RouteObject } from 'react-router-dom'
import { ProtectedLoading } from './frame/RequireMember.tsx'

/**
 * Loads the code of the page that is open before the router begins: a rendered page is taken over as it is. The shell of
 * a protected page is there already, and is not kept waiting.
 */
export async function loadMatched(routes: RouteObject[]) {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function' || route.HydrateFallback === ProtectedLoading) continue
    Object.assign(route, await route.lazy())
    delete route.lazy
  }
}
