// What a text may hold, so that two that look alike are alike.

/** The one form of a text: its characters composed, each gap one blank, none at its ends. */
export const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()

/**
 * Controls, what is no character, and what cannot be seen. The joiners and the selector that Bengali, Persian and emoji are written with may
 * stand where they have something to join.
 */
const unseen =
  /[\p{Cc}\p{NChar}\u2028\u2029\u2800]|(?![\uFE0F\u200C\u200D])\p{DI}|(?<![\p{M}\p{Lo}\p{So}\p{Sk}])[\u200C\u200D]|(?<!\p{Emoji})\uFE0F/u

export function unseenProblem(word: string, text: string, isLong = false) {
  return unseen.test(isLong ? text.replace(/[\n\r\t]/g, '') : text)
    ? `${word} contains an invisible character.`
    : undefined
}
