import { ErrorState } from '@arot/ui/ErrorState'
import { PageSpinner } from '@arot/ui/PageSpinner'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom'
import { outlivesSession, paths } from '../addresses.ts'
import { pathAt } from '../screens.ts'
import { memberOf } from '../session/session.ts'
import { useSession } from '../session/useSession.ts'
import { useVisit } from '../visit.ts'
import { titles } from '../words.ts'
import { PageHead } from './PageHead.tsx'

/** Around all protected pages: nobody gets in before it is known who is here, and only members then. */
export function RequireMember() {
  const session = useSession()
  const { pathname, search, hash, key } = useLocation()
  const { location: next } = useNavigation()
  const wasLeft = useWasOpened(session.status)
  if (session.status === 'unknown') return <ProtectedLoading />
  if (memberOf(session)) return <Outlet />
  if (wasLeft && session.status === 'signed-out' && outlivesSession(pathname)) return <Outlet />
  // Who is on the way to another page already is not called back to the login.
  if (next !== undefined && next.key !== key) return <ProtectedLoading />
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
  const { authentication } = useVisit().session
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { state } = useNavigation()
  const { pathname } = useLocation()
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
  return (
    <>
      <PageHead title={titleAt(pathname)} isHidden />
      <PageSpinner />
    </>
  )
}

function titleAt(pathname: string) {
  const path = pathAt(pathname)
  return path && titles[path]
}
