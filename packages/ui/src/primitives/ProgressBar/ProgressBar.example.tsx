import { Button } from '@arot/ui/Button'
import { ProgressBar } from '@arot/ui/ProgressBar'
import { useState } from 'react'

export function ProgressBarExample() {
  const [isUnderWay, setIsUnderWay] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsUnderWay(!isUnderWay)}>
        {isUnderWay ? 'Arrive' : 'Leave'}
      </Button>
      {isUnderWay && <ProgressBar label="Loading the page" />}
    </>
  )
}
