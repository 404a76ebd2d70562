// Pages of the previous release stay open in browsers after an upgrade. They read `_id` for `id`, `steps` for `events`,
// and in an offer `heldUntil` for `reservedUntil`, `holdHours` for `reservationHours`.

export const earlierId = ({ id }: { id: string }) => ({ _id: id })

type JsonSchema = { [key: string]: unknown; properties?: Record<string, unknown> }

/** Adds the earlier names to a schema, at any depth, because an answer loses fields that its schema lacks. */
export function withEarlierNames(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withEarlierNames)
  if (typeof schema !== 'object' || schema === null) return schema
  const deep = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withEarlierNames(value)]))
  const { properties } = deep as JsonSchema
  if (typeof properties !== 'object') return deep
  const { id, events, reservedUntil, reservationHours } = properties
  const earlier = {
    ...(id !== undefined && { _id: { type: 'string' } }),
    ...(events !== undefined && { steps: events }),
    ...(reservedUntil !== undefined && { heldUntil: reservedUntil }),
    ...(reservationHours !== undefined && { holdHours: reservationHours }),
  }
  return { ...deep, properties: { ...properties, ...earlier } }
}
