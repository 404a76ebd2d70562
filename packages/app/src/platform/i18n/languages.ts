// The languages of the app. Each has its own addresses; English has those of the specification. The file imports
// nothing, so that the host can read it too.

export type Language = 'en' | 'bn'

type LanguageDefinition = {
  /** The name in the language itself. */
  name: string
  /** The start of its addresses. */
  prefix: '' | '/bn'
  /** The locale of numbers and dates. English uses the market's setting. */
  locale?: string
}

export const languages: Record<Language, LanguageDefinition> = {
  en: { name: 'English', prefix: '' },
  bn: { name: 'বাংলা', prefix: '/bn', locale: 'bn-BD' },
}

export const allLanguages = Object.keys(languages) as Language[]

/** An address with this parameter chooses a language. The host remembers the choice and removes the parameter. */
export const languageParameter = 'lang'

/** The language of a path. */
export function languageAt(path: string): Language {
  const isAt = ({ prefix }: LanguageDefinition) => prefix !== '' && `${path}/`.startsWith(`${prefix}/`)
  return allLanguages.find((language) => isAt(languages[language])) ?? 'en'
}

/** The same page in a language, from its path in English. */
export function pathIn(language: Language, path: string) {
  const { prefix } = languages[language]
  return path === '/' && prefix ? prefix : prefix + path
}

/** The path without its language prefix, as the routes have it. */
export function pathInEnglish(path: string) {
  const { prefix } = languages[languageAt(path)]
  return prefix && path === prefix ? '/' : path.slice(prefix.length)
}
