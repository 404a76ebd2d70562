import { ProgressBar } from '@arot/ui/ProgressBar'
import { useNavigation } from 'react-router-dom'
import { useEndOfFirstSight } from '../platform/firstSight.ts'
import { t } from '../platform/i18n/words.ts'
import { messages } from './messages.ts'

/** Shown while the next page is on its way. */
export function NavigationProgress() {
  const isMoving = useNavigation().state !== 'idle'
  useEndOfFirstSight(isMoving)
  return isMoving ? <ProgressBar label={t(messages.loadingPage)} /> : null
}
