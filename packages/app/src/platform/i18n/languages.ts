// The languages of the app. Each has addresses of its own; English has those of the specification. It imports nothing, so
// that the host can read it too.

export type Language = 'en' | 'bn'

type LanguageDefinition = {
  /** As its own readers write it. */
  name: string
  /** What its addresses begin with. */
  prefix: '' | '/bn'
  /** Of its numbers and dates; English has the setting's. */
  locale?: string
}

export const languages: Record<Language, LanguageDefinition> = {
  en: { name: 'English', prefix: '' },
  bn: { name: 'বাংলা', prefix: '/bn', locale: 'bn-BD' },
}

export const allLanguages = Object.keys(languages) as Language[]

/** Asks by an address for that language from now on: of the host, which remembers it and leaves it out. */
export const languageParameter = 'lang'

/** Which language's address a path is. */
export function languageAt(path: string): Language {
  const isAt = ({ prefix }: LanguageDefinition) => prefix !== '' && `${path}/`.startsWith(`${prefix}/`)
  return allLanguages.find((language) => isAt(languages[language])) ?? 'en'
}

/** The same page in a language, from its path in English. */
export function pathIn(language: Language, path: string) {
  const { prefix } = languages[language]
  return path === '/' && prefix ? prefix : prefix + path
}

/** The path by which the app knows a page. */
export function pathInEnglish(path: string) {
  const { prefix } = languages[languageAt(path)]
  return prefix && path === prefix ? '/' : path.slice(prefix.length)
}
