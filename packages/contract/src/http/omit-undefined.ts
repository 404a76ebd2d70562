import type { Reader } from './fields.ts'

/** Drops properties whose value is `undefined`, so that an absent property stays absent. */
export const omitUndefined = <Plain extends object>(reader: Reader<Plain>) => {
  return (fact: unknown) =>
    Object.fromEntries(Object.entries(reader(fact)).filter(([, value]) => value !== undefined)) as Plain
}
