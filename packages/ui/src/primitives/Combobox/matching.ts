// The signs that only colour a letter: accents, Arabic vowels and hamzas. The vowels of Indic scripts are letters of their
// own and stay, as do the marks that make another syllable of a Japanese one.
const accents = /(?=\p{M})(?![\u3099\u309A])\p{Script=Inherited}/gu
const joiners = /\u200C|\u200D|\u0640/g

/** A text as it is compared: case, accents, width and the script of its digits are nothing to go by. */
export function plain(text: string) {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(accents, '')
    .replace(joiners, '')
    .replace(/\p{Nd}/gu, (digit) => String(figureOf(digit)))
    .trim()
}

/** Tells whether a text has every word of a query in it, in any order. */
export function matcherOf(query: string) {
  const words = plain(query).split(/\s+/)
  return (text: string) => {
    const haystack = plain(text)
    return words.every((word) => haystack.includes(word))
  }
}

/** The digits of every script stand in a row from its zero. */
function figureOf(digit: string) {
  const code = digit.codePointAt(0) as number
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}
