/** Removes control characters, so that a user's text cannot start a header or a line of its own. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
