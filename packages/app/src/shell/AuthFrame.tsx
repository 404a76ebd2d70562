import { AuthLayout } from '@arot/ui/AuthLayout'
import { Outlet } from 'react-router-dom'
import { t } from '../platform/i18n/words.ts'
import { useBrand } from '../platform/site.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { NeedsScripts } from './NeedsScripts.tsx'
import { PageAddress } from './PageAddress.tsx'

export function AuthFrame() {
  return (
    <AuthLayout brand={useBrand()}>
      <NavigationProgress />
      <ConnectionNotice />
      <PageAddress />
      <NeedsScripts>
        {t('Signing in needs JavaScript. Turn on JavaScript in your browser, then reload this page.')}
      </NeedsScripts>
      <Outlet />
    </AuthLayout>
  )
}
