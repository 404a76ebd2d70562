import type { CartItem, Order, Review } from '@arot/contract'
import { earlierId } from '../../platform/http/answers/earlier-names.ts'
import { toImageUrl } from '../media/address.ts'

export function presentCartItem({ productSnapshot, ...item }: CartItem, publicUrl: string) {
  return {
    ...item,
    buyDate: item.buyDate.toISOString(),
    productSnapshot: { ...productSnapshot, image: toImageUrl(productSnapshot.image, publicUrl) },
  }
}

export function presentOrder({ productSnapshot, review, ...order }: Order, publicUrl: string) {
  const events = order.events.map((event) => ({ ...event, at: event.at.toISOString() }))
  return {
    ...order,
    ...earlierId(order),
    steps: events,
    buyDate: order.buyDate.toISOString(),
    productSnapshot: { ...productSnapshot, image: toImageUrl(productSnapshot.image, publicUrl) },
    events,
    ...(review && { review: presentReview(review) }),
  }
}

export function presentReview<Of extends Review>({ at, changedAt, answer, hidden, ...review }: Of) {
  return {
    ...review,
    ...earlierId(review),
    at: at.toISOString(),
    ...(changedAt && { changedAt: changedAt.toISOString() }),
    ...(answer && { answer: { ...answer, at: answer.at.toISOString() } }),
    ...(hidden && { hidden: { ...hidden, at: hidden.at.toISOString() } }),
  }
}
