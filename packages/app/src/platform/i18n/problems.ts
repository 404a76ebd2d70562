// What is wrong with the fields of a form, in the reader's language. No first page has a form.
import { t } from './words.ts'

/** The rules write plain figures, whose zeros nobody counts. Bengali ones are grouped already. */
export const groupDigits = (text: string) =>
  text.replace(/(?<![\w.,-])\d{4,}(?![\w-])/g, (figure) => Number(figure).toLocaleString('en'))

/** Each text of a record, the problems of a form by its fields. */
export function eachInWords<Texts extends object>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'string' ? groupDigits(t(text)) : text,
  ])
  return Object.fromEntries(entries) as Texts
}
