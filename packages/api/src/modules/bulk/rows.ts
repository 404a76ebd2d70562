// One of a supplier's own products as a row that is written, and as the values of its cells.
import type { CellField, CellValues } from '@arot/contract'
import type { ProductRow } from '../catalog/product.columns.ts'
import { stepsOf } from '../catalog/wholesale-fields.ts'

/** A product as it stands, with what shall become of it. */
export type Edit = { product: ProductRow; to: Partial<CellValues> }
export type Addition = CellValues & { _id: string }

/** What a row of the table holds in its cells. */
export function valuesOf(product: ProductRow): CellValues {
  return {
    name: product.name,
    brand: product.brand,
    category: product.category,
    description: product.description,
    image: product.image,
    moreImages: product.images?.slice(1) ?? [],
    rating: product.rating,
    price: product.price,
    priceBreaks: product.priceBreaks ?? [],
    mainQuantity: product.mainQuantity,
    minQuantity: product.minQuantity,
    orderMultiple: product.orderMultiple ?? 1,
    leadDays: product.leadDays ?? null,
    sku: product.sku ?? '',
    withdrawn: product.withdrawn ?? false,
  }
}

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

/** What an addition need not be told of. */
const fallback: Record<string, string> = {
  sku: '',
  orderMultiple: '1',
  leadDays: 'null',
  withdrawn: 'false',
  moreImages: '',
  priceBreaks: '',
}

/** What is written of an addition, and what the audit has of it. */
export function rowOfAddition({ _id, ...values }: Addition, place: number) {
  const nonDefault = Object.entries(values).filter(([field, value]) => String(value) !== fallback[field])
  return { ...columnsOf(values, place), id: _id, changes: changesOf(null, Object.fromEntries(nonDefault)) }
}

/** As the columns have it. */
function columnsOf(values: CellValues, place: number) {
  return {
    place,
    name: values.name,
    image: values.image,
    more_images: values.moreImages,
    brand: values.brand,
    category: values.category,
    description: values.description,
    price: values.price,
    rating: values.rating,
    main_quantity: values.mainQuantity,
    min_quantity: values.minQuantity,
    sku: values.sku || null,
    order_multiple: values.orderMultiple,
    price_breaks: stepsOf(values.priceBreaks) === null ? null : values.priceBreaks,
    lead_days: values.leadDays,
    withdrawn: values.withdrawn,
  }
}
