import { offerLimits } from '@arot/contract'
import type { FormErrors, Product } from '@arot/ui'
import { endOfDay } from '@arot/ui/internal/lib/days'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { formatList } from '@arot/ui/internal/lib/formatList'
import { smallestOrder } from '@arot/ui/internal/marketplace/product'
import type { OfferTerms } from '../offer.ts'
import type { OfferDialogLabels } from './labels.ts'

export type OfferErrors = FormErrors<OfferTerms>
type FieldErrors = NonNullable<OfferErrors['fields']>

/** The values of the fields. The price is there as typed and as read. */
export type TypedOffer = {
  quantity: number | null
  typedPrice: string
  price: number | null
  note: string
  day: string | null
}

/** The errors of missing, unreadable or too long values. They apply whatever the host's rules are. */
export function missingIn(
  { quantity, typedPrice, price, note, day }: TypedOffer,
  words: OfferDialogLabels,
  locale: string,
) {
  const errors: FieldErrors = {}
  if (quantity === null) errors.quantity = words.noQuantity
  if (typedPrice.trim() === '') errors.price = words.noPrice
  else if (price === null) errors.price = words.unreadablePrice(typedPrice.trim())
  if (day === null) errors.until = words.noDay
  if (note.trim().length > offerLimits.note)
    errors.note = words.tooLong(formatNumber(offerLimits.note, locale), offerLimits.note)
  return errors
}

type OrderRules = Pick<Product, 'minQuantity' | 'orderMultiple'>

/** Fills missing values with valid ones, so that the rules can check the other fields and all errors show at once. */
export function wholeTerms(
  { quantity, price, note, day }: TypedOffer,
  product: OrderRules,
  instead: { price: number; day: string },
  timeZone: string,
): OfferTerms {
  const text = note.trim()
  return {
    quantity: quantity ?? smallestOrder(product),
    price: price ?? instead.price,
    until: endOfDay(day ?? instead.day, timeZone),
    ...(text && { note: text }),
  }
}

/** The terms that the two parties agree on. */
export type Basis = Pick<OfferTerms, 'quantity' | 'price'>

/** Whether the terms repeat the last version. A repeat agrees to nothing and only passes the turn back. */
export function isRepeat(terms: { quantity: number | null; price: number | null }, last: Basis | undefined) {
  return last !== undefined && terms.quantity === last.quantity && terms.price === last.price
}

type Rules = { product: OrderRules; last: Basis | undefined; words: OfferDialogLabels; locale: string }

/** The library's own rules: the minimum, whole cartons, a price above 0, and terms that differ from the last version. */
export function validateOffer({ quantity, price }: OfferTerms, { product, last, words, locale }: Rules): OfferErrors {
  const { orderMultiple = 1 } = product
  const errors: FieldErrors = {}
  const least = smallestOrder(product)
  if (quantity < least) errors.quantity = words.tooFew(formatNumber(least, locale), least)
  else if (quantity % orderMultiple !== 0)
    errors.quantity = words.broken(formatNumber(orderMultiple, locale), orderMultiple)
  if (price <= 0) errors.price = words.noPrice
  else if (isRepeat({ quantity, price }, last)) errors.price = words.sameTerms
  return { fields: errors }
}

/** Minimum, carton and stock in one line. */
export function limitsIn(
  { mainQuantity, ...product }: OrderRules & Partial<Pick<Product, 'mainQuantity'>>,
  words: OfferDialogLabels,
  locale: string,
) {
  const { orderMultiple = 1 } = product
  const say = (word: OfferDialogLabels['stock'], units: number) => word(formatNumber(units, locale), units)
  const facts = [
    say(words.minimum, smallestOrder(product)),
    orderMultiple > 1 && say(words.carton, orderMultiple),
    mainQuantity !== undefined && say(words.stock, mainQuantity),
  ]
  return formatList(facts, locale)
}
