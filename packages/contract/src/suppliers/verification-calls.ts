// What an operator does with requests for verification, which only our server knows: refused with `forbidden` to
// everybody else.
import {
  type Call,
  type CallOptions,
  type KeyedOptions,
  keyOf,
  nextCursor,
  read,
  readList,
  segment,
} from '../http/call.ts'
import { id, optional, type Reader, record, text } from '../http/fields.ts'
import { omitUndefined } from '../http/omit-undefined.ts'
import { requireOurs } from '../http/own.ts'
import { verificationFields } from './calls.ts'
import type { VerificationAct, VerificationRequest, VerificationState } from './rules.ts'

const request = omitUndefined(
  record({
    ...verificationFields,
    supplier: omitUndefined(record({ id, name: text, logo: optional(text), place: optional(text) })),
    isOwn: optional((fact) => fact === true || undefined),
  }),
) as Reader<VerificationRequest>

export function verificationCalls(call: Call) {
  /** `from`: the version that the operator has read. */
  async function act<Of>(reader: Reader<Of>, path: string, from: number, body: object, options?: KeyedOptions) {
    await requireOurs(call)
    const headers = { ...keyOf(options), 'If-Match': `"${from}"` }
    return read(reader, await call('POST', `/operator/${path}`, { ...options, body, ours: headers }))
  }

  const decide = (name: VerificationAct, id: string, from: number, body: object, options?: KeyedOptions) =>
    act(request, `verifications/${segment(id)}/${name}`, from, body, options)

  return {
    /** Oldest first, as they wait. */
    getVerifications: async (
      { state, cursor }: { state?: VerificationState; cursor?: string } = {},
      options?: CallOptions,
    ): Promise<{ requests: VerificationRequest[]; next?: string }> => {
      await requireOurs(call)
      const params = new URLSearchParams({ ...(state && { state }), ...(cursor && { cursor }) })
      const answer = await call('GET', `/operator/verifications${params.size > 0 ? `?${params}` : ''}`, options)
      return { requests: readList(request, answer), next: nextCursor(answer) }
    },

    grantVerification: (requestId: string, from: number, options?: KeyedOptions) =>
      decide('grant', requestId, from, {}, options),
    refuseVerification: (requestId: string, from: number, reason: string, options?: KeyedOptions) =>
      decide('refuse', requestId, from, { reason }, options),
    withdrawVerification: (requestId: string, from: number, reason: string, options?: KeyedOptions) =>
      decide('withdraw', requestId, from, { reason }, options),
  }
}
