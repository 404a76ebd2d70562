import { productFields, requiredTexts } from '@arot/contract'

const pairs = [...requiredTexts, 'minQuantity' as const].map(
  (field) => `'${field}', products.${productFields[field].column}`,
)

/** `products` as they are at this moment, for an offer. */
export const snapshotOfProduct = `jsonb_build_object(${pairs.join(', ')})`
/** The same for an order, with the supplier's own number if there is one. */
export const orderSnapshot = `jsonb_strip_nulls(jsonb_build_object(${pairs.join(', ')}, 'sku', products.sku))`
