import { useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom'
import styles from '../member.css?url'
import { LazyBoundary, lazyWithRetry } from '../platform/lazy.tsx'
import { outlivesSession, paths } from '../routes.ts'
import { memberOf } from '../session/session.ts'
import { useSession } from '../session/useSession.ts'
import { ProtectedLoading } from './ProtectedLoading.tsx'

const SignInNotice = lazyWithRetry(async () => (await import('./SignInNotice.tsx')).SignInNotice)

/** Around all protected pages, with their styles. Draws a page only for a signed-in member. */
export function RequireMember() {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="member" />
      <Guard />
    </>
  )
}

function Guard() {
  const session = useSession()
  const { pathname, search, hash, key } = useLocation()
  const { location: next } = useNavigation()
  const wasLeft = useWasOpened(session.status)
  if (session.status === 'unknown') return <ProtectedLoading />
  const hasEnded = memberOf(session) === null
  if (!hasEnded || (wasLeft && session.status === 'signed-out' && outlivesSession(pathname))) {
    // The same element in both cases. Otherwise React would remount the page and lose typed text.
    return (
      <>
        {hasEnded ? (
          <LazyBoundary>
            <SignInNotice isElsewhere={session.status === 'signed-out' && session.isElsewhere} />
          </LazyBoundary>
        ) : null}
        <Outlet />
      </>
    )
  }
  // A reader who is navigating to another page is not sent to the login.
  const isOnTheWay = next !== undefined && next.key !== key
  return (
    <>
      <ProtectedLoading />
      {isOnTheWay ? null : <Navigate to={paths.login} replace state={{ from: pathname + search + hash }} />}
    </>
  )
}

/** Whether a member has been signed in since the page was opened. */
function useWasOpened(status: string) {
  const [wasOpened, setWasOpened] = useState(status === 'signed-in')
  if (status === 'signed-in' && !wasOpened) setWasOpened(true)
  return wasOpened
}
