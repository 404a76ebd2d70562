import { MainLayout } from '@arot/ui/MainLayout'
import { OfflineNotice } from '@arot/ui/OfflineNotice'
import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { NavigationProgress } from './NavigationProgress.tsx'
import { PageAddress } from './PageAddress.tsx'
import { SiteBar } from './SiteBar.tsx'
import { useIsOffline } from './useIsOffline.ts'

// What is rendered stays as it is until its code is here: nothing else waits for it.
const SiteFooter = lazy(() => import('./SiteFooter.tsx').then(({ SiteFooter }) => ({ default: SiteFooter })))

// The same element at each drawing of the frame: a new one before the code is here would have React draw it anew.
const footer = (
  <Suspense>
    <SiteFooter />
  </Suspense>
)

/** Around every page but those of signing in. */
export function MainFrame() {
  return (
    <MainLayout
      navBar={<SiteBar />}
      header={<OfflineNotice isOffline={useIsOffline()} />}
      progress={<NavigationProgress />}
      footer={footer}
    >
      <PageAddress />
      <Outlet />
      <ScrollRestoration />
    </MainLayout>
  )
}
