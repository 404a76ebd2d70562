import { eventCalls } from '../catalog/events.ts'
import { type ClientOptions, createCall } from '../http/call.ts'
import { cartCalls } from './cart.ts'
import { categoryCalls } from './categories.ts'
import { listCalls } from './lists.ts'
import { productCalls } from './products.ts'
import { userCalls } from './users.ts'

/**
 * One method per call. Works with every server that has the specification's twelve calls. What ours adds is used only
 * after it has sent its own header.
 */
export function createClient(options: ClientOptions) {
  const call = createCall(options)
  return {
    ...categoryCalls(call),
    ...listCalls(call),
    ...productCalls(call),
    ...cartCalls(call),
    ...userCalls(call),
    ...eventCalls(call),
    /** For calls that load later, such as `orderCalls`. */
    call,
    /** Whether the server is ours. Undefined until a public read has been answered. */
    isOurs: call.isOurs,
  }
}

export type Client = ReturnType<typeof createClient>
