// The fields that every product has, on any server: apart from `fields.ts`, for the code that each page loads at once.
import { textLimits } from '../values/limits.ts'
import type { RequiredField } from './fields.ts'

export const requiredTexts = Object.keys(textLimits) as (keyof typeof textLimits)[] satisfies readonly RequiredField[]
export const requiredFigures = [
  'price',
  'rating',
  'mainQuantity',
  'minQuantity',
] as const satisfies readonly RequiredField[]
