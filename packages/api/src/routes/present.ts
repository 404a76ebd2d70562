import { type CartItem, isHttps, type Offer, type Order, type Review } from '@arot/contract'
import type { Config } from '../config.ts'
import type { ProductRow } from '../stores/product-row.ts'

/** Our own pictures are kept as a path and told as an address; everybody else's stay as they were given. */
export const picturesPath = '/pictures/'

/** As it is told: what would not be taken today, such as an address with a password, not at all. */
export function shown(image: string, publicUrl: string) {
  if (image.startsWith(picturesPath)) return publicUrl + image
  return isHttps(image) ? image : ''
}

/** The picture as it is kept: without our address, so that moving the server moves its pictures. */
export function keptImage(image: string, publicUrl: string) {
  return image.startsWith(publicUrl + picturesPath) ? image.slice(publicUrl.length) : image
}

/** Field by field, so that nothing the store knows besides ever leaves. */
export function presentProduct(product: ProductRow, publicUrl: string) {
  return {
    _id: product._id,
    name: product.name,
    image: shown(product.image, publicUrl),
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
    ...(product.images && { images: product.images.map((image) => shown(image, publicUrl)) }),
    ...(product.supplier && { supplier: product.supplier }),
    ...(product.withdrawn && { withdrawn: true }),
  }
}

export function presentCartItem({ productSnapshot, ...item }: CartItem, publicUrl: string) {
  return {
    ...item,
    buyDate: item.buyDate.toISOString(),
    productSnapshot: { ...productSnapshot, image: shown(productSnapshot.image, publicUrl) },
  }
}

export function presentOrder({ productSnapshot, review, ...order }: Order, publicUrl: string) {
  return {
    ...order,
    buyDate: order.buyDate.toISOString(),
    productSnapshot: { ...productSnapshot, image: shown(productSnapshot.image, publicUrl) },
    steps: order.steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    ...(review && { review: presentReview(review) }),
  }
}

export function presentReview<Of extends Review>({ at, changedAt, answer, hidden, ...review }: Of) {
  return {
    ...review,
    at: at.toISOString(),
    ...(changedAt && { changedAt: changedAt.toISOString() }),
    ...(answer && { answer: { ...answer, at: answer.at.toISOString() } }),
    ...(hidden && { hidden: { ...hidden, at: hidden.at.toISOString() } }),
  }
}

export function presentOffer(
  { productSnapshot, versions, steps, heldUntil, ...offer }: Offer,
  { publicUrl, offerHours }: Pick<Config, 'publicUrl' | 'offerHours'>,
) {
  return {
    ...offer,
    holdHours: offerHours,
    productSnapshot: { ...productSnapshot, image: shown(productSnapshot.image, publicUrl) },
    versions: versions.map((said) => ({ ...said, at: said.at.toISOString(), until: said.until.toISOString() })),
    steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    ...(heldUntil && { heldUntil: heldUntil.toISOString() }),
  }
}
