import { ErrorState } from '@arot/ui/ErrorState'
import { PageSpinner } from '@arot/ui/PageSpinner'
import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { t } from '../platform/i18n/words.ts'
import { PageHead } from '../platform/PageHead.tsx'
import { routeAt } from '../platform/routeAt.ts'
import { useVisit } from '../session/visit.ts'
import { messages } from './messages.ts'
import { NeedsScripts } from './NeedsScripts.tsx'

/** The spinner while the session is unknown, or a retry if it could not be read. */
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
        title={t('We could not check whether you are signed in.')}
        text={t('Check your connection and try again.')}
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
