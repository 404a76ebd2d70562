// The rules of public names. Only forms with such a name load this file.

/** Matches addresses without `https://` too, by endings that people read as an address. */
const address =
  /:\/\/|\bwww\.|[\p{L}\p{M}\p{N}-]{2,}\.((com|net|org|edu|gov|info|biz|name|pro|io|co|me|tv|cc|app|dev|ai|shop|store|online|site|website|space|tech|xyz|top|club|live|link|click|bd|in|pk|lk|np|cn|uk|us|eu|de|fr|ru|to|ly|gl|gg|example|test)(?![\p{L}\p{N}])|\p{L}{2,}\/)/iu
/** After one character, such as an initial, fewer endings are an address. Also endings that are not Latin, and IPv4. */
const otherAddress =
  /[\p{L}\p{N}]\.((com|net|org|me|io|ai|tv|cc|gg|app|xyz)(?![\p{L}\p{N}])|\p{L}{2}\/)|[\p{L}\p{M}\p{N}]{2}\.(বাংলা|ভারত|भारत|рф|онлайн|сайт|中国|中國|公司|在线|网络|شبكة|موقع|امارات)(?![\p{L}\p{M}\p{N}])|\bxn--|(\p{Nd}{1,3}\.){3}\p{Nd}/iu
const hasAddress = (name: string) => {
  const plain = name.replace(/[。․·]|[[(]\s?(\.|dot)\s?[\])]/gi, '.')
  return address.test(plain) || otherAddress.test(plain)
}
/** One nukta on each letter is allowed: it makes another letter, such as ড়. More can pile up, as other marks can. */
const nukta = /(\p{L}\p{M}*?)[\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC]/gu

/** Scripts with letters that look like Latin capitals. A name with Latin ones has none of them, even as another word. */
const capitals = ['Cherokee', 'Lisu', 'Canadian_Aboriginal', 'Runic'].map(scriptOf)
/** Alphabets with letters that look alike. */
const alphabets = [...['Latin', 'Greek', 'Cyrillic', 'Coptic', 'Armenian', 'Tifinagh'].map(scriptOf), ...capitals]
const mixesAlphabets = (word: string) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1

/**
 * Whatever is not an ordinary letter, mark, digit or joiner, or one of few signs. Phonetic, archaic and other rare
 * letters and marks look like Latin ones, but ɓ, ɔ, ɗ, ə and ɛ are ordinary in African and Azerbaijani names. The
 * Japanese sign of a long vowel looks like a dash after other letters, and "!" like an i before one. Hausa has ʼ before
 * a letter.
 */
const unusual =
  /[^\p{L}\p{Mn}\p{Mc}\p{Nd} &.,'‘’“”„·%\-–()/+:#!\u200C-\u200D]|(?![ー々ๆ]|ʼ[^\P{L}ʼ])\p{Lm}|(?<![\u3041-\u30FF])ー|!(?=\p{L})|[\u1AB0-\u1AFF\u01C0-\u01C3\u0250-\u0252\u0255\u0256\u0258\u025A\u025C-\u02AF\u1D00-\u1DFF\u2C60-\u2C7F\uA720-\uA7FF\uAB30-\uAB6F\u{10280}-\u{107FF}\u{118A0}-\u{118FF}\u{16F00}-\u{16F9F}\u{1DF00}-\u{1DFFF}]/u
/** Replaces what is ordinary although NFKC changes it: a letter of Thai and of Lao, and № before a digit. */
const compatible = (name: string) => name.replace(/[ำຳ]/g, '').replace(/№(?= ?\p{Nd})/gu, 'No')
function isUnusual(name: string) {
  const plain = compatible(name)
  return unusual.test(plain) || plain !== plain.normalize('NFKC') || !/[\p{L}\p{Nd}]/u.test(name)
}

/**
 * The problem of a public name. Rejects addresses, words with several alphabets, piles of marks that cover other text,
 * unusual characters, many of which look like a letter or like nothing, and signs without a letter or a digit.
 */
export function publicNameProblem(word: string, name: string) {
  if (name.includes('@')) return `${word} must not be an email address.`
  const plain = name.normalize('NFKC')
  if (hasAddress(plain)) return `${word} must not contain a web address.`
  const words = capitals.some((script) => script.test(plain)) ? [plain] : plain.split(/[^\p{L}\p{M}\p{N}]+/u)
  if (words.some(mixesAlphabets)) return `${word} must not mix alphabets in one word.`
  const composed = name.normalize('NFC')
  const skeleton = composed.replace(/[\u200C\u200D]/g, '').replace(nukta, '$1')
  if (/\p{M}{3}/u.test(skeleton) || skeleton.search(nukta) >= 0)
    return `${word} may have at most 2 marks on one letter.`
  return isUnusual(composed) ? 'Use letters, digits and simple punctuation.' : undefined
}

function scriptOf(script: string) {
  return new RegExp(`\\p{Script=${script}}`, 'u')
}
