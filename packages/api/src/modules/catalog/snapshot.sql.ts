import { productFields, requiredTexts } from '@arot/contract'

const pairs = [...requiredTexts, 'minQuantity' as const].map(
  (field) => `'${field}', products.${productFields[field].column}`,
)

/** The product as it is now, for an offer. */
export const snapshotOfProduct = `jsonb_build_object(${pairs.join(', ')})`
/** The same for an order, with the SKU if there is one. */
export const orderSnapshot = `jsonb_strip_nulls(jsonb_build_object(${pairs.join(', ')}, 'sku', products.sku))`
