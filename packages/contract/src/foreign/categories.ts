import { type Call, type CallOptions, read } from '../http/call.ts'
import { list, text } from '../http/fields.ts'

const categoryNames = list(text)

export function categoryCalls(call: Call) {
  return {
    /** The seven, then any others the catalogue has. */
    getCategories: async (options?: CallOptions) =>
      read(categoryNames, await call('GET', '/categories', { ...options, isPublic: true })),
  }
}
