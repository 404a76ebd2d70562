import type { NotificationEmail } from '../email-outbox.store.ts'
import { oneLine } from './one-line.ts'
import { withoutLinks } from './quotation.ts'
import { emailWords } from './templates.ts'

/** Enough to know what it is about; the rest is where the letter leads. */
const longest = 300

/** How a parcel comes, or how many stars there are. A line each. */
export function detailLines({ details, language }: NotificationEmail): string[] {
  if (!details) return []
  const words = emailWords[language]
  const { carrier, trackingCode, stars } = details
  return [
    ...(carrier ? [words.carrier(withoutLinks(oneLine(carrier)))] : []),
    ...(trackingCode ? [words.trackingCode(withoutLinks(oneLine(trackingCode)))] : []),
    ...(stars ? [words.stars(stars)] : []),
  ]
}

/** What the other party wrote: their note, or why they declined. An operator's reason is ours and no quotation. */
export function quotationIn({ details, note, kind }: NotificationEmail): string | undefined {
  const text = details?.words ?? (kind.startsWith('order_') ? note : null)
  return text ? withoutLinks(shortened(oneLine(text).trim())) : undefined
}

/** Between two characters as a reader counts them: no half of one is left, of Bengali neither. */
function shortened(text: string) {
  if (text.length <= longest) return text
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  return characters.length <= longest ? text : `${characters.slice(0, longest).join('').trimEnd()}…`
}
