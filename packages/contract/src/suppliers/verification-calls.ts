// An operator's calls for verification requests. Only our server has them. Other callers get `forbidden`.
import { type Call, type CallOptions, type KeyedOptions, segment } from '../http/call.ts'
import { ownCalls, queryOf } from '../http/own.ts'
import type { VerificationRequest } from './schema.ts'
import { type VerificationAct, type VerificationState, verificationStates } from './states.ts'

export function verificationCalls(call: Call) {
  const { page, write } = ownCalls<VerificationRequest>(call, ({ state }) => verificationStates.includes(state))

  /** `from`: the version that the operator has seen. */
  const act = (name: VerificationAct, id: string, from: number, body: object, options?: KeyedOptions) =>
    write('POST', `/operator/verifications/${segment(id)}/${name}`, body, options, from)

  return {
    /** Oldest first. */
    getVerifications: async (query: { state?: VerificationState; cursor?: string } = {}, options?: CallOptions) => {
      const { items, next } = await page(`/operator/verifications${queryOf(query)}`, options)
      return { requests: items, next }
    },

    grantVerification: (requestId: string, from: number, options?: KeyedOptions) =>
      act('grant', requestId, from, {}, options),
    refuseVerification: (requestId: string, from: number, reason: string, options?: KeyedOptions) =>
      act('refuse', requestId, from, { reason }, options),
    withdrawVerification: (requestId: string, from: number, reason: string, options?: KeyedOptions) =>
      act('withdraw', requestId, from, { reason }, options),
  }
}
