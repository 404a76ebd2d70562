import { cellFields } from '@arot/contract'
import { toImageUrl } from '../media/address.ts'
import type { ProductRow } from './product.columns.ts'

type Answer = Omit<ProductRow, 'images'> & { images?: string[] }

const names = [
  '_id',
  ...cellFields.filter((field) => field !== 'image' && field !== 'moreImages'),
  'version',
  'supplier',
] as const

/** Copies only these fields, so that no internal value leaves the server. Omits missing values. */
export function presentProduct(product: ProductRow, publicUrl: string): Answer {
  const answer: Record<string, unknown> = { image: toImageUrl(product.image, publicUrl) }
  for (const name of names) {
    const value = product[name]
    if (value !== null && value !== false) answer[name] = value
  }
  if (product.reviewCount) answer.reviewCount = product.reviewCount
  if (product.images) answer.images = product.images.map((image) => toImageUrl(image, publicUrl))
  return answer as Answer
}
