import { ErrorState } from '@arot/ui/ErrorState'
import { useState } from 'react'

export function ErrorStateExample() {
  const [tries, setTries] = useState(0)
  return (
    <ErrorState
      title="The orders could not be loaded."
      text={tries > 0 ? `Tried ${tries} times.` : 'The connection broke off.'}
      onRetry={() => setTries(tries + 1)}
    />
  )
}
