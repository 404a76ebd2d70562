import type { NotificationEmail } from '../email-outbox.store.ts'
import { oneLine } from './one-line.ts'
import { withoutLinks } from './quotation.ts'
import { emailWords } from './templates.ts'

/** Longer quotations are cut. The email links to the page with the full text. */
const longest = 300

/** One line each for the carrier, the tracking code and the number of stars. */
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

/** The other party's note or reason. An operator's reason is not quoted: it is the marketplace's own text. */
export function quotationIn({ details, note, kind }: NotificationEmail): string | undefined {
  const text = details?.words ?? (kind.startsWith('order_') ? note : null)
  return text ? withoutLinks(shorten(oneLine(text).trim())) : undefined
}

/** Cuts between grapheme clusters, so that no Bengali character is split. */
function shorten(text: string) {
  if (text.length <= longest) return text
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  return characters.length <= longest ? text : `${characters.slice(0, longest).join('').trimEnd()}…`
}
