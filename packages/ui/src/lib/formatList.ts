/** Several facts in one line, parted as the language parts them. */
export function formatList(facts: (string | undefined | false | null)[], locale: string) {
  return new Intl.ListFormat(locale, { type: 'unit' }).format(facts.filter((fact): fact is string => Boolean(fact)))
}
