import { useLocation } from 'react-router-dom'
import { t } from '../../platform/i18n/words.ts'
import { routeAt } from '../../platform/routeAt.ts'
import { useInBrowser } from '../../platform/useInBrowser.ts'
import { paths } from '../../routes.ts'
import { safeReturn } from '../safeReturn.ts'
import { useSignIn } from '../useSignIn.ts'
import { LoginPage } from './page.tsx'
import { walls } from './walls.ts'

export function Component() {
  const { withPassword, withGoogle } = useSignIn()
  const { state } = useLocation()
  return (
    <LoginPage
      onSubmit={withPassword}
      onGoogle={withGoogle}
      registerHref={paths.register}
      forgotHref={forgotPasswordHref}
      reason={useInBrowser(wallBefore(state?.from), undefined)}
    />
  )
}

/** Passes the typed email to the page. */
function forgotPasswordHref(email: string) {
  return email ? `${paths.forgotPassword}?email=${encodeURIComponent(email)}` : paths.forgotPassword
}

/** Why a login is needed, for a reader who came from a protected page. */
function wallBefore(from: unknown) {
  const { pathname } = new URL(safeReturn(from), 'https://arot.invalid')
  const wall = walls[routeAt(pathname)]
  return wall && t(wall)
}
