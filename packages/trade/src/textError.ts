import { formatNumber } from '@arot/ui/internal/lib/format'

type Words = { missing?: string; tooLong: (limit: string, number: number) => string }

/** The error of a trimmed text. An empty text is only an error if there is a label `missing`. */
export function textError(text: string, limit: number, words: Words, locale: string): string | undefined {
  if (text === '') return words.missing
  return text.length > limit ? words.tooLong(formatNumber(limit, locale), limit) : undefined
}
