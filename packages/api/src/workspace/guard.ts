// What a spreadsheet would run stands behind an apostrophe in our files, and what has apostrophes before it behind one more:
// so each text comes back as it was.
const guarded = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

export const guard = (text: string) => (guarded.test(text) ? `'${text}` : text)
export const unguard = (text: string) => (text.startsWith("'") && guarded.test(text) ? text.slice(1) : text)
