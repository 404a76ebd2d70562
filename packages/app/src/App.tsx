import { AlertsProvider } from '@arot/ui/Alerts'
import { ArotProvider } from '@arot/ui/ArotProvider'
import { ToastProvider } from '@arot/ui/Toast'
import { RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { config } from './config.ts'
import { AppLink } from './frame/AppLink.tsx'
import { isCutout } from './frame/isCutout.ts'
import { router } from './router.tsx'

// The loaders decide when something is asked again; the hooks follow focus, reconnection and writes.
const reading = { revalidateIfStale: false, shouldRetryOnError: true, errorRetryCount: 3 }

export function App() {
  return (
    <ArotProvider link={AppLink} currency={config.currency} locale={config.locale} isCutout={isCutout}>
      <SWRConfig value={reading}>
        <AlertsProvider>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </AlertsProvider>
      </SWRConfig>
    </ArotProvider>
  )
}
