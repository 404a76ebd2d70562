import { readNumber } from '../../lib/readNumber.ts'

export type QuantityStepperLabels = {
  decrease: string
  increase: string
  atMin: (min: number) => string
  atMax: (max: number) => string
  empty: string
  unreadable: (typed: string) => string
}

export const english: QuantityStepperLabels = {
  decrease: 'One unit less',
  increase: 'One unit more',
  atMin: (min) => `Not below ${min}`,
  atMax: (max) => `Not above ${max}`,
  empty: 'Enter a quantity',
  unreadable: (typed) => `“${typed}” is not a whole number of units`,
}

/** Whole units, or null. */
export function readUnits(typed: string, locale: string) {
  const number = readNumber(typed, locale)
  return Number.isInteger(number) ? number : null
}

type Limits = { min: number; max: number | undefined }

/** Why this cannot be the quantity; undefined when it can. */
export function faultOf(typed: string, value: number | null, { min, max }: Limits, words: QuantityStepperLabels) {
  if (typed.trim() === '') return words.empty
  if (value === null) return words.unreadable(typed.trim())
  if (value < min) return words.atMin(min)
  return max !== undefined && value > max ? words.atMax(max) : undefined
}
