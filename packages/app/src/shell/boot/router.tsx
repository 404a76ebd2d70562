import { Suspense } from 'react'
import type { RouteObject } from 'react-router-dom'
import { lazyWithRetry } from '../../platform/lazy.tsx'
import { type Route, routes } from '../../routes.ts'
import type { Visit } from '../../session/visit.ts'
import { MainFrame } from '../MainFrame.tsx'
import { PageError } from '../PageError.tsx'
import { PageLoading } from '../PageLoading.tsx'
import { ProtectedLoading } from '../ProtectedLoading.tsx'
import { Root } from '../Root.tsx'
import { screenOf } from './screens.ts'

const AuthFrame = lazyWithRetry(async () => (await import('../AuthFrame.tsx')).AuthFrame)
const RequireMember = lazyWithRetry(async () => (await import('../RequireMember.tsx')).RequireMember)

/** The shell around them is taken over before their code is here: its bars work meanwhile, and say where it stays away. */
function Members() {
  return (
    <Suspense fallback={<ProtectedLoading />}>
      <RequireMember />
    </Suspense>
  )
}

/** The table of routes as the router takes it, in the browser and on the server. */
export function createRoutes(visit: Visit): RouteObject[] {
  const all: Route[] = Object.values(routes)
  const within = (frame: Route['frame'], access: Route['access']) =>
    all.filter((route) => route.frame === frame && route.access === access).map(page)

  function page(route: Route): RouteObject {
    const { path, access, isIndexed } = route
    // A server knows nobody: what it answers for a protected page is the shell around it.
    if (access === 'member' && import.meta.env.SSR) return { path, element: null }
    const { Component, load } = screenOf(route)
    return {
      path,
      Component,
      // Not as the router's own `lazy`, which keeps a failure for as long as the page is open.
      loader: (args) => load({ ...args, visit }),
      ErrorBoundary: PageError,
      HydrateFallback: access === 'member' ? ProtectedLoading : PageLoading,
      handle: { isIndexed },
    }
  }

  const frames: RouteObject[] = [
    {
      Component: MainFrame,
      ErrorBoundary: PageError,
      children: [
        ...within('main', 'public'),
        {
          Component: Members,
          loader: () => RequireMember.load().then(() => null),
          ErrorBoundary: PageError,
          HydrateFallback: ProtectedLoading,
          children: within('main', 'member'),
        },
      ],
    },
    {
      Component: AuthFrame,
      loader: () => AuthFrame.load().then(() => null),
      ErrorBoundary: PageError,
      children: within('auth', 'public'),
    },
  ]
  return [{ Component: Root, children: frames }]
}
