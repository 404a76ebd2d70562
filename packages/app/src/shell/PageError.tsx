import { ButtonLink } from '@arot/ui/Button'
import { ErrorState } from '@arot/ui/ErrorState'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRouteError } from 'react-router-dom'
import { followUp, isOffline, onConnectionChange } from '../platform/connection.ts'
import { t } from '../platform/i18n/words.ts'
import { MissingCode } from '../platform/lazy.tsx'
import { readStored, writeStored } from '../platform/storage.ts'
import { paths } from '../routes.ts'
import { PageLoading } from './PageLoading.tsx'

/** The error page, with a retry and a link home. */
export function PageError() {
  const error = useRouteError()
  const isAway = useSyncExternalStore(onConnectionChange, isOffline, () => false)
  const isReloading = useReload(error instanceof MissingCode, isAway)
  if (isReloading) return <PageLoading />
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center">
      <ErrorState
        title={t('This page could not be shown.')}
        text={reason(error, isAway)}
        onRetry={() => location.reload()}
      />
      <ButtonLink href={paths.home} variant="secondary">
        {t('Go Back Home')}
      </ButtonLink>
    </div>
  )
}

function reason(error: unknown, isAway: boolean) {
  if (isAway) return t('You are offline. This page will load when you are back online.')
  if (error instanceof MissingCode) return t('Part of it could not be loaded. Check your connection and try again.')
  return t('Something went wrong on our side. Try again in a few minutes.')
}

/** When a page was last reloaded automatically. */
const reloadedAt = 'arot:reloaded'

/** Long enough that a page whose code stays missing does not reload in a loop. */
const notAgainFor = 60_000

/**
 * After a release the old code is gone, but a reload loads the new one, so reload once automatically. Also reload
 * when the network is back, as the page promises while offline.
 */
function useReload(isCodeMissing: boolean, isAway: boolean) {
  const [isDue, setIsDue] = useState(() => isCodeMissing && Date.now() - lastReload() > notAgainFor)
  if (isAway && !isDue) setIsDue(true)
  const isReloading = isDue && !isAway
  useEffect(() => {
    if (!isReloading) return
    let isGone = false
    // Checks the network first: without it a reload would show the browser's own error page, with no way back.
    void followUp().then(() => {
      if (!isGone && !isOffline()) reload()
    })
    return () => {
      isGone = true
    }
  }, [isReloading])
  return isReloading
}

function reload() {
  writeStored('sessionStorage', reloadedAt, String(Date.now()))
  location.reload()
}

/** With blocked storage the page never reloads automatically, because it could not stop. */
function lastReload() {
  const time = readStored('sessionStorage', reloadedAt)
  return time === undefined ? Number.POSITIVE_INFINITY : Number(time)
}
