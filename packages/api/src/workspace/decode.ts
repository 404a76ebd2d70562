import type { ImportRead } from '@arot/contract'

/** A file's text and how it was encoded: by its mark, else UTF-8, and what is none is of an old Windows. */
export function decodeFile(bytes: Buffer): { text: string; encoding: ImportRead['encoding'] } {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
  if (marked) return { text: new TextDecoder(marked).decode(bytes), encoding: marked }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

/**
 * What parts the columns: of the three the one that stands most often in the first line, outside quotes. A spreadsheet
 * may say it itself in a line of its own, which is none of the table.
 */
export function separatorOf(text: string): { separator: ImportRead['separator']; begins: number } {
  const said = /^sep=([,;\t])(?:\r\n|\r|\n)/i.exec(text)
  if (said) return { separator: said[1] as ',', begins: said[0].length }
  const counts = new Map<string, number>([',', ';', '\t'].map((mark) => [mark, 0]))
  let isQuoted = false
  for (const char of text.slice(0, 10_000)) {
    if (char === '"') isQuoted = !isQuoted
    else if (!isQuoted && (char === '\n' || char === '\r')) break
    else if (!isQuoted && counts.has(char)) counts.set(char, (counts.get(char) ?? 0) + 1)
  }
  const [[separator] = [',']] = [...counts].sort((one, other) => other[1] - one[1])
  return { separator: separator as ',', begins: 0 }
}
