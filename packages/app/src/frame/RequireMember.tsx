import { ErrorState } from '@arot/ui/ErrorState'
import { PageSpinner } from '@arot/ui/PageSpinner'
import { useEffect, useState } from 'react'
import { matchPath, Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom'
import { paths } from '../addresses.ts'
import { authentication, memberOf, useSession } from '../session/session.ts'

/** Around all protected pages: nobody gets in before it is known who is here, and only members then. */
export function RequireMember() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const wasLeft = useWasOpened(session.status)
  if (session.status === 'unknown') return <ProtectedLoading />
  if (memberOf(session)) return <Outlet />
  // The cart says itself that its session has ended while it was open.
  if (wasLeft && matchPath(paths.cart, pathname)) return <Outlet />
  return <Navigate to={paths.login} replace state={{ from: pathname + search + hash }} />
}

/** Whether somebody was here since the page was opened. */
function useWasOpened(status: string) {
  const [wasOpened, setWasOpened] = useState(status === 'signed-in')
  if (status === 'signed-in' && !wasOpened) setWasOpened(true)
  return wasOpened
}

/** The red spinner, or what to do where it cannot become known who is here. */
export function ProtectedLoading() {
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { state } = useNavigation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    setHasFailed(false)
    authentication().catch(() => setHasFailed(true))
  }, [attempt])
  if (hasFailed && state === 'idle') {
    return (
      <ErrorState
        title="Your session could not be checked."
        text="Check the connection, then try again."
        onRetry={() => setAttempt(attempt + 1)}
      />
    )
  }
  return <PageSpinner />
}
