import { readNumber } from '../../lib/readNumber.ts'
import type { ProductFormLabels } from './labels.ts'
import {
  type Control,
  controlOf,
  isNumeric,
  type ProductErrors,
  type ProductField,
  type ProductValues,
  productFields,
} from './productValues.ts'

type Mode = 'add' | 'update'

/** What stands in the way before any rule is asked: nothing filled in, or no number. */
export function faultsOfControls(
  form: HTMLFormElement,
  saved: ProductValues | undefined,
  labels: ProductFormLabels,
  locale: string,
) {
  const faults: ProductErrors = {}
  for (const field of productFields) {
    const control = controlOf(form, field)
    const fault = control && faultOf(control, field, saved, labels, locale)
    if (fault) faults[field] = fault
  }
  return faults
}

function faultOf(
  control: Control,
  field: ProductField,
  saved: ProductValues | undefined,
  labels: ProductFormLabels,
  locale: string,
) {
  const typed = control.value.trim()
  if (typed === '') return labels.missing(labels.fields[field])
  if (!isNumeric(field)) return undefined
  const number = readNumber(typed, locale)
  if (number === null) return labels.unreadable(typed)
  // A rating that was saved with two decimals is left alone until someone changes it.
  const isChanged = saved !== undefined && number !== saved.rating
  return field === 'rating' && isChanged && !isInTenths(number) ? labels.offStep : undefined
}

function isInTenths(number: number) {
  return Math.abs(number * 10 - Math.round(number * 10)) < 1e-9
}

/** An update says what went wrong in the words of who knows; an addition has words of its own. */
export function failureOf(error: unknown, mode: Mode, labels: ProductFormLabels) {
  if (mode === 'add') return labels.addFailed
  const hasWords = error instanceof Error && error.message !== ''
  return hasWords ? { ...labels.updateFailed, text: error.message } : labels.updateFailed
}
