// Readers of answers. They replace fields that a foreign server left out by harmless values. Only a record without an
// id, or a value that is not a record, throws.

export type Reader<Plain> = (value: unknown) => Plain
type Fields = Record<string, Reader<unknown>>
type Read<Of extends Fields> = { [Name in keyof Of]: ReturnType<Of[Name]> }

export const id: Reader<string> = (value) => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new TypeError('no id')
}

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : '')

/** A finite number, even if it is sent as text. Otherwise 0. */
export const amount: Reader<number> = (value) => {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : 0
}

/** A date. A value that cannot be read becomes an invalid `Date`, which a page can leave out. */
export const moment: Reader<Date> = (value) => new Date(value as string)

export const optional =
  <Plain>(reader: Reader<Plain>): Reader<Plain | undefined> =>
  (value) =>
    value === undefined || value === null ? undefined : reader(value)

export const list =
  <Plain>(reader: Reader<Plain>): Reader<Plain[]> =>
  (value) => {
    if (Array.isArray(value)) return value.map(reader)
    throw new TypeError('no list')
  }

export const record =
  <Of extends Fields>(fields: Of): Reader<Read<Of>> =>
  (value) => {
    if (typeof value !== 'object' || value === null) throw new TypeError('no record')
    const fact = value as Record<string, unknown>
    return Object.fromEntries(Object.entries(fields).map(([name, reader]) => [name, reader(fact[name])])) as Read<Of>
  }
