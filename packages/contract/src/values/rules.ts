// What the rules of every form share. A problem is a sentence to show.
import { unseenProblem } from './texts.ts'
/** The problems of a form by field; empty if there are none. */
export type Problems<Field extends string> = Partial<Record<Field, string>>

/** What a form's number field holds: text that is no number counts as 0, as the specification says of the add form. */
export function numberOrZero(typed: string) {
  const number = Number(typed)
  return typed.trim() !== '' && Number.isFinite(number) ? number : 0
}

/** A complete address without a user name and password, which everybody who sees the picture could read. */
export function isHttps(address: string) {
  return /^https:\/\/[^@\\/?#]+([/?#]|$)/.test(address) && URL.canParse(address)
}

/** A page of ours could not show, or lead to, what comes in any other way. */
export const httpsProblem = (word: 'image' | 'photo' | 'logo') => `The ${word}’s address must start with https://.`

export function emptyProblem(word: string, value: string, trimmed = true) {
  return (trimmed ? value.trim() : value) === '' ? `${word} is required` : undefined
}

/** There, not too long, and nothing in it that cannot be seen. */
export function textProblem(word: string, text: string, most: number, isLong = false) {
  if (text.length > most) return `${word} may have at most ${most} characters.`
  return emptyProblem(word, text) ?? unseenProblem(word, text, isLong)
}

export function present<Field extends string>(problems: Problems<Field>) {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Problems<Field>
}
