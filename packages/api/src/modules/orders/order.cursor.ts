import { ApiProblem } from '../../platform/api-problem.ts'

/**
 * Where a page of orders ended: the time of its last order in microseconds, and `ord` for orders of the same moment.
 */
export type OrderPlace = { micros: number; ord: number }

export const writeOrderCursor = ({ micros, ord }: OrderPlace) => Buffer.from(`o${micros} ${ord}`).toString('base64url')

/** Refuses a cursor that the server did not write. */
export function readOrderCursor(cursor: string): OrderPlace {
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  const [, micros, ord] = /^o(\d{1,16}) (\d{1,15})$/.exec(text) ?? []
  if (micros !== undefined) return { micros: Number(micros), ord: Number(ord) }
  const problem = 'This cursor belongs to another list.'
  throw new ApiProblem('invalid', { fields: { cursor: problem } }, problem)
}
