/** What a person typed cannot begin a header, or a line, of its own. */
export const oneLine = (told: string) => told.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
