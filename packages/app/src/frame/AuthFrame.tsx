import { AuthLayout } from '@arot/ui/AuthLayout'
import { Outlet } from 'react-router-dom'
import { brand } from './brand.ts'
import { NavigationProgress } from './NavigationProgress.tsx'

export function AuthFrame() {
  return (
    <AuthLayout brand={brand}>
      <NavigationProgress />
      <Outlet />
    </AuthLayout>
  )
}
