// Pages of the previous release stay open in browsers while this one starts. They call `id` `_id`, and `events` `steps`.

export const earlierId = ({ id }: { id: string }) => ({ _id: id })

type JsonSchema = { [key: string]: unknown; properties?: Record<string, unknown> }

/** A schema that keeps the earlier names beside the new ones, at any depth: an answer drops what its schema does not name. */
export function withEarlierNames(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withEarlierNames)
  if (typeof schema !== 'object' || schema === null) return schema
  const deep = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withEarlierNames(value)]))
  const { properties } = deep as JsonSchema
  if (typeof properties !== 'object') return deep
  const { id, events } = properties
  const earlier = {
    ...(id !== undefined && { _id: { type: 'string' } }),
    ...(events !== undefined && { steps: events }),
  }
  return { ...deep, properties: { ...properties, ...earlier } }
}
