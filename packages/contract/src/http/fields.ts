// How an answer is read: plainly where it is as promised, with a harmless stand-in for what a foreign server left out.
// Only a record without its id, or something that is no record at all, cannot be read.

export type Reader<Plain> = (value: unknown) => Plain
type Fields = Record<string, Reader<unknown>>
type Read<Of extends Fields> = { [Name in keyof Of]: ReturnType<Of[Name]> }

export const id: Reader<string> = (value) => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new TypeError('no id')
}

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : '')

/** A finite number, also when it comes as text; else 0. */
export const amount: Reader<number> = (value) => {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : 0
}

/** A moment; what cannot be read as one is an invalid Date, which a page may leave out. */
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
