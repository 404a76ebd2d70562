import { MainLayout } from '@arot/ui/MainLayout'
import { OfflineNotice } from '@arot/ui/OfflineNotice'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { comesLater, Later } from './later.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { PageAddress } from './PageAddress.tsx'
import { SiteBar } from './SiteBar.tsx'
import { useIsOffline } from './useIsOffline.ts'

const SiteFooter = comesLater(async () => (await import('./SiteFooter.tsx')).SiteFooter)

// The same element at each drawing of the frame: a new one before the code is here would have React draw it anew.
const footer = (
  <Later>
    <SiteFooter />
  </Later>
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
