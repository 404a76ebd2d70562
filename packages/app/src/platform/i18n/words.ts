// The app's own words, which stand in English where they are said, and what it is told in English by rules, by the server
// and by Firebase. Another language's come as a file of their own, and are looked up by the English ones.

/** What it is in a language; nothing where that is not known. */
export type Lookup = (english: string) => string | undefined

let getLookup: () => Lookup | undefined = () => undefined

/** A browser speaks one language for as long as a page is open, a server another with each page it draws. */
export function setLookup(lookup: typeof getLookup) {
  getLookup = lookup
}

/** That in the reader's language. A word in braces is filled in: `Results for “{words}”`. */
export function t(english: string, values?: Record<string, string>) {
  const words = getLookup()?.(english) ?? english
  // What is filled in already may hold braces of its own.
  if (!values) return words
  return words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** Whether the reader's language has this text. Always true in English. */
export function hasTranslation(english: string) {
  const lookup = getLookup()
  return lookup === undefined || lookup(english) !== undefined
}
