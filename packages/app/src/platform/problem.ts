// Reads the `ApiError` that a failed call throws. Pages show it as a `Message`, or as a problem beside a form field.

import { ApiError, type ErrorCode } from '@arot/contract'

/** The HTTP status of the error, or 0 if there was no response. */
export function statusOf(error: unknown): number {
  return error instanceof ApiError ? error.status : 0
}

/** Whether the error has one of these codes. Errors of a foreign server have none. */
export function hasProblemCode(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.some((code) => code === error.code)
}
