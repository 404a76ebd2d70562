import type { ProductFormLabels } from './labels.ts'
import { type Control, controlOf, type ProductErrors, type ProductField, productFields } from './productValues.ts'

type Mode = 'add' | 'update'

/** What stands in the way before any rule is asked: nothing filled in, or no number. */
export function faultsOfControls(form: HTMLFormElement, mode: Mode, labels: ProductFormLabels): ProductErrors {
  const faults: ProductErrors = {}
  for (const field of productFields) {
    const control = controlOf(form, field)
    const fault = control && faultOf(control, field, mode, labels)
    if (fault) faults[field] = fault
  }
  return faults
}

function faultOf(control: Control, field: ProductField, mode: Mode, labels: ProductFormLabels) {
  const { badInput, stepMismatch } = control.validity
  // When a product is added, what cannot be read counts as 0, and the rules judge that.
  if (badInput) return mode === 'add' ? undefined : labels.unreadable
  if (control.value.trim() === '') return labels.missing(labels.fields[field])
  // A rating that was saved with two decimals is left alone until someone changes it.
  const isChanged = control instanceof HTMLInputElement && control.value !== control.defaultValue
  return field === 'rating' && stepMismatch && isChanged ? labels.offStep : undefined
}

/** An update says what went wrong in the words of who knows; an addition has words of its own. */
export function failureOf(error: unknown, mode: Mode, labels: ProductFormLabels) {
  if (mode === 'add') return labels.addFailed
  const hasWords = error instanceof Error && error.message !== ''
  return hasWords ? { ...labels.updateFailed, text: error.message } : labels.updateFailed
}
