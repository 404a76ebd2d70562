import { OfflineNotice } from '@arot/ui/OfflineNotice'
import { useSyncExternalStore } from 'react'
import { isOffline, onConnectionChange } from '../platform/connection.ts'
import { inWords } from '../platform/messages.ts'
import { isAnythingMissing, onMissingChange, retryAll } from '../platform/missingCode.ts'
import { messages } from './messages.ts'

/** Says that the page may be out of date or that a part is missing. It is visible at every scroll position. */
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
