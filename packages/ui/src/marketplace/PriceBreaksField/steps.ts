import { readNumber, writeNumber } from '../../lib/readNumber.ts'
import type { PriceBreak } from '../product.ts'

/** What a row means: null where there is no number yet. */
export type PriceStep = { from: number | null; price: number | null }

/** What stands in a row, as it was typed. */
export type TypedStep = { from: string; price: string }

export const emptyStep: TypedStep = { from: '', price: '' }

export function readStep({ from, price }: TypedStep, locale: string): PriceStep {
  return { from: readNumber(from, locale), price: readNumber(price, locale) }
}

function writeStep({ from, price }: PriceStep, locale: string): TypedStep {
  const text = (figure: number | null) => (figure === null ? '' : writeNumber(figure, locale))
  return { from: text(from), price: text(price) }
}

/** The rows of a value: what was typed for it stays as it was typed, be it `7.` on the way to `7.20`. */
export function rowsOf(value: readonly PriceStep[], typed: readonly TypedStep[], locale: string): TypedStep[] {
  return value.map((step, index) => {
    const before = typed[index]
    const meant = before && readStep(before, locale)
    return meant?.from === step.from && meant.price === step.price ? before! : writeStep(step, locale)
  })
}

/** All rows in one text, for a form: as they were typed, so that whoever keeps it can put them back. */
export function pack(rows: readonly TypedStep[]) {
  return rows.length === 0 ? '' : JSON.stringify(rows.map(({ from, price }) => [from, price]))
}

/** The rows of such a text; none where it is not one. */
export function unpack(text: string): TypedStep[] {
  try {
    const rows: unknown = JSON.parse(text)
    if (!Array.isArray(rows)) return []
    return rows.map((row: unknown[]) => ({ from: String(row?.[0] ?? ''), price: String(row?.[1] ?? '') }))
  } catch {
    return []
  }
}

/** What a form's field of that name holds. */
export function readPriceSteps(text: string, locale: string): PriceStep[] {
  return unpack(text).map((row) => readStep(row, locale))
}

/** Whether every row has both its figures. */
export function isComplete(steps: readonly PriceStep[]): steps is readonly PriceBreak[] {
  return steps.every(({ from, price }) => from !== null && price !== null)
}

/** What is said of the rows that have not, row by row; nothing where all have. */
export function incompleteSteps(steps: readonly PriceStep[], words: string) {
  if (isComplete(steps)) return undefined
  return steps.map((step) => (isComplete([step]) ? undefined : words))
}
