import { formatNumber } from '@arot/ui/internal/lib/format'

type Words = { missing?: string; tooLong: (limit: string, number: number) => string }

/** What is wrong with a text as it would be sent. It may be empty where there are no words for that. */
export function textError(text: string, limit: number, words: Words, locale: string): string | undefined {
  if (text === '') return words.missing
  return text.length > limit ? words.tooLong(formatNumber(limit, locale), limit) : undefined
}
