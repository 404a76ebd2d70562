import { belowOrderValue, type ErrorCode, errorStatus, orderMultiple } from '@arot/contract'
import type { FastifyError } from 'fastify'
import { ApiProblem } from '../api-problem.ts'
import type { Config } from '../config.ts'
import { isOutOfSpace, isUnavailable } from '../db/postgres/unavailable.ts'

export type Problem = {
  title: string
  status: number
  code: ErrorCode
  detail: string
  details: Record<string, unknown>
}

const titles: Record<ErrorCode, string> = {
  invalid: 'Invalid request',
  unauthorized: 'Sign in first',
  forbidden: 'Not allowed',
  not_found: 'Not found',
  exists: 'Already exists',
  insufficient_stock: 'Not enough stock',
  stale_stock: 'The stock has changed',
  too_much_held: 'Too much in the cart',
  price_changed: 'The price has changed',
  wrong_state: 'Not possible in this state',
  withdrawn: 'No longer on sale',
  already_shipped: 'Already on its way',
  version_mismatch: 'Changed since you read it',
  too_large: 'Too large',
  below_minimum: 'Minimum quantity required',
  order_multiple: 'Sold by the carton',
  below_order_value: 'Smallest order value',
  key_reused: 'Idempotency key already used',
  too_many: 'Too many requests',
  failed: 'Something went wrong',
  unavailable: 'Temporarily unavailable',
}

const sentences: Partial<Record<ErrorCode, (details: Record<string, unknown>) => string>> = {
  below_minimum: ({ minimum }) => `You must buy at least ${minimum} units.`,
  insufficient_stock: ({ available }) => `Only ${available} units available in stock.`,
  order_multiple: (details) => orderMultiple(details as Parameters<typeof orderMultiple>[0]).text,
  below_order_value: ({ smallest }) => belowOrderValue(Number(smallest)).text,
  withdrawn: () => 'The supplier no longer sells this product.',
  price_changed: ({ price }) => `Each unit now costs ${price}.`,
  stale_stock: ({ current }) => `The stock changed to ${current} units after you opened the form.`,
  too_much_held: ({ reservations, orders, units }) =>
    `You can have ${reservations} open purchases, ${orders} orders and ${units} units in your cart. Remove something, or wait a few minutes.`,
  wrong_state: ({ state }) => `The order is now ${state}.`,
  already_shipped: () =>
    'The supplier has shipped the order, so you can no longer cancel it. Mark it as received when it arrives.',
  version_mismatch: () => 'The product changed after you opened the form.',
  not_found: () => 'This does not exist, or you do not have access to it.',
  exists: () => 'User with this email already exists.',
  key_reused: () => 'You already used this Idempotency-Key for a different request.',
  forbidden: () => 'You do not have access to this.',
}

/** The problem to answer for any error. An unexpected one reveals nothing internal. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiProblem) {
    const detail = error.message === error.code ? sentences[error.code]?.(error.details) : error.message
    return problem(error.code, detail ?? titles[error.code], error.details)
  }
  if (isOutOfSpace(error))
    return problem('unavailable', 'The server is out of disk space. Nothing can be saved for now.')
  if (isUnavailable(error)) return problem('unavailable', 'The database cannot be reached. Try again in a moment.')
  return ofFramework(error)
}

/** Fastify's own errors: a body that is too large, an unknown media type, an unreadable path. */
function ofFramework(error: unknown): Problem {
  const { statusCode: status = 500, message = '', code } = error as Partial<FastifyError>
  if (status === 413) return problem('too_large', 'The request body is too large.')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return unreadable(415, 'Send a JSON body with Content-Type: application/json.')
  if (status === 404) return problem('not_found', 'This endpoint does not exist.')
  if (status === 503) return problem('unavailable', 'The server is temporarily unavailable. Try again in a moment.')
  if (status >= 400 && status < 500) return unreadable(status, message)
  return problem('failed', 'Something went wrong on our side. We have logged the error.')
}

/** Adds the address that explains the code, under the server's public URL. */
export function withType(problem: Problem, { publicUrl }: Pick<Config, 'publicUrl'>) {
  return { type: `${publicUrl}/docs#error-${problem.code}`, ...problem }
}

/** A request that is wrong as a whole, not in one field. */
export function unreadable(status: number, detail: string): Problem {
  return { ...problem('invalid', detail, { fields: {} }), status }
}

function problem(code: ErrorCode, detail: string, details: Record<string, unknown> = {}): Problem {
  return { title: titles[code], status: errorStatus[code], code, detail, details }
}
