// Extended JSON of a document database: ids, numbers and dates may be inside an object with one `$` key.

const unwrap: Record<string, (inside: unknown) => unknown> = {
  $oid: String,
  $numberInt: Number,
  $numberLong: Number,
  $numberDouble: Number,
  $numberDecimal: Number,
  $date: (inside) => {
    const moment = decode(inside)
    return new Date(typeof moment === 'number' ? moment : String(moment))
  },
}

/** Unwraps all ids, numbers and dates, at any depth. */
export function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [key, inside] = entries.length === 1 ? entries[0]! : ['', null]
  return Object.hasOwn(unwrap, key)
    ? unwrap[key]!(inside)
    : Object.fromEntries(entries.map(([name, one]) => [name, decode(one)]))
}
