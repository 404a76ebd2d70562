// The rules of a product's fields, for the forms and the server.

import { pictureLimits } from '../media/rules.ts'
import { limits } from '../values/limits.ts'
import { priceProblem, wholeOnly, within } from '../values/money.ts'
import { httpsProblem, isHttps, type Problems, present, textProblem } from '../values/rules.ts'
import { breaksProblem } from './prices.ts'
import { requiredTexts } from './required.ts'
import type { NewProduct } from './types.ts'

/** An edit has no price, and has stock only if it changes it. */
export type ProductFields = Omit<NewProduct, 'price' | 'mainQuantity'> &
  Partial<Pick<NewProduct, 'price' | 'mainQuantity'>>

type Rules = {
  /** Accepts addresses that are not `https://`: the server's own pictures, or those that a product already has. */
  isOwnPicture?: (image: string) => boolean
  currency?: string
  /** The stock that an edit starts from. Cancelled orders may have taken it above the limit, and an edit may leave it so. */
  currentStock?: number | undefined
}

/** The problems of the add form and the update form. */
export function productProblems(
  product: ProductFields,
  { isOwnPicture = () => false, currency, currentStock }: Rules = {},
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
    images = [],
  } = product
  const problems: Problems<keyof ProductFields> = {
    rating: within('Rating', rating, 1, 5),
    minQuantity: units('Min Quantity', minQuantity, 1, limits.minimum),
  }
  if (mainQuantity !== currentStock) problems.mainQuantity = stockProblem(mainQuantity)
  if (price !== undefined) problems.price = priceProblem(price, currency)
  problems.orderMultiple = units('Carton', orderMultiple, 1, limits.multiple)
  if (price !== undefined) {
    const terms = { price, above: minQuantity, orderMultiple, currency }
    problems.priceBreaks = breaksProblem(priceBreaks, terms)
  }
  if (leadDays !== undefined && leadDays !== null) problems.leadDays = units('Lead time', leadDays, 0, limits.leadDays)
  if (sku) problems.sku = textProblem('SKU', sku, limits.sku)
  for (const field of requiredTexts) {
    const word = field[0]!.toUpperCase() + field.slice(1)
    problems[field] = textProblem(word, product[field], limits[field], field === 'description')
  }
  const isShowable = (one: string) => isOwnPicture(one) || isHttps(one)
  if (!isShowable(image)) problems.image ??= httpsProblem('image')
  if (images.length > 0) problems.images = imagesProblem(images, image, isShowable)
  return present(problems)
}

/** The limit applies only to stock that somebody enters. */
export function stockProblem(stock: number | undefined): string | undefined {
  return stock === undefined ? undefined : units('Quantity', stock, 0, limits.units)
}

function imagesProblem(images: readonly string[], image: string, isShowable: (one: string) => boolean) {
  const [first, ...others] = images
  if (images.length > pictureLimits.count) return `Add at most ${pictureLimits.count} pictures.`
  if (first !== image) return 'The main image must come first.'
  if (new Set(images).size < images.length) return 'A picture is listed twice.'
  if (others.some((one) => one.length > limits.image)) return `Image may have at most ${limits.image} characters.`
  return others.every(isShowable) ? undefined : httpsProblem('image')
}

function units(word: string, value: number, least: number, most: number) {
  return Number.isInteger(value) ? within(word, value, least, most) : wholeOnly(word)
}
