// The rules of a product's fields, for the forms and for the server alike.
import { limits } from './limits.ts'
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
}

/**
 * The add and the update form. `ownPictures` is where a picture may start besides `https://`:
 * the server's own address, or the picture a product already has.
 */
export function productProblems(
  product: ProductFields,
  { ownPictures, currency }: { ownPictures?: string; currency?: string } = {},
): Problems<keyof ProductFields> {
  const { image, rating, price, mainQuantity, minQuantity } = product
  const problems: Problems<keyof ProductFields> = {
    rating: within('Rating', rating, 1, 5),
    minQuantity: units('Min Quantity', minQuantity, 1, limits.minimum),
  }
  if (mainQuantity !== undefined) problems.mainQuantity = units('Quantity', mainQuantity, 0, limits.units)
  if (price !== undefined) problems.price = priceProblem(price, currency)
  for (const field of ['image', 'name', 'brand', 'category', 'description'] as const) {
    const word = field[0]!.toUpperCase() + field.slice(1)
    problems[field] = textProblem(word, product[field], limits[field], field === 'description')
  }
  if (!(ownPictures && image.startsWith(ownPictures)) && !isHttps(image)) problems.image ??= httpsNeeded('image')
  return present(problems)
}

/** More than nothing, and no finer than its currency: a price is never rounded in silence. */
export function priceProblem(price: number, currency = 'USD') {
  if (!(price > 0)) return 'Price must be more than 0.'
  const decimals = decimalsOf(currency)
  if (Number(price.toFixed(decimals)) === price) return within('Price', price, 0, limits.price)
  return decimals ? `Price may have at most ${decimals} decimals.` : wholeOnly('Price')
}

/** How many decimals a currency has: two of the dollar, none of the yen. */
export function decimalsOf(currency: string) {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

function within(word: string, value: number, least: number, most: number) {
  return value >= least && value <= most ? undefined : `${word} must be between ${least} and ${most}.`
}

function units(word: string, value: number, least: number, most: number) {
  return Number.isInteger(value) ? within(word, value, least, most) : wholeOnly(word)
}

const wholeOnly = (word: string) => `${word} must be a whole number.`
