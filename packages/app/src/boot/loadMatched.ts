import { matchRoutes, type RouteObject } from 'react-router-dom'
import { ProtectedLoading } from '../frame/RequireMember.tsx'
import type { Later } from '../platform/later.tsx'

/**
 * Loads the code of the page that is open before the router begins: a rendered page is taken over as it is. The shell of
 * a protected page is there already, and is not kept waiting.
 */
export async function loadMatched(routes: RouteObject[]) {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (route.HydrateFallback === ProtectedLoading) continue
    await (route.Component as Partial<Later<object>> | undefined)?.load?.()
  }
}
