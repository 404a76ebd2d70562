import type { MessageTone } from '../../lib/tone.ts'

/** What the one dialog asks or tells just now. */
export type Question = {
  id: number
  /** Where it was asked, whose look it has. */
  place: Element | null
  title: string
  text?: string | undefined
  icon?: MessageTone | undefined
  dismissLabel: string
  /** Absent when there is nothing to decide. */
  confirm?: { label: string; tone: 'neutral' | 'error' } | undefined
}
