import type { MessageTone } from '../../lib/tone.ts'

/** What the one dialog asks or tells just now. */
export type Question = {
  id: number
  /** Where it was asked, whose look it has. */
  place: Element | null
  title: string
  text?: string | undefined
  /** The text may become another while it is open, which is then said. */
  isLive?: boolean | undefined
  more?: string | undefined
  icon?: MessageTone | undefined
  dismissLabel: string
  /** Absent when there is nothing to decide. */
  confirm?: { label: string; tone: 'neutral' | 'error'; isPending?: boolean | undefined } | undefined
}
