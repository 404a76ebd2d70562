import { MainLayout } from '@arot/ui/MainLayout'
import { Outlet } from 'react-router-dom'
import { LazyBoundary, lazyWithRetry } from '../platform/lazy.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { PageAddress } from './PageAddress.tsx'
import { SiteBar } from './SiteBar.tsx'

const SiteFooter = lazyWithRetry(async () => (await import('./SiteFooter.tsx')).SiteFooter)

// The same element in each render: React would draw a new one again before its code has loaded.
const footer = (
  <LazyBoundary>
    <SiteFooter />
  </LazyBoundary>
)

/** The frame of every page except the sign-in pages. */
export function MainFrame() {
  return (
    <MainLayout navBar={<SiteBar />} header={<ConnectionNotice />} progress={<NavigationProgress />} footer={footer}>
      <PageAddress />
      <Outlet />
    </MainLayout>
  )
}
