// The rules of a product's fields, for the forms and for the server alike.
import { limits } from './limits.ts'
import { priceProblem, wholeOnly, within } from './money.ts'
import { breaksProblem, type PriceBreak } from './prices.ts'
import { httpsNeeded, isHttps, type Problems, present, textProblem } from './rules.ts'

export type ProductFields = {
  image: string
  name: string
  brand: string
  category: string
  description: string
  rating: number
  /** Absent where an edit leaves the stock alone. */
  mainQuantity?: number
  minQuantity: number
  /** Absent from an edit. */
  price?: number
  sku?: string | undefined
  orderMultiple?: number | undefined
  priceBreaks?: readonly PriceBreak[] | undefined
  leadDays?: number | null | undefined
}

/**
 * The add and the update form. `ownPictures` is where a picture may start besides `https://`:
 * the server's own address, or the picture a product already has.
 */
export function productProblems(
  product: ProductFields,
  { ownPictures, currency }: { ownPictures?: string; currency?: string } = {},
): Problems<keyof ProductFields> {
  const {
    image,
    rating,
    price,
    mainQuantity,
    minQuantity,
    sku,
    orderMultiple = 1,
    priceBreaks = [],
    leadDays,
  } = product
  const problems: Problems<keyof ProductFields> = {
    rating: within('Rating', rating, 1, 5),
    minQuantity: units('Min Quantity', minQuantity, 1, limits.minimum),
  }
  if (mainQuantity !== undefined) problems.mainQuantity = units('Quantity', mainQuantity, 0, limits.units)
  if (price !== undefined) problems.price = priceProblem(price, currency)
  problems.orderMultiple = units('Carton', orderMultiple, 1, limits.multiple)
  if (price !== undefined) {
    const terms = { price, above: minQuantity, orderMultiple, currency }
    problems.priceBreaks = breaksProblem(priceBreaks, terms)
  }
  if (leadDays !== undefined && leadDays !== null) problems.leadDays = units('Lead time', leadDays, 0, limits.leadDays)
  if (sku) problems.sku = textProblem('Article number', sku, limits.sku)
  for (const field of ['image', 'name', 'brand', 'category', 'description'] as const) {
    const word = field[0]!.toUpperCase() + field.slice(1)
    problems[field] = textProblem(word, product[field], limits[field], field === 'description')
  }
  if (!(ownPictures && image.startsWith(ownPictures)) && !isHttps(image)) problems.image ??= httpsNeeded('image')
  return present(problems)
}

function units(word: string, value: number, least: number, most: number) {
  return Number.isInteger(value) ? within(word, value, least, most) : wholeOnly(word)
}
