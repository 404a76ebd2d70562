import { readNumber } from '@arot/ui/internal/lib/readNumber'
import { incompleteSteps, readPriceSteps } from '@arot/ui/internal/marketplace/PriceBreaksField/steps'
import type { ProductFormLabels } from './labels.ts'
import {
  allFields,
  type Control,
  controlOf,
  type EditedField,
  isNumeric,
  type ProductErrors,
  type ProductField,
  type ProductValues,
  productFields,
} from './productValues.ts'

/** The form's texts, and the error of an incomplete price step. */
type Words = ProductFormLabels & { incomplete: string }

/** Errors that come before any rule: empty fields and invalid numbers. */
export function faultsOfControls(
  form: HTMLFormElement,
  saved: ProductValues | undefined,
  labels: Words,
  locale: string,
) {
  const faults: NonNullable<ProductErrors['fields']> = {}
  for (const field of allFields) {
    const control = controlOf(form, field)
    if (field === 'priceBreaks') {
      const rows = control && incompleteSteps(readPriceSteps(control.value, locale), labels.incomplete)
      if (rows) faults.priceBreaks = rows
      continue
    }
    const fault = control && faultOf(control, field, saved, labels, locale)
    if (fault) faults[field] = fault
  }
  if (form.querySelector('[data-slot=pictures-field][data-state=sending]')) faults.images = labels.stillSending
  return faults
}

function faultOf(
  control: Control,
  field: EditedField,
  saved: ProductValues | undefined,
  labels: ProductFormLabels,
  locale: string,
) {
  const typed = control.value.trim()
  if (typed === '') return isRequired(field) ? labels.missing(labels.fields[field]) : undefined
  if (!isNumeric(field)) return undefined
  const number = readNumber(typed, locale)
  if (number === null) return labels.unreadable(typed)
  // A saved rating with two decimals is valid until the user changes it.
  const isChanged = saved !== undefined && number !== saved.rating
  return field === 'rating' && isChanged && !isInTenths(number) ? labels.offStep : undefined
}

function isRequired(field: EditedField): field is ProductField {
  return (productFields as readonly string[]).includes(field)
}

function isInTenths(number: number) {
  return Math.abs(number * 10 - Math.round(number * 10)) < 1e-9
}
