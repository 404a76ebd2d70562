// The fields that every product has on any server. Separate from `fields.ts`, because every page loads this file at
// once.
import { textLimits } from '../values/limits.ts'
import type { RequiredField } from './fields.ts'

export const requiredTexts = Object.keys(textLimits) as (keyof typeof textLimits)[] satisfies readonly RequiredField[]
export const requiredFigures = [
  'price',
  'rating',
  'mainQuantity',
  'minQuantity',
] as const satisfies readonly RequiredField[]
