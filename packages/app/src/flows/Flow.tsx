import { AlertsProvider } from '@arot/ui/Alerts'
import { ArotProvider } from '@arot/ui/ArotProvider'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { SiteContext } from '../platform/site.ts'
import { MarketContext, type MarketStart, useNewMarket } from './market.ts'
import { site } from './pages.fixtures.tsx'
import { routes } from './routes.tsx'

type FlowProps = MarketStart & {
  /** The address the journey begins at. */
  at: string
}

/** The app's pages, from one to the next, over a market in memory. */
export function Flow({ at, ...start }: FlowProps) {
  const market = useNewMarket(start)
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [at] }))
  return (
    <ArotProvider link={FlowLink} isCutout={(src) => !src.includes('photo')}>
      <SiteContext value={site}>
        <MarketContext value={market}>
          <AlertsProvider>
            <RouterProvider router={router} />
          </AlertsProvider>
        </MarketContext>
      </SiteContext>
    </ArotProvider>
  )
}

function FlowLink({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={href} {...props} />
}
