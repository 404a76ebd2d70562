import { ProgressBar } from '@arot/ui/ProgressBar'
import { useNavigation } from 'react-router-dom'
import { messages } from '../messages.ts'

/** Shown while the next page is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <ProgressBar label={messages.loadingPage} />
}
