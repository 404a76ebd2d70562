import { createClient, type Product } from '@arot/contract'
import { getResponse } from 'msw'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { App } from '../App.tsx'
import { browserStore, createDataCache } from '../platform/cache.ts'
import { memberOf } from '../session/session.ts'
import type { User } from '../session/user.ts'
import type { Visit } from '../session/visit.ts'
import { createRoutes } from '../shell/boot/router.tsx'
import { apiHost, marketHandlers } from './handlers.ts'
import { memorySession } from './memorySession.ts'
import { site } from './pages.fixtures.tsx'

type FlowProps = {
  /** The first address of the journey. */
  at: string
  products: Product[]
  member?: User
}

/** The whole app with an in-memory server that has the specification's twelve calls. */
export function Flow({ at, products, member }: FlowProps) {
  const [{ visit, router }] = useState(() => start(products, member ?? null, at))
  return (
    <App visit={visit}>
      <RouterProvider router={router} />
    </App>
  )
}

function start(products: Product[], user: User | null, at: string) {
  const session = memorySession(user)
  const handlers = marketHandlers(products, () => memberOf(session.current())?.email ?? '')
  const client = createClient({
    host: apiHost,
    token: () => session.idToken(),
    async fetch(input, init) {
      const request = new Request(input, init)
      return (await getResponse(handlers, request)) ?? new Response(null, { status: 404 })
    },
  })
  const { config, origin, language } = site
  const visit: Visit = { config, origin, language, session, client, data: createDataCache(client, browserStore()) }
  return { visit, router: createMemoryRouter(createRoutes(visit), { initialEntries: [at] }) }
}
