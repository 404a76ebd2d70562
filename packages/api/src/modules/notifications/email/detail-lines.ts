import type { Letter } from '../email-outbox.store.ts'
import { oneLine } from './one-line.ts'
import { withoutLinks } from './quotation.ts'
import { letterWords } from './templates.ts'

/** Enough to know what it is about; the rest is where the letter leads. */
const longest = 300

/** How a parcel comes, or how many stars there are. A line each. */
export function saidIn({ said, language }: Letter): string[] {
  if (!said) return []
  const words = letterWords[language]
  const { carrier, trackingCode, stars } = said
  return [
    ...(carrier ? [words.carrier(withoutLinks(oneLine(carrier)))] : []),
    ...(trackingCode ? [words.trackingCode(withoutLinks(oneLine(trackingCode)))] : []),
    ...(stars ? [words.stars(stars)] : []),
  ]
}

/** What the other party wrote: their note, or why they declined. An operator's reason is ours and no quotation. */
export function quotationIn({ said, note, kind }: Letter): string | undefined {
  const text = said?.words ?? (kind.startsWith('order_') ? note : null)
  return text ? withoutLinks(shortened(oneLine(text).trim())) : undefined
}

/** Between two characters as a reader counts them: no half of one is left, of Bengali neither. */
function shortened(told: string) {
  if (told.length <= longest) return told
  const kept = [...new Intl.Segmenter().segment(told)].map(({ segment }) => segment)
  return kept.length <= longest ? told : `${kept.slice(0, longest).join('').trimEnd()}…`
}
