// Converts a supplier's product to the values of its cells and to a row to write.
import {
  type CellField,
  type CellValues,
  cellFields,
  cellOf,
  emptyCell,
  isSameCell,
  productFields,
} from '@arot/contract'
import { type ProductRow, toColumn } from '../catalog/product.columns.ts'

/** A product before a change, and its new values. */
export type Edit = { product: ProductRow; to: Partial<CellValues> }
export type Addition = CellValues & { _id: string }

/** The values of a product's cells. */
export const valuesOf = (product: ProductRow) =>
  Object.fromEntries(cellFields.map((field) => [field, cellOf(product, field)])) as CellValues

/** The row to write for an edit, with its audit entry and its stock movement. */
export function rowOfEdit({ product, to }: Edit, place: number) {
  const before = valuesOf(product)
  return {
    ...columnsOf({ ...before, ...to }, place),
    id: product._id,
    version: product.version + 1,
    supplied: (to.mainQuantity ?? before.mainQuantity) - before.mainQuantity,
    changes: changesOf(before, to),
  }
}

/** The changes for the audit. All pictures are one change, as in an edit of one product. */
function changesOf(before: CellValues | null, to: Partial<CellValues>) {
  const { moreImages, ...fields } = to
  const changes = Object.entries(fields).map(([field, after]): [string, unknown[]] => [
    field,
    [before?.[field as CellField] ?? null, after],
  ])
  if (moreImages) changes.push(['images', [before && imagesOf(before), imagesOf({ ...before, ...to })]])
  return Object.fromEntries(changes)
}
const imagesOf = ({ image, moreImages = [] }: Partial<CellValues>) => [image, ...moreImages]

/** The row to write for a new product, with its audit entry. */
export function rowOfAddition({ _id, ...values }: Addition, place: number) {
  const nonDefault = (Object.entries(values) as [CellField, CellValues[CellField]][]).filter(
    ([field, value]) => !isSameCell(value, emptyCell(field)),
  )
  return { ...columnsOf(values, place), id: _id, changes: changesOf(null, Object.fromEntries(nonDefault)) }
}

const columnsOf = (values: CellValues, place: number) => ({
  place,
  ...Object.fromEntries(cellFields.map((field) => [productFields[field].column, toColumn(field, values[field])])),
})
