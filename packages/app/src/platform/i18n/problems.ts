// Translates the problems of form fields. A separate file, because no first page has a form.
import { t } from './words.ts'

/** The rules write numbers without separators, which are hard to read. Bengali texts are grouped already. */
export const groupDigits = (text: string) =>
  text.replace(/(?<![\w.,-])\d{4,}(?![\w-])/g, (figure) => Number(figure).toLocaleString('en'))

/** Translates each text of a record, for example the problems of a form by field. */
export function eachInWords<Texts extends object>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'string' ? groupDigits(t(text)) : text,
  ])
  return Object.fromEntries(entries) as Texts
}
