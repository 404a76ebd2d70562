// The call about the signed-in member, which only our server has. Made from a client's `call` by the parts that need it.
import { type Call, type CallOptions, read } from '../http/call.ts'
import { amount, optional, type Reader, record, text } from '../http/fields.ts'
import { omitUndefined } from '../http/omit-undefined.ts'
import { requireOurs } from '../http/own.ts'

/** What the signed-in account is to this market. */
export type Member = {
  /** Whether `POST /users` has saved the account. */
  isRegistered: boolean
  isOperator: boolean
  /** Set for an account that has a supplier page. */
  supplierId?: string
  /** Orders that wait for this supplier to accept or decline them, at most 1,000. */
  ordersToAnswer: number
}

const flag: Reader<boolean> = (fact) => fact === true

const member = omitUndefined(
  record({ isRegistered: flag, isOperator: flag, supplierId: optional(text), ordersToAnswer: amount }),
) as Reader<Member>

export function memberCalls(call: Call) {
  return {
    /** Refused with `not_found` before a foreign server, which is not asked. */
    getMember: async (options?: CallOptions): Promise<Member> => {
      await requireOurs(call)
      return read(member, await call('GET', '/users/me', options))
    },
  }
}
