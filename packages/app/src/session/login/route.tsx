import { useLocation } from 'react-router-dom'
import { routeAt } from '../../platform/routeAt.ts'
import { useOnceHere } from '../../platform/useOnceHere.ts'
import { forgotPasswordHref, paths, type Route, routes, safeReturn } from '../../routes.ts'
import { useSignIn } from '../useSignIn.ts'
import { LoginPage } from './page.tsx'

export function Component() {
  const { withPassword, withGoogle } = useSignIn()
  const { state } = useLocation()
  return (
    <LoginPage
      onSubmit={withPassword}
      onGoogle={withGoogle}
      registerHref={paths.register}
      forgotHref={forgotPasswordHref}
      reason={useOnceHere(wallBefore(state?.from), undefined)}
    />
  )
}

/** Why a login is asked for, of whoever wanted to see a page behind it. */
function wallBefore(from: unknown) {
  const { pathname } = new URL(safeReturn(from), 'https://arot.invalid')
  const { wall }: Route = routes[routeAt(pathname)]
  return wall
}
