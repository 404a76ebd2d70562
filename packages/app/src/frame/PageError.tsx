import { ButtonLink } from '@arot/ui/Button'
import { ErrorState } from '@arot/ui/ErrorState'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { isOffline } from '../platform/connection.ts'
import { MissingCode } from '../platform/MissingCode.ts'
import { paths } from '../routes.ts'
import { PageLoading } from './PageLoading.tsx'

/** A page that broke: said plainly, with a way to try again and a way out. */
export function PageError() {
  const error = useRouteError()
  const isReloading = useOneReload(error instanceof MissingCode)
  if (isReloading) return <PageLoading />
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center">
      <ErrorState title="This page could not be shown." text={reason(error)} onRetry={() => location.reload()} />
      <ButtonLink href={paths.home} variant="secondary">
        Go Back Home
      </ButtonLink>
    </div>
  )
}

function reason(error: unknown) {
  if (isOffline()) return 'You are offline. This page shows once you are back.'
  if (error instanceof MissingCode) return 'A part of it could not be loaded. Check the connection, then try again.'
  return 'The fault is ours. Try again, or come back a little later.'
}

/** When the last page was loaded anew by itself. */
const reloadedAt = 'arot:reloaded'

/** Long enough that a page whose code stays away does not load for ever. */
const notAgainFor = 60_000

/** After a release the code of the one before is gone: the page's own address has the new one. Once, by itself. */
function useOneReload(isWanted: boolean) {
  const [isReloading] = useState(() => isWanted && !isOffline() && Date.now() - lastReload() > notAgainFor)
  useEffect(() => {
    if (!isReloading) return
    sessionStorage.setItem(reloadedAt, String(Date.now()))
    location.reload()
  }, [isReloading])
  return isReloading
}

/** Where nothing can be remembered nothing is done by itself. */
function lastReload() {
  try {
    return Number(sessionStorage.getItem(reloadedAt))
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
