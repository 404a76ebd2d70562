// What buyers say of what they received: what a review may be, and how long it can be changed.
import { wholeOnly, within } from '../values/money.ts'
import { type Problems, present, textProblem } from '../values/rules.ts'

/** Lengths in characters, and for how many days what was written can be changed. */
export const reviewLimits = { words: 2000, answer: 2000, reason: 500, days: 30 }

export type ReviewWords = {
  /** Whole stars, from 1 to 5. */
  rating: number
  words: string
}

export type Review = Partial<ReviewWords> & {
  _id: string
  at: Date
  changedAt?: Date
  /** The buyer's first name and an initial; empty where there is none to tell. */
  by: string
  answer?: { words: string; at: Date }
  /** Then neither stars nor words nor answer are told, but to operators. */
  hidden?: { reason: string; at: Date }
}

/** As an operator sees it: whole, and of which product it is. */
export type ModeratedReview = Review &
  ReviewWords & {
    /** Grows with each change of the review, its answer, and whether it is hidden. */
    version: number
    product: { id: string; name: string }
  }

export type ReviewPage = {
  /** How many visible reviews give one star, two, and so on to five. */
  stars: number[]
  /** Newest first. */
  reviews: Review[]
  /** Where the next page begins; absent on the last. */
  next?: string
}

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
