// The previous release called an own record's `id` `_id`. Its pages are open in browsers while this one starts.

export const earlierId = ({ id }: { id: string }) => ({ _id: id })

type JsonSchema = { [key: string]: unknown; properties?: Record<string, unknown> }

/** A schema that keeps `_id` beside `id`, at any depth: what a schema does not name is left out of an answer. */
export function withEarlierId(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withEarlierId)
  if (typeof schema !== 'object' || schema === null) return schema
  const deep = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withEarlierId(value)]))
  const { properties } = deep as JsonSchema
  if (typeof properties !== 'object' || !('id' in properties)) return deep
  return { ...deep, properties: { ...properties, _id: { type: 'string' } } }
}
