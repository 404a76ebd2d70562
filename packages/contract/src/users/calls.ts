// The call about the signed-in member, which only our server has. Made from a client's `call` by the parts that need it.
import type { Call, CallOptions } from '../http/call.ts'
import { ownCalls } from '../http/own.ts'
import type { Member } from './schema.ts'

export function memberCalls(call: Call) {
  const { one } = ownCalls<Member>(call)
  return {
    /** On a foreign server it throws `not_found` without a request. */
    getMember: (options?: CallOptions): Promise<Member> => one('GET', '/users/me', options),
  }
}
