import { Button } from '@arot/ui/Button'
import { ProgressBar } from '@arot/ui/ProgressBar'
import { useState } from 'react'

export function ProgressBarExample() {
  const [isOnItsWay, setIsOnItsWay] = useState(true)
  return (
    <div className="relative pt-6">
      {/* Without `absolute` it is at the top of the window. */}
      {isOnItsWay ? <ProgressBar label="Loading the catalogue" className="absolute" /> : null}
      <Button variant="secondary" onClick={() => setIsOnItsWay(!isOnItsWay)}>
        {isOnItsWay ? 'The page has come' : 'Open the catalogue'}
      </Button>
    </div>
  )
}
