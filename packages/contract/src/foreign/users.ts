import type { Call, CallOptions } from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'
import type { UserRecord } from '../users/schema.ts'

export function userCalls(call: Call) {
  return {
    /** Throws an `ApiError` with status 409 if the email exists already. */
    saveUser: async (user: UserRecord, options?: CallOptions): Promise<void> => {
      await call(endpoints.saveUser, { ...options, body: user })
    },
  }
}
