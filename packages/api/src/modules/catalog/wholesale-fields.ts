import { breaksProblem, type PriceBreak, type ProductChange } from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { ProductRow } from './product.columns.ts'

type WholesaleInput = Pick<ProductChange, 'sku' | 'orderMultiple'>

/** The values of the columns: an empty SKU is null. An absent field stays undefined and is not changed. */
export const wholesaleColumns = <Of extends WholesaleInput>(input: Of) => ({
  ...input,
  sku: input.sku === undefined ? undefined : input.sku || null,
  orderMultiple: input.orderMultiple ?? undefined,
})

/** An empty price ladder is stored as null. */
export const stepsOf = (priceBreaks: readonly PriceBreak[] = []) =>
  priceBreaks.length > 0 ? JSON.stringify(priceBreaks) : null

type WholesaleTerms = Pick<ProductRow, 'price' | 'priceBreaks' | 'minQuantity' | 'orderMultiple'>

/** Checks that the price breaks fit the minimum and the carton, after a change of any of them. */
export function refuseUnfitSteps(
  { price, priceBreaks, minQuantity, orderMultiple }: WholesaleTerms,
  field: string,
  currency?: string,
) {
  const terms = { price, above: minQuantity, orderMultiple: orderMultiple ?? 1, currency }
  const problem = breaksProblem(priceBreaks ?? [], terms)
  if (problem) throw new ApiProblem('invalid', { fields: { [field]: problem } }, `${field}: ${problem}`)
}

/** Turns the database's error about a duplicate SKU into a problem. A supplier's SKU belongs to one product. */
export async function withOwnNumber<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (!(error instanceof Error && 'constraint' in error && error.constraint === 'products_by_sku')) throw error
    const problem = 'Another product of yours already has this SKU.'
    throw new ApiProblem('invalid', { fields: { sku: problem } }, `sku: ${problem}`)
  }
}
