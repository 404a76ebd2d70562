// The call of the signed-in member. Only our server has it. Built from a client's `call`, so that other parts do not
// load it.
import type { Call, CallOptions } from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'
import { ownCalls } from '../http/own.ts'
import type { Member } from './schema.ts'

export function memberCalls(call: Call) {
  const { one } = ownCalls<Member>(call)
  return {
    /** On a foreign server it throws `not_found` without a request. */
    getMember: (options?: CallOptions): Promise<Member> => one(endpoints.getMember, options),
  }
}
