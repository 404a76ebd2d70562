import { ButtonLink } from '@arot/ui/Button'
import { ErrorState } from '@arot/ui/ErrorState'
import { useRouteError } from 'react-router-dom'
import { paths } from '../addresses.ts'
import { isOffline } from '../connection.ts'

/** A page that broke: said plainly, with a way to try again and a way out. */
export function PageError() {
  const error = useRouteError()
  const text = isOffline()
    ? 'You are offline. This page shows once you are back.'
    : error instanceof Error
      ? error.message
      : undefined
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center">
      <ErrorState title="This page could not be shown." text={text} onRetry={() => location.reload()} />
      <ButtonLink href={paths.home} variant="secondary">
        Go Back Home
      </ButtonLink>
    </div>
  )
}
