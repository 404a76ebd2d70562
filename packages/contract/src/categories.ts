import { type Call, type CallOptions, read } from './call.ts'
import { list, text } from './fields.ts'

/** The categories a product may be added to, in the order they are offered. */
export const categories = [
  'Electronics & Gadgets',
  'Home & Kitchen Appliances',
  'Fashion & Apparel',
  'Industrial Machinery & Tools',
  'Health & Beauty',
  'Automotive Parts & Accessories',
  'Office Supplies & Stationery',
] as const

const categoryNames = list(text)

export function categoryCalls(call: Call) {
  return {
    /** The seven, then any others the catalogue has. */
    getCategories: async (options?: CallOptions) =>
      read(categoryNames, await call('GET', '/categories', { ...options, isPublic: true })),
  }
}
