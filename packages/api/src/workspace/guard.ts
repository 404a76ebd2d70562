// What a spreadsheet would run stands behind an apostrophe in our files, and what has apostrophes before it behind one more:
// so each text comes back as it was. A spreadsheet that parts cells at semicolons or tabs takes what follows one for the
// beginning of a cell, and leaves out quotes there.
const sign = '[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
const unsafe = new RegExp(`(?<=^|[;\\t])(["']*)(?=${sign})`, 'g')
const guarded = new RegExp(`(?<=^|[;\\t])'(["']*)(?=${sign})`, 'g')

export const guard = (text: string) => text.replace(unsafe, "'$1")
export const unguard = (text: string) => text.replace(guarded, '$1')
