import { ErrorState } from '@arot/ui/ErrorState'
import { useEffect, useState } from 'react'

type Outcome = 'failed' | 'retrying' | 'loaded'

export function ErrorStateExample() {
  const [outcome, setOutcome] = useState<Outcome>('failed')

  useEffect(() => {
    if (outcome !== 'retrying') return
    const answer = setTimeout(() => setOutcome('loaded'), 1200)
    return () => clearTimeout(answer)
  }, [outcome])

  return (
    <section aria-label="Orders" tabIndex={-1}>
      {outcome === 'loaded' ? (
        <p>Order 20418, Delta Traders: 120 headphones.</p>
      ) : (
        <ErrorState
          title="Your orders could not be loaded."
          text="They are safe: nothing was changed."
          isPending={outcome === 'retrying'}
          onRetry={() => setOutcome('retrying')}
        />
      )}
    </section>
  )
}
