// One of a supplier's own products as a row that is written, and as the values of its cells.
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

/** A product as it stands, with what shall become of it. */
export type Edit = { product: ProductRow; to: Partial<CellValues> }
export type Addition = CellValues & { _id: string }

/** What a row of the table holds in its cells. */
export const valuesOf = (product: ProductRow) =>
  Object.fromEntries(cellFields.map((field) => [field, cellOf(product, field)])) as CellValues

/** What is written of an edit, and what the audit and the ledger have of it. */
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

/** As the audit has it: pictures all together, as an edit of one product says them. */
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

/** What is written of an addition, and what the audit has of it. */
export function rowOfAddition({ _id, ...values }: Addition, place: number) {
  const nonDefault = (Object.entries(values) as [CellField, CellValues[CellField]][]).filter(
    ([field, value]) => !isSameCell(value, emptyCell(field)),
  )
  return { ...columnsOf(values, place), id: _id, changes: changesOf(null, Object.fromEntries(nonDefault)) }
}

/** As the columns have it. */
const columnsOf = (values: CellValues, place: number) => ({
  place,
  ...Object.fromEntries(cellFields.map((field) => [productFields[field].column, toColumn(field, values[field])])),
})
