import { eventCalls } from '../catalog/events.ts'
import { type ClientOptions, createCall } from '../http/call.ts'
import { cartCalls } from './cart.ts'
import { categoryCalls } from './categories.ts'
import { listCalls } from './lists.ts'
import { productCalls } from './products.ts'
import { userCalls } from './users.ts'

/** One method a call. Works against any server of the twelve calls; what ours adds is used once it has shown its mark. */
export function createClient(options: ClientOptions) {
  const call = createCall(options)
  return {
    ...categoryCalls(call),
    ...listCalls(call),
    ...productCalls(call),
    ...cartCalls(call),
    ...userCalls(call),
    ...eventCalls(call),
    /** What calls of a part that comes later are made from, such as `orderCalls`. */
    call,
    /** Whether the server is ours; undefined until a public read has answered. */
    isOurs: call.isOurs,
  }
}

export type Client = ReturnType<typeof createClient>
