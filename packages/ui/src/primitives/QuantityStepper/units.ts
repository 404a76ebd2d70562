import { readNumber, writeNumber } from '../../lib/readNumber.ts'
import type { QuantityStepperLabels } from './labels.ts'

/** A whole number of units, or null. */
export function readUnits(typed: string, locale: string) {
  const number = readNumber(typed, locale)
  return Number.isInteger(number) ? number : null
}

type Limits = { min: number; max: number | undefined; isOptional: boolean }

/** Why the quantity is not allowed; undefined if it is. */
export function faultOf(
  typed: string,
  value: number | null,
  { min, max, isOptional }: Limits,
  words: QuantityStepperLabels,
  locale: string,
) {
  if (typed.trim() === '') return isOptional ? undefined : words.empty
  if (value === null) return words.unreadable(typed.trim())
  if (value < min) return words.atMin(writeNumber(min, locale))
  return max !== undefined && value > max ? words.atMax(writeNumber(max, locale)) : undefined
}
