import type { Tone } from '../../lib/ToneIcon.tsx'

/** What the one dialog asks or tells just now. */
export type Question = {
  id: number
  /** Where it was asked, whose look it has. */
  place: Element | null
  title: string
  text?: string | undefined
  icon?: Tone | undefined
  dismissLabel: string
  /** Absent when there is nothing to decide. */
  confirm?: { label: string; tone: 'neutral' | 'danger' } | undefined
}
