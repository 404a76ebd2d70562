import { isUtf8 } from 'node:buffer'
import type { ImportRead } from '@arot/contract'

type Encoding = ImportRead['encoding']
export type OpenFile = {
  encoding: Encoding
  /** The first characters, without the byte order mark. */
  head: string
  /** The whole text as UTF-8, in short pieces, without the first `skipped` characters, which must be ASCII. */
  pieces: (skipped: number) => Generator<Buffer>
}

/** Bytes that are decoded and parsed at once. */
const pieceBytes = 8 * 1024
const headLength = 10_000

/**
 * Detects the encoding: by the byte order mark, else UTF-8, or Windows-1252 if the file is not valid UTF-8. Decodes in
 * pieces, because the whole text could need four times the file's size.
 */
export function openFile(bytes: Buffer): OpenFile {
  const encoding = encodingOf(bytes)
  if (encoding !== 'utf-8') {
    return { encoding, head: headOf(bytes, encoding), pieces: (skipped) => decodePieces(bytes, encoding, skipped) }
  }
  const text = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
  return { encoding, head: headOf(text, encoding), pieces: (skipped) => cut(text.subarray(skipped)) }
}

function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** A character has at most four bytes. */
const headOf = (bytes: Buffer, encoding: Encoding) =>
  new TextDecoder(encoding).decode(bytes.subarray(0, 4 * headLength)).slice(0, headLength)

function* cut(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

function* decodePieces(bytes: Buffer, encoding: Encoding, skipped: number) {
  const decoder = new TextDecoder(encoding)
  let left = skipped
  for (const piece of cut(bytes)) {
    const text = decoder.decode(piece, { stream: true })
    yield Buffer.from(text.slice(left))
    left = Math.max(0, left - text.length)
  }
  yield Buffer.from(decoder.decode())
}

/**
 * The column separator: the most frequent of comma, semicolon and tab in the first line, outside quotes. A spreadsheet
 * may name it in a line of its own, which is not part of the table.
 */
export function separatorOf(head: string): { separator: ImportRead['separator']; begins: number } {
  const declaration = /^sep=([,;\t])(?:\r\n|\r|\n)/i.exec(head)
  if (declaration) return { separator: declaration[1] as ',', begins: declaration[0].length }
  const counts = new Map<string, number>([',', ';', '\t'].map((mark) => [mark, 0]))
  let isQuoted = false
  for (const char of head) {
    if (char === '"') isQuoted = !isQuoted
    else if (!isQuoted && (char === '\n' || char === '\r')) break
    else if (!isQuoted && counts.has(char)) counts.set(char, (counts.get(char) ?? 0) + 1)
  }
  const [[separator] = [',']] = [...counts].sort((one, other) => other[1] - one[1])
  return { separator: separator as ',', begins: 0 }
}
