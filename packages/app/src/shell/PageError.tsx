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

/** The page of an error, with a way to try again and a way out. */
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

/** Long enough that a page whose code stays away does not load for ever. */
const notAgainFor = 60_000

/**
 * After a release the code of the one before is gone: the page's own address has the new one. Once, by itself. And
 * whoever was told that the page shows once the network is back sees it then.
 */
function useReload(isCodeMissing: boolean, isAway: boolean) {
  const [isDue, setIsDue] = useState(() => isCodeMissing && Date.now() - lastReload() > notAgainFor)
  if (isAway && !isDue) setIsDue(true)
  const isReloading = isDue && !isAway
  useEffect(() => {
    if (!isReloading) return
    let isGone = false
    // A reload without a network would show the browser's own page, with no way back.
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

/** Where nothing can be remembered nothing is done by itself. */
function lastReload() {
  const time = readStored('sessionStorage', reloadedAt)
  return time === undefined ? Number.POSITIVE_INFINITY : Number(time)
}
