// The rules of public names. Only forms with such a name load this file.

/** Matches addresses without `https://` too, by endings that people read as an address. */
const address =
  /:\/\/|\bwww\.|[\p{L}\p{M}\p{N}-]{2,}\.((com|net|org|edu|gov|info|biz|name|pro|io|co|me|tv|cc|app|dev|ai|shop|store|online|site|website|space|tech|xyz|top|club|live|link|click|bd|in|pk|lk|np|cn|uk|us|eu|de|fr|ru|to|ly|gl|gg|example|test)(?![\p{L}\p{N}])|\p{L}{2,}\/)/iu
/** Nuktas are allowed: they make another letter, such as ড়. Other marks can pile up. */
const nuktas = /[\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC]/g

/** Alphabets with letters that look alike. */
const alphabets = ['Latin', 'Greek', 'Cyrillic', 'Coptic', 'Armenian', 'Cherokee', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)
const mixesAlphabets = (word: string) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1

/**
 * The problem of a public name. Rejects addresses, words with several alphabets, and piles of marks that cover other
 * text.
 */
export function publicNameProblem(word: string, name: string) {
  if (name.includes('@')) return `${word} must not be an email address.`
  const plain = name.normalize('NFKC')
  if (address.test(plain.replace(/[。․]/g, '.'))) return `${word} must not contain a web address.`
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u)
  if (words.some(mixesAlphabets)) return `${word} must not mix alphabets in one word.`
  const skeleton = name
    .normalize('NFC')
    .replace(nuktas, '')
    .replace(/[\u200C\u200D]/g, '')
  return /\p{M}{3}/u.test(skeleton) ? `${word} may have at most 2 marks on one letter.` : undefined
}
