import { MainLayout } from '@arot/ui/MainLayout'
import { Outlet } from 'react-router-dom'
import { lazyElement } from '../platform/lazy.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { PageAddress } from './PageAddress.tsx'
import { SiteBar } from './SiteBar.tsx'

const footer = lazyElement(async () => (await import('./SiteFooter.tsx')).SiteFooter)

/** The frame of every page except the sign-in pages. */
export function MainFrame() {
  return (
    <MainLayout navBar={<SiteBar />} header={<ConnectionNotice />} progress={<NavigationProgress />} footer={footer}>
      <PageAddress />
      <Outlet />
    </MainLayout>
  )
}
