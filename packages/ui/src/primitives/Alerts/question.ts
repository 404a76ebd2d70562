import type { MessageTone } from '../../lib/tone.ts'

/** The question or message that the dialog shows. */
export type Question = {
  id: number
  /** The element that asked. The dialog takes over its theme. */
  place: Element | null
  title: string
  text?: string | undefined
  /** Announces changes of the text while the dialog is open. */
  isLive?: boolean | undefined
  more?: string | undefined
  icon?: MessageTone | undefined
  dismissLabel: string
  /** Absent in a message, which has nothing to confirm. */
  confirm?: { label: string; tone: 'neutral' | 'error'; isPending?: boolean | undefined } | undefined
}
