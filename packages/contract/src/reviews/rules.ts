// Rules of reviews: their fields, and how long they can be changed.
import { wholeOnly, within } from '../values/money.ts'
import { type Problems, present, textProblem } from '../values/rules.ts'
import type { Review, ReviewWords } from './schema.ts'
import { reviewLimits } from './states.ts'

export function reviewProblems({ rating, words }: ReviewWords): Problems<keyof ReviewWords> {
  return present({
    rating: Number.isInteger(rating) ? within('Rating', rating, 1, 5) : wholeOnly('Rating'),
    words: textProblem('Review', words, reviewLimits.words, true),
  })
}

export function answerProblems(words: string): Problems<'words'> {
  return present({ words: textProblem('Answer', words, reviewLimits.answer, true) })
}

const dayMs = 86_400_000

/** From this time the review and its reply cannot be changed. */
export const reviewClosesAt = ({ at }: Pick<Review, 'at'>) => new Date(at.getTime() + reviewLimits.days * dayMs)

/** The public form of an account's name: the first name and the initial of the last. Empty for an email address. */
export function reviewerName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  if (name.includes('@')) return ''
  const [initial = ''] = others.at(-1) ?? ''
  const short = [...first].slice(0, 30).join('')
  return initial ? `${short} ${initial}.` : short
}
