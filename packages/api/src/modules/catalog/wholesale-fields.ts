import { breaksProblem, type PriceBreak, type ProductChange } from '@arot/contract'
import { Refusal } from '../../platform/api-error.ts'
import type { ProductRow } from './product.columns.ts'

type Told = Pick<ProductChange, 'sku' | 'orderMultiple' | 'leadDays'>

/** As the columns have it: an empty number is none. What was not told stays undefined, and is left as it is. */
export const soldAs = <Of extends Told>(told: Of) => ({
  ...told,
  sku: told.sku === undefined ? undefined : told.sku || null,
  orderMultiple: told.orderMultiple ?? undefined,
})

/** No step at all is kept as nothing. */
export const stepsOf = (priceBreaks: readonly PriceBreak[] = []) =>
  priceBreaks.length > 0 ? JSON.stringify(priceBreaks) : null

type Sold = Pick<ProductRow, 'price' | 'priceBreaks' | 'minQuantity' | 'orderMultiple'>

/** Steps fit the minimum and the carton, whichever of them is changed. */
export function refuseUnfitSteps(
  { price, priceBreaks, minQuantity, orderMultiple }: Sold,
  field: string,
  currency?: string,
) {
  const terms = { price, above: minQuantity, orderMultiple: orderMultiple ?? 1, currency }
  const problem = breaksProblem(priceBreaks ?? [], terms)
  if (problem) throw new Refusal('invalid', { fields: { [field]: problem } }, `${field}: ${problem}`)
}

/** A supplier's article number is of one product. */
export async function withOwnNumber<T>(written: Promise<T>): Promise<T> {
  try {
    return await written
  } catch (error) {
    if (!(error instanceof Error && 'constraint' in error && error.constraint === 'products_by_sku')) throw error
    const problem = 'Another product of yours already has this SKU.'
    throw new Refusal('invalid', { fields: { sku: problem } }, `sku: ${problem}`)
  }
}
