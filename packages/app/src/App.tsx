import { AlertsProvider } from '@arot/ui/Alerts'
import { ArotProvider } from '@arot/ui/ArotProvider'
import { ToastProvider } from '@arot/ui/Toast'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { AppLink } from './frame/AppLink.tsx'
import { isCutout } from './frame/isCutout.ts'
import { SiteContext } from './frame/site.ts'
import { useReady } from './frame/useReady.ts'
import { type Visit, VisitContext } from './visit.ts'

// The loaders decide when something is asked again; the hooks follow focus, reconnection and writes.
const reading = { revalidateIfStale: false, shouldRetryOnError: true, errorRetryCount: 3 }

export type AppProps = {
  visit: Visit
  /** The router of the browser, or of the server. */
  children: ReactNode
}

/** What is around all pages, in the browser and on the server alike. */
export function App({ visit, children }: AppProps) {
  const { config, origin, data } = visit
  useReady()
  return (
    <VisitContext value={visit}>
      <SiteContext value={{ config, origin }}>
        <ArotProvider link={AppLink} currency={config.currency} locale={config.locale} isCutout={isCutout}>
          <SWRConfig value={{ ...reading, provider: data.provider }}>
            <AlertsProvider>
              <ToastProvider>{children}</ToastProvider>
            </AlertsProvider>
          </SWRConfig>
        </ArotProvider>
      </SiteContext>
    </VisitContext>
  )
}
