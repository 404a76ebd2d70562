import {
  type CellField,
  decimalsOf,
  decode,
  emptyCell,
  type PriceBreak,
  productFields,
  productProblems,
  tidy,
} from '@arot/contract'
import type { BulkProduct } from '../../modules/bulk/insert-products.ts'
import { storedFields } from '../../modules/catalog/product.columns.ts'
import { idForm } from '../../platform/ids.ts'

class Problem extends Error {}

type Read = { product: BulkProduct; change?: string } | { problem: string }

/** Reads a record as a product. Reports why it cannot be one, and a price that was rounded. */
export function readProduct(text: string, currency: string): Read {
  const record = parse(text)
  if (!record) return { problem: 'it is not valid JSON' }
  try {
    const present = importedFields.filter((field) => emptyCell(field) === undefined || isPresent(record[field]))
    const product = {
      ...Object.fromEntries(present.map((field) => [field, readField(field, record[field])])),
      _id: readId(record._id),
      owner: null,
    } as BulkProduct
    // A category of dots would change the address of its page.
    if (/^\.+$/.test(product.category)) return { problem: 'category is no name' }
    const price = product.price
    product.price = roundHalfUp(price, decimalsOf(currency))
    const [problem] = Object.values(productProblems(product, { currency }))
    if (problem) return { problem }
    return product.price === price ? { product } : { product, change: `price ${price} was rounded to ${product.price}` }
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message }
    throw error
  }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    return decode(JSON.parse(text)) as Record<string, unknown>
  } catch {
    return null
  }
}

function readId(value: unknown): string {
  const id = typeof value === 'number' ? String(value) : value
  if (typeof id === 'string' && idForm.test(id)) return id
  throw new Problem('_id is missing or has a form we cannot serve')
}

const importedFields = storedFields.filter((field) => field !== 'moreImages')
const isPresent = (value: unknown) => value !== undefined && value !== null && value !== ''

function readField(field: CellField, value: unknown) {
  if (field === 'priceBreaks') return readSteps(value)
  if (productFields[field].type !== 'text') return readNumber(field, value)
  return readText(field, field === 'sku' && typeof value === 'number' ? String(value) : value)
}

function readSteps(value: unknown): PriceBreak[] {
  if (!Array.isArray(value)) throw new Problem('priceBreaks is no list')
  return value.map((step: Record<string, unknown> | null) => ({
    from: readNumber('priceBreaks.from', step?.from),
    price: readNumber('priceBreaks.price', step?.price),
  }))
}

function readText(field: string, value: unknown): string {
  if (value === undefined) throw new Problem(`${field} is missing`)
  if (typeof value !== 'string') throw new Problem(`${field} is not text`)
  if (/[\0\uFFFD]/.test(value) || !value.isWellFormed()) throw new Problem(`${field} holds broken characters`)
  return field === 'image' ? value : tidy(value)
}

/** Rounds by the written digits: 1.005 becomes 1.01, although the nearest binary number is below it. */
function roundHalfUp(price: number, decimals: number) {
  // Smaller numbers are written with an exponent already.
  if (price < 1e-6) return Math.min(price, 0)
  const rounded = Number(`${Math.round(Number(`${price}e${decimals}`))}e-${decimals}`)
  return Number.isFinite(rounded) ? rounded : price
}

/** Reads a number, also from a text. */
function readNumber(field: string, value: unknown): number {
  if (value === undefined) throw new Problem(`${field} is missing`)
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number
  throw new Problem(`${field} is not a number`)
}
