type Forms = { [Form in Intl.LDMLPluralRule]?: string } & { other: string }

/** Returns a function that chooses the plural form of a language for a number: one, few, many and others. */
export function pluralOf(locale: string) {
  const rules = new Intl.PluralRules(locale)
  return (number: number, forms: Forms) => forms[rules.select(number)] ?? forms.other
}
