/** Joins several facts in one line, with the separators of the language. */
export function formatList(facts: (string | undefined | false | null)[], locale: string) {
  return new Intl.ListFormat(locale, { type: 'unit' }).format(facts.filter((fact): fact is string => Boolean(fact)))
}
