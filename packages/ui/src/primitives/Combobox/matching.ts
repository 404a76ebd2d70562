// Marks that do not change the letter: accents, Arabic vowels and hamzas. The vowels of Indic scripts are letters, so
// they stay, and so do the Japanese marks that change a syllable.
const accents = /(?=\p{M})(?![\u3099\u309A])\p{Script=Inherited}/gu
const joiners = /\u200C|\u200D|\u0640/g

/** The text for comparisons: without case, accents, width or the script of its digits. */
export function plain(text: string) {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(accents, '')
    .replace(joiners, '')
    .replace(/\p{Nd}/gu, (digit) => String(figureOf(digit)))
    .trim()
}

/** Returns a function that checks whether a text contains every word of the query, in any order. */
export function matcherOf(query: string) {
  const words = plain(query).split(/\s+/)
  return (text: string) => {
    const haystack = plain(text)
    return words.every((word) => haystack.includes(word))
  }
}

/** In every script, the digits follow the zero in order. */
function figureOf(digit: string) {
  const code = digit.codePointAt(0) as number
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}
