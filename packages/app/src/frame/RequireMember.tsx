import { ErrorState } from '@arot/ui/ErrorState'
import { PageSpinner } from '@arot/ui/PageSpinner'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom'
import { t } from '../language/words.ts'
import { comesLater, Later } from '../platform/later.tsx'
import { PageHead } from '../platform/PageHead.tsx'
import { routeAt } from '../platform/routeAt.ts'
import { outlivesSession, paths } from '../routes.ts'
import { memberOf } from '../session/session.ts'
import { useSession } from '../session/useSession.ts'
import { useVisit } from '../session/visit.ts'
import { messages } from './messages.ts'
import { NeedsScripts } from './NeedsScripts.tsx'

const SignedOut = comesLater(async () => (await import('./SignedOut.tsx')).SignedOut)

/** Around all protected pages: nobody gets in before it is known who is here, and only members then. */
export function RequireMember() {
  const session = useSession()
  const { pathname, search, hash, key } = useLocation()
  const { location: next } = useNavigation()
  const wasLeft = useWasOpened(session.status)
  if (session.status === 'unknown') return <ProtectedLoading />
  const hasEnded = memberOf(session) === null
  if (!hasEnded || (wasLeft && session.status === 'signed-out' && outlivesSession(pathname))) {
    // One element for both: another would be another page, and what was typed would go with the first.
    return (
      <>
        {hasEnded ? (
          <Later>
            <SignedOut isElsewhere={session.status === 'signed-out' && session.isElsewhere} />
          </Later>
        ) : null}
        <Outlet />
      </>
    )
  }
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
        title={t('Your session could not be checked.')}
        text={t('Check the connection, then try again.')}
        onRetry={() => setAttempt(attempt + 1)}
      />
    )
  }
  return (
    <>
      <PageHead route={routeAt(pathname)} isHidden />
      <NeedsScripts>{t(messages.pageNeedsScripts)}</NeedsScripts>
      <PageSpinner />
    </>
  )
}
