import type { Reader } from './fields.ts'

/** Without what was not told, so that absent stays absent. */
export const told = <Plain extends object>(reader: Reader<Plain>) => {
  return (fact: unknown) =>
    Object.fromEntries(Object.entries(reader(fact)).filter(([, value]) => value !== undefined)) as Plain
}
