// The texts of the app. The code has them in English, and rules, server and Firebase send English too. Each other
// language is a file that is looked up by the English text.

/** Returns the translation of an English text, or `undefined`. */
export type Lookup = (english: string) => string | undefined

let getLookup: () => Lookup | undefined = () => undefined

/** A function, because a server uses another language for each page it draws. A browser uses one per page load. */
export function setLookup(lookup: typeof getLookup) {
  getLookup = lookup
}

/** Translates a text and fills in its braces: `Results for “{words}”`. */
export function t(english: string, values?: Record<string, string>) {
  const words = getLookup()?.(english) ?? english
  // Without values, braces belong to the text: it may be filled in already.
  if (!values) return words
  return words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** Whether the reader's language has this text. Always true in English. */
export function hasTranslation(english: string) {
  const lookup = getLookup()
  return lookup === undefined || lookup(english) !== undefined
}
