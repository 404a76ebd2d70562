import type { LazyRouteFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { paths } from './addresses.ts'
import { MainFrame } from './frame/MainFrame.tsx'
import { listed } from './frame/PageAddress.tsx'
import { PageError } from './frame/PageError.tsx'
import { PageLoading } from './frame/PageLoading.tsx'
import { ProtectedLoading, RequireMember } from './frame/RequireMember.tsx'
import { notFoundScreen, type Path, type Screen, screens } from './screens.ts'
import type { Visit } from './visit.ts'

/** One table of routes for the browser and for the server. */
export function createRoutes(visit: Visit): RouteObject[] {
  /** A page's code, with its loader bound to the visit. */
  function loadedBy(screen: Screen): LazyRouteFunction<RouteObject> {
    return async () => {
      const { Component, loader } = await screen()
      return { Component, loader: loader && ((args: LoaderFunctionArgs) => loader({ ...args, visit })) }
    }
  }

  function page(path: string, screen: Screen): RouteObject {
    return { path, lazy: loadedBy(screen), ErrorBoundary: PageError, HydrateFallback: PageLoading }
  }

  const open = (path: Path): RouteObject => ({ ...page(path, screens[path]), handle: listed })

  // A server knows nobody: what it answers for a protected page is the shell around it.
  const guarded = (path: Path): RouteObject =>
    import.meta.env.SSR ? { path, element: null } : { ...page(path, screens[path]), HydrateFallback: ProtectedLoading }

  return [
    {
      Component: MainFrame,
      ErrorBoundary: PageError,
      children: [
        open(paths.home),
        open(paths.allCategories),
        open(paths.category),
        open(paths.aboutUs),
        {
          Component: RequireMember,
          ErrorBoundary: PageError,
          children: [
            guarded(paths.product),
            guarded(paths.allProducts),
            guarded(paths.updateProduct),
            guarded(paths.addProduct),
            guarded(paths.myProducts),
            guarded(paths.cart),
          ],
        },
        page('*', notFoundScreen),
      ],
    },
    {
      lazy: async () => ({ Component: (await import('./frame/AuthFrame.tsx')).AuthFrame }),
      ErrorBoundary: PageError,
      children: [open(paths.login), open(paths.register), open(paths.forgotPassword)],
    },
  ]
}
