type Forms = { [Form in Intl.LDMLPluralRule]?: string } & { other: string }

/** Chooses a language's form for a number: one, few, many … as its grammar has them. */
export function pluralOf(locale: string) {
  const rules = new Intl.PluralRules(locale)
  return (number: number, forms: Forms) => forms[rules.select(number)] ?? forms.other
}
