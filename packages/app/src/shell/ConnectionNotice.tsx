import { OfflineNotice } from '@arot/ui/OfflineNotice'
import { useSyncExternalStore } from 'react'
import { isOffline, onConnectionChange } from '../platform/connection.ts'
import { inWords } from '../platform/messages.ts'
import { isAnythingMissing, onMissingChange, retryAll } from '../platform/missingCode.ts'
import { messages } from './messages.ts'

/** Says that what is shown may be old, or that a part of it is not here; in sight wherever the page is scrolled to. */
export function ConnectionNotice() {
  const isCutOff = useSyncExternalStore(onConnectionChange, isOffline, () => false)
  const isMissing = useSyncExternalStore(onMissingChange, isAnythingMissing, () => false)
  return (
    <OfflineNotice
      isOffline={isCutOff || isMissing}
      onRetry={isMissing ? retryAll : undefined}
      labels={isMissing ? inWords(messages.partMissing) : undefined}
      className="sticky top-(--arot-page-top,0px) z-arot-sticky"
    />
  )
}
