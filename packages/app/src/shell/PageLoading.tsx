import { ProgressBar } from '@arot/ui/ProgressBar'
import { t } from '../platform/i18n/words.ts'
import { messages } from './messages.ts'

/** Fills the page until its first content arrives, so that the footer does not jump. */
export function PageLoading() {
  return (
    <div className="min-h-dvh">
      <ProgressBar label={t(messages.loadingPage)} />
    </div>
  )
}
