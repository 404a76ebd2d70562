import { Button } from '@arot/ui/Button'
import { OfflineNotice } from '@arot/ui/OfflineNotice'
import { useState } from 'react'

export function OfflineNoticeExample() {
  const [isOffline, setIsOffline] = useState(true)
  return (
    <div className="grid gap-4">
      <OfflineNotice isOffline={isOffline} onRetry={() => setIsOffline(false)} />
      <Button variant="secondary" onClick={() => setIsOffline(!isOffline)}>
        Cut or mend the connection
      </Button>
    </div>
  )
}
