import { belowOrderValue, type ErrorCode, errorStatus, orderMultiple } from '@arot/contract'
import type { FastifyError } from 'fastify'
import { Refusal } from '../api-error.ts'
import type { Config } from '../config.ts'
import { isOutOfSpace, isUnavailable } from '../db/postgres/unavailable.ts'

export type Problem = {
  title: string
  status: number
  code: ErrorCode
  message: string
  details: Record<string, unknown>
}

const titles: Record<ErrorCode, string> = {
  invalid: 'Not valid',
  unauthorized: 'Sign in first',
  forbidden: 'Not allowed',
  not_found: 'Not found',
  exists: 'Exists already',
  insufficient_stock: 'Not enough stock',
  stale_stock: 'The stock has changed',
  too_much_held: 'Too much in the cart',
  price_changed: 'The price has changed',
  wrong_state: 'This order has changed',
  withdrawn: 'No longer on sale',
  already_shipped: 'Already on its way',
  version_mismatch: 'Changed by somebody else',
  too_large: 'Too large',
  below_minimum: 'Minimum quantity required',
  order_multiple: 'Sold by the carton',
  below_order_value: 'Smallest order value',
  key_reused: 'Idempotency key used for something else',
  too_many: 'Too many requests',
  failed: 'Something went wrong',
  unavailable: 'Not available at the moment',
}

const sentences: Partial<Record<ErrorCode, (details: Record<string, unknown>) => string>> = {
  below_minimum: ({ minimum }) => `You must buy at least ${minimum} units.`,
  insufficient_stock: ({ available }) => `Only ${available} units available in stock.`,
  order_multiple: (details) => orderMultiple(details as Parameters<typeof orderMultiple>[0]).text,
  below_order_value: ({ smallest }) => belowOrderValue(Number(smallest)).text,
  withdrawn: () => 'The supplier no longer sells this product.',
  price_changed: ({ price }) => `Each unit costs ${price} by now.`,
  stale_stock: ({ current }) => `The stock has changed to ${current} units since the form was opened.`,
  too_much_held: ({ holds, orders, units }) =>
    `You may have ${holds} purchases open, and ${orders} orders and ${units} units in your cart. Remove something from it, or wait a few minutes.`,
  wrong_state: ({ state }) => `The order is ${state} by now.`,
  already_shipped: () =>
    'It has left the supplier and can no longer be cancelled. Mark it as received when it arrives.',
  version_mismatch: () => 'The product was edited since the form was opened.',
  not_found: () => 'There is no such thing here.',
  exists: () => 'User with this email already exists.',
  key_reused: () => 'This Idempotency-Key was used with another request before.',
  forbidden: () => 'This belongs to somebody else.',
}

/** What any error is told as. What was not foreseen says nothing of its inside. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) {
    const told = error.message === error.code ? sentences[error.code]?.(error.details) : error.message
    return problem(error.code, told ?? titles[error.code], error.details)
  }
  if (isOutOfSpace(error))
    return problem('unavailable', 'The server is out of disk space. Nothing can be saved for now.')
  if (isUnavailable(error)) return problem('unavailable', 'The database cannot be reached. Try again in a moment.')
  return ofFramework(error)
}

/** Fastify's own refusals: a body too large, a type it does not know, a path that cannot be read. */
function ofFramework(error: unknown): Problem {
  const { statusCode: status = 500, message = '', code } = error as Partial<FastifyError>
  if (status === 413) return problem('too_large', 'The body is larger than the server takes.')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return unreadable(415, 'A body must be JSON and say so: Content-Type: application/json.')
  if (status === 404) return problem('not_found', 'There is no such call.')
  if (status === 503) return problem('unavailable', 'The server cannot answer at the moment.')
  if (status >= 400 && status < 500) return unreadable(status, message)
  return problem('failed', 'The server could not do this. It has been noted.')
}

/** As it is sent: with the address where its code is explained, on whatever host the server is reached. */
export function typed(problem: Problem, { publicUrl }: Pick<Config, 'publicUrl'>) {
  return { type: `${publicUrl}/docs#error-${problem.code}`, ...problem }
}

/** A request that is wrong as such, not in one of its fields. */
export function unreadable(status: number, message: string): Problem {
  return { ...problem('invalid', message, { fields: {} }), status }
}

function problem(code: ErrorCode, message: string, details: Record<string, unknown> = {}): Problem {
  return { title: titles[code], status: errorStatus[code], code, message, details }
}
