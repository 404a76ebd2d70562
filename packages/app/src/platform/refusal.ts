// From the wire to the reader. A call that gets its no throws contract's `ApiError`, ours or a foreign server's; here is
// read what for. What is said of it is a `Message`, over the whole page or form, or a problem beside its field.

import { ApiError, type ErrorCode } from '@arot/contract'

/** The status it was refused with; 0 where no answer came. */
export function refusedWith(error: unknown): number {
  return error instanceof ApiError ? error.status : 0
}

/** Whether our server refused it for one of these reasons: a foreign one names none. */
export function isRefusedFor(error: unknown, ...reasons: ErrorCode[]): error is ApiError {
  return error instanceof ApiError && reasons.some((reason) => reason === error.code)
}
