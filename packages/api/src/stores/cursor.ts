import type { Sort } from '@arot/contract'
import { Refusal } from '../refusal.ts'

/** Where a page ended: the place in the order of insertion, and in a list by price also the price. */
export type Position = { ord: number; price?: string }

export function writeCursor({ ord, price }: Position) {
  return Buffer.from(price === undefined ? `${ord}` : `${ord} ${price}`).toString('base64url')
}

const form = /^(\d{1,15})(?: (\d{1,20}(?:\.\d{1,40})?))?$/

/** Refuses what we did not write, and a cursor of a list in another order. */
export function readCursor(cursor: string, sort: Sort | undefined): Position {
  const [, ord, price] = form.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (ord === undefined || (price === undefined) !== (sort === undefined)) {
    const problem = 'This cursor does not belong to this list.'
    throw new Refusal('invalid', { fields: { cursor: problem } }, problem)
  }
  return price === undefined ? { ord: Number(ord) } : { ord: Number(ord), price }
}
