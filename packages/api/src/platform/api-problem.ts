import type { ErrorCode } from '@arot/contract'

/** Why something was not done, in the contract's own codes. Thrown inside a transaction, it undoes it. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  readonly code: ErrorCode
  readonly details: Record<string, unknown>

  constructor(code: ErrorCode, details: Record<string, unknown> = {}, message: string = code) {
    super(message)
    this.code = code
    this.details = details
  }
}
