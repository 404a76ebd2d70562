// What buyers say of what they received: what a review may be, and how long it can be changed.
import { wholeOnly, within } from '../values/money.ts'
import { type Problems, present, textProblem } from '../values/rules.ts'
import type { Review, ReviewWords } from './schema.ts'
import { reviewLimits } from './states.ts'

/** What is wrong with a review. */
export function reviewProblems({ rating, words }: ReviewWords): Problems<keyof ReviewWords> {
  return present({
    rating: Number.isInteger(rating) ? within('Rating', rating, 1, 5) : wholeOnly('Rating'),
    words: textProblem('Review', words, reviewLimits.words, true),
  })
}

/** What is wrong with a supplier's answer. */
export function answerProblems(words: string): Problems<'words'> {
  return present({ words: textProblem('Answer', words, reviewLimits.answer, true) })
}

const dayMs = 86_400_000

/** The moment from which a review stays as it is, and with it its answer. */
export const reviewClosesAt = ({ at }: Pick<Review, 'at'>) => new Date(at.getTime() + reviewLimits.days * dayMs)

/** As much of an account's name as everybody may know: the first, and an initial of the last. Nothing of an address. */
export function reviewerName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  if (name.includes('@')) return ''
  const [initial = ''] = others.at(-1) ?? ''
  const short = [...first].slice(0, 30).join('')
  return initial ? `${short} ${initial}.` : short
}
