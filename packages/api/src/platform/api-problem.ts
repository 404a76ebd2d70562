import type { ErrorCode } from '@arot/contract'

/** Why a call failed, as one of the contract's codes. Thrown inside a transaction, it rolls the transaction back. */
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
