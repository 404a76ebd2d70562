// Normalizes texts, so that two that look alike are equal.

/**
 * Composes characters. Five thousand marks on one letter would take 50 ms, because the time grows with their square. No
 * language has more than 30, so such a text stays as it is.
 */
export const compose = (text: string) => (/\p{M}{31}/u.test(text) ? text : text.normalize('NFC'))

/** Composes characters, replaces each gap by one space and trims the ends. */
export const tidy = (text: string) =>
  compose(text)
    .replace(/\p{Zs}+/gu, ' ')
    .trim()

/**
 * Control characters, non-characters and invisible characters. Joiners and the variation selector, which Bengali,
 * Persian and emoji need, are allowed where they can join something.
 */
const unseen =
  /[\p{Cc}\p{NChar}\u2028\u2029\u2800]|(?![\uFE0F\u200C\u200D])\p{DI}|(?<![\p{M}\p{Lo}\p{So}\p{Sk}])[\u200C\u200D]|(?<!\p{Emoji})\uFE0F/u

export function unseenProblem(word: string, text: string, isLong = false) {
  return unseen.test(isLong ? text.replace(/[\n\r\t]/g, '') : text)
    ? `${word} contains an invisible character.`
    : undefined
}
