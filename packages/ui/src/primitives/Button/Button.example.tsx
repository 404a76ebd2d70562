import { Button, ButtonLink } from '@arot/ui/Button'
import { useState } from 'react'

export function ButtonExample() {
  const [isPending, setIsPending] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <Button isPending={isPending} onClick={() => setIsPending(true)}>
        Confirm purchase
      </Button>
      <Button variant="secondary" onClick={() => setIsPending(false)}>
        Cancel
      </Button>
      <ButtonLink variant="link" href="#orders">
        See all orders
      </ButtonLink>
    </div>
  )
}
