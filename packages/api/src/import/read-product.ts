import { decode, productProblems } from '@arot/contract'
import type { BulkProduct } from '../stores/bulk.ts'
import { idForm } from '../stores/ids.ts'

const texts = ['name', 'image', 'brand', 'category', 'description'] as const
const numbers = ['price', 'rating', 'mainQuantity', 'minQuantity'] as const

class Problem extends Error {}

/** Reads a record as a product; what keeps it from being one is told in words. */
export function readProduct(text: string): { product: BulkProduct } | { problem: string } {
  const record = parse(text)
  if (!record) return { problem: 'it is not valid JSON' }
  try {
    const fields = [
      ...texts.map((field) => [field, readText(field, record[field])]),
      ...numbers.map((field) => [field, readNumber(field, record[field])]),
    ]
    const product = { ...Object.fromEntries(fields), _id: readId(record._id), owner: null } as BulkProduct
    const [problem] = Object.values(productProblems(product))
    return problem ? { problem } : { product }
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

function readText(field: string, value: unknown): string {
  if (value === undefined) throw new Problem(`${field} is missing`)
  if (typeof value !== 'string') throw new Problem(`${field} is not text`)
  if (/[\0\uFFFD]/.test(value) || !value.isWellFormed()) throw new Problem(`${field} holds broken characters`)
  return value
}

/** A number, also when it was kept as text, as forms like to. */
function readNumber(field: string, value: unknown): number {
  if (value === undefined) throw new Problem(`${field} is missing`)
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number
  throw new Problem(`${field} is not a number`)
}
