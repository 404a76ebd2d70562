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

/** The shell hydrates before their code has loaded, so its bars work meanwhile and can report a missing part. */
function Members() {
  return (
    <Suspense fallback={<ProtectedLoading />}>
      <RequireMember />
    </Suspense>
  )
}

/** The route table in the router's form, for browser and server. */
export function createRoutes(visit: Visit): RouteObject[] {
  const all: Route[] = Object.values(routes)
  const within = (frame: Route['frame'], access: Route['access']) =>
    all.filter((route) => route.frame === frame && route.access === access).map(page)

  function page(route: Route): RouteObject {
    const { path, access, isIndexed } = route
    // The server knows no session, so it renders only the shell around a protected page.
    if (access === 'member' && import.meta.env.SSR) return { path, element: null }
    const { Component, load } = screenOf(route)
    return {
      path,
      Component,
      // Not the router's own `lazy`, which remembers a failure as long as the page is open.
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
