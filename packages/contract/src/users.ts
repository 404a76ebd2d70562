import type { Call, CallOptions } from './call.ts'

/** What `POST /users` carries: a Google account may have neither name nor picture. */
export type UserRecord = { name: string; email: string; photo: string | null }

export function userCalls(call: Call) {
  return {
    /** Throws an `ApiError` with status 409 when the e-mail is known already. */
    saveUser: async (user: UserRecord, options?: CallOptions): Promise<void> => {
      await call('POST', '/users', { ...options, body: user })
    },
  }
}
