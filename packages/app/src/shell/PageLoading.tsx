import { ProgressBar } from '@arot/ui/ProgressBar'
import { t } from '../platform/i18n/words.ts'
import { messages } from './messages.ts'

/** Holds the page's place before its first content is there, so that the footer does not jump. */
export function PageLoading() {
  return (
    <div className="min-h-dvh">
      <ProgressBar label={t(messages.loadingPage)} />
    </div>
  )
}
