import { readNumber, writeNumber } from '../../lib/readNumber.ts'
import type { PriceBreak } from '../product.ts'

/** The numbers of a row; null if the text is not a number yet. */
export type PriceStep = { from: number | null; price: number | null }

/** The typed text of a row. */
export type TypedStep = { from: string; price: string }

export const emptyStep: TypedStep = { from: '', price: '' }

export function readStep({ from, price }: TypedStep, locale: string): PriceStep {
  return { from: readNumber(from, locale), price: readNumber(price, locale) }
}

function writeStep({ from, price }: PriceStep, locale: string): TypedStep {
  const text = (figure: number | null) => (figure === null ? '' : writeNumber(figure, locale))
  return { from: text(from), price: text(price) }
}

/** The texts of the rows. Typed text stays if it means the same number, such as `7.` while typing `7.20`. */
export function rowsOf(value: readonly PriceStep[], typed: readonly TypedStep[], locale: string): TypedStep[] {
  return value.map((step, index) => {
    const before = typed[index]
    const current = before && readStep(before, locale)
    return current?.from === step.from && current.price === step.price ? before! : writeStep(step, locale)
  })
}

/** All rows as one text for a form, as typed, so that a host can restore them. */
export function pack(rows: readonly TypedStep[]) {
  return rows.length === 0 ? '' : JSON.stringify(rows.map(({ from, price }) => [from, price]))
}

/** The rows of such a text, or none if it is invalid. */
export function unpack(text: string): TypedStep[] {
  try {
    const rows: unknown = JSON.parse(text)
    if (!Array.isArray(rows)) return []
    return rows.map((row: unknown[]) => ({ from: String(row?.[0] ?? ''), price: String(row?.[1] ?? '') }))
  } catch {
    return []
  }
}

/** Reads the value of the form field with the rows. */
export function readPriceSteps(text: string, locale: string): PriceStep[] {
  return unpack(text).map((row) => readStep(row, locale))
}

/** Whether every row has both numbers. */
export function isComplete(steps: readonly PriceStep[]): steps is readonly PriceBreak[] {
  return steps.every(({ from, price }) => from !== null && price !== null)
}

/** The error of each incomplete row; undefined if all are complete. */
export function incompleteSteps(steps: readonly PriceStep[], words: string) {
  if (isComplete(steps)) return undefined
  return steps.map((step) => (isComplete([step]) ? undefined : words))
}
