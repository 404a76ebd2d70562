import { Button } from '@arot/ui/Button'
import { OfflineNotice } from '@arot/ui/OfflineNotice'
import { useState } from 'react'

export function OfflineNoticeExample() {
  const [isOffline, setIsOffline] = useState(true)
  return (
    <div className="grid gap-4">
      <OfflineNotice isOffline={isOffline} onRetry={() => setIsOffline(false)} />
      <div>
        <Button variant="secondary" onClick={() => setIsOffline(!isOffline)}>
          {isOffline ? 'Connect' : 'Pull the cable'}
        </Button>
      </div>
    </div>
  )
}
