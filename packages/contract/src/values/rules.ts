// Rules that all forms share. A problem is a text that can be shown.
import { unseenProblem } from './texts.ts'
/** The problems of a form by field; empty if there are none. */
export type Problems<Field extends string> = Partial<Record<Field, string>>

/** The value of a number field. Text that is not a number counts as 0, as the specification says about the add form. */
export function numberOrZero(typed: string) {
  const number = Number(typed)
  return typed.trim() !== '' && Number.isFinite(number) ? number : 0
}

/** Whether it is a complete address without user name and password: everybody who sees the picture could read them. */
export function isHttps(address: string) {
  return /^https:\/\/[^@\\/?#]+([/?#]|$)/.test(address) && URL.canParse(address)
}

/** Our pages can only load or link to addresses with https. */
export const httpsProblem = (word: 'image' | 'photo' | 'logo') => `The ${word}’s address must start with https://.`

export function emptyProblem(word: string, value: string, trimmed = true) {
  return (trimmed ? value.trim() : value) === '' ? `${word} is required` : undefined
}

/** The problem of a text that is empty, too long, or has invisible characters. */
export function textProblem(word: string, text: string, most: number, isLong = false) {
  if (text.length > most) return `${word} may have at most ${most} characters.`
  return emptyProblem(word, text) ?? unseenProblem(word, text, isLong)
}

export function present<Field extends string>(problems: Problems<Field>) {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Problems<Field>
}
