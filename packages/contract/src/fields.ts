// How an answer is read: plainly where it is as promised, with a harmless stand-in for what a foreign server left out.
// Only a record without its id, or something that is no record at all, cannot be read.

export type Reader<Plain> = (told: unknown) => Plain
type Fields = Record<string, Reader<unknown>>
type Read<Of extends Fields> = { [Name in keyof Of]: ReturnType<Of[Name]> }

export const id: Reader<string> = (told) => {
  if (typeof told === 'string' || typeof told === 'number') return String(told)
  throw new TypeError('no id')
}

export const text: Reader<string> = (told) => (typeof told === 'string' ? told : '')

/** A finite number, also when it comes as text; else 0. */
export const amount: Reader<number> = (told) => {
  const number = typeof told === 'string' ? Number(told) : told
  return typeof number === 'number' && Number.isFinite(number) ? number : 0
}

/** A moment; what cannot be read as one is an invalid Date, which a page may leave out. */
export const moment: Reader<Date> = (told) => new Date(told as string)

export const optional =
  <Plain>(reader: Reader<Plain>): Reader<Plain | undefined> =>
  (told) =>
    told === undefined || told === null ? undefined : reader(told)

export const list =
  <Plain>(reader: Reader<Plain>): Reader<Plain[]> =>
  (told) => {
    if (Array.isArray(told)) return told.map(reader)
    throw new TypeError('no list')
  }

export const record =
  <Of extends Fields>(fields: Of): Reader<Read<Of>> =>
  (told) => {
    if (typeof told !== 'object' || told === null) throw new TypeError('no record')
    const fact = told as Record<string, unknown>
    return Object.fromEntries(Object.entries(fields).map(([name, reader]) => [name, reader(fact[name])])) as Read<Of>
  }
