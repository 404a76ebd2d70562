// The app's own words, which stand in English where they are said. Another language's come as a file of their own, and
// are looked up by the English ones.

export type Words = Record<string, string>

let spoken: () => Words | undefined = () => undefined

/** A browser speaks one language for as long as a page is open, a server another with each page it draws. */
export function speak(words: typeof spoken) {
  spoken = words
}

/** That in the reader's language. A word in braces is filled in: `Results for “{words}”`. */
export function t(english: string, values: Record<string, string> = {}) {
  const words = spoken()?.[english] ?? english
  return words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
