import { type Call, type CallOptions, read } from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'
import { list, text } from '../http/fields.ts'

const categoryNames = list(text)

export function categoryCalls(call: Call) {
  return {
    /** The specification's seven, then any others of the catalogue. */
    getCategories: async (options?: CallOptions) =>
      read(categoryNames, await call(endpoints.getCategories, { ...options, isPublic: true })),
  }
}
