import { AuthLayout } from '@arot/ui/AuthLayout'
import { Outlet } from 'react-router-dom'
import { NavigationProgress } from './NavigationProgress.tsx'
import { PageAddress } from './PageAddress.tsx'
import { useBrand } from './site.ts'

export function AuthFrame() {
  return (
    <AuthLayout brand={useBrand()}>
      <NavigationProgress />
      <PageAddress />
      <Outlet />
    </AuthLayout>
  )
}
