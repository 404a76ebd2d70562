/** The error codes of our server and their HTTP status. */
export const errorStatus = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  exists: 409,
  insufficient_stock: 409,
  stale_stock: 409,
  too_much_held: 409,
  price_changed: 409,
  withdrawn: 409,
  wrong_state: 409,
  already_shipped: 409,
  version_mismatch: 412,
  too_large: 413,
  below_minimum: 422,
  order_multiple: 422,
  below_order_value: 422,
  key_reused: 422,
  too_many: 429,
  failed: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** The error that every call throws. `status` is 0 if there was no answer. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** An `ErrorCode` of our server, `network` or `bad_answer` of the client, or `http` for anything else. */
  readonly code: string
  readonly title: string
  readonly details: Record<string, unknown>
  /** The earliest time of a retry, if the server set one, as `Date.now()` milliseconds. */
  readonly askAgainAt?: number

  constructor(status: number, body: unknown, fallback: { code: string; title: string; askAgainAt?: number }) {
    const problem = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
    const say = (...keys: string[]) =>
      keys.map((key) => problem[key]).find((value) => typeof value === 'string' && value)
    const title = String(say('title') ?? fallback.title)
    super(String(say('message', 'detail', 'error') ?? title))
    this.status = status
    this.code = String(say('code') ?? fallback.code)
    this.title = title
    this.askAgainAt = fallback.askAgainAt
    this.details = (typeof problem.details === 'object' && problem.details ? problem.details : {}) as Record<
      string,
      unknown
    >
  }
}
