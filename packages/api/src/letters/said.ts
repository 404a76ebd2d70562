import type { Letter } from '../stores/letters.ts'
import { oneLine } from './one-line.ts'
import { letterWords } from './words.ts'

/** Enough to know what it is about; the rest is where the letter leads. */
const longest = 300

/** What one opens a letter for: by whom and under which code a parcel comes, or what the other side wrote. A line each. */
export function saidIn({ said, language }: Letter): string[] {
  if (!said) return []
  const words = letterWords[language]
  const { carrier, trackingCode, stars } = said
  return [
    ...(carrier ? [words.carrier(oneLine(carrier))] : []),
    ...(trackingCode ? [words.trackingCode(oneLine(trackingCode))] : []),
    ...(stars ? [words.stars(stars)] : []),
    ...(said.words ? [words.said(shortened(oneLine(said.words).trim()))] : []),
  ]
}

/** Between two characters as a reader counts them: no half of one is left, of Bengali neither. */
function shortened(told: string) {
  if (told.length <= longest) return told
  const kept = [...new Intl.Segmenter().segment(told)].map(({ segment }) => segment)
  return kept.length <= longest ? told : `${kept.slice(0, longest).join('').trimEnd()}…`
}
