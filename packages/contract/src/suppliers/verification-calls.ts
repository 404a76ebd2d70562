// An operator's calls for verification requests. Only our server has them. Other callers get `forbidden`.
import { type Call, type CallOptions, fill, type Incomplete, type KeyedOptions } from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'
import { ownCalls, queryOf } from '../http/own.ts'
import type { VerificationRequest } from './schema.ts'
import { type VerificationState, verificationStates } from './states.ts'

export function verificationCalls(call: Call) {
  const { page, write } = ownCalls<VerificationRequest>(call, ({ state }) => verificationStates.includes(state))

  /** `from`: the version that the operator has seen. */
  const act = (endpoint: Incomplete, id: string, from: number, body: object, options?: KeyedOptions) =>
    write(fill(endpoint, id), body, options, from)

  return {
    /** Oldest first. */
    getVerifications: (query: { state?: VerificationState; cursor?: string } = {}, options?: CallOptions) =>
      page(`${endpoints.getVerifications}${queryOf(query)}`, options),

    grantVerification: (requestId: string, from: number, options?: KeyedOptions) =>
      act(endpoints.grantVerification, requestId, from, {}, options),
    refuseVerification: (requestId: string, from: number, reason: string, options?: KeyedOptions) =>
      act(endpoints.refuseVerification, requestId, from, { reason }, options),
    withdrawVerification: (requestId: string, from: number, reason: string, options?: KeyedOptions) =>
      act(endpoints.withdrawVerification, requestId, from, { reason }, options),
  }
}
