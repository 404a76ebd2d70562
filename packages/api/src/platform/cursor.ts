import type { Sort } from '@arot/contract'
import { ApiProblem } from './api-problem.ts'

/** Where a page ended: the position in insertion order, and also the price in a list by price. */
export type Position = { ord: number; price?: string }

/** The list of a cursor, with its order. A cursor of another list would show a wrong page. */
export type List =
  | 'offers'
  | 'notifications'
  | 'reviews'
  | 'written'
  | 'verifications'
  | 'products'
  | `products ${Sort}`

export const productsBy = (sort: Sort | undefined): List => (sort ? `products ${sort}` : 'products')

export function writeCursor(list: List, { ord, price }: Position) {
  return Buffer.from([list, ord, ...(price === undefined ? [] : [price])].join(' ')).toString('base64url')
}

const place = /^(\d{1,15})(?: (\d{1,20}(?:\.\d{1,40})?))?$/

/** Refuses a cursor that the server did not write, or that belongs to another list or order. */
export function readCursor(list: List, cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  const isOurs = text.startsWith(`${list} `)
  const [, ord, price] = (isOurs && place.exec(text.slice(list.length + 1))) || []
  if (ord === undefined || (price !== undefined) !== list.startsWith('products ')) {
    const problem = 'This cursor belongs to another list.'
    throw new ApiProblem('invalid', { fields: { cursor: problem } }, problem)
  }
  return price === undefined ? { ord: Number(ord) } : { ord: Number(ord), price }
}
