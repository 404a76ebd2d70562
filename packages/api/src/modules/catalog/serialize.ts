import { toImageUrl } from '../media/address.ts'
import type { ProductRow } from './product.columns.ts'

/** Field by field, so that nothing the store knows besides ever leaves. */
export function presentProduct(product: ProductRow, publicUrl: string) {
  return {
    _id: product._id,
    name: product.name,
    image: toImageUrl(product.image, publicUrl),
    brand: product.brand,
    category: product.category,
    description: product.description,
    price: product.price,
    rating: product.rating,
    mainQuantity: product.mainQuantity,
    minQuantity: product.minQuantity,
    version: product.version,
    ...(product.reviewCount && { reviewCount: product.reviewCount }),
    ...(product.sku && { sku: product.sku }),
    ...(product.orderMultiple && { orderMultiple: product.orderMultiple }),
    ...(product.priceBreaks && { priceBreaks: product.priceBreaks }),
    ...(typeof product.leadDays === 'number' && { leadDays: product.leadDays }),
    ...(product.images && { images: product.images.map((image) => toImageUrl(image, publicUrl)) }),
    ...(product.supplier && { supplier: product.supplier }),
    ...(product.withdrawn && { withdrawn: true }),
  }
}
